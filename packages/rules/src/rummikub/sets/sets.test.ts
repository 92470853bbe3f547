import fc from 'fast-check';
import { expect, test } from 'vitest';
import { table } from '../../../test/rummikub/position.ts';
import { OPTIONS } from '../options.ts';
import type { Options, TileSet } from '../types.ts';
import { isSame, placeIn, pointsOf, setReason, standsFor } from './sets.ts';
import { colourOf, JOKER, numberOf } from './tiles.ts';

const set = (text: string): TileSet => table(text)[0]!;
const reason = (text: string, options: Partial<Options> = {}) =>
  setReason(set(text), 0, { ...OPTIONS, ...options });
const code = (text: string) => reason(text)?.code;

test('[R-8] a set has three tiles at least', () => {
  expect(reason('B4 B5')).toEqual({ code: 'too-short', set: 0, length: 2 });
  expect(code('R5 J')).toBe('too-short');
  expect(setReason({ kind: 'run', tiles: [] }, 3, OPTIONS)).toEqual({ code: 'too-short', set: 3, length: 0 });
});

test('[R-9] a run is of one colour and rises by one', () => {
  expect(reason('B4 B5 B6 B7')).toBeUndefined();
  expect(reason('B4 R5 B6')).toEqual({ code: 'mixed-colours', set: 0, tile: 17, other: 29 });
  expect(reason('B4 B5 B7')).toEqual({ code: 'not-rising', set: 0, tile: 32, other: 30 });
  expect(code('B6 B5 B4')).toBe('not-rising');
  expect(code('B4 J B5')).toBe('not-rising');
});

test('[R-10] a run ends at 1 and at 13; 1 never follows 13', () => {
  expect(code('B12 B13 B1')).toBe('not-rising');
  expect(reason('J R12 R13 J')).toEqual({ code: 'joker-off-end', set: 0, number: 14, highest: 13 });
  expect(reason('J R1 R2')).toEqual({ code: 'joker-off-end', set: 0, number: 0, highest: 13 });
  expect(reason('J J R12 R13')).toBeUndefined();
  expect(reason('K1 K2 K3 K4 K5 K6 K7 K8 K9 K10 K11 K12 K13')).toBeUndefined();
});

test('[R-11] jokers alone are no set', () => {
  expect(code('J J J')).toBe('only-jokers');
  expect(code('=J J J')).toBe('only-jokers');
  expect(reason('R5 J J')).toBeUndefined();
  expect(reason('=R5 J J')).toBeUndefined();
});

test('[R-12] a group has one number in different colours, four at most', () => {
  expect(reason('K7 R7 B7 Y7')).toBeUndefined();
  expect(reason('R9 R9 B9')).toEqual({ code: 'same-colour', set: 0, tile: 21 });
  expect(reason('=R9 B9 Y8')).toEqual({ code: 'mixed-numbers', set: 0, tile: 46, other: 34 });
  expect(reason('K7 R7 B7 Y7 J')).toEqual({ code: 'too-many', set: 0, length: 5, most: 4 });
  expect(reason('K7 R7 B7 J', { colours: 3 })?.code).toBe('too-many');
});

test('[R-13] a joker is the number of its place in a run, any missing colour in a group', () => {
  expect(standsFor(set('R5 J R7'), 1, 4)).toEqual([18]);
  expect(standsFor(set('J J R12'), 0, 4)).toEqual([22]);
  expect(standsFor(set('K8 R8 J'), 2, 4)).toEqual([33, 46]);
});

test('[R-14] the order of tiles matters in a run and not in a group', () => {
  expect(isSame(set('Y8 K8 R8'), set('K8 R8 Y8'))).toBe(true);
  expect(isSame({ kind: 'group', tiles: [46, 7, 20] }, set('K8 R8 Y8'))).toBe(true);
  expect(setReason({ kind: 'group', tiles: [JOKER, 46, 7] }, 0, OPTIONS)).toBeUndefined();
  expect(code('R7 R5 R6')).toBe('not-rising');
});

test('[R-16] a joker counts the number it stands for', () => {
  expect(pointsOf(set('R9 R10 R11'))).toBe(30);
  expect(pointsOf(set('J J R12 R13'))).toBe(46);
  expect(pointsOf(set('K9 R9 B9 J'))).toBe(36);
  expect(pointsOf(set('=R5 J J'))).toBe(15);
  expect(pointsOf(set('R5 J J'))).toBe(18);
});

test('a set lies in another with every joker where it was', () => {
  expect(placeIn(set('R4 R5 J R7 R8'), set('R5 J R7'))).toBe(1);
  expect(placeIn(set('R5 R6 J R8'), set('R5 J R7'))).toBe(-1);
  expect(placeIn(set('K8 R8 B8 J'), set('K8 R8 J'))).toBe(0);
  expect(placeIn(set('K8 R8 B8 Y8'), set('K8 R8 J'))).toBe(-1);
});

test('a tile the game does not have', () => {
  for (const tile of [-1, 53, 1.5, Number.NaN])
    expect(setReason({ kind: 'run', tiles: [0, 1, tile] }, 0, OPTIONS)?.code).toBe('no-such-tile');
  expect(reason('K4 K5 K6', { values: 5 })?.code).toBe('no-such-tile');
  expect(reason('Y1 Y2 Y3', { colours: 3 })?.code).toBe('no-such-tile');
});

/** Slow and obvious: tries everything the jokers could be, and looks for a set of plain tiles. */
const oracle = ({ kind, tiles }: TileSet): boolean => {
  const real = tiles.filter((tile) => tile !== JOKER);
  if (real.length === 0 || tiles.length < 3) return false;
  const colours = new Set(real.map(colourOf));
  const numbers = new Set(real.map(numberOf));
  if (kind === 'group') return numbers.size === 1 && colours.size === real.length && tiles.length <= 4;
  if (colours.size > 1) return false;
  for (let from = 1; from + tiles.length - 1 <= 13; from++)
    if (tiles.every((tile, i) => tile === JOKER || numberOf(tile) === from + i)) return true;
  return false;
};

test('[R-9] [R-12] sets are the sets a slow oracle finds', () => {
  const near = fc.record({ base: fc.nat(51), length: fc.nat(6) }).chain(({ base, length }) =>
    fc.record({
      kind: fc.constantFrom<TileSet['kind']>('run', 'group'),
      tiles: fc.tuple(
        ...Array.from({ length }, (_, i) =>
          fc.oneof(
            { weight: 8, arbitrary: fc.constantFrom((base + i) % 52, (base + 13 * i) % 52) },
            { weight: 1, arbitrary: fc.constant(JOKER) },
            { weight: 1, arbitrary: fc.nat(52) },
          ),
        ),
      ),
    }),
  );
  fc.assert(
    fc.property(near, (any) => {
      expect(setReason(any, 0, OPTIONS) === undefined).toBe(oracle(any));
    }),
    { numRuns: 5000 },
  );
});
