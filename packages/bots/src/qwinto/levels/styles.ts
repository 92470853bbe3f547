// Two styles of every level, as strong as the neutral one (decision 067). The bold one throws many dice, and rather once
// more; the careful one throws few and keeps what it has. Where they like to write makes up for what that costs them: good
// players are bold in the open and careful beside their neighbours, beginners the other way round.
import type { Level, Style } from '../../game-bots.ts';
import { BONUS_OF, type Board, ROW } from '../model/board.ts';
import { SETS } from '../search/turn-plan.ts';

/** The preferences among choices that are nearly as good as the best: costs are in points, with the network in twenties. */
export interface Taste {
  /** The greatest cost of throwing more dice; below 0: of throwing fewer. */
  readonly dice: number;
  /** The greatest cost of keeping a roll; below 0: of rolling again. */
  readonly keep: number;
  /** The greatest cost of writing on a preferred field. */
  readonly field: number;
  readonly likes: (board: Board, field: number) => number;
}

/** The number of fields to the next number or the edge of the row. */
const nearest = ({ numbers }: Board, field: number): number => {
  const start = field - (field % ROW);
  let [left, right] = [field - 1, field + 1];
  while (left >= start && numbers[left] === 0) left--;
  while (right < start + ROW && numbers[right] === 0) right++;
  return Math.min(field - left, right - field);
};

const inTheOpen: Taste['likes'] = (board, field) => (BONUS_OF[field]! >= 0 ? ROW : 0) + nearest(board, field);
const columns: Taste['likes'] = (_, field) => (BONUS_OF[field]! >= 0 ? 1 : 0);
const close: Taste['likes'] = (board, field) => -nearest(board, field);

export const TASTES: { readonly [style in Style]: { readonly [level in Level]: Taste } } = {
  bold: {
    beginner: { dice: 0.6, keep: -0.4, field: 0.1, likes: close },
    casual: { dice: 0.5, keep: -0.1, field: 0.5, likes: columns },
    strong: { dice: 0.02, keep: -0.02, field: 0.03, likes: inTheOpen },
    expert: { dice: 0.02, keep: -0.02, field: 0.03, likes: inTheOpen },
  },
  careful: {
    beginner: { dice: -0.3, keep: 0.1, field: 0.8, likes: inTheOpen },
    casual: { dice: -0.5, keep: 0.3, field: 0.5, likes: close },
    strong: { dice: -0.02, keep: 0.02, field: 0.03, likes: close },
    expert: { dice: -0.02, keep: 0.02, field: 0.03, likes: close },
  },
};

/** The index of the most liked of those that are at most `margin` worse than the best; of equally liked ones the best. */
const preferred = (worths: ArrayLike<number>, margin: number, likes: (at: number) => number): number => {
  let best = 0;
  for (let at = 1; at < worths.length; at++) if (worths[at]! > worths[best]!) best = at;
  let [found, most] = [best, likes(best)];
  for (let at = 0; at < worths.length; at++) {
    if (worths[at]! < worths[best]! - margin) continue;
    const liking = likes(at);
    if (liking < most || (liking === most && worths[at]! <= worths[found]!)) continue;
    [found, most] = [at, liking];
  }
  return found;
};

/** By the order of the sets: how many dice. */
const COUNTS = SETS.map((rows) => (rows & 1) + ((rows >> 1) & 1) + (rows >> 2));

/** Chooses a set of dice by the worth of each. */
export const preferredDice = (worths: readonly number[], taste: Taste | undefined): number => {
  const leaning = taste?.dice ?? 0;
  return preferred(worths, Math.abs(leaning), (at) => Math.sign(leaning) * COUNTS[at]!);
};

/** Chooses a field by the worth of each; -Infinity: it cannot be written. */
export const preferredField = (worths: Float64Array, taste: Taste, board: Board): number =>
  preferred(worths, taste.field, (field) => taste.likes(board, field));
