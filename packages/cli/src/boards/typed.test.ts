// Squares are typed as the page and the log name them; a turn of Rummikub is typed as its new and changed sets.

import { vorZwoelf } from '@crescendo/rules/5vor12';
import { finito } from '@crescendo/rules/finito';
import { formatTable, parseTable, parseTile, rummikub, type View } from '@crescendo/rules/rummikub';
import { expect, test } from 'vitest';
import { defined } from '../../test/defined.ts';
import { typed as vorZwoelfTyped } from './5vor12/typed.ts';
import { typed as finitoTyped } from './finito/typed.ts';
import { withOldSets } from './rummikub/typed.ts';

test.each([
  ['2 3', 'c2'],
  ['2,3', 'c2'],
  ['7 2 3', '7 c2'],
  ['4 4', 'd4'],
  ['c2', 'c2'],
  ['draw', 'draw'],
])('5 vor 12: “%s” is %s in a record', (text, stored) => {
  const move = defined(vorZwoelfTyped.parse(text));
  expect(vorZwoelf.notation.move.format(move)).toBe(stored);
  expect(vorZwoelfTyped.parse(vorZwoelfTyped.format(move))).toEqual(move);
});

test.each(['5 1', '0 1', '1', '1 2 3 4', 'row 1'])('5 vor 12: “%s” is no move', (text) => {
  expect(vorZwoelfTyped.parse(text)).toBeUndefined();
});

test.each([
  ['place 3 2 1', 'place 3 b1'],
  ['move 12 6 6', 'move 12 f6'],
  ['place 3 b1', 'place 3 b1'],
  ['pass', 'pass'],
])('Finito!: “%s” is %s in a record', (text, stored) => {
  const move = defined(finitoTyped.parse(text));
  expect(finito.notation.move.format(move)).toBe(stored);
  expect(finitoTyped.parse(finitoTyped.format(move))).toEqual(move);
});

const view = (table: string, rack: string): View => ({
  ...rummikub.view(rummikub.setup(2, rummikub.options), 0),
  phase: 'turn',
  active: 0,
  table: defined(parseTable(table)),
  racks: [rack.split(' ').map((word) => defined(parseTile(word))), [-1]],
  opened: [true, true],
  pool: 20,
});

test.each([
  // Only new: both old sets stay.
  ['K4 K5 K6', 'R3 R4 R5 | B7 Y7 K7', 'K4 K5 K6', 'R3 R4 R5 | K7 B7 Y7 | K4 K5 K6'],
  // One is changed.
  ['R3 R4 R5 R6', 'R3 R4 R5 | B7 Y7 K7', 'R6 K1', 'K7 B7 Y7 | R3 R4 R5 R6'],
  // Rebuilt into two.
  ['R4 R5 R6 | R6 R7 R8', 'R4 R5 R6 R7 R8 | B1 B2 B3', 'R6 K1', 'B1 B2 B3 | R4 R5 R6 | R6 R7 R8'],
  // The whole table, as before.
  ['R3 R4 R5 | B7 Y7 K7 | K4 K5 K6', 'R3 R4 R5 | B7 Y7 K7', 'K4 K5 K6', 'R3 R4 R5 | K7 B7 Y7 | K4 K5 K6'],
])('Rummikub: “%s” on %s', (text, table, rack, meant) => {
  const move = withOldSets(view(table, rack), { type: 'play', table: defined(parseTable(text)) });
  expect(move.type === 'play' && formatTable(move.table)).toBe(meant);
  expect(rummikub.check(view(table, rack), move)).toBeUndefined();
});

test('Rummikub: what nobody can lay is refused as it was typed', () => {
  const seen = view('R3 R4 R5', 'K1');
  const move = { type: 'play', table: defined(parseTable('Y1 Y2 Y3')) } as const;
  expect(withOldSets(seen, move)).toEqual(move);
  expect(rummikub.check(seen, withOldSets(seen, move))).toBeDefined();
});
