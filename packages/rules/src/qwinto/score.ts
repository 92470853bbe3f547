import { itemAt } from '../lists.ts';
import { BONUSES, type Extent, isComplete, isOnSheet, ROWS, type Sheet, WHOLE, WIDTH } from './sheet.ts';

/** The bottom line of the sheet: rows and bonuses, less the misthrows, make the total. */
export interface Score {
  /** Orange, yellow, purple. */
  readonly rows: readonly number[];
  /** The five columns of three fields, from the left. */
  readonly bonuses: readonly number[];
  /** Points lost by misthrows. */
  readonly misthrows: number;
  /** points this seat had from the start. */
  readonly headStart: number;
  readonly total: number;
}

/** what a misthrow costs. */
export const MISTHROW_POINTS = 5;

const rowScore = (sheet: Sheet, row: number, { dice, width }: Extent): number => {
  if (row >= dice) return 0;
  if (isComplete(sheet, row, width)) return itemAt(sheet.numbers, row * WIDTH + width - 1);
  let written = 0;
  for (let i = 0; i < width; i++) if (sheet.numbers[row * WIDTH + i] !== 0) written++;
  return written;
};

export const score = (sheet: Sheet, extent: Extent = WHOLE): Score => {
  const rows = ROWS.map((_, row) => rowScore(sheet, row, extent));
  const bonuses = BONUSES.map(({ fields, pentagon }) =>
    fields.every((field) => isOnSheet(extent, field) && sheet.numbers[field] !== 0)
      ? itemAt(sheet.numbers, pentagon)
      : 0,
  );
  const misthrows = MISTHROW_POINTS * sheet.misthrows;
  const headStart = sheet.headStart ?? 0;
  const total = [...rows, ...bonuses].reduce((points, more) => points + more, headStart - misthrows);
  return { rows, bonuses, misthrows, headStart, total };
};
