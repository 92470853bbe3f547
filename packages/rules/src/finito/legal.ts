import type { Seat } from '../game.ts';
import { itemAt } from '../lists.ts';
import { BOUNDS, counterCount, isOnBoard, numberOn, squareCount, targets } from './board.ts';
import type { Counter, Move, NotATarget, Reason, Square, Stage, State, View } from './types.ts';

// Moves are values: made once, listed often.
const table = (type: 'place' | 'move'): readonly (readonly Move[])[] =>
  Array.from({ length: BOUNDS.counters + 1 }, (_, counter) =>
    Array.from({ length: squareCount() }, (_, at) => ({ type, counter, at })),
  );
const PLACE = table('place');
const MOVE = table('move');
const PASS: Move = { type: 'pass' };

/** The kind of move that the roll asks of every seat: all are in step. */
export const stage = (position: State | View): Stage =>
  position.open.some(({ length }) => length > 0) ? 'placing' : 'moving';

/** Everything this seat may choose at this roll. */
export const choices = (position: State | View, seat: Seat): Move[] => {
  const { options, rolled } = position;
  const open = itemAt(position.open, seat);
  const squares = targets(options, itemAt(position.boards, seat), rolled);
  const list: Move[] = [];
  for (let i = 0; i < open.length; i++)
    for (let j = 0; j < squares.length; j++)
      list.push(itemAt(itemAt(PLACE, itemAt(open, i)), itemAt(squares, j)));
  if (open.length > 0) return list;
  const highest = counterCount(options);
  for (let counter = 1; counter <= highest; counter++)
    for (let j = 0; j < squares.length; j++) list.push(itemAt(itemAt(MOVE, counter), itemAt(squares, j)));
  if (options.passing) list.push(PASS);
  return list;
};

export const moves = (view: View): readonly Move[] => {
  const { seat } = view;
  if (seat === null || view.phase !== 'choose' || view.pending[seat] !== null) return [];
  return choices(view, seat);
};

export const check = (view: View, move: Move): Reason | undefined => {
  const { seat } = view;
  if (seat === null || view.phase !== 'choose') return { code: 'not-your-turn' };
  if (view.pending[seat] !== null) return { code: 'already-chosen' };
  const now = stage(view);
  switch (move?.type) {
    case 'pass':
      // F-13
      if (now === 'placing') return { code: 'must-place', open: itemAt(view.open, seat) };
      return view.options.passing ? undefined : { code: 'must-move' };
    case 'place':
      if (now !== 'placing') return { code: 'not-now', stage: now };
      return checkOpen(view, seat, move.counter) ?? checkTarget(view, seat, move.at);
    case 'move':
      if (now !== 'moving') return { code: 'not-now', stage: now };
      return checkOnBoard(view, move.counter) ?? checkTarget(view, seat, move.at);
    default:
      return { code: 'not-now', stage: now };
  }
};

const checkOpen = (view: View, seat: Seat, counter: Counter): Reason | undefined => {
  const open = itemAt(view.open, seat);
  if (open.includes(counter)) return undefined;
  const is = itemAt(view.down, seat).includes(counter)
    ? 'face-down'
    : counter > 0 && itemAt(view.boards, seat).includes(counter)
      ? 'on-board'
      : 'unknown';
  return { code: 'not-open', counter, is, open };
};

const checkOnBoard = ({ options }: View, counter: Counter): Reason | undefined => {
  const highest = counterCount(options);
  const known = Number.isInteger(counter) && counter >= 1 && counter <= highest;
  return known ? undefined : { code: 'not-on-board', counter, highest };
};

const checkTarget = (view: View, seat: Seat, at: Square): Reason | undefined => {
  const { options, rolled } = view;
  const board = itemAt(view.boards, seat);
  if (!isOnBoard(options.numbers, at)) return { code: 'off-board', at };
  const squares = targets(options, board, rolled);
  if (squares.includes(at)) return undefined;
  const numbers = [...new Set(squares.map((square) => numberOn(square, options.numbers)))];
  const here = numberOn(at, options.numbers);
  const why = refusal(board[at] === 0, here, rolled, numbers);
  return { code: 'not-a-target', number: rolled, at, here, why, targets: squares, numbers };
};

const refusal = (
  isFree: boolean,
  here: number,
  rolled: number,
  numbers: readonly number[],
): NotATarget['why'] => {
  if (numbers.includes(rolled)) return isFree ? 'other-number' : 'occupied';
  return isFree && numbers.includes(here) ? 'nearer-free' : 'taken';
};
