// The reasons for and against a move, as codes with their facts; front ends find the words for them.
import { COLUMN_OF, type Field, ROWS, type Row } from '@crescendo/rules/qwinto';
import {
  BIT_OF,
  BONUS_OF,
  type Board,
  completeRows,
  gain,
  LAST_MISTHROW,
  MISTHROW_COST,
  PENTAGON,
  ROW,
  TOP,
} from '../model/board.ts';
import { chancesOf, type Plan } from '../search/turn-plan.ts';

export type Because =
  /** The score to expect at the end. */
  | { readonly code: 'expected-points'; readonly points: number }
  /** Points at once. */
  | { readonly code: 'points-now'; readonly points: number }
  | { readonly code: 'completes-row'; readonly row: Row; readonly points: number }
  | { readonly code: 'completes-column'; readonly column: number; readonly points: number }
  | { readonly code: 'ends-game'; readonly score: number }
  /** So many numbers still fit between the neighbours of the tightest gap it leaves beside itself. */
  | { readonly code: 'keeps-room'; readonly fields: number; readonly numbers: number }
  /** So many free fields beside it can never be filled any more. */
  | { readonly code: 'blocks-fields'; readonly fields: number }
  /** The chance that nothing worth writing comes up. */
  | { readonly code: 'misthrow-risk'; readonly chance: number }
  | { readonly code: 'misthrow'; readonly count: number; readonly points: number }
  /** Nothing is lost by waiting for a better number. */
  | { readonly code: 'waits' }
  /** The number fits the most likely field. */
  | { readonly code: 'fits'; readonly field: Field }
  /** The chance that the second roll is better than the first. */
  | { readonly code: 'second-roll'; readonly chance: number };

const bonusAt = ({ numbers, columns }: Board, field: Field, number: number): number => {
  const bonus = BONUS_OF[field]!;
  if (bonus < 0 || (columns[bonus]! | BIT_OF[field]!) !== 7) return 0;
  const pentagon = PENTAGON[bonus]!;
  return field === pentagon ? number : numbers[pentagon]!;
};

/** The free fields on one side of a field, and how many numbers fit there. */
const sideOf = ({ numbers }: Board, field: Field, number: number, step: 1 | -1) => {
  const start = field - (field % ROW);
  let at = field + step;
  while (at >= start && at < start + ROW && numbers[at] === 0) at += step;
  const isOut = at < start || at >= start + ROW;
  const other = isOut ? (step < 0 ? 0 : TOP) : numbers[at]!;
  return { fields: Math.abs(at - field) - 1, numbers: Math.abs(other - number) - 1 };
};

export const whyWrite = (board: Board, field: Field, number: number): readonly Because[] => {
  const row = Math.floor(field / ROW);
  const points = gain(board, field, number);
  const bonus = bonusAt(board, field, number);
  const isFull = board.filled[row] === ROW - 1;
  const sides = ([-1, 1] as const).map((step) => sideOf(board, field, number, step));
  const blocked = sides.reduce((total, side) => total + Math.max(0, side.fields - side.numbers), 0);
  const open = sides
    .filter(({ fields }) => fields > 0)
    .sort((a, b) => a.numbers / a.fields - b.numbers / b.fields);
  const facts: Because[] = [];
  if (isFull && completeRows(board) >= 1) facts.push({ code: 'ends-game', score: board.score + points });
  if (isFull) facts.push({ code: 'completes-row', row: ROWS[row]!, points: points - bonus });
  if (bonus > 0) facts.push({ code: 'completes-column', column: COLUMN_OF[field]!, points: bonus });
  if (blocked > 0) facts.push({ code: 'blocks-fields', fields: blocked });
  else if (open[0]) facts.push({ code: 'keeps-room', ...open[0] });
  if (!isFull && bonus === 0) facts.push({ code: 'points-now', points });
  return facts;
};

export const whySkip = (board: Board, isActive: boolean): readonly Because[] => {
  if (!isActive) return [{ code: 'waits' }];
  const count = board.misthrows + 1;
  const misthrow: Because = { code: 'misthrow', count, points: -MISTHROW_COST };
  return count < LAST_MISTHROW
    ? [misthrow]
    : [{ code: 'ends-game', score: board.score - MISTHROW_COST }, misthrow];
};

/** The chance of ending with nothing to write when these dice are rolled as planned. */
export const riskOf = ({ answer, worth, once }: Plan, rows: number, rolls: 1 | 2): number => {
  const chances = chancesOf(rows);
  let [lost, again] = [0, 0];
  for (let sum = 1; sum < TOP; sum++) if (answer[rows * TOP + sum]! < 0) lost += chances[sum]!;
  if (rolls === 1) return lost;
  let kept = 0;
  for (let sum = 1; sum < TOP; sum++)
    if (worth[rows * TOP + sum]! <= once[rows]!) again += chances[sum]!;
    else if (answer[rows * TOP + sum]! < 0) kept += chances[sum]!;
  return kept + again * lost;
};

/** The chance that a roll of these dice is better than this sum. */
export const betterThan = ({ worth }: Plan, rows: number, sum: number): number => {
  const chances = chancesOf(rows);
  let better = 0;
  for (let other = 1; other < TOP; other++)
    if (worth[rows * TOP + other]! > worth[rows * TOP + sum]!) better += chances[other]!;
  return better;
};
