import { parseTable, parseTile, type Tile } from '@crescendo/rules/rummikub';
import { expect, test } from 'vitest';
import { tilesBySet } from './log-sets.ts';

const tilesOf = (text: string): Tile[] => text.split(' ').map((word) => parseTile(word)!);
const grouped = (tiles: string, table: string) => tilesBySet(tilesOf(tiles), parseTable(table)!);
const sets = (...groups: readonly string[]) => groups.map(tilesOf);

test('an opening is read set by set', () => {
  expect(grouped('K7 K11 R7 R11 B7 B11', 'K7 R7 B7 | K11 R11 B11')).toEqual(sets('K7 R7 B7', 'K11 R11 B11'));
});

test('a run with a joker keeps its order', () => {
  expect(grouped('R3 R5 J', 'Y1 Y2 Y3 | R3 J R5')).toEqual(sets('R3 J R5'));
});

test('what was added to sets of the table comes after the new sets, and nothing twice', () => {
  expect(grouped('K1 R1 B1 Y4 Y4', 'Y1 Y2 Y3 Y4 | K1 R1 B1 | K4 B4 Y4')).toEqual(
    sets('K1 R1 B1', 'Y4', 'Y4'),
  );
});

test('tiles that lie in no set any more are still shown', () => {
  expect(grouped('K1 R9', 'K1 K2 K3')).toEqual(sets('K1', 'R9'));
});
