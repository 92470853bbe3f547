// Slow and obvious: every table that can be made of some tiles. For small decks only.
import { JOKER } from '../../src/rummikub/sets/tiles.ts';
import type { Options, Tile, TileSet } from '../../src/rummikub/types.ts';

/** Every set there is with so many jokers at most, written down number by number. */
const everySet = ({ values, colours }: Options, jokers: number): readonly TileSet[] => {
  const sets: TileSet[] = [];
  const withJokers = (kind: TileSet['kind'], tiles: readonly Tile[]): void => {
    for (let mask = 0; mask < 1 << tiles.length; mask++) {
      const chosen = tiles.map((tile, i) => (mask & (1 << i) ? JOKER : tile));
      const count = chosen.filter((tile) => tile === JOKER).length;
      if (count <= jokers && count < tiles.length) sets.push({ kind, tiles: chosen });
    }
  };
  for (let colour = 0; colour < colours; colour++)
    for (let from = 0; from < values; from++)
      for (let to = from + 2; to < values; to++)
        withJokers(
          'run',
          Array.from({ length: to - from + 1 }, (_, i) => colour * 13 + from + i),
        );
  for (let number = 0; number < values; number++)
    for (let mask = 0; mask < 1 << colours; mask++) {
      const real = Array.from({ length: colours }, (_, colour) => colour).filter(
        (colour) => mask & (1 << colour),
      );
      for (let more = 0; more <= jokers; more++) {
        const size = real.length + more;
        if (real.length === 0 || size < 3 || size > colours) continue;
        const tiles = [...real.map((colour) => colour * 13 + number), ...new Array<Tile>(more).fill(JOKER)];
        sets.push({ kind: 'group', tiles });
      }
    }
  return sets;
};

/** Every table that holds all of `must` and any of `may`. */
export function* everyTable(
  options: Options,
  must: readonly Tile[],
  may: readonly Tile[],
): Generator<readonly TileSet[]> {
  const all = [...must, ...may];
  const jokers = all.filter((tile) => tile === JOKER).length;
  const sets = everySet(options, jokers).filter(({ tiles }) => tiles.every((tile) => all.includes(tile)));
  const left = new Map<Tile, number>();
  for (const tile of all) left.set(tile, (left.get(tile) ?? 0) + 1);
  const owed = new Map<Tile, number>();
  for (const tile of must) owed.set(tile, (owed.get(tile) ?? 0) + 1);

  function* from(first: number, table: readonly TileSet[]): Generator<readonly TileSet[]> {
    if ([...owed.values()].every((count) => count <= 0)) yield table;
    for (let i = first; i < sets.length; i++) {
      const set = sets[i];
      if (set === undefined || !take(set.tiles, 1)) continue;
      yield* from(i, [...table, set]);
      take(set.tiles, -1);
    }
  }
  const take = (tiles: readonly Tile[], by: 1 | -1): boolean => {
    for (const tile of tiles) {
      left.set(tile, (left.get(tile) ?? 0) - by);
      owed.set(tile, (owed.get(tile) ?? 0) - by);
    }
    if (by === -1 || tiles.every((tile) => (left.get(tile) ?? 0) >= 0)) return true;
    take(tiles, -1);
    return false;
  };
  yield* from(0, []);
}
