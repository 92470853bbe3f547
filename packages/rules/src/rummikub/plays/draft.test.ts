import { expect, test } from 'vitest';
import { position } from '../../../test/rummikub/position.ts';
import { rummikub } from '../index.ts';
import { parseTable } from '../notation.ts';

const state = position({ table: 'B4 B5 B6 | K9 R9 Y9', racks: ['B7 B7 R1', 'B3'] });

const isDraft = (table: string, seat: number | null = 0): boolean =>
  rummikub.drafts?.allows(rummikub.view(state, seat), { type: 'play', table: parseTable(table)! }) === true;

test('a draft shows all of the table and what the seat has put down, finished or not', () => {
  expect(isDraft('B4 B5 B6 | K9 R9 Y9')).toBe(true);
  expect(isDraft('B4 B5 B6 B7 | K9 R9 Y9 | B7')).toBe(true);
  expect(isDraft('B4 | B5 B6 | K9 | R9 Y9 R1')).toBe(true);
});

test('nobody shows a tile that is not theirs, or hides one of the table', () => {
  expect(isDraft('B3 B4 B5 B6 | K9 R9 Y9')).toBe(false);
  expect(isDraft('B4 B5 B6 B7 | B7 B7 | K9 R9 Y9')).toBe(false);
  expect(isDraft('B4 B5 B6 | K9 R9 Y9 J')).toBe(false);
  expect(isDraft('B4 B5 B6')).toBe(false);
});

test('only the seat whose turn it is builds', () => {
  expect(isDraft('B3 B4 B5 B6 | K9 R9 Y9', 1)).toBe(false);
  expect(isDraft('B4 B5 B6 | K9 R9 Y9', null)).toBe(false);
  expect(rummikub.drafts?.allows(rummikub.view(state, 0), { type: 'draw' })).toBe(false);
});
