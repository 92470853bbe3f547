// Reasons for a move, as codes with their facts.
import { itemAt } from '@crescendo/rules';
import { bounds, type Move, SQUARES, type Square, type Tile, type View } from '@crescendo/rules/5vor12';
import { seatOf } from '../../seat.ts';
import type { RankedMove } from '../search/rank-moves.ts';

export type Because =
  | { readonly code: 'wins'; readonly at: Square }
  | { readonly code: 'win-chance'; readonly chance: number }
  | { readonly code: 'fills-square'; readonly at: Square; readonly left: number }
  /** After the move, `room` open tiles still fit the free squares, all squares together. */
  | { readonly code: 'keeps-room'; readonly at: Square; readonly room: number }
  /** The tile that goes to the middle fits a free square of the next player. */
  | { readonly code: 'frees-tile-for-next'; readonly tile: Tile; readonly at: Square }
  | { readonly code: 'draw-better-than-take'; readonly by: number };

interface Placement {
  readonly tile: Tile;
  readonly at: Square;
}

export const boardOf = (view: View): readonly Tile[] => itemAt(view.boards, seatOf(view));

export const freeSquares = ({ options }: View, board: readonly Tile[]): readonly Square[] =>
  (SQUARES[options.size] ?? []).filter((square) => board[square] === 0);

export const placementOf = (view: View, move: Move): Placement | undefined => {
  if (move.type === 'take') return move;
  if (move.type !== 'place') return undefined;
  return {
    tile: view.phase === 'start' ? itemAt(itemAt(view.hands, seatOf(view)), 0) : view.drawn,
    at: move.at,
  };
};

/** The tile that this move puts in the middle; 0: none. */
const tileGiven = (view: View, move: Move): Tile => {
  if (move.type === 'leave') return view.drawn;
  const placement = placementOf(view, move);
  return placement ? itemAt(boardOf(view), placement.at) : 0;
};

/** Counts the numbers that fit each free square, and adds them up. */
export const roomOn = (view: View, board: readonly Tile[]): number => {
  const { low, high } = bounds(view.options.size, board);
  const top = view.options.highest + 1;
  return freeSquares(view, board).reduce(
    (sum, square) => sum + Math.max(0, Math.min(top, itemAt(high, square)) - itemAt(low, square) - 1),
    0,
  );
};

/** A free square of the next player that this tile fits. */
const fitForNext = (view: View, tile: Tile): Square | undefined => {
  const board = itemAt(view.boards, (seatOf(view) + 1) % view.seats);
  const { low, high } = bounds(view.options.size, board);
  return freeSquares(view, board).find((square) => itemAt(low, square) < tile && tile < itemAt(high, square));
};

export const reasons = (
  view: View,
  { move, value }: RankedMove,
  ranked: readonly RankedMove[],
): readonly Because[] => {
  const because: Because[] = [];
  const board = boardOf(view);
  const free = freeSquares(view, board).length;
  const placement = placementOf(view, move);
  if (placement && board[placement.at] === 0) {
    if (free === 1) return [{ code: 'wins', at: placement.at }];
    if (view.phase !== 'start') because.push({ code: 'fills-square', at: placement.at, left: free - 1 });
  }
  if (move.type === 'draw') {
    const take = ranked.find((other) => other.move.type === 'take');
    if (take && take.value < value) because.push({ code: 'draw-better-than-take', by: value - take.value });
  }
  if (placement) {
    const room = roomOn(view, board.with(placement.at, placement.tile));
    because.push({ code: 'keeps-room', at: placement.at, room });
  }
  const tile = tileGiven(view, move);
  const square = tile > 0 ? fitForNext(view, tile) : undefined;
  if (square !== undefined) because.push({ code: 'frees-tile-for-next', tile, at: square });
  return [...because.slice(0, 2), { code: 'win-chance', chance: value }];
};
