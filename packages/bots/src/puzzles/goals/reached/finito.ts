// The goals of exercises of Finito!, judged on the board that a move leaves.
import { itemAt, range } from '@crescendo/rules';
import {
  type Board,
  type Counter,
  counterCount,
  type Move,
  points,
  sequence,
  targets,
  type View,
  winningLength,
} from '@crescendo/rules/finito';
import { seatOf } from '../../../seat.ts';
import type { Why } from '../../codes.ts';
import type { PuzzleGoal } from '../index.ts';

const moved = (board: Board, counter: Counter, at: number): Board =>
  board.map((here, square) => (square === at ? counter : here === counter ? 0 : here));

const boardAfter = (view: View, move: Move): Board => {
  const board = itemAt(view.boards, seatOf(view));
  return move.type === 'pass' ? board : moved(board, move.counter, move.at);
};

const isFinished = ({ options }: View, board: Board): boolean =>
  sequence(board).length === counterCount(options) && points(board) >= winningLength(options);

const isInOrder = (board: Board): boolean => points(board) === sequence(board).length;

/** Tells whether every missing counter has a free square in its place, all at the same time. */
const hasRoom = ({ options }: View, board: Board): boolean => {
  let [last, free] = [0, 0];
  for (const counter of board) {
    if (counter === 0) free++;
    else {
      if (free < counter - last - 1) return false;
      [last, free] = [counter, 0];
    }
  }
  return free >= counterCount(options) - last;
};

/** The numbers of the die after which some move puts all counters in order. */
export const finishingRolls = (view: View, board: Board): number => {
  const { options } = view;
  const finishes = (roll: number): boolean =>
    targets(options, board, roll).some((at) =>
      sequence(board).some((counter) => isFinished(view, moved(board, counter, at))),
    );
  return range(options.numbers).filter((i) => finishes(i + 1)).length;
};

/** The reason why this legal move misses the goal; `undefined` when it reaches it. */
export const goalError = (view: View, move: Move, goal: PuzzleGoal): Why | undefined => {
  const board = boardAfter(view, move);
  switch (goal.kind) {
    case 'chain': {
      const length = points(board);
      return length < goal.length ? { code: 'chain-shorter', length, wanted: goal.length } : undefined;
    }
    case 'keep-room':
      if (!isInOrder(board)) return { code: 'out-of-order' };
      return hasRoom(view, board) ? undefined : { code: 'no-room' };
    case 'finishing-rolls': {
      const rolls = finishingRolls(view, board);
      return rolls < goal.rolls ? { code: 'fewer-rolls', rolls, wanted: goal.rolls } : undefined;
    }
    default:
      return isFinished(view, board) ? undefined : { code: 'not-won' };
  }
};
