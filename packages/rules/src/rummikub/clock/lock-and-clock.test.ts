// Two questions of a front end about an unfinished turn: which sets it may touch, and what the clock would do.
import { expect, test } from 'vitest';
import { rummikub } from '../index.ts';
import { parseTable } from '../notation.ts';
import { OPTIONS } from '../options.ts';
import { isTableLocked, touchReason } from '../plays/opening.ts';
import { tileOf } from '../sets/tiles.ts';
import type { Options, TileSet, View } from '../types.ts';
import { timeUp, timeUpEffect, timeUpMove } from './time-up.ts';

const table = (text: string): readonly TileSet[] => parseTable(text) ?? [];
const viewOf = (options: Partial<Options>, changes: Partial<View> = {}): View => ({
  ...rummikub.view(rummikub.setup(2, { ...OPTIONS, ...options }), 0),
  phase: 'turn',
  active: 0,
  table: table('R3 R4 R5'),
  racks: [[tileOf(1, 6)], [-1]],
  opened: [true, true],
  pool: 20,
  ...changes,
});

test('[R-17] the sets of a locked table may not be touched', () => {
  const [set] = table('R3 R4 R5');
  const closed = { opened: [false, true] };
  const ask = (locked: boolean, changes: Partial<View>) =>
    set && touchReason(viewOf({ openTableLocked: locked }, changes), set)?.code;
  expect(ask(true, closed)).toBe('table-touched');
  expect(ask(false, closed)).toBeUndefined();
  expect(ask(true, {})).toBeUndefined();
  expect(isTableLocked(viewOf({ openTableLocked: true }, { ...closed, seat: null }))).toBe(false);
});

test('[R-29] when the time is up a finished table counts where the edition leaves it open', () => {
  const finished = table('R3 R4 R5 R6');
  const unfinished = table('R4 R5 R6');
  const open: Partial<Options> = { timeout: 'drawOrThree' };
  expect(timeUpMove(viewOf(open), finished)).toEqual({ type: 'play', table: finished });
  expect(timeUpEffect(viewOf(open), finished)).toEqual({ type: 'taken' });
  expect(timeUpMove(viewOf(open), unfinished)).toEqual({ type: 'time-up', disturbed: true });
  expect(timeUpEffect(viewOf(open), unfinished)).toEqual({ type: 'penalty', tiles: 3, keeps: false });
  expect(timeUpMove(viewOf(open), undefined)).toEqual({ type: 'time-up', disturbed: false });
  expect(timeUpEffect(viewOf(open), undefined)).toEqual({ type: 'one' });
  expect(timeUpEffect(viewOf({}), finished)).toEqual({ type: 'penalty', tiles: 3, keeps: false });
  expect(timeUpEffect(viewOf({}, { pool: 2 }), undefined)).toEqual({
    type: 'penalty',
    tiles: 2,
    keeps: false,
  });
  expect(timeUpEffect(viewOf(open, { pool: 0 }), undefined)).toEqual({ type: 'pass' });
});

test('[R-29] the clock of a server decides by the last draft, where the edition looks at it', () => {
  const unfinished = { type: 'play', table: table('R4 R5 R6 | R3') } as const;
  const open = viewOf({ timeout: 'drawOrThree' });
  expect(timeUp(open, unfinished)).toEqual({ type: 'time-up', disturbed: true });
  expect(timeUp(open, { type: 'play', table: table('R3 R4 R5 R6') })).toMatchObject({ type: 'play' });
  expect(timeUp(open)).toEqual({ type: 'time-up', disturbed: false });
  // A draft with tiles that are not the player's own is none.
  expect(timeUp(open, { type: 'play', table: table('R3 R4 R5 | K1') })).toEqual({
    type: 'time-up',
    disturbed: false,
  });
  const asked = (timeout: Options['timeout']) => rummikub.clock?.readsDraft?.({ ...OPTIONS, timeout });
  expect(asked('revertAndThree')).toBe(false);
  expect(asked('drawOrThree')).toBe(true);
  expect(asked('keepOrThree')).toBe(true);
});

test('[R-29] what stays on the table is told before the time is up', () => {
  const view = viewOf({ timeout: 'keepOrThree' }, { racks: [[tileOf(1, 6), tileOf(0, 1)], [-1]] });
  expect(timeUpEffect(view, table('R3 R4 R5 R6 | K1'))).toEqual({ type: 'penalty', tiles: 3, keeps: true });
  expect(timeUpEffect(view, table('R3 R4 R5 | K1'))).toEqual({ type: 'penalty', tiles: 3, keeps: false });
});
