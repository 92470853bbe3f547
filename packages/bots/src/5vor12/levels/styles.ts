// Two styles of every level, as strong as the neutral one (decision 067): the bold one turns up hidden tiles and exchanges,
// the careful one takes what lies open and fills its squares.
import { itemAt } from '@crescendo/rules';
import type { Move, View } from '@crescendo/rules/5vor12';
import type { Style } from '../../game-bots.ts';
import { boardOf, placementOf } from '../advice/because.ts';
import type { RankedMove } from '../search/rank-moves.ts';
import { ATTENTIVE, type Habits } from './heuristics.ts';

type Kind = 'draw' | 'leave' | 'fill' | 'exchange';

const kindOf = (view: View, move: Move): Kind => {
  const placement = placementOf(view, move);
  if (placement === undefined) return move.type === 'leave' ? 'leave' : 'draw';
  return itemAt(boardOf(view), placement.at) === 0 ? 'fill' : 'exchange';
};

interface StyleWeights {
  /** For those who play by eye. */
  readonly habits: Pick<Habits, 'reach' | 'gain' | 'lowest' | 'spread'>;
  /** For those who go by chances: what they like among moves that are nearly as good as the best. */
  readonly likes: { readonly [kind in Kind]: number };
}

export const STYLE_WEIGHTS: { readonly [style in Style]: StyleWeights } = {
  bold: {
    habits: { reach: 1.5, gain: 2.4, lowest: 0.05, spread: 0.95 },
    likes: { draw: 2, exchange: 1, leave: 0, fill: 0 },
  },
  careful: {
    habits: { reach: 4.2, gain: 2.4, lowest: 0.06, spread: 0.93 },
    likes: { fill: 2, leave: 1, draw: 0, exchange: 0 },
  },
};

/** The greatest difference between a move's chance and that of the best one. */
export const MARGINS = { strong: 0.016, expert: 0.012 };

/** Chooses the move a style likes most from a list with the best first. */
export const preferred = (view: View, list: readonly RankedMove[], margin: number, style: Style): Move => {
  const best = itemAt(list, 0);
  // Styles do not put off a winning move, and do not affect the opening.
  if (best.value >= 1 || view.phase === 'start') return best.move;
  const { likes } = STYLE_WEIGHTS[style];
  let [found, most] = [best.move, -1];
  for (const { move, value } of list) {
    if (value < best.value - margin) continue;
    const liking = likes[kindOf(view, move)];
    if (liking > most) [found, most] = [move, liking];
  }
  return found;
};

/** The habits of a player who errs: the share of the open tiles that is overlooked, and the largest error in judging the start. */
export type Errors = Pick<Habits, 'reach' | 'gain' | 'lowest' | 'spread' | 'clings'> & {
  readonly overlooked: number;
  readonly startBlur: number;
};

type Styles = { readonly [style in Style | 'even']: Errors };

/** Beginners play quickly and exchange gladly, only not the very tile of the start that spoils the board. */
export const BEGINNER: Styles = {
  even: { reach: 2.5, gain: 0.3, lowest: 0.05, spread: 0.95, clings: 6.8, overlooked: 0, startBlur: 5 },
  bold: { reach: 0.8, gain: 0.3, lowest: 0.03, spread: 1, clings: 7.5, overlooked: 0, startBlur: 5 },
  careful: { reach: 5, gain: 1.5, lowest: 0.07, spread: 0.91, clings: 6.8, overlooked: 0, startBlur: 5 },
};

/** Novices leave the start as it is, and most other squares too. */
export const NOVICE: Errors = { ...BEGINNER.even, gain: 4, clings: 4 };

/** Casual players overlook an open tile now and then; bold ones hardly look for open tiles, so they miss none that fits well. */
export const CASUAL: Styles = {
  even: { reach: 2, gain: 1, lowest: 0.05, spread: 0.95, clings: Infinity, overlooked: 0.1, startBlur: 0 },
  bold: { reach: 1.6, gain: 1, lowest: 0.03, spread: 1, clings: Infinity, overlooked: 0, startBlur: 0 },
  careful: {
    reach: 5,
    gain: 1.5,
    lowest: 0.06,
    spread: 0.93,
    clings: Infinity,
    overlooked: 0.1,
    startBlur: 0,
  },
};

export const habitsOf = (style: Style): Habits => ({ ...ATTENTIVE, ...STYLE_WEIGHTS[style].habits });
