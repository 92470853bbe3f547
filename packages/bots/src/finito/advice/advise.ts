// The moves of a view with what the expert thinks of them.
import type { Dice } from '@crescendo/rules';
import { counterCount, type Finito, finito, type View } from '@crescendo/rules/finito';
import type { Advice } from '../../game-bots.ts';
import { positionOf } from '../model/position.ts';
import { GAP_COSTS, moveOf, type Rank } from '../search/rank-moves.ts';
import type { Choice } from '../search/search.ts';
import { reasons } from './because.ts';

const isRace = ({ options, seats }: View): boolean =>
  seats > 1 && (options.goal === 0 || options.goal >= counterCount(options));

/** From 0 to 1: the chance in a race; alone everybody wins; for a block, closer is likelier. */
const winChanceOf = (view: View, { value, distance }: Choice): number => {
  if (view.seats === 1) return 1;
  const chance = isRace(view) && value >= 0 ? value : 1 / (view.seats * (1 + distance / 16));
  return Math.max(0, Math.min(1, chance));
};

export const adviseBy =
  (rank: Rank) =>
  (view: View, _dice: Dice, budget?: number): readonly Advice<Finito>[] => {
    if (view.seat === null || [...finito.moves(view)].length === 0) return [];
    const position = positionOf(view, view.seat);
    const all = counterCount(view.options);
    return rank(view, budget).map((choice) => {
      const winChance = winChanceOf(view, choice);
      const { because, kept } = reasons(position, choice, GAP_COSTS);
      return {
        move: moveOf(view, choice),
        winChance,
        score: winChance * all + (1 - winChance) * kept,
        because,
      };
    });
  };
