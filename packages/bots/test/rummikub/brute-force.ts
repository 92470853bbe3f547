// Test help: the best play by trying everything. Slow, obvious, and judged by the rules alone.
import { heapOf, JOKER, type Options, playReason, type TileSet } from '@crescendo/rules/rummikub';
import type { Problem } from '../../src/rummikub/solver/solve.ts';

/** Every set that tiles of this game can make, jokers anywhere. */
const everySet = ({ colours, values }: Options): readonly TileSet[] => {
  const list: TileSet[] = [];
  const vary = (kind: 'run' | 'group', tiles: readonly number[]): void => {
    for (let mask = 0; mask < 1 << tiles.length; mask++) {
      const wild = tiles.map((tile, i) => (mask & (1 << i) ? JOKER : tile));
      if (wild.some((tile) => tile !== JOKER))
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

/** `with[tile]`: the sets that hold this tile. The same for all games of one size, so they are made once. */
const setsWith = new Map<string, readonly (readonly TileSet[])[]>();

const setsOf = (options: Options): readonly (readonly TileSet[])[] => {
  const key = `${options.colours} ${options.values}`;
  const known = setsWith.get(key);
  if (known) return known;
  const all = everySet(options);
  const made = Array.from({ length: JOKER + 1 }, (_, tile) =>
    all.filter(({ tiles }) => tiles.includes(tile)),
  );
  setsWith.set(key, made);
  return made;
};

/** Tells whether the rules allow a table of exactly these tiles. */
const canLay = (problem: Problem, heap: readonly number[]): boolean => {
  const { options, table, rack, opened } = problem;
  const view = { options, table, seat: 0, opened: [opened], racks: [[...rack].sort((a, b) => a - b)] };
  const sets = setsOf(options);
  const left = [...heap];
  const lay = (laid: readonly TileSet[]): boolean => {
    // Numbered tiles first: a set always has one.
    const tile = left.findIndex((count, each) => count > 0 && each !== JOKER);
    if (tile < 0) return left[JOKER] === 0 && playReason(view, laid) === undefined;
    return sets[tile]!.some((set) => {
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
  const plays = Array.from({ length: 1 << problem.rack.length }, (_, mask) => {
    const played = problem.rack.filter((_tile, i) => mask & (1 << i));
    return { played, sum: played.reduce((total, tile) => total + worth(tile), 0) };
  });
  // The best first: the first that can be laid is the answer.
  plays.sort((a, b) => b.sum - a.sum);
  const best = plays.find(({ played }) => {
    const heap = [...table];
    for (const tile of played) heap[tile]!++;
    return played.length > 0 && canLay(problem, heap);
  });
  return best?.sum ?? 0;
};
