// The goals of exercises of 5 vor 12, judged on the board that a move leaves.
import { itemAt } from '@crescendo/rules';
import { bounds, freeSquares, type Move, SQUARES, type Tile, type View } from '@crescendo/rules/5vor12';
import { seatOf } from '../../../seat.ts';
import type { Why } from '../../codes.ts';
import type { PuzzleGoal } from '../index.ts';

/** The seat's board after this legal move; `undefined` where it puts no tile on it. */
const boardAfter = (view: View, move: Move): readonly Tile[] | undefined => {
  const board = itemAt(view.boards, seatOf(view));
  if (move.type === 'place') return board.with(move.at, view.drawn);
  return move.type === 'take' ? board.with(move.at, move.tile) : undefined;
};

/** For each free square how many numbers fit it. */
export const numbersFor = ({ options }: View, board: readonly Tile[]): readonly number[] => {
  const { low, high } = bounds(options.size, board);
  return itemAt(SQUARES, options.size)
    .filter((at) => board[at] === 0)
    .map((at) => Math.max(0, Math.min(itemAt(high, at), options.highest + 1) - itemAt(low, at) - 1));
};

/** The free squares that no number fits any more, as long as nothing is exchanged. */
export const lostSquares = (view: View, board: readonly Tile[]): number =>
  numbersFor(view, board).filter((count) => count === 0).length;

const lastSquareError = (view: View, board: readonly Tile[], wanted: number): Why | undefined => {
  const [numbers, ...others] = numbersFor(view, board);
  if (numbers === undefined) return undefined;
  if (others.length > 0) return { code: 'two-squares-left' };
  return numbers < wanted ? { code: 'fewer-numbers', numbers, wanted } : undefined;
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
  if (goal.kind === 'last-square') return lastSquareError(view, board, goal.numbers);
  return lostSquares(view, board) > 0 ? { code: 'square-lost' } : undefined;
};
