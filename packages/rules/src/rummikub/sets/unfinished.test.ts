import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatTile, parseTile } from '../notation.ts';
import { OPTIONS } from '../options.ts';
import type { Tile } from '../types.ts';
import { setReason } from './sets.ts';
import { KINDS } from './tiles.ts';
import { bestReading, canBecomeSet, gapsIn, numbersIn, partsOf, readingsOf } from './unfinished.ts';

const tiles = (text: string): readonly Tile[] => text.split(' ').flatMap((word) => parseTile(word) ?? []);
const format = (list: readonly Tile[]): string => list.map(formatTile).join(' ');
const inOrder = (list: readonly Tile[], order: readonly number[]): readonly Tile[] =>
  order.flatMap((at) => list[at] ?? []);
const lie = (text: string, preferred?: 'run' | 'group'): string => {
  const { kind, order } = bestReading(tiles(text), OPTIONS, preferred);
  return `${kind} ${format(inOrder(tiles(text), order))}`;
};
const run = (text: string) => ({ kind: 'run', tiles: tiles(text) }) as const;

test('[R-13] tiles with a joker are read in every legal way, each once', () => {
  const ways = (text: string) =>
    readingsOf(tiles(text), OPTIONS).map(
      ({ kind, order }) => `${kind} ${format(inOrder(tiles(text), order))}`,
    );
  expect(ways('R5 R6 J')).toEqual(['run R5 R6 J', 'run J R5 R6']);
  expect(ways('R5 J J')).toEqual(['run R5 J J', 'run J R5 J', 'run J J R5', 'group R5 J J']);
  expect(ways('J R12 R13')).toEqual(['run J R12 R13']);
  expect(ways('R3 R4 B5')).toEqual([]);
});

test('[R-9, R-12] tiles may become a run of one colour, or a group of one number', () => {
  const may = (text: string) => canBecomeSet(tiles(text), OPTIONS);
  for (const text of ['R3', 'J J', 'R3 R9', 'R3 J', 'K7 R7', 'K7 R7 B7 Y7']) expect(may(text)).toBe(true);
  for (const text of ['R3 R3', 'R3 B4', 'K7 R7 B7 Y7 J', 'K7 K7 R7']) expect(may(text)).toBe(false);
});

test('[R-14] tiles lie as the set they are, otherwise so that what is missing is seen', () => {
  expect(lie('R6 R4 R5')).toBe('run R4 R5 R6');
  expect(lie('Y7 K7 J')).toBe('group K7 Y7 J');
  expect(lie('J R5 R6')).toBe('run J R5 R6');
  expect(lie('R5 J J', 'group')).toBe('group R5 J J');
  expect(lie('R9 J R4')).toBe('run R4 J R9');
  expect(lie('Y7 K7')).toBe('group K7 Y7');
  expect(lie('R4 B5')).toBe('run R4 B5');
});

test('[R-9] a run knows which tiles it lacks', () => {
  expect(gapsIn(run('R4 R6'))).toEqual([{ at: 1, missing: tiles('R5') }]);
  expect(gapsIn(run('R4 J R6 R9'))).toEqual([{ at: 3, missing: tiles('R7 R8') }]);
  expect(gapsIn(run('R4 R5 J'))).toEqual([]);
  expect(gapsIn({ kind: 'group', tiles: tiles('K7 R7') })).toEqual([]);
  expect(numbersIn(tiles('J R5 J R7'))).toEqual([4, 5, 6, 7]);
  expect(numbersIn(tiles('J J'))).toEqual([undefined, undefined]);
});

test('[R-8] a run falls apart at its gaps only where all parts are sets', () => {
  const parts = (text: string) => partsOf(run(text), OPTIONS).map((part) => format(part.tiles));
  expect(parts('R3 R4 R5 R7 R8 R9')).toEqual(['R3 R4 R5', 'R7 R8 R9']);
  expect(parts('R3 R5 R6 R7')).toEqual(['R3 R5 R6 R7']);
  expect(parts('R3 R4 R5')).toEqual(['R3 R4 R5']);
});

test('a reading holds every tile once, and what can be a set is laid as one', () => {
  const tile = fc.nat({ max: KINDS - 1 });
  fc.assert(
    fc.property(fc.array(tile, { minLength: 1, maxLength: 6 }), (list) => {
      const { kind, order } = bestReading(list, OPTIONS);
      expect([...order].sort((a, b) => a - b)).toEqual(list.map((_, i) => i));
      const isSet = setReason({ kind, tiles: inOrder(list, order) }, 0, OPTIONS) === undefined;
      expect(isSet).toBe(readingsOf(list, OPTIONS).length > 0);
      if (isSet) expect(canBecomeSet(list, OPTIONS)).toBe(true);
    }),
  );
});
