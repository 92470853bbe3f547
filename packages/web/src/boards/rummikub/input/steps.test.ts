import { formatSet, parseTable, type TileSet } from '@crescendo/rules/rummikub';
import { expect, test } from 'vitest';
import { stepsBetween } from './steps.ts';

const between = (before: string, after: string): readonly string[] =>
  stepsBetween(parseTable(before) ?? [], parseTable(after) ?? []).map((table) =>
    table.map(formatSet).join(' | '),
  );
const tilesOf = (table: readonly TileSet[]) => table.flatMap(({ tiles }) => tiles).toSorted((a, b) => a - b);

test('twelve tiles in four new sets come set by set', () => {
  const old = 'K1 K2 K3';
  expect(between(old, `${old} | R1 R2 R3 | R5 R6 R7 | K9 B9 Y9 | Y1 Y2 Y3`)).toEqual([
    'K1 K2 K3 | R1 R2 R3',
    'K1 K2 K3 | R1 R2 R3 | R5 R6 R7',
    'K1 K2 K3 | R1 R2 R3 | R5 R6 R7 | K9 B9 Y9',
  ]);
});

test('ten tiles, or a single long set, are seen at once', () => {
  expect(between('', 'R1 R2 R3 | R5 R6 R7 | B9 K9 Y9 R9')).toEqual([]);
  expect(between('', 'R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11')).toEqual([]);
  expect(
    between('R1 R2 R3 R4 R5 R6 | B1 B2 B3 B4 B5 B6', 'R1 R2 R3 R4 R5 R6 R7 | B1 B2 B3 B4 B5 B6 B7'),
  ).toEqual([]);
});

test('a rearranged table: what is taken leaves its old set when the new one is there, and no tile is lost', () => {
  const before = parseTable('R3 R4 R5 R6 | K7 B7 Y7 | B10 B11 B12 B13')!;
  const after = parseTable(
    'R4 R5 R6 | R7 K7 B7 | R3 B3 Y3 | Y5 Y6 Y7 | Y11 Y12 Y13 | K10 K11 K12 | B10 B11 B12 B13',
  )!;
  const steps = stepsBetween(before, after);
  expect(steps).toHaveLength(5);
  const all = tilesOf(after);
  for (const [i, table] of steps.entries()) {
    const now = tilesOf(table);
    expect(now.filter((tile, at) => now.indexOf(tile) === at).every((tile) => all.includes(tile))).toBe(true);
    for (const tile of tilesOf(before)) expect(now).toContain(tile);
    if (i > 0) expect(now.length).toBeGreaterThanOrEqual(tilesOf(steps[i - 1]!).length);
  }
  expect(steps.at(-1)!.length).toBeLessThanOrEqual(after.length);
});

test('a very large move takes at most six steps', () => {
  const sets = ['R', 'B', 'K', 'Y'].flatMap((colour) =>
    [1, 4, 7].map((low) => `${colour}${low} ${colour}${low + 1} ${colour}${low + 2}`),
  );
  expect(between('', sets.join(' | '))).toHaveLength(5);
});
