import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tiles } from '../../../test/rummikub/position.ts';
import { OPTIONS } from '../options.ts';
import type { Options, Tile, TileSet } from '../types.ts';
import { arrange } from './arrange.ts';
import { pointsOf, setReason } from './sets.ts';
import { heapOf, JOKER, KINDS, sizeOf, tileOf } from './tiles.ts';

const NONE = new Array<number>(KINDS).fill(0);
const SMALL: Options = { ...OPTIONS, values: 5, colours: 3 };

/** Every set of the small game, jokers anywhere. */
const SETS: readonly TileSet[] = (() => {
  const plain: TileSet[] = [];
  for (let colour = 0; colour < 3; colour++)
    for (let from = 1; from <= 3; from++)
      for (let to = from + 2; to <= 5; to++)
        plain.push({
          kind: 'run',
          tiles: Array.from({ length: to - from + 1 }, (_, i) => tileOf(colour, from + i)),
        });
  for (let number = 1; number <= 5; number++)
    plain.push({ kind: 'group', tiles: [0, 1, 2].map((colour) => tileOf(colour, number)) });
  return plain.flatMap(({ kind, tiles: full }) =>
    Array.from({ length: 1 << full.length }, (_, holes) => ({
      kind,
      tiles: full.map((tile, i) => ((holes >> i) & 1 ? JOKER : tile)),
    })).filter((set) => setReason(set, 0, SMALL) === undefined),
  );
})();

/** Slow and obvious: try all sets, one after the other. */
const brute = (must: number[], may: number[], gain: (set: TileSet) => number, from = 0): number => {
  let best = sizeOf(must) === 0 ? 0 : Number.NEGATIVE_INFINITY;
  for (let i = from; i < SETS.length; i++) {
    const taken = takeSet(must, may, SETS[i]!.tiles);
    if (taken === undefined) continue;
    best = Math.max(best, gain(SETS[i]!) + brute(taken[0], taken[1], gain, i));
  }
  return best;
};

const takeSet = (must: number[], may: number[], set: readonly Tile[]): [number[], number[]] | undefined => {
  const [a, b] = [[...must], [...may]];
  for (const tile of set) {
    if (a[tile]! > 0) a[tile]!--;
    else if (--b[tile]! < 0) return undefined;
  }
  return [a, b];
};

const someTiles = fc.array(
  fc.oneof(
    {
      weight: 9,
      arbitrary: fc.tuple(fc.nat(2), fc.integer({ min: 1, max: 5 })).map(([c, n]) => tileOf(c, n)),
    },
    { weight: 1, arbitrary: fc.constant(JOKER) },
  ),
  { maxLength: 11 },
);

const fits = (heap: readonly number[]): boolean => heap.every((count) => count <= 2);

test('[R-15] no better opening is found by trying everything', () => {
  fc.assert(
    fc.property(someTiles, (hand) => {
      const heap = heapOf(hand);
      fc.pre(fits(heap));
      const found = arrange(SMALL, NONE, heap, 'points')!;
      expect(found.sets.every((set, i) => setReason(set, i, SMALL) === undefined)).toBe(true);
      expect(found.sets.reduce((sum, set) => sum + pointsOf(set), 0)).toBe(found.score);
      expect(found.score).toBe(brute([...NONE], heap, pointsOf));
    }),
    { numRuns: 300 },
  );
});

test('[R-31] no more tiles are placed by trying everything', () => {
  const lying = fc.array(fc.nat(SETS.length - 1), { maxLength: 3 });
  fc.assert(
    fc.property(lying, someTiles, (chosen, hand) => {
      const must = heapOf(chosen.flatMap((i) => SETS[i]!.tiles));
      const may = heapOf(hand.slice(0, 5));
      fc.pre(fits(must.map((count, tile) => count + may[tile]!)));
      const found = arrange(SMALL, must, may, 'tiles')!;
      expect(found.sets.every((set, i) => setReason(set, i, SMALL) === undefined)).toBe(true);
      const used = found.sets.reduce((sum, set) => sum + set.tiles.length, 0);
      expect(used - sizeOf(must)).toBe(found.score);
      const all = brute(must, may, (set) => set.tiles.length);
      expect(found.score).toBe(all - sizeOf(must));
    }),
    { numRuns: 300 },
  );
});

test('tiles that cannot all be laid', () => {
  expect(arrange(OPTIONS, heapOf(tiles('R1 R2')), NONE, 'tiles')).toBeUndefined();
  expect(arrange(OPTIONS, heapOf(tiles('R1 R2')), heapOf(tiles('R3')), 'tiles')?.score).toBe(1);
});
