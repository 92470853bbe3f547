import { heapOf, JOKER, parseTile, rummikub } from '@crescendo/rules/rummikub';
import { describe, expect, test } from 'vitest';
import type { Stand } from '../model/stand.ts';
import { naturalPlay, type Patience } from './rule.ts';

const PATIENCE: Patience = { leaves: 3, laysAt: 3, opensSmall: true };
const heap = (text: string): number[] => heapOf(text.split(' ').map((tile) => parseTile(tile)!));
const stand = (rack: string, table: string): Stand => ({
  options: rummikub.options,
  table: heap(table),
  rack: heap(rack),
  sizes: [rack.split(' ').length, 9],
  opened: [true, true],
  pool: 50,
  seat: 0,
});
const sizeOf = (laid: readonly number[] | undefined) => laid?.reduce((sum, n) => sum + n, 0);

describe('how the expert lays', () => {
  test('all that fits, where much would be left', () => {
    expect(naturalPlay(stand('K7 K8 R1 R3 B12 Y5', 'K4 K5 K6'), PATIENCE, true)).toEqual(heap('K7 K8'));
  });

  test('nothing, where only a few tiles would be left to go out with', () => {
    expect(naturalPlay(stand('K7 K8 R1 B12', 'K4 K5 K6'), PATIENCE, true)).toBeUndefined();
  });

  test('everything, a joker too, as soon as all can go', () => {
    expect(naturalPlay(stand('K7 K8 J', 'K4 K5 K6'), PATIENCE, true)).toEqual(heap('K7 K8 J'));
  });

  test('no joker before that', () => {
    const laid = naturalPlay(stand('K7 R1 R3 B12 Y5 J', 'K4 K5 K6'), PATIENCE, true);
    expect(laid?.[JOKER]).toBe(0);
  });

  test('a single tile with every sixth number of tiles, so that nobody draws six times in a row', () => {
    const numbers = ['R1', 'B12', 'K7', 'K8', 'K9', 'K10', 'K11', 'K12', 'K13'];
    const waits = (count: number) =>
      naturalPlay(stand(numbers.slice(0, count).join(' '), 'K4 K5 K6'), PATIENCE, true);
    for (const count of [4, 5, 6, 7, 8]) expect(waits(count), `${count} tiles`).toBeUndefined();
    expect(sizeOf(waits(3))).toBe(1);
    expect(sizeOf(waits(9))).toBe(1);
  });

  test('a tile where drawing is not allowed', () => {
    expect(sizeOf(naturalPlay(stand('K7 K8 R1 B12', 'K4 K5 K6'), PATIENCE, false))).toBe(1);
  });
});
