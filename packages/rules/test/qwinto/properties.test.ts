// The quick ways against slow, obvious ones, on sheets written by chance.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  COLOURS,
  COLUMN_OF,
  type Colours,
  FIELDS,
  type Field,
  fieldAt,
  legalFields,
  qwinto,
  ROW_OF,
  type Row,
  type Sheet,
  type State,
  score,
} from '../../src/qwinto/index.ts';
import { empty, refusalOf, toWrite } from './position.ts';

/** A sheet written by chance, number after number, wherever one fits. */
const sheets = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 18 }), fc.nat(1000)), { maxLength: 40 })
  .map((throws) =>
    throws.reduce((numbers, [number, where]) => {
      const fields = FIELDS.filter((field) => fitsSlowly(numbers, 'oyp', number, field));
      return fields.length === 0 ? numbers : numbers.with(fields[where % fields.length]!, number);
    }, empty.numbers),
  )
  .map((numbers): Sheet => ({ numbers, misthrows: 0 }));

/** as they are said: look at every other field of the sheet. */
const fitsSlowly = (numbers: readonly number[], colours: Colours, number: number, field: Field): boolean =>
  colours.includes(ROW_OF[field]![0]!) &&
  numbers[field] === 0 &&
  FIELDS.every((other) => {
    const there = numbers[other]!;
    if (there === 0) return true;
    if (COLUMN_OF[other] === COLUMN_OF[field] && there === number) return false;
    if (ROW_OF[other] !== ROW_OF[field]) return true;
    return COLUMN_OF[other]! < COLUMN_OF[field]! ? there < number : there > number;
  });

test('[Q-14] [Q-15] [Q-16] [Q-17] legal fields are those the rules say', () => {
  fc.assert(
    fc.property(sheets, fc.constantFrom(...COLOURS), fc.nat(17), (sheet, colours, n) => {
      const number = (n % (5 * colours.length + 1)) + colours.length;
      const slow = FIELDS.filter((field) => fitsSlowly(sheet.numbers, colours, number, field));
      expect(legalFields(sheet, colours, number)).toEqual(slow);
      const state = toWrite(sheet, number, colours);
      expect(FIELDS.filter((field) => refusalOf(state, field) === undefined)).toEqual(slow);
    }),
  );
});

test('[Q-24] [Q-25] [Q-26] the score is the one the rules say', () => {
  const slowScore = ({ numbers, misthrows }: Sheet): number => {
    const at = (row: Row, column: number) => numbers[fieldAt(row, column) ?? -1] ?? 0;
    const all = Array.from({ length: 12 }, (_, column) => column);
    const rows = (['orange', 'yellow', 'purple'] as const).map((row) => {
      const written = all.map((column) => at(row, column)).filter((number) => number > 0);
      return written.length === 9 ? Math.max(...written) : written.length;
    });
    const pentagons: readonly (readonly [Row, number])[] = [
      ['purple', 2],
      ['orange', 3],
      ['orange', 7],
      ['yellow', 8],
      ['purple', 9],
    ];
    const bonuses = pentagons.map(([row, column]) =>
      at('orange', column) && at('yellow', column) && at('purple', column) ? at(row, column) : 0,
    );
    return [...rows, ...bonuses].reduce((a, b) => a + b) - 5 * misthrows;
  };
  fc.assert(
    fc.property(sheets, fc.nat(4), (sheet, misthrows) => {
      expect(score({ ...sheet, misthrows }).total).toBe(slowScore({ ...sheet, misthrows }));
    }),
  );
});

test('[Q-11] [Q-19] whatever others have chosen, a view is the same', () => {
  fc.assert(
    fc.property(fc.array(sheets, { minLength: 2, maxLength: 6 }), fc.nat(), fc.nat(), (all, seed, who) => {
      const [one, two] = [seed, seed + 1].map((n): State => {
        const state = { ...toWrite(all[0]!, 9), ...{ seats: all.length, sheets: all } };
        const open = { ...state, pending: all.map(() => null) };
        const pending = all.map((_, seat) => {
          if (seat === 0 || seat === who % all.length) return null;
          const moves = [...qwinto.moves(qwinto.view(open, seat))];
          const move = moves[(n * (seat + 7)) % moves.length]!;
          return move.type === 'write' || move.type === 'skip' ? move : null;
        });
        return { ...open, pending };
      });
      for (const viewer of [0, who % all.length, null])
        expect(JSON.stringify(qwinto.view(one!, viewer))).toBe(JSON.stringify(qwinto.view(two!, viewer)));
    }),
  );
});
