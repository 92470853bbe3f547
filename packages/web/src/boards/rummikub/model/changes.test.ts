import { parseTable, parseTile, rummikub } from '@crescendo/rules/rummikub';
import { expect, test } from 'vitest';
import { both, changesBetween, NO_CHANGES } from './changes.ts';
import { type Box, inOrder, readingOrder } from './flow.ts';
import { follow, NOTHING } from './follow.ts';
import { type Ground, type Piece, pieceOf } from './piece.ts';
import { scrollFor } from './reveal.ts';

const { options } = rummikub;
const rack = (...words: readonly string[]) => words.map((word) => parseTile(word)!);
const seen = (table: string, ...own: readonly string[]) => ({
  ...rummikub.view(rummikub.setup(2, options), 0),
  phase: 'turn' as const,
  table: parseTable(table)!,
  opened: [true, true],
  racks: [rack(...own), [-1]],
});
const grounded = (before: Ground, table: string): Ground => follow(before, seen(table));
const pieces = (text: string): Piece[] => text.split(' ').map((word) => pieceOf(parseTile(word)!, 0));

test('a rearranged table: what was laid, what went elsewhere, and which sets are not as they were', () => {
  const before = grounded(NOTHING, 'R3 R4 R5 R6 | K7 B7 Y7 | K1 K2 K3');
  const after = grounded(before, 'R4 R5 R6 | K7 B7 Y7 | K1 K2 K3 | R3 B3 Y3');
  const { laid, moved, sets } = changesBetween(before.sets, after.sets);
  expect([...laid].sort()).toEqual(pieces('B3 Y3').sort());
  expect([...moved]).toEqual(pieces('R3'));
  expect([...sets]).toEqual([1, 4]);
  expect(changesBetween(after.sets, before.sets)).toBe(NO_CHANGES);
  const next = grounded(after, 'R4 R5 R6 R7 | K7 B7 Y7 | K1 K2 K3 | R3 B3 Y3');
  const all = both(changesBetween(before.sets, after.sets), changesBetween(after.sets, next.sets));
  expect([...all.laid].sort()).toEqual(pieces('B3 Y3 R7').sort());
});

test.each([
  ['in sight: stays', [[70, 100]], [], 50, 50],
  ['below: as little as possible', [[300, 350]], [], 0, 164],
  ['above', [[20, 70]], [], 100, 6],
  [
    'both do not fit: what was laid',
    [
      [0, 50],
      [500, 550],
    ],
    [[500, 550]],
    0,
    364,
  ],
  ['nothing', [], [], 30, 30],
] as const)('the felt scrolls: %s', (_, all, laid, now, wanted) => {
  const spans = (list: readonly (readonly [number, number])[]) =>
    list.map(([top, bottom]) => ({ top, bottom }));
  expect(scrollFor([spans(all), spans(laid)], now, 200)).toBe(wanted);
});

test('tiles of another size: the sets are read in the same order, in fewer rows', () => {
  const boxes = (tile: number): Box[] =>
    [3, 4, 3, 3, 5, 4].map((count, i) => ({ id: i + 1, width: count * tile, slack: 0, lines: 1 }));
  const large = inOrder(boxes(38), { width: 352, rows: 4, gap: 14, step: 38 });
  const small = inOrder(boxes(28), { width: 352, rows: 4, gap: 8, step: 14 });
  expect(readingOrder(large)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(readingOrder(small)).toEqual([1, 2, 3, 4, 5, 6]);
  const rows = (spots: typeof small) => Math.max(...[...spots.values()].map(({ row }) => row)) + 1;
  expect([rows(large), rows(small)]).toEqual([4, 3]);
});
