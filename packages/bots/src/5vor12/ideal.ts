// Playing by eye, as most people begin: every square has a number that would look right on it.
import { bounds, DIAGONAL, type Move, SQUARES, type Tile, type View } from '@crescendo/rules/5vor12';

/** The number that would look right; for the printed board 1.8 at the top left, and 2.9 more for every step. */
const ideal = ({ size, highest }: View['options'], at: number): number =>
  highest * (0.09 + (0.87 * (Math.floor(at / 4) + (at % 4))) / (2 * (size - 1)));

export interface Habits {
  /** How far off a number may look to be taken from the middle, on a board up to 20. */
  readonly reach: number;
  /** How much better an exchange must look. */
  readonly gain: number;
  /** How wrongly the eye may see a square; asked anew for every square. */
  readonly blur: () => number;
  /** Is this open tile overlooked? */
  readonly overlooks: () => boolean;
}

interface Spot {
  readonly at: number;
  readonly off: number;
}

/** The best looking free square and the best looking exchange for a tile. */
const look = (view: View, tile: Tile, habits: Habits): { readonly fill?: Spot; readonly swap?: Spot } => {
  const { options } = view;
  const board = view.boards[view.seat!]!;
  const { low, high } = bounds(options.size, board);
  let fill: Spot | undefined;
  let swap: Spot | undefined;
  for (const at of SQUARES[options.size]!) {
    if (!(low[at]! < tile && tile < high[at]!) || board[at] === tile) continue;
    const off = Math.abs(tile - ideal(options, at)) + habits.blur();
    const gain = Math.abs(board[at]! - ideal(options, at)) - off;
    if (board[at] === 0) fill = fill && fill.off <= off ? fill : { at, off };
    else if (gain >= habits.gain && (!swap || gain > -swap.off)) swap = { at, off: -gain };
  }
  return { ...(fill && { fill }), ...(swap && { swap }) };
};

/** Diagonal in rising order, each tile where it looks best. */
const start = (view: View, habits: Habits): Move => {
  const hand = view.hands[view.seat!]!;
  if (view.options.start === 'four') return { type: 'arrange', tiles: [...hand].sort((a, b) => a - b) };
  const free = DIAGONAL[view.options.size]!.filter((at) => view.boards[view.seat!]![at] === 0);
  const offs = free.map((at) => Math.abs(hand[0]! - ideal(view.options, at)) + habits.blur());
  return { type: 'place', at: free[offs.indexOf(Math.min(...offs))]! };
};

export const byEye = (view: View, habits: Habits): Move => {
  if (view.phase === 'start') return start(view, habits);
  if (view.phase === 'placing') {
    const { fill, swap } = look(view, view.drawn, habits);
    const spot = fill ?? swap;
    return spot ? { type: 'place', at: spot.at } : { type: 'leave' };
  }
  let best: { readonly tile: Tile; readonly spot: Spot } | undefined;
  view.middle.forEach((count, tile) => {
    if (count === 0 || habits.overlooks()) return;
    const { fill } = look(view, tile, habits);
    if (fill && fill.off <= (habits.reach * view.options.highest) / 20 && (!best || fill.off < best.spot.off))
      best = { tile, spot: fill };
  });
  return best ? { type: 'take', tile: best.tile, at: best.spot.at } : { type: 'draw' };
};
