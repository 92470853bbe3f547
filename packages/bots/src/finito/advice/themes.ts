// Kinds of mistakes in Finito!
import { itemAt } from '@crescendo/rules';
import { type Board, longestRise, type Move, type View } from '@crescendo/rules/finito';
import { seatOf } from '../../seat.ts';

export const THEMES = [
  'broke-order',
  'out-of-order',
  'left-no-room',
  'wrong-counter',
  'wrong-square',
  'moved-needlessly',
  'passed-too-soon',
] as const;
export type Theme = (typeof THEMES)[number];

const boardAfter = (board: Board, move: Move): Board => {
  if (move.type === 'pass') return board;
  const copy = board.map((counter) => (counter === move.counter ? 0 : counter));
  copy[move.at] = move.counter;
  return copy;
};

/** Neighbours in rising order with fewer squares between them than counters belong there. */
const tightGaps = (board: Board): number => {
  let [tight, last, lastAt] = [0, 0, -1];
  for (const [at, counter] of board.entries()) {
    if (counter === 0) continue;
    if (counter > last && at - lastAt < counter - last) tight++;
    [last, lastAt] = [counter, at];
  }
  return tight;
};

export const themeOf = (view: View, played: Move, better: Move): Theme | null => {
  if (played.type === 'pass') return 'passed-too-soon';
  if (better.type === 'pass') return 'moved-needlessly';
  const before = itemAt(view.boards, seatOf(view));
  const [after, instead] = [boardAfter(before, played), boardAfter(before, better)];
  const isShorter = longestRise(after) < longestRise(instead);
  if (isShorter && played.type === 'move' && longestRise(after) < longestRise(before)) return 'broke-order';
  if (isShorter) return 'out-of-order';
  if (tightGaps(after) > tightGaps(instead)) return 'left-no-room';
  return played.counter === better.counter ? 'wrong-square' : 'wrong-counter';
};
