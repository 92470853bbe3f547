// The slack heuristic in its plain form, a baseline from before there was any bot: points now, the width of the intervals
// that are left to free fields, and the bonus columns. The slack heuristic in heuristics.ts is a good deal stronger.

import { type Heuristic, visit } from '../../../packages/bots/src/qwinto/levels/heuristics.ts';
import {
  BONUS_FIELDS,
  BONUS_OF,
  CELLS,
  gain,
  MISTHROW_COST,
} from '../../../packages/bots/src/qwinto/model/board.ts';

/** The worth of a free field with all the room there is, and the quantity of numbers for each field that halves it. */
const FREE = 2;
const HALF = 0.7;
/** The extra worth of a field of a bonus column, for each of them that is then written. */
const COLUMN = 0.5;

/** So many fields in a gap, so many numbers between its ends: what the gap is worth. */
const hope = (fields: number, numbers: number): number =>
  fields === 0 || numbers <= 0 ? 0 : (FREE * fields * numbers) / (numbers + HALF * fields);

export const plainSlack: Heuristic = (values, board, isActive, rows, least, most) => {
  values.fill(-Infinity, least * CELLS, (most + 1) * CELLS);
  visit(board, rows, least, most, (field, number, from, to, low, high) => {
    const before = hope(to - from, high - low - 1);
    const after = hope(field - from, number - low - 1) + hope(to - field - 1, high - number - 1);
    values[number * CELLS + field] =
      gain(board, field, number) + after - before + columnOf(board.numbers, field);
  });
  return isActive ? -MISTHROW_COST : 0;
};

const columnOf = (numbers: Uint8Array, field: number): number => {
  const bonus = BONUS_OF[field]!;
  if (bonus < 0) return 0;
  let written = 1;
  for (let i = 0; i < 3; i++) if (numbers[BONUS_FIELDS[bonus * 3 + i]!]! > 0) written++;
  return COLUMN * written;
};
