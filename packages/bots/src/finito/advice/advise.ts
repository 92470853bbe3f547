// The moves of a view with what the expert thinks of them.
import type { Dice } from '@crescendo/rules';
import { counterCount, type Finito, finito, type View } from '@crescendo/rules/finito';
import type { Advice } from '../../game-bots.ts';
import { back, type Position, positionOf, shift } from '../model/position.ts';
import { GAP_COSTS, moveOf, type Rank } from '../search/rank-moves.ts';
import type { Choice } from '../search/search.ts';
import { type Chain, gapDistance } from '../value/gaps.ts';

const isRace = ({ options, seats }: View): boolean =>
  seats > 1 && (options.goal === 0 || options.goal >= counterCount(options));

/** From 0 to 1: the chance in a race; alone everybody wins; for a block, closer is likelier. */
const winChanceOf = (view: View, { value, distance }: Choice): number => {
  if (view.seats === 1) return 1;
  const chance = isRace(view) && value >= 0 ? value : 1 / (view.seats * (1 + distance / 16));
  return Math.max(0, Math.min(1, chance));
};

const chain: Chain = { kept: 0 };

const ones = (bits: number): number => {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count++;
  return count;
};

/** So many counters stay after this move in the cheapest way to order. */
const keptAfter = (position: Position, { counter, at }: Choice): number => {
  const was = counter === 0 ? -1 : shift(position, counter, at);
  gapDistance(position.track, position.board, position.counters, GAP_COSTS, chain);
  if (counter !== 0) back(position, counter, was);
  return ones(chain.kept);
};

export const adviseBy =
  (rank: Rank) =>
  (view: View, _dice: Dice, budget?: number): readonly Advice<Finito>[] => {
    if (view.seat === null || [...finito.moves(view)].length === 0) return [];
    const position = positionOf(view, view.seat);
    const all = counterCount(view.options);
    return rank(view, budget).map((choice) => {
      const winChance = winChanceOf(view, choice);
      return {
        move: moveOf(view, choice),
        winChance,
        score: winChance * all + (1 - winChance) * keptAfter(position, choice),
        because: [],
      };
    });
  };
