import { itemAt, presetOptions, range, seeded } from '@crescendo/rules';
import { JOKER, parseTable, rummikub, type View } from '@crescendo/rules/rummikub';
import { expect, test } from 'vitest';
import { listOfHeap } from '../model/heap.ts';
import { sampleWorld } from './worlds.ts';

const BLACK = 0;
const RED = 13;
const hidden = (count: number): number[] => new Array<number>(count).fill(-1);

/** Seat 0 of three is to play; black 4, 5, 6 and red 9, 10, 11, 12 lie on the table. */
const viewWith = (changes: Partial<View>): View => ({
  ...rummikub.view(
    rummikub.setup(3, { ...presetOptions(rummikub, 'international-2019'), startDraw: 'none' }),
    0,
  ),
  phase: 'turn',
  active: 0,
  opened: [true, true, true],
  pool: 0,
  table: parseTable('K4 K5 K6 | R9 R10 R11 R12')!,
  racks: [[RED + 6], hidden(3), hidden(3)],
  ...changes,
});

/** The tiles that can be laid there without another one, by eye: at the ends of the runs, and a joker anywhere. */
const FITTING = [BLACK + 2, BLACK + 6, RED + 7, RED + 12, JOKER];

const fittingOf = (view: View, seat: number): number =>
  range(60)
    .map((n) => listOfHeap(itemAt(sampleWorld(view, seeded(`world ${n}`)).racks, seat)))
    .filter((rack) => rack.some((tile) => FITTING.includes(tile))).length;

test('who had to pass holds nothing that can be laid', () => {
  const both = viewWith({ passes: 2 });
  expect(fittingOf(both, 1)).toBe(0);
  expect(fittingOf(both, 2)).toBe(0);
  // The seat before this one has passed, the other has not: it may hold anything.
  const one = viewWith({ passes: 1 });
  expect(fittingOf(one, 2)).toBe(0);
  expect(fittingOf(one, 1)).toBeGreaterThan(0);
});

test('who has not opened may hold what it could not lay', () => {
  expect(fittingOf(viewWith({ passes: 1, opened: [true, true, false] }), 2)).toBeGreaterThan(0);
});

test('who has just laid tiles could not lay the last one', () => {
  const racks = [[RED + 6], hidden(3), hidden(1)];
  expect(fittingOf(viewWith({ racks }), 2)).toBeGreaterThan(0);
  const news: View['news'] = [{ type: 'played', seat: 2, tiles: [RED + 11], opened: false }];
  expect(fittingOf(viewWith({ racks, news }), 2)).toBe(0);
  expect(
    fittingOf(viewWith({ racks, news: [{ ...itemAt(news, 0), seat: 1 } as (typeof news)[number]] }), 2),
  ).toBeGreaterThan(0);
});
