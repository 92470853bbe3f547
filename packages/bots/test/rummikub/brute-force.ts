// Test help: the best play by trying everything. Slow, obvious, and judged by the rules alone.
import { heapOf, JOKER, playFault, type TileSet, type View } from '@crescendo/rules/rummikub';
import type { Problem } from '../../src/rummikub/solve.ts';

/** Every set these tiles can make, jokers anywhere. */
const everySet = (heap: readonly number[], { options }: Problem): readonly TileSet[] => {
  const { colours, values } = options;
  const list: TileSet[] = [];
  const fits = (tiles: readonly number[]): boolean =>
    heapOf(tiles).every((count, tile) => count <= heap[tile]!);
  const vary = (kind: 'run' | 'group', tiles: readonly number[]): void => {
    for (let mask = 0; mask < 1 << tiles.length; mask++) {
      const wild = tiles.map((tile, i) => (mask & (1 << i) ? JOKER : tile));
      if (wild.some((tile) => tile !== JOKER) && fits(wild))
        list.push({ kind, tiles: kind === 'group' ? wild.sort((a, b) => a - b) : wild });
    }
  };
  for (let number = 0; number < values; number++) {
    for (let mask = 0; mask < 1 << colours; mask++) {
      const tiles = [0, 1, 2, 3]
        .filter((colour) => mask & (1 << colour))
        .map((colour) => colour * 13 + number);
      if (tiles.length >= 3) vary('group', tiles);
    }
    for (let colour = 0; colour < colours; colour++)
      for (let length = 3; number + length <= values; length++)
        vary(
          'run',
          Array.from({ length }, (_, i) => colour * 13 + number + i),
        );
  }
  return [...new Map(list.map((set) => [`${set.kind}${set.tiles}`, set])).values()];
};

/** Is there a table of exactly these tiles that the rules allow? */
const canLay = (problem: Problem, heap: readonly number[]): boolean => {
  const { options, table, rack, opened } = problem;
  const view = { options, table, seat: 0, opened: [opened], racks: [[...rack].sort((a, b) => a - b)] };
  const sets = everySet(heap, problem);
  const left = [...heap];
  const lay = (laid: readonly TileSet[]): boolean => {
    // Numbered tiles first: a set always has one.
    const tile = left.findIndex((count, each) => count > 0 && each !== JOKER);
    if (tile < 0) return left[JOKER] === 0 && playFault(view as unknown as View, laid) === undefined;
    return sets.some((set) => {
      if (!set.tiles.includes(tile)) return false;
      for (const each of set.tiles) left[each]!--;
      const found = set.tiles.every((each) => left[each]! >= 0) && lay([...laid, set]);
      for (const each of set.tiles) left[each]!++;
      return found;
    });
  };
  return lay([]);
};

/** The most that a play is worth; 0 when there is none. */
export const brute = (problem: Problem, worth: (tile: number) => number): number => {
  const table = heapOf(problem.table.flatMap(({ tiles }) => tiles));
  let best = 0;
  for (let mask = 1; mask < 1 << problem.rack.length; mask++) {
    const played = problem.rack.filter((_, i) => mask & (1 << i));
    const sum = played.reduce((total, tile) => total + worth(tile), 0);
    if (sum <= best) continue;
    const heap = [...table];
    for (const tile of played) heap[tile]!++;
    if (canLay(problem, heap)) best = sum;
  }
  return best;
};
