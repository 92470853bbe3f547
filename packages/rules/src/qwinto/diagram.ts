import type { Seat } from '../game.ts';
import { itemAt } from '../lists.ts';
import { formatFaces, formatSeat } from './notation.ts';
import { score } from './score.ts';
import { COLUMN_OF, COLUMNS, fieldAt, GAPS, isOnSheet, PENTAGONS, ROWS, sum, WIDTH } from './sheet.ts';
import type { View } from './types.ts';

/** A sheet as on paper: columns from 1, pentagons in parentheses, `##` for the gap that stays empty. */
export const diagram = (view: View): string =>
  [...view.sheets.flatMap((_, seat) => [...sheetLines(view, seat), '']), diceLine(view)]
    .map((line) => line.trimEnd())
    .join('\n');

const sheetLines = (view: View, seat: Seat): readonly string[] => {
  const { sheets, options, phase, active, pending } = view;
  const sheet = itemAt(sheets, seat);
  const { rows, bonuses, total } = score(sheet, options);
  const isActive = seat === active && phase !== 'first' && phase !== 'over';
  const marks = `${isActive ? '*' : ''}${pending[seat] ? '!' : ''}`;
  const columns = Array.from({ length: COLUMNS }, (_, column) => `${String(column + 1).padStart(3)} `);
  const boxes = Array.from({ length: options.misthrowLimit }, (_, i) =>
    i < sheet.misthrows ? '[x]' : '[ ]',
  );
  return [
    `${formatSeat(seat)}${marks}`.padEnd(4) + columns.join(''),
    ...ROWS.slice(0, options.dice).map((name, row) => {
      const cells = columns.map((_, column) => cell(view, seat, row, column));
      return `${name[0]}   ${cells.join('')}${String(rows[row]).padStart(4)}`;
    }),
    `misthrows ${boxes.join('')}   bonuses ${bonuses.map((bonus) => bonus || '–').join(' ')}   score ${total}`,
  ];
};

/** Four characters, the number right-aligned in the middle two. */
const cell = ({ sheets, options }: View, seat: Seat, row: number, column: number): string => {
  const last = itemAt(COLUMN_OF, row * WIDTH + options.width - 1);
  if (column === GAPS[row] && column < last) return ' ## ';
  const field = fieldAt(itemAt(ROWS, row), column);
  if (field === undefined || !isOnSheet(options, field)) return '    ';
  const text = String(itemAt(sheets, seat).numbers[field] || '·').padStart(2);
  return PENTAGONS.includes(field) ? `(${text})` : ` ${text} `;
};

const diceLine = ({ colours, faces, rolls, active, phase }: View): string => {
  if (phase === 'first') return 'who begins?';
  if (colours === null) return `${formatSeat(active)} chooses the dice`;
  if (rolls === 0) return `dice ${colours}`;
  const roll = `dice ${formatFaces(faces)} = ${sum(faces)}`;
  return phase === 'rolling' ? `${roll}, rolled again` : `${roll}${rolls === 2 ? ', second roll' : ''}`;
};
