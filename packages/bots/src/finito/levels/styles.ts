// Two styles of every level, as strong as the neutral one (decision 067).
import { itemAt } from '@crescendo/rules';
import { longestRise, type View } from '@crescendo/rules/finito';
import type { Style } from '../../game-bots.ts';
import { seatOf } from '../../seat.ts';
import { back, type Position, positionOf, shift } from '../model/position.ts';
import type { Choice } from '../search/search.ts';
import { type Attention, type Eye, spread, type Taste } from './heuristics.ts';

interface StyleWeights {
  /** For those who play by eye. */
  readonly taste: Taste;
  /** For those who count: what they like among moves that are nearly as good as the best. */
  readonly likes: (position: Position) => number;
}

/** Goes to the edges, and fills what is between later. */
const WIDE: Taste = { width: 1.15, off: (squares) => squares };
/** Puts what it touches exactly where it belongs; a little off is nearly as bad as far off. */
const TIDY: Taste = { width: 1, off: (squares) => 1.7 * Math.sqrt(squares) };

/** The bold one wants as long an order as possible at once; the careful one leaves room for every counter. */
export const STYLE_WEIGHTS: { readonly [style in Style]: StyleWeights } = {
  bold: {
    taste: WIDE,
    likes: (position) => longestRise(position.board) - spread(position, WIDE) / 1024,
  },
  careful: { taste: TIDY, likes: (position) => -spread(position, TIDY) },
};

/** Oversights by style: to like some moves better is worth a little or costs a little, and this makes up for it. */
export const ATTENTION: {
  readonly [style in Style | 'even']: { readonly beginner: Eye; readonly casual: Attention };
} = {
  even: { beginner: { far: 1.2, oneSquare: 0.15, order: 2, blur: 1 }, casual: { far: 0.1, oneSquare: 0.1 } },
  bold: { beginner: { far: 1.2, oneSquare: 0.15, order: 2, blur: 1 }, casual: { far: 0.1, oneSquare: 0.1 } },
  careful: {
    beginner: { far: 1.05, oneSquare: 0.15, order: 2.2, blur: 1 },
    casual: { far: 0.1, oneSquare: 0.1 },
  },
};

/** The greatest difference in worth from the best move: in chance to win, and alone in hundredths of a roll. */
export const MARGINS = { strong: 0.003, expert: 0.004 };

/** Chooses the move a style likes most from a list with the best first. */
export const preferred = (
  view: View,
  list: readonly Choice[],
  margin: number,
  likes: StyleWeights['likes'],
): Choice => {
  const best = itemAt(list, 0);
  // In order, or nearly as good only because all is lost or won: then the best it is.
  if (best.distance === 0) return best;
  const position = positionOf(view, seatOf(view));
  let [found, most] = [best, -Infinity];
  for (const choice of list) {
    if (choice.value < best.value - margin) continue;
    const was = choice.counter === 0 ? -1 : shift(position, choice.counter, choice.at);
    const liking = likes(position);
    if (choice.counter !== 0) back(position, choice.counter, was);
    if (liking > most) [found, most] = [choice, liking];
  }
  return found;
};
