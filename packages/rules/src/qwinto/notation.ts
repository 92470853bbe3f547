import type { Notation } from '../game.ts';
import { itemAt } from '../lists.ts';
import { COLOURS, COLUMN_OF, columnNumber, type Faces, type Field, fieldAt, ROW_OF, ROWS } from './sheet.ts';
import type { Chance, Move } from './types.ts';

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
