import fc from 'fast-check';
import { expect, test } from 'vitest';
import { position } from '../../test/rummikub/position.ts';
import { rummikub } from './index.ts';
import { formatSet, formatTile, parseSet, parseTile } from './notation.ts';
import { OPTIONS } from './options.ts';
import { canonical, setReason } from './sets/sets.ts';
import type { TileSet } from './types.ts';

const { move, chance, diagram } = rummikub.notation;

test('tiles', () => {
  for (let tile = 0; tile < 53; tile++) expect(parseTile(formatTile(tile))).toBe(tile);
  expect(formatTile(0)).toBe('K1');
  expect(parseTile('y13')).toBe(51);
  for (const text of ['', 'R', 'R0', 'R14', 'G5', 'JJ', 'R05']) expect(parseTile(text)).toBeUndefined();
});

test('[R-13] one number and two jokers are a run unless `=` says a group', () => {
  expect(parseSet('R5 J J')?.kind).toBe('run');
  expect(parseSet('=R5 J J')?.kind).toBe('group');
  // No run ends above 13: this can only be a group.
  expect(parseSet('R13 J J')?.kind).toBe('group');
  expect(parseSet('J J R13')?.kind).toBe('run');
});

test('legal sets survive', () => {
  const set = fc.record({
    kind: fc.constantFrom<TileSet['kind']>('run', 'group'),
    tiles: fc.array(fc.oneof(fc.nat(51), fc.constant(52)), { minLength: 3, maxLength: 4 }),
  });
  const near = fc.oneof(
    set,
    fc.tuple(fc.nat(3), fc.integer({ min: 1, max: 11 }), fc.nat(7)).map(
      ([colour, from, holes]): TileSet => ({
        kind: 'run',
        tiles: [0, 1, 2].map((i) => ((holes >> i) & 1 ? 52 : colour * 13 + from - 1 + i)),
      }),
    ),
    fc.tuple(fc.integer({ min: 1, max: 13 }), fc.nat(7)).map(
      ([number, holes]): TileSet => ({
        kind: 'group',
        tiles: [0, 1, 2].map((i) => ((holes >> i) & 1 ? 52 : i * 13 + number - 1)),
      }),
    ),
  );
  fc.assert(
    fc.property(near, (any) => {
      fc.pre(setReason(any, 0, OPTIONS) === undefined);
      expect(parseSet(formatSet(canonical(any)))).toEqual(canonical(any));
    }),
    { numRuns: 2000 },
  );
});

test('moves', () => {
  const texts = ['draw', 'pass', 'keep', 'redeal', 'time-up', 'time-up disturbed', 'play'];
  for (const text of [...texts, 'play R9 R10 R11 | K8 R8 B8 | =R5 J J'])
    expect(move.format(move.parse(text)!)).toBe(text);
  expect(move.parse('  PLAY r9 r10 r11|y8 k8 r8 ')).toEqual(move.parse('play R9 R10 R11 | K8 R8 Y8'));
  for (const text of ['', 'draw 3', 'play |', 'play R9 R99', 'time-up soon', 'play R9 | = | R8', 'lay'])
    expect(move.parse(text)).toBeUndefined();
  expect(chance.parse(' J ')).toEqual({ tile: 52 });
  expect(chance.parse('nothing')).toBeUndefined();
});

test('no text throws', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      move.parse(text);
      move.parse(`play ${text}`);
      chance.parse(text);
    }),
  );
});

test('the picture shows the own rack and hides the others', () => {
  const state = position({ table: 'B4 J B6 | =R5 J J', racks: ['K1 R13', 'K9'], closed: [1], pool: 'R1 R2' });
  expect(diagram(rummikub.view(state, 0))).toBe(
    ['    B4 J B6', '    =R5 J J', 'pool 2', 'A*  K1 R13', 'B   1 tiles   (not opened)'].join('\n'),
  );
});
