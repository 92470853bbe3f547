// Playing by eye, as most people begin: every square has a number that would look right on it.
import { itemAt } from '@crescendo/rules';
import { bounds, DIAGONAL, type Move, SQUARES, type Tile, type View } from '@crescendo/rules/5vor12';
import { seatOf } from '../../seat.ts';

/** The number that would look right; for the printed board 1.8 at the top left, and 2.9 more for every step. */
const ideal = ({ size, highest }: View['options'], at: number, { lowest, spread }: Habits): number =>
  highest * (lowest + (spread * (Math.floor(at / 4) + (at % 4))) / (2 * (size - 1)));

export interface Habits {
  /** The largest difference from its ideal square at which an open number is taken, on a board up to 20. */
  readonly reach: number;
  /** By how much an exchange must look better. */
  readonly gain: number;
  /** The number that looks right in the first corner, and the step up to the last, as parts of the highest number. */
  readonly lowest: number;
  readonly spread: number;
  /** The error in judging a square at the start; drawn anew for every square. */
  readonly startBlur: () => number;
  /**
   * A tile of the start that lies farther than this from where it would look right is never exchanged: this player sees that other squares
   * are hard to fill, and not which tile is to blame.
   */
  readonly clings: number;
  /** Tells whether this open tile is overlooked. */
  readonly overlooks: () => boolean;
}

export const ATTENTIVE: Habits = {
  reach: 3,
  gain: 1,
  lowest: 0.09,
  spread: 0.87,
  startBlur: () => 0,
  clings: Infinity,
  overlooks: () => false,
};

interface Spot {
  readonly at: number;
  /** The difference between the number and the one that looks right there; for an exchange, less the present difference. */
  readonly off: number;
}

const isClungTo = ({ options, boards, seat }: View, at: number, habits: Habits): boolean => {
  const there = itemAt(itemAt(boards, seatOf({ seat })), at);
  const isFar = Math.abs(there - ideal(options, at, habits)) > (habits.clings * options.highest) / 20;
  return isFar && itemAt(DIAGONAL, options.size).includes(at);
};

/** The best-looking free square and the best-looking exchange for a tile. */
const bestSpots = (
  view: View,
  tile: Tile,
  habits: Habits,
): { readonly fill?: Spot; readonly swap?: Spot } => {
  const { options } = view;
  const board = itemAt(view.boards, seatOf(view));
  const { low, high } = bounds(options.size, board);
  let fill: Spot | undefined;
  let swap: Spot | undefined;
  for (const at of itemAt(SQUARES, options.size)) {
    const there = itemAt(board, at);
    if (!(itemAt(low, at) < tile && tile < itemAt(high, at)) || there === tile) continue;
    const off = Math.abs(tile - ideal(options, at, habits));
    const gain = Math.abs(there - ideal(options, at, habits)) - off;
    if (there === 0) fill = fill && fill.off <= off ? fill : { at, off };
    else if (!isClungTo(view, at, habits) && gain >= habits.gain && (!swap || gain > -swap.off))
      swap = { at, off: -gain };
  }
  return { ...(fill && { fill }), ...(swap && { swap }) };
};

/** The diagonal in rising order, or the one tile where it looks best. */
const start = (view: View, habits: Habits): Move => {
  const hand = itemAt(view.hands, seatOf(view));
  if (view.options.start === 'four') return { type: 'arrange', tiles: [...hand].sort((a, b) => a - b) };
  const board = itemAt(view.boards, seatOf(view));
  const free = itemAt(DIAGONAL, view.options.size).filter((at) => board[at] === 0);
  const offs = free.map(
    (at) => Math.abs(itemAt(hand, 0) - ideal(view.options, at, habits)) + habits.startBlur(),
  );
  return { type: 'place', at: itemAt(free, offs.indexOf(Math.min(...offs))) };
};

export const byEye = (view: View, habits: Habits): Move => {
  if (view.phase === 'start') return start(view, habits);
  if (view.phase === 'placing') {
    const { fill, swap } = bestSpots(view, view.drawn, habits);
    const spot = fill ?? swap;
    return spot ? { type: 'place', at: spot.at } : { type: 'leave' };
  }
  let best: { readonly tile: Tile; readonly spot: Spot } | undefined;
  for (const [tile, count] of view.middle.entries()) {
    if (count === 0 || habits.overlooks()) continue;
    const { fill } = bestSpots(view, tile, habits);
    if (fill && fill.off <= (habits.reach * view.options.highest) / 20 && (!best || fill.off < best.spot.off))
      best = { tile, spot: fill };
  }
  return best ? { type: 'take', tile: best.tile, at: best.spot.at } : { type: 'draw' };
};
