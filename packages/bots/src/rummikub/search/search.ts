// Tries alternatives to the expert's choice in imagined worlds, for advice.
import { type Dice, itemAt } from '@crescendo/rules';
import { heapOf, JOKER, type Move, rummikub, type View } from '@crescendo/rules/rummikub';
import { seatOf } from '../../seat.ts';
import { idleMove, largePlay, playOf } from '../model/from-view.ts';
import { decide } from '../natural/decide.ts';
import { work } from '../solver/arrange.ts';
import type { Solution } from '../solver/solve.ts';
import { ENDGAME_BUDGET } from './endgame-play.ts';
import { copyPlayout, draw, lay, next, type Playout, playOn, scores } from './playout.ts';
import { sampleWorld } from './worlds.ts';

export interface Choice {
  readonly move: Move;
  /** The play; `undefined`: nothing is laid. */
  readonly solution: Solution | undefined;
  readonly winChance: number;
  readonly score: number;
}

/** Turns looked ahead in each world. */
const AHEAD = 24;
/** However large the budget, not more worlds than these. */
const MAX_WORLDS = 60;

/**
 * The expert's choice, and what else could be done, best first; the rest in no order where it is not tried. `simpler` may add
 * another play beside each.
 */
export const choices = (
  view: View,
  dice: Dice,
  budget = ENDGAME_BUDGET,
  isTried = true,
  simpler: (play: Solution) => Solution | undefined = () => undefined,
): readonly Choice[] => {
  const chosen = decide(view, dice, budget);
  const wait = idleMove(view);
  const rack = itemAt(view.racks, seatOf(view));
  if (chosen?.played.length === rack.length)
    return [{ move: playOf(chosen.table), solution: chosen, winChance: 1, score: chosen.points }];
  const plays = [chosen, ...othersThan(chosen, view)].map((play) => play && sameTiles(play, simpler));
  const options = [...plays, ...othersWith(plays, simpler)];
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
  // A few worlds are no reason to doubt what thousands of games have shown.
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

/** A simpler play that lays the same tiles takes this one's place. */
const sameTiles = (play: Solution, simpler: (play: Solution) => Solution | undefined): Solution => {
  const other = simpler(play);
  return other && `${other.played}` === `${play.played}` ? other : play;
};

/** Simpler plays beside these, each once. */
const othersWith = (
  plays: readonly (Solution | undefined)[],
  simpler: (play: Solution) => Solution | undefined,
): readonly Solution[] => {
  const found = new Map<string, Solution>();
  for (const play of plays) {
    const other = play && simpler(play);
    if (other && !plays.some((each) => `${each?.played}` === `${other.played}`))
      found.set(`${other.played}`, other);
  }
  return [...found.values()];
};

/** Sums the results of each option over as many worlds as the budget allows. */
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

/** Returns the result of each option in this world; `undefined` when the budget ends before all have been tried. */
const tryAll = (options: readonly (Solution | undefined)[], world: Playout, end: number) => {
  const seen: ReturnType<typeof outcome>[] = [];
  for (const play of options) {
    if (work.nodes >= end) return undefined;
    seen.push(outcome(world, play?.played));
  }
  return seen;
};

/** Plays on after laying these tiles, or after waiting, with everybody laying the most. */
const outcome = (
  world: Playout,
  played: readonly number[] | undefined,
): { readonly win: number; readonly score: number } => {
  const playout = copyPlayout(world);
  const { seat } = playout;
  if (played) lay(playout, heapOf(played));
  else draw(playout);
  next(playout);
  playOn(playout, AHEAD);
  return { win: standing(playout, seat), score: itemAt(scores(playout), seat) };
};

/** Estimates this seat's win chance from here: out is out, otherwise the fewer tiles the others have the worse. */
const standing = ({ sizes }: Playout, seat: number): number => {
  const own = itemAt(sizes, seat);
  if (own === 0) return 1;
  const least = Math.min(...sizes.filter((_, other) => other !== seat));
  return least === 0 ? 0 : least / (own + least);
};
