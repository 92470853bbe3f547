// Judges moves. Two numbers are never mixed up: the order of moves comes from the search, the chance to win from
// the calibrated value after the move, with all that chance may do then gone through.
import type { Dice, Game, GameTypes } from '@crescendo/rules';
import type { Advice, GameBots, Verdict } from '../game-bots.ts';
import { type Reasons, withReasons } from '../reasons/neutral.ts';
import { seatOf } from '../seat.ts';

/** The possible views of the seat after its move, each with a weight. */
export type Outcomes<G extends GameTypes> = (
  view: G['View'],
  move: G['Move'],
) => readonly (readonly [view: G['View'], weight: number])[];

/** The nearest numbers that never rise: neighbours in the wrong order get their mean. */
export const falling = (numbers: readonly number[]): readonly number[] => {
  const blocks: { sum: number; count: number }[] = [];
  for (const number of numbers) {
    let block = { sum: number, count: 1 };
    for (
      let last = blocks.at(-1);
      last && last.sum / last.count < block.sum / block.count;
      last = blocks.at(-1)
    ) {
      blocks.pop();
      block = { sum: last.sum + block.sum, count: last.count + block.count };
    }
    blocks.push(block);
  }
  return blocks.flatMap(({ sum, count }) => new Array<number>(count).fill(sum / count));
};

type Given<G extends GameTypes> = Pick<GameBots<G>, 'bots' | 'others' | 'styles' | 'advise' | 'looks'> & {
  /** The same moves with less thought, where that is enough to judge by: the best first. */
  readonly candidates?: GameBots<G>['advise'];
  /** Lists what speaks for a move; without it the advice has its own. */
  readonly reasons?: Reasons<G>;
};

/** The bots of a game with all that its calibrated chances make possible. */
export const withChances = <G extends GameTypes>(
  game: Game<G>,
  { advise, candidates = advise, reasons, ...own }: Given<G>,
  winChances: NonNullable<GameBots<G>['winChances']>,
  outcomes: Outcomes<G>,
): GameBots<G> & Required<Pick<GameBots<G>, 'winChances' | 'judge'>> => {
  const chanceAfter = (view: G['View'], move: G['Move']): number => {
    const seat = seatOf(view);
    let [sum, total] = [0, 0];
    for (const [after, weight] of outcomes(view, move)) {
      sum += weight * winChances(after).chances[seat]!;
      total += weight;
    }
    return sum / total;
  };

  const calibrated = (view: G['View'], list: readonly Advice<G>[]): readonly Advice<G>[] => {
    if (list.length === 0) return list;
    const { margin } = winChances(view);
    // With an unknown margin the search's own estimate is no worse.
    if (margin === 1) return list;
    const chances = falling(list.map(({ move }) => chanceAfter(view, move)));
    return list.map((advice, i) => ({
      ...advice,
      winChance: chances[i]!,
      margin,
      searched: advice.winChance,
    }));
  };

  const judge = (view: G['View'], move: G['Move'], dice: Dice, budget?: number): Verdict<G> => {
    const list = candidates(view, dice, budget);
    const [first, last] = [list[0], list.at(-1)];
    if (first === undefined || last === undefined) throw new Error('there is nothing to decide');
    const best = first.move;
    const chance = chanceAfter(view, move);
    const name = (one: G['Move']) => game.notation.move.format(one);
    // If search and chance disagree about which is better, there is no loss.
    const bestChance = name(best) === name(move) ? chance : Math.max(chance, chanceAfter(view, best));
    const worst = list.length === 1 ? bestChance : chanceAfter(view, last.move);
    const { isCalibrated, margin } = winChances(view);
    return {
      chance,
      best,
      bestChance,
      loss: bestChance - chance,
      worstChance: Math.min(chance, worst),
      because: reasons ? reasons(view, best, name(best) === name(move) ? undefined : move) : first.because,
      isCalibrated,
      margin,
    };
  };

  return {
    ...own,
    ...(reasons && { reasons }),
    advise: (view, dice, budget) =>
      withReasons(game, reasons, view, calibrated(view, advise(view, dice, budget))),
    winChances,
    judge,
  };
};
