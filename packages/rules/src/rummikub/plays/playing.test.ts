import { expect, test } from 'vitest';
import { act, position, refusal, table, tiles } from '../../../test/rummikub/position.ts';
import { rummikub } from '../index.ts';
import { OPTIONS } from '../options.ts';
import { heapOf } from '../sets/tiles.ts';
import { findOpening } from './opening.ts';

const ALL = Object.keys(rummikub.presets);

test('[R-20] example 1: adding only one of the two is legal as well', () => {
  const state = position({ table: 'B4 B5 B6', racks: ['B3 B7'] });
  expect(refusal(state, 'play B3 B4 B5 B6')).toBeUndefined();
  expect(refusal(state, 'play B4 B5 B6 B7')).toBeUndefined();
});

test('[R-15] the opening needs thirty points, from one set or several, and the switch moves the limit', () => {
  const rack = ['R9 R10 R11 K4 R4 B4 Y1'];
  expect(refusal(position({ racks: rack, closed: [0] }), 'play R9 R10 R11')).toBeUndefined();
  expect(refusal(position({ racks: rack, closed: [0] }), 'play R9 R10 R11 | K4 R4 B4')).toBeUndefined();
  const fifty = position({ racks: rack, closed: [0], options: { openMin: 50 } });
  expect(refusal(fifty, 'play R9 R10 R11 | K4 R4 B4')).toEqual({
    code: 'too-few-points',
    points: 42,
    needed: 50,
  });
  expect(refusal(position({ racks: rack }), 'play K4 R4 B4')).toBeUndefined();
});

test('[R-15] whether a rack can open is answered exactly', () => {
  const can = (text: string) => findOpening(OPTIONS, heapOf(tiles(text))) !== undefined;
  expect(can('R9 R10 R11')).toBe(true);
  expect(can('K9 R9 B9 Y1 Y3')).toBe(false);
  expect(can('K9 R9 B9 J')).toBe(true);
  expect(can('R13 J J')).toBe(true);
  expect(can('K1 R1 J J')).toBe(false);
  // The 7 is needed in the run, the group has enough without it.
  expect(can('R5 R6 R7 K7 B7 Y7')).toBe(true);
  expect(can('R5 R6 R7 K7 B7')).toBe(false);
});

test('[R-17] the German opening leaves the table as it is', () => {
  const lying = { table: 'B4 B5 B6', racks: ['R10 R11 R12 B7 K13'], closed: [0] };
  const both = 'play B4 B5 B6 B7 | R10 R11 R12';
  for (const preset of ALL) {
    const locked = rummikub.presets[preset]!.options.openTableLocked !== false;
    const reason = refusal(position({ ...lying, preset }), both);
    expect(reason?.code).toBe(locked ? 'table-touched' : undefined);
    expect(refusal(position({ ...lying, preset }), 'play R10 R11 R12 | B4 B5 B6')).toBeUndefined();
  }
  expect(refusal(position({ ...lying, options: { openTableLocked: false } }), both)).toBeUndefined();
});

test('[R-18] without the lock thirty must still come from the rack alone', () => {
  const options = { openTableLocked: false };
  const short = position({ table: 'B4 B5 B6', racks: ['B7 B8 K13'], closed: [0], options });
  expect(refusal(short, 'play B4 B5 B6 B7 B8')).toEqual({ code: 'too-few-points', points: 0, needed: 30 });
  // Laid as one run, then taken apart again in the same turn.
  const rebuilt = position({
    table: 'K10 B10 Y10 | K12 B12 Y12',
    racks: ['R10 R11 R12 R13'],
    closed: [0],
    options,
  });
  expect(refusal(rebuilt, 'play K10 R10 B10 Y10 | K12 B12 Y12 | R11 R12 R13')).toBeUndefined();
  const extended = position({ table: 'R7 R8 R9', racks: ['R10 R11 R12 Y1'], closed: [0], options });
  expect(refusal(extended, 'play R7 R8 R9 R10 R11 R12')).toBeUndefined();
});

test('[R-19] a play lays one tile at least, from the own rack', () => {
  const state = position({ table: 'B4 B5 B6', racks: ['B3 B7', 'B8'] });
  expect(refusal(state, 'play B4 B5 B6')).toEqual({ code: 'nothing-played' });
  expect(refusal(state, 'play B4 B5 B6 B7 B8')).toEqual({ code: 'not-on-rack', tile: 33 });
  expect(refusal(position({ table: 'B4 B5 B6', racks: ['B7'] }), 'play B4 B5 B6 B7 | B4 B5 B6')?.code).toBe(
    'not-on-rack',
  );
});

test('[R-20] what lay on the table stays on it', () => {
  const state = position({ table: 'B4 B5 B6 B7 | R4 R5 R6', racks: ['B3'] });
  expect(refusal(state, 'play B3 B4 B5 | R4 R5 R6')).toEqual({ code: 'tile-missing', tile: 31 });
  expect(refusal(state, 'play')).toEqual({ code: 'tile-missing', tile: 29 });
  const free = position({ table: 'R5 J R7 R8 R9 R10', racks: ['K4 Y4'] });
  expect(refusal(free, 'play R7 R8 R9 R10 | =K4 Y4 J')).toEqual({ code: 'tile-missing', tile: 17 });
  expect(refusal(free, 'play R5 | R7 R8 R9 R10 | =K4 Y4 J')?.code).toBe('too-short');
});

test('[R-20] R5 left loose is illegal in every edition', () => {
  for (const preset of ALL) {
    const state = position({ table: 'R5 J R7 R8 R9 R10', racks: ['K4 Y4 K13'], preset });
    expect(refusal(state, 'play R5 | R7 R8 R9 R10 | K4 Y4 J')?.code).toBe('too-short');
  }
});

test('[R-14] the table keeps a group in one order, whatever order it is laid in', () => {
  const state = position({ racks: ['K8 R8 Y8 J K1'] });
  const shuffled = { kind: 'group' as const, tiles: [52, 46, 7, 20] };
  const move = { type: 'play' as const, table: [shuffled] };
  expect(rummikub.check(rummikub.view(state, 0), move)).toBeUndefined();
  expect(rummikub.apply(state, { kind: 'move', seat: 0, move }).table).toEqual(table('K8 R8 Y8 J'));
  expect(act(state, 'play Y8 R8 K8').table).toEqual(table('K8 R8 Y8'));
});
