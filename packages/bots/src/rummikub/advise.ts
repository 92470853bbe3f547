// The choices of a turn with what the expert thinks of them.
import { type Dice, itemAt } from '@crescendo/rules';
import { type Move, type Rummikub, rummikub, type View } from '@crescendo/rules/rummikub';
import type { Advice } from '../game-bots.ts';
import { reasons } from './because.ts';
import { bestPlay } from './from-view.ts';
import { choices } from './search.ts';

/** After the deal: new tiles where that is allowed and these cannot open; pairs are of little use. */
export const answerPairs = (view: View): Move => {
  const moves = [...rummikub.moves(view)];
  const redeal = moves.find(({ type }) => type === 'redeal');
  return redeal !== undefined && bestPlay(view, 'tiles') === undefined ? redeal : itemAt(moves, 0);
};

export const advise = (view: View, dice: Dice, budget?: number): readonly Advice<Rummikub>[] => {
  if (view.phase === 'pairs') return [{ move: answerPairs(view), winChance: 0.5, score: 0, because: [] }];
  const all = choices(view, dice, budget);
  return all.map((choice) => ({
    move: choice.move,
    winChance: choice.winChance,
    score: choice.score,
    because: reasons(view, choice, all),
  }));
};
