// The choices of a turn with what the expert thinks of them.
import { type Dice, itemAt } from '@crescendo/rules';
import { JOKER, type Move, type Rummikub, rummikub, type View } from '@crescendo/rules/rummikub';
import type { Advice } from '../../game-bots.ts';
import { seatOf } from '../../seat.ts';
import { bestPlay } from '../model/from-view.ts';
import { type Choice, choices } from '../search/search.ts';
import { reasons } from './because.ts';

/** After the deal: new tiles where that is allowed and these cannot open; pairs are of little use. */
export const answerPairs = (view: View): Move => {
  const moves = [...rummikub.moves(view)];
  const redeal = moves.find(({ type }) => type === 'redeal');
  return redeal !== undefined && bestPlay(view, 'tiles') === undefined ? redeal : itemAt(moves, 0);
};

/**
 * The best lay comes first, without a joker if that can be, and that waiting pays second; only to keep a joker is drawing the first
 * advice. An opening is the largest: why the expert opens with few tiles is hard to explain.
 */
const withLayFirst = (view: View, all: readonly Choice[]): readonly Choice[] => {
  const plays = all.filter(({ solution }) => solution && !solution.played.includes(JOKER));
  const [first] = all;
  if (first === undefined || plays.length === 0) return all;
  const isOpening = !view.opened[seatOf(view)];
  if (first.solution !== undefined && !isOpening) return all;
  const size = ({ solution }: Choice): number => solution?.played.length ?? 0;
  const best = plays.reduce((one, other) => (size(other) > size(one) ? other : one));
  return [best, ...all.filter((choice) => choice !== best)];
};

const adviser =
  (isTried: boolean) =>
  (view: View, dice: Dice, budget?: number): readonly Advice<Rummikub>[] => {
    if (view.phase === 'pairs') return [{ move: answerPairs(view), winChance: 0.5, score: 0, because: [] }];
    const chosen = choices(view, dice, budget, isTried);
    const all = withLayFirst(view, chosen);
    return all.map((choice) => ({
      move: choice.move,
      winChance: choice.winChance,
      score: choice.score,
      because: reasons(view, choice, all),
    }));
  };

export const advise = adviser(true);

/** The same moves, but nothing is played out to find out what they bring: enough to judge by, where that is the chances' part. */
export const candidates = adviser(false);
