// Every set, and every collection of sets, that some tiles can make.
import type { Options, Tile, TileSet } from '../../../src/rummikub/types.ts';
import { colourOf, isJoker, isSet, JOKER, numbered, numberOf, tileOf, without } from './sets.ts';

const subsets = <T>(list: readonly T[]): readonly (readonly T[])[] => {
  const [first, ...rest] = list;
  if (first === undefined) return [[]];
  return subsets(rest).flatMap((some) => [some, [first, ...some]]);
};

/** Every row of tiles from this number on, each place filled with its own tile or with a joker. */
const runsFrom = (
  colour: number,
  first: number,
  tiles: readonly Tile[],
  options: Options,
): readonly TileSet[] => {
  const found: TileSet[] = [];
  let rows: readonly (readonly Tile[])[] = [[]];
  for (let number = first; number <= options.values && rows.length > 0; number++) {
    rows = rows
      .flatMap((row) => [tileOf(colour, number), JOKER].map((tile) => [...row, tile]))
      .filter((row) => without(tiles, row) !== undefined);
    found.push(...rows.map((row): TileSet => ({ kind: 'run', tiles: row })));
  }
  return found;
};

const runs = (tiles: readonly Tile[], options: Options): readonly TileSet[] => {
  const colours = [...new Set(numbered(tiles).map(colourOf))];
  const numbers = Array.from({ length: options.values }, (_, i) => i + 1);
  return colours.flatMap((colour) => numbers.flatMap((first) => runsFrom(colour, first, tiles, options)));
};

const groups = (tiles: readonly Tile[]): readonly TileSet[] => {
  const jokers = tiles.filter(isJoker);
  const numbers = [...new Set(numbered(tiles).map(numberOf))];
  return numbers.flatMap((number) => {
    const faces = [...new Set(numbered(tiles).filter((tile) => numberOf(tile) === number))];
    return subsets(faces).flatMap((some) =>
      Array.from(
        { length: jokers.length + 1 },
        (_, count): TileSet => ({ kind: 'group', tiles: [...some, ...jokers.slice(0, count)] }),
      ),
    );
  });
};

/** Every set that can be made of some of these tiles. */
export const setsOf = (tiles: readonly Tile[], options: Options): readonly TileSet[] =>
  [...runs(tiles, options), ...groups(tiles)].filter((set) => isSet(set, options));

/** Every collection of sets, the empty one too, that can lie side by side, made of some of these tiles. */
export function* collections(
  tiles: readonly Tile[],
  options: Options,
  sets = setsOf(tiles, options),
): Generator<readonly TileSet[]> {
  yield [];
  for (const [i, set] of sets.entries()) {
    const rest = without(tiles, set.tiles);
    if (rest === undefined) continue;
    // From here on only this set and those after it, so that each collection comes once.
    for (const others of collections(rest, options, sets.slice(i))) yield [set, ...others];
  }
}
