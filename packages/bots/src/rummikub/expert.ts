// To lay, or to wait? Laying everything helps the others, who build on it; a full rack costs. The expert imagines what
// the others may hold, lets the game run on a few turns in each of these worlds after each of its choices, everybody
// laying the most, and takes the choice that wins most often. The same worlds serve all choices.
import { type Dice, shuffled } from '@crescendo/rules';
import { heapOf, JOKER, type Move, rummikub, type View } from '@crescendo/rules/rummikub';
import { work } from './arrange.ts';
import { draw, lay, next, type Race, run, scores } from './race.ts';
import type { Solution } from './solve.ts';
import { best, hidden, idle, playOf } from './turn.ts';

export interface Choice {
  readonly move: Move;
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
/** Ways the solver may look at, unless told otherwise: about 25 ms, and the play itself has to be found too. */
export const BUDGET = 200_000;
/** However wide the budget, not more worlds than these. */
const MOST_WORLDS = 60;

/** Everything worth thinking about, best first. */
export const choices = (view: View, dice: Dice, budget = BUDGET): readonly Choice[] => {
  const full = best(view, 'tiles-points');
  const wait = idle(view);
  const mayWait = rummikub.check(view, wait) === undefined;
  if (full === undefined) return [{ move: wait, solution: undefined, winChance: 0, score: 0 }];
  const plays = [full];
  if (full.played.includes(JOKER)) {
    const saving = best(view, 'tiles-points', [JOKER]);
    if (saving) plays.push(saving);
  }
  const isOut = full.played.length === view.racks[view.seat!]!.length;
  if (isOut || (plays.length === 1 && (!mayWait || view.pool === 0)))
    return [{ move: playOf(full.table), solution: full, winChance: isOut ? 1 : 0, score: full.points }];
  const list = [...plays, ...(mayWait ? [undefined] : [])];
  const sums = list.map(() => ({ wins: 0, score: 0 }));
  const end = work.nodes + budget;
  let worlds = 0;
  while (worlds < MOST_WORLDS) {
    // The first may take twice as long: without any there is nothing to choose by, and the most is laid.
    const seen = tryAll(list, imagined(view, dice), worlds === 0 ? end + budget : end);
    if (seen === undefined) break;
    worlds++;
    for (const [i, { win, score }] of seen.entries()) {
      sums[i]!.wins += win;
      sums[i]!.score += score;
    }
  }
  return list
    .map((solution, i) => ({
      move: solution ? playOf(solution.table) : wait,
      solution,
      winChance: sums[i]!.wins / Math.max(1, worlds),
      score: Math.round(sums[i]!.score / Math.max(1, worlds)),
    }))
    .sort((a, b) => (worlds === 0 ? 0 : promise(b) - promise(a)));
};

/** What comes of each choice in this world; `undefined` when the budget ends before all have been tried. */
const tryAll = (list: readonly (Solution | undefined)[], world: Race, end: number) => {
  const seen: ReturnType<typeof outcome>[] = [];
  for (const play of list) {
    if (work.nodes >= end) return undefined;
    seen.push(outcome(world, play?.played));
  }
  return seen;
};

const promise = ({ solution, winChance }: Choice): number => winChance + (solution ? 0 : PATIENCE);

/** A world this seat cannot tell from the real one, as heaps. */
const imagined = (view: View, dice: Dice): Race => {
  const { options, table, opened } = view;
  const seat = view.seat!;
  const pool = shuffled(dice, hidden(view));
  const racks = view.racks.map((rack, other) => {
    if (other === seat) return heapOf(rack);
    return heapOf(rack.map(() => pool.pop()!));
  });
  const sizes = view.racks.map(({ length }) => length);
  return {
    options,
    table: heapOf(table.flatMap(({ tiles }) => tiles)),
    racks,
    sizes,
    opened: [...opened],
    pool,
    seat,
  };
};

const copy = (race: Race): Race => ({
  options: race.options,
  table: [...race.table],
  racks: race.racks.map((rack) => [...rack]),
  sizes: [...race.sizes],
  opened: [...race.opened],
  pool: [...race.pool],
  seat: race.seat,
});

/** What comes of laying these tiles, or of waiting. */
const outcome = (
  world: Race,
  played: readonly number[] | undefined,
): { readonly win: number; readonly score: number } => {
  const race = copy(world);
  const { seat } = race;
  if (played) lay(race, heapOf(played));
  else draw(race);
  next(race);
  run(race, AHEAD);
  return { win: standing(race, seat), score: scores(race)[seat]! };
};

/** How likely this seat is to win from here: out is out, else the fewer tiles the better. */
const standing = ({ sizes }: Race, seat: number): number => {
  if (sizes[seat] === 0) return 1;
  let least = Infinity;
  for (let other = 0; other < sizes.length; other++)
    if (other !== seat) least = Math.min(least, sizes[other]!);
  if (least === 0) return 0;
  return Math.max(0.02, Math.min(0.98, 0.5 + PER_TILE * (least - sizes[seat]!)));
};

const PER_TILE = 0.04;
