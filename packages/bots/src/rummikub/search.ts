// To lay, or to wait? Laying everything helps the others, who build on it; a full rack costs points. The expert imagines
// what the others may hold, plays each of these worlds a few turns further after each of its choices, with everybody
// laying the most, and takes the choice that wins most often. The same worlds serve all choices.
import { type Dice, itemAt, shuffled } from '@crescendo/rules';
import { heapOf, JOKER, type Move, rummikub, type View } from '@crescendo/rules/rummikub';
import { seatOf } from '../seat.ts';
import { work } from './arrange.ts';
import { bestPlay, hiddenTiles, idleMove, playOf } from './from-view.ts';
import { copyPlayout, draw, lay, next, type Playout, run, scores } from './playout.ts';
import type { Solution } from './solve.ts';

export interface Choice {
  readonly move: Move;
  /** What is laid; `undefined`: nothing. */
  readonly solution: Solution | undefined;
  readonly winChance: number;
  readonly score: number;
}

/** Turns looked ahead in each world. */
const AHEAD = 6;
/**
 * What waiting is worth beyond what the worlds show: in them everybody, this seat too, lays the most at once ever after,
 * so they never see a full rack go out in one turn. Set by hand near the
 * best of eight settings tried in training/rummikub/tune.ts (0.03: 78 ± 5 %, none: 71 ± 5 %, 300 games each).
 */
const PATIENCE = 0.04;
/** Positions the solver may examine by default: about 25 ms, and the play itself has to be found too. */
const DEFAULT_BUDGET = 200_000;
/** However large the budget, not more worlds than these. */
const MAX_WORLDS = 60;

/** Everything worth considering, best first. */
export const choices = (view: View, dice: Dice, budget = DEFAULT_BUDGET): readonly Choice[] => {
  const wait = idleMove(view);
  const plays = playsOf(view);
  const [full] = plays;
  if (full === undefined) return [{ move: wait, solution: undefined, winChance: 0, score: 0 }];
  const mayWait = rummikub.check(view, wait) === undefined;
  const isOut = full.played.length === itemAt(view.racks, seatOf(view)).length;
  if (isOut || (plays.length === 1 && (!mayWait || view.pool === 0)))
    return [{ move: playOf(full.table), solution: full, winChance: isOut ? 1 : 0, score: full.points }];
  const options = [...plays, ...(mayWait ? [undefined] : [])];
  const { worlds, results } = tryInWorlds(options, view, dice, budget);
  return results
    .map(({ solution, wins, score }) => ({
      move: solution ? playOf(solution.table) : wait,
      solution,
      winChance: wins / Math.max(1, worlds),
      score: Math.round(score / Math.max(1, worlds)),
    }))
    .sort((a, b) => (worlds === 0 ? 0 : merit(b) - merit(a)));
};

/** The most that can be laid, and the most without a joker if that lays one. */
const playsOf = (view: View): readonly Solution[] => {
  const full = bestPlay(view, 'tiles-points');
  if (full === undefined) return [];
  const saving = full.played.includes(JOKER) ? bestPlay(view, 'tiles-points', [JOKER]) : undefined;
  return saving ? [full, saving] : [full];
};

/** What comes of each option, summed over as many worlds as the budget allows. */
const tryInWorlds = (options: readonly (Solution | undefined)[], view: View, dice: Dice, budget: number) => {
  const results = options.map((solution) => ({ solution, wins: 0, score: 0 }));
  const end = work.nodes + budget;
  let worlds = 0;
  while (worlds < MAX_WORLDS) {
    // The first may take twice as long: without any there is nothing to choose by, and the most is laid.
    const seen = tryAll(options, sampleWorld(view, dice), worlds === 0 ? end + budget : end);
    if (seen === undefined) break;
    worlds++;
    for (const [i, { win, score }] of seen.entries()) {
      const result = itemAt(results, i);
      result.wins += win;
      result.score += score;
    }
  }
  return { worlds, results };
};

/** What comes of each option in this world; `undefined` when the budget ends before all have been tried. */
const tryAll = (options: readonly (Solution | undefined)[], world: Playout, end: number) => {
  const seen: ReturnType<typeof outcome>[] = [];
  for (const play of options) {
    if (work.nodes >= end) return undefined;
    seen.push(outcome(world, play?.played));
  }
  return seen;
};

const merit = ({ solution, winChance }: Choice): number => winChance + (solution ? 0 : PATIENCE);

/** A world this seat cannot tell from the real one, as heaps. */
const sampleWorld = (view: View, dice: Dice): Playout => {
  const { options, table, opened } = view;
  const seat = seatOf(view);
  const pool = shuffled(dice, hiddenTiles(view));
  const dealt = (count: number) => pool.splice(pool.length - count);
  return {
    options,
    table: heapOf(table.flatMap(({ tiles }) => tiles)),
    racks: view.racks.map((rack, other) => heapOf(other === seat ? rack : dealt(rack.length))),
    sizes: view.racks.map(({ length }) => length),
    opened: [...opened],
    pool,
    seat,
  };
};

/** What comes of laying these tiles, or of waiting. */
const outcome = (
  world: Playout,
  played: readonly number[] | undefined,
): { readonly win: number; readonly score: number } => {
  const playout = copyPlayout(world);
  const { seat } = playout;
  if (played) lay(playout, heapOf(played));
  else draw(playout);
  next(playout);
  run(playout, AHEAD);
  return { win: standing(playout, seat), score: itemAt(scores(playout), seat) };
};

/** How likely this seat is to win from here: out is out, otherwise the fewer tiles the better. */
const standing = ({ sizes }: Playout, seat: number): number => {
  const own = itemAt(sizes, seat);
  if (own === 0) return 1;
  const least = Math.min(...sizes.filter((_, other) => other !== seat));
  if (least === 0) return 0;
  return Math.max(0.02, Math.min(0.98, 0.5 + PER_TILE * (least - own)));
};

const PER_TILE = 0.04;
