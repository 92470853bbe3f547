// The goals of exercises of 5 vor 12, judged on the board that a move leaves.
import { itemAt, range } from '@crescendo/rules';
import {
  bounds,
  freeSquares,
  type Move,
  SQUARES,
  type Tile,
  unseen,
  type View,
} from '@crescendo/rules/5vor12';
import { seatOf } from '../../../seat.ts';
import type { Why } from '../../codes.ts';
import type { PuzzleGoal } from '../index.ts';

/** The seat's board after this legal move; `undefined` where it puts no tile on it. */
const boardAfter = (view: View, move: Move): readonly Tile[] | undefined => {
  const board = itemAt(view.boards, seatOf(view));
  if (move.type === 'place') return board.with(move.at, view.drawn);
  return move.type === 'take' ? board.with(move.at, move.tile) : undefined;
};

/** For each free square the numbers that fit it. */
const fitting = ({ options }: View, board: readonly Tile[]): readonly (readonly Tile[])[] => {
  const { low, high } = bounds(options.size, board);
  return itemAt(SQUARES, options.size)
    .filter((at) => board[at] === 0)
    .map((at) => {
      const first = itemAt(low, at) + 1;
      const end = Math.min(itemAt(high, at), options.highest + 1);
      return range(Math.max(0, end - first)).map((i) => first + i);
    });
};

/** For each free square how many tiles of the supply fit it. */
export const tilesFor = (view: View, board: readonly Tile[]): readonly number[] => {
  const hidden = unseen(view);
  return fitting(view, board).map((numbers) =>
    numbers.reduce((sum, number) => sum + itemAt(hidden, number), 0),
  );
};

/** The free squares that no number fits any more, as long as nothing is exchanged. */
export const lostSquares = (view: View, board: readonly Tile[]): number =>
  fitting(view, board).filter((numbers) => numbers.length === 0).length;

const lastSquareError = (view: View, board: readonly Tile[], wanted: number): Why | undefined => {
  const [tiles, ...others] = tilesFor(view, board);
  if (tiles === undefined) return undefined;
  if (others.length > 0) return { code: 'two-squares-left' };
  return tiles < wanted ? { code: 'fewer-fit', tiles, wanted } : undefined;
};

const winsNow = (view: View, board: readonly Tile[]): boolean => {
  const { options, pool, drawn, boards } = view;
  const free = freeSquares(options.size, board);
  if (free === 0) return true;
  const isLastTurn = pool === 0 && drawn !== 0;
  const seat = seatOf(view);
  return isLastTurn && boards.every((other, i) => i === seat || freeSquares(options.size, other) > free);
};

/** The reason why this legal move misses the goal; `undefined` when it reaches it. */
export const goalError = (view: View, move: Move, goal: PuzzleGoal): Why | undefined => {
  const board = boardAfter(view, move);
  if (goal.kind === 'win-now')
    return board !== undefined && winsNow(view, board) ? undefined : { code: 'not-won' };
  if (board === undefined) return { code: 'place-instead' };
  if (goal.kind === 'last-square') return lastSquareError(view, board, goal.tiles);
  return lostSquares(view, board) > 0 ? { code: 'square-lost' } : undefined;
};
