import type { Seat } from '../game.ts';
import { itemAt } from '../lists.ts';
import { bounds, clash, DIAGONAL, handSize, isOnBoard, SQUARES, WIDTH } from './board.ts';
import type { Move, Reason, Square, Tile, View } from './types.ts';

// Moves are values: made once, listed often.
const PLACE: readonly Move[] = itemAt(SQUARES, WIDTH).map((at) => ({ type: 'place', at }));
const TAKE: readonly (readonly Move[])[] = Array.from({ length: 100 }, (_, tile) =>
  itemAt(SQUARES, WIDTH).map((at) => ({ type: 'take', tile, at }) as const),
);

const DRAW: Move = { type: 'draw' };
const LEAVE: Move = { type: 'leave' };

export const moves = (view: View): readonly Move[] => {
  const { seat, options, middle } = view;
  if (seat === null) return [];
  if (view.phase === 'start') return startMoves(view, seat);
  if (seat !== view.active) return [];
  const board = itemAt(view.boards, seat);
  const limits = bounds(options.size, board);
  if (view.phase === 'placing') return listPlaces([LEAVE], view, board, limits, view.drawn, PLACE);
  if (view.phase !== 'choose') return [];
  const list = [DRAW];
  for (let tile = 1; tile < middle.length; tile++)
    if (itemAt(middle, tile) > 0) listPlaces(list, view, board, limits, tile, itemAt(TAKE, tile));
  return list;
};

/** Add to the list the moves that put this tile on a square where it may lie. */
const listPlaces = (
  list: Move[],
  { options }: View,
  board: readonly Tile[],
  { low, high }: ReturnType<typeof bounds>,
  tile: Tile,
  from: readonly Move[],
): Move[] => {
  const squares = itemAt(SQUARES, options.size);
  for (let i = 0; i < squares.length; i++) {
    const at = itemAt(squares, i);
    if (itemAt(low, at) < tile && tile < itemAt(high, at) && (options.sameNumber || board[at] !== tile))
      list.push(itemAt(from, at));
  }
  return list;
};

/** Orders of a few tiles, equal ones counted once, lowest first. */
const orders = (tiles: readonly Tile[]): readonly (readonly Tile[])[] => {
  if (tiles.length === 0) return [[]];
  const sorted = [...tiles].sort((a, b) => a - b);
  return sorted.flatMap((tile, i) =>
    tile === sorted[i - 1] ? [] : orders(sorted.toSpliced(i, 1)).map((rest) => [tile, ...rest]),
  );
};

const startMoves = (view: View, seat: Seat): readonly Move[] => {
  const hand = itemAt(view.hands, seat);
  const { size, start } = view.options;
  if (view.pending[seat] !== null || view.hands.some(({ length }) => length < handSize(view.options)))
    return [];
  if (start === 'four') return orders(hand).map((tiles) => ({ type: 'arrange', tiles }));
  return itemAt(DIAGONAL, size)
    .filter((at) => itemAt(view.boards, seat)[at] === 0)
    .map((at) => itemAt(PLACE, at));
};

export const check = (view: View, move: Move): Reason | undefined => {
  const { seat, phase } = view;
  if (seat === null) return { code: 'not-your-turn' };
  if (phase === 'start') return checkStart(view, seat, move);
  if (seat !== view.active || phase === 'over' || phase === 'turning') return { code: 'not-your-turn' };
  switch (move?.type) {
    case 'draw':
      return phase === 'choose' ? undefined : { code: 'not-now', phase };
    case 'leave':
      return phase === 'placing' ? undefined : { code: 'not-now', phase };
    case 'place':
      return phase === 'placing' ? checkPlace(view, seat, view.drawn, move.at) : { code: 'not-now', phase };
    case 'take':
      if (phase !== 'choose') return { code: 'not-now', phase };
      // V-11: only what lies open can be taken.
      if (!Number.isInteger(move.tile) || !((view.middle[move.tile] ?? 0) > 0))
        return { code: 'not-in-middle', tile: move.tile };
      return checkPlace(view, seat, move.tile, move.at);
    default:
      return { code: 'not-now', phase };
  }
};

const checkStart = (view: View, seat: Seat, move: Move): Reason | undefined => {
  const { size, start } = view.options;
  const hand = itemAt(view.hands, seat);
  if (view.pending[seat] !== null) return { code: 'already-chosen' };
  if (view.hands.some(({ length }) => length < handSize(view.options))) return { code: 'not-your-turn' };
  if (move?.type === 'arrange' && start === 'four' && Array.isArray(move.tiles)) {
    const sorted = (tiles: readonly Tile[]) => [...tiles].sort((a, b) => a - b).join();
    return sorted(move.tiles) === sorted(hand) ? undefined : { code: 'not-your-tiles', hand };
  }
  if (move?.type !== 'place' || start !== 'one') return { code: 'not-now', phase: 'start' };
  if (!isOnBoard(size, move.at)) return { code: 'off-board', at: move.at };
  if (!itemAt(DIAGONAL, size).includes(move.at)) return { code: 'not-on-diagonal', at: move.at };
  const there = itemAt(itemAt(view.boards, seat), move.at);
  return there === 0 ? undefined : { code: 'square-taken', at: move.at, tile: there };
};

const checkPlace = (view: View, seat: Seat, tile: Tile, at: Square): Reason | undefined => {
  const { size, sameNumber } = view.options;
  const board = itemAt(view.boards, seat);
  if (!isOnBoard(size, at)) return { code: 'off-board', at };
  if (board[at] === tile && !sameNumber) return { code: 'same-number', tile, at };
  return clash(size, board, tile, at);
};
