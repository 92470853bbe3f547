// What the expert does. Laying tiles helps the others, who build on them, and every tile kept makes it easier to go out
// at once: so it opens with as few tiles as it can, then draws until its whole rack can be laid (decision 066). Once the
// pool is empty it must lay, and searches.
import { type Dice, itemAt } from '@crescendo/rules';
import { heapOf, JOKER, type Move, rummikub, type View } from '@crescendo/rules/rummikub';
import { seatOf } from '../../seat.ts';
import { EVEN, type Habits } from '../levels/styles.ts';
import { bestPlay, idleMove, largePlay, outPlay, playOf, playOfHeap } from '../model/from-view.ts';
import { work } from '../solver/arrange.ts';
import type { Solution } from '../solver/solve.ts';
import { endgamePlay } from './endgame.ts';
import { smallOpening } from './opening.ts';
import { collect, copyPlayout, draw, lay, next, type Playout, scores } from './playout.ts';
import { sampleWorld } from './worlds.ts';

export interface Choice {
  readonly move: Move;
  /** What is laid; `undefined`: nothing. */
  readonly solution: Solution | undefined;
  readonly winChance: number;
  readonly score: number;
}

/** Turns looked ahead in each world. */
const AHEAD = 24;
/** Positions the solver may examine in an endgame by default: about 40 ms. What else could be done may take half of that. */
const DEFAULT_BUDGET = 300_000;
/** However large the budget, not more worlds than these. */
const MAX_WORLDS = 60;
/** Endgames with more than two seats are searched in so many worlds. */
const ENDGAME_WORLDS = 6;

/** What the expert lays; `undefined`: nothing. */
export const decide = (
  view: View,
  dice: Dice,
  budget = DEFAULT_BUDGET,
  habits: Habits = EVEN.expert,
): Solution | undefined => {
  const mayWait = rummikub.check(view, idleMove(view)) === undefined;
  if (!view.opened[seatOf(view)]) return decideOpening(view, mayWait, habits);
  const out = outPlay(view);
  if (out || (mayWait && view.pool > 0)) return out;
  if (view.turnsLeft > 0) return bestPlay(view, 'points');
  return decideEndgame(view, dice, budget, habits) ?? (mayWait ? undefined : bestPlay(view, 'tiles-points'));
};

const decideOpening = (view: View, mayWait: boolean, { drawsFirst }: Habits): Solution | undefined => {
  const { length } = itemAt(view.racks, seatOf(view));
  const full = bestPlay(view, 'tiles-points');
  if (full === undefined || full.played.length === length) return full;
  const drawn = length - view.options.handSize;
  if (mayWait && view.pool > 0 && drawn >= 0 && drawn < drawsFirst) return undefined;
  return smallOpening(view) ?? full;
};

const decideEndgame = (
  view: View,
  dice: Dice,
  budget: number,
  { laysFirst }: Habits,
): Solution | undefined => {
  const count = view.seats === 2 ? 1 : ENDGAME_WORLDS;
  const worlds = Array.from({ length: count }, () => sampleWorld(view, dice));
  const play = endgamePlay(worlds, budget, laysFirst);
  return play && playOfHeap(view, play);
};

/** The expert's choice, and what else could be done, best first; the rest in no order where it is not tried. */
export const choices = (
  view: View,
  dice: Dice,
  budget = DEFAULT_BUDGET,
  isTried = true,
): readonly Choice[] => {
  const chosen = decide(view, dice, budget);
  const wait = idleMove(view);
  const rack = itemAt(view.racks, seatOf(view));
  if (chosen?.played.length === rack.length)
    return [{ move: playOf(chosen.table), solution: chosen, winChance: 1, score: chosen.points }];
  const options = [chosen, ...othersThan(chosen, view)];
  if (options.length === 1)
    return [{ move: chosen ? playOf(chosen.table) : wait, solution: chosen, winChance: 0, score: 0 }];
  const { worlds, results } = tryInWorlds(isTried ? MAX_WORLDS : 0, options, view, dice, budget / 2);
  const tried = results.map(({ solution, wins, score }) => ({
    move: solution ? playOf(solution.table) : wait,
    solution,
    winChance: wins / Math.max(1, worlds),
    score: Math.round(score / Math.max(1, worlds)),
  }));
  const [first, ...others] = tried;
  others.sort((a, b) => b.winChance - a.winChance);
  // What a few worlds say is no reason to doubt what thousands of games have shown.
  const winChance = Math.max(...tried.map((choice) => choice.winChance));
  return first ? [{ ...first, winChance }, ...others] : [];
};

/** Waiting, the most that can be laid, and the most without a joker if that lays one. */
const othersThan = (chosen: Solution | undefined, view: View): readonly (Solution | undefined)[] => {
  const full = largePlay(view);
  const saving = full?.played.includes(JOKER) ? largePlay(view, [JOKER]) : undefined;
  const others: (Solution | undefined)[] = [full, saving].filter(
    (play) => play && `${play.played}` !== `${chosen?.played}`,
  );
  const mayWait = rummikub.check(view, idleMove(view)) === undefined;
  return chosen && mayWait ? [...others, undefined] : others;
};

/** What comes of each option, summed over as many worlds as the budget allows. */
const tryInWorlds = (
  most: number,
  options: readonly (Solution | undefined)[],
  view: View,
  dice: Dice,
  budget: number,
) => {
  const results = options.map((solution) => ({ solution, wins: 0, score: 0 }));
  const end = work.nodes + budget;
  let worlds = 0;
  while (worlds < most) {
    // The first may take twice as long: without any there is nothing to say.
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

/** What comes of laying these tiles, or of waiting, when this seat then collects and the others lay the most. */
const outcome = (
  world: Playout,
  played: readonly number[] | undefined,
): { readonly win: number; readonly score: number } => {
  const playout = copyPlayout(world);
  const { seat } = playout;
  if (played) lay(playout, heapOf(played));
  else draw(playout);
  next(playout);
  collect(playout, seat, AHEAD);
  return { win: standing(playout, seat), score: itemAt(scores(playout), seat) };
};

/** How likely this seat is to win from here: out is out, otherwise the fewer tiles the others have the worse. */
const standing = ({ sizes }: Playout, seat: number): number => {
  if (itemAt(sizes, seat) === 0) return 1;
  const least = Math.min(...sizes.filter((_, other) => other !== seat));
  return least === 0 ? 0 : Math.min(0.9, least / 10);
};
