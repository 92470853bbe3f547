import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  fieldAt,
  formatField,
  legalFields,
  parseField,
  qwinto,
  type Row,
  type Sheet,
  score,
} from '../../src/qwinto/index.ts';
import { refusalOf, sheetOf, table, toWrite, type Written } from './position.ts';

interface Vector {
  readonly id: string;
  readonly sheet: Written;
  readonly fails: number;
  readonly expect?: {
    readonly rows: { readonly [row: string]: number };
    readonly bonus: { readonly [column: string]: number };
    readonly total: number;
    readonly gameOver?: boolean;
  };
  readonly legalAllDice?: { readonly [number: string]: readonly string[] };
  readonly accepts?: { readonly [field: string]: readonly number[] };
  readonly legal?: readonly (readonly [Row, number, number])[];
  readonly illegal?: readonly (readonly [Row, number, number])[];
}

const vectors: readonly Vector[] = JSON.parse(
  readFileSync(new URL('../vectors.json', import.meta.url), 'utf8'),
)['qwinto'];

/** `orange11` in the vectors is `o11` here. */
const shorten = (name: string): string => name.replace(/^(.)\D*/, '$1');
const named = (sheet: Sheet, number: number) => legalFields(sheet, 'oyp', number).map(formatField);

describe.each(vectors)('vector $id', (vector) => {
  const sheet = sheetOf(vector.sheet, vector.fails);
  const { expect: wanted } = vector;

  if (wanted)
    test('[Q-24] [Q-25] [Q-26] the score', () => {
      expect(score(sheet)).toEqual({
        rows: Object.values(wanted.rows),
        bonuses: Object.values(wanted.bonus),
        misthrows: 5 * vector.fails,
        headStart: 0,
        total: wanted.total,
      });
    });

  test('the sheet is a legal one', () => {
    expect(() => qwinto.audit(table([sheet]))).not.toThrow();
  });

  if (wanted?.gameOver)
    test('[Q-22] the game is over', () => {
      const last = { ...toWrite({ ...sheet, misthrows: vector.fails - 1 }, 18) };
      const done = qwinto.apply(last, { kind: 'move', seat: 0, move: { type: 'skip' } });
      expect(done.sheets[0]).toEqual(sheet);
      expect(qwinto.turn(done)).toEqual({ kind: 'over', scores: [wanted.total], winners: [0] });
    });

  for (const [number, fields] of Object.entries(vector.legalAllDice ?? {}))
    test(`[Q-16] [Q-17] where ${number} may stand`, () => {
      expect(named(sheet, Number(number))).toEqual(fields.map(shorten));
    });

  for (const [field, numbers] of Object.entries(vector.accepts ?? {}))
    test(`[Q-18] what ${field} still takes`, () => {
      const taken = Array.from({ length: 18 }, (_, i) => i + 1).filter((number) =>
        named(sheet, number).includes(shorten(field)),
      );
      expect(taken).toEqual(numbers);
    });

  test.each(vector.legal ?? [])('[Q-16] [Q-17] legal: %s %i takes %i', (row, column, number) => {
    const field = fieldAt(row, column)!;
    expect(legalFields(sheet, 'oyp', number)).toContain(field);
    expect(refusalOf(toWrite(sheet, number), field)).toBeUndefined();
  });

  test.each(vector.illegal ?? [])('[Q-3] [Q-16] [Q-17] illegal: %s %i with %i', (row, column, number) => {
    const field = fieldAt(row, column);
    if (field === undefined) return expect(parseField(`${row[0]}${column}`)).toBeUndefined();
    expect(legalFields(sheet, 'oyp', number)).not.toContain(field);
    expect(refusalOf(toWrite(sheet, number), field)).toBeDefined();
  });
});
