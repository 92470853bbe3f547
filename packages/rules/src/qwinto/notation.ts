import type { Notation, Seat } from '../game.ts';
import { itemAt } from '../lists.ts';
import { score } from './score.ts';
import {
  COLOURS,
  COLUMN_OF,
  COLUMNS,
  columnNumber,
  type Faces,
  type Field,
  fieldAt,
  GAPS,
  isOnSheet,
  PENTAGONS,
  ROW_OF,
  ROWS,
  sum,
  WIDTH,
} from './sheet.ts';
import type { Chance, Move, View } from './types.ts';

/** The first letter of the row, and the column counted from 0 at the left: `y7`. */
export const formatField = (field: Field): string => `${ROW_OF[field]?.[0]}${COLUMN_OF[field]}`;

export const parseField = (text: string): Field | undefined => {
  if (!/^[oyp](\d|1[01])$/.test(text)) return undefined;
  return fieldAt(itemAt(ROWS, 'oyp'.indexOf(text.charAt(0))), Number(text.slice(1)));
};

/** The same for people, who count columns from 1: `y8`. */
export const typedField = (field: Field): string => `${ROW_OF[field]?.[0]}${columnNumber(field)}`;

export const formatSeat = (seat: number): string => String.fromCharCode(65 + seat);

const wordsOf = (text: string): readonly string[] => text.trim().toLowerCase().split(/\s+/);

export const move: Notation<Move> = {
  format: (m) => {
    if (m.type === 'dice') return `dice ${m.colours}`;
    if (m.type === 'write') return `write ${formatField(m.field)}`;
    return m.type;
  },
  parse: (text) => {
    const words = wordsOf(text);
    const [first, second = ''] = words;
    if (words.length === 1)
      return first === 'keep' || first === 'reroll' || first === 'skip' ? { type: first } : undefined;
    if (words.length > 2) return undefined;
    if (first === 'dice') {
      const colours = COLOURS.find((known) => known === second);
      return colours === undefined ? undefined : { type: 'dice', colours };
    }
    const field = first === 'write' ? parseField(second) : undefined;
    return field === undefined ? undefined : { type: 'write', field };
  },
};

/** Columns are counted from 1, as on the page; `o 3` and `orange 3` mean the same as `write o3`. */
export const typed: Notation<Move> = {
  format: (m) => (m.type === 'write' ? `write ${typedField(m.field)}` : move.format(m)),
  parse: (text) => {
    const line = wordsOf(text).join(' ');
    const [, row, column] = /^(?:write )?([oyp])[a-z]* ?([1-9]\d?)$/.exec(line) ?? [];
    if (row === undefined) return line.startsWith('write') ? undefined : move.parse(line);
    const field = parseField(`${row}${Number(column) - 1}`);
    return field === undefined ? undefined : { type: 'write', field };
  },
};

/** `o3 p5`: only the dice that were rolled. */
export const formatFaces = (faces: Faces): string =>
  faces.flatMap((face, row) => (face === 0 ? [] : [`${'oyp'[row]}${face}`])).join(' ');

export const chance: Notation<Chance> = {
  format: (c) => (c.type === 'first' ? `first ${formatSeat(c.seat)}` : `roll ${formatFaces(c.faces)}`),
  parse: (text) => {
    const line = wordsOf(text).join(' ');
    const [, seat] = /^first ([a-f])$/.exec(line) ?? [];
    if (seat !== undefined) return { type: 'first', seat: 'abcdef'.indexOf(seat) };
    const found = /^roll(?: o([1-6]))?(?: y([1-6]))?(?: p([1-6]))?$/.exec(line);
    if (found === null || line === 'roll') return undefined;
    const [, orange = 0, yellow = 0, purple = 0] = found;
    return { type: 'roll', faces: [Number(orange), Number(yellow), Number(purple)] };
  },
};

/** A sheet as on paper: columns from 1, pentagons in parentheses, `##` for the gap that stays empty. */
export const diagram = (view: View): string =>
  [...view.sheets.flatMap((_, seat) => [...sheetLines(view, seat), '']), diceLine(view)]
    .map((line) => line.trimEnd())
    .join('\n');

const sheetLines = (view: View, seat: Seat): readonly string[] => {
  const { sheets, options, phase, active, pending } = view;
  const sheet = itemAt(sheets, seat);
  const { rows, bonuses, headStart, total } = score(sheet, options);
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
    `misthrows ${boxes.join('')}   bonuses ${bonuses.map((bonus) => bonus || '–').join(' ')}   ${headStart > 0 ? `head start ${headStart}   ` : ''}score ${total}`,
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
