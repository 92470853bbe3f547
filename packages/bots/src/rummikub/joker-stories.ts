// Presets that tie jokers down. What may happen to the sets with jokers is told as stories: each of them stays, grows,
// or has its joker replaced; the rest of the table and the rack are then laid out as if there were no such rule, and
// the rules themselves say whether the result is allowed.
import {
  hasJoker,
  JOKER,
  lowest,
  type Options,
  standsFor,
  type Tile,
  type TileSet,
} from '@crescendo/rules/rummikub';

/** What is left to lay out once the sets with jokers have had their fate. */
export interface Story {
  readonly must: readonly number[];
  readonly may: readonly number[];
  /** Sets that lie there whatever happens to the rest. */
  readonly fixed: readonly TileSet[];
}

export const stories = (
  options: Options,
  table: readonly TileSet[],
  may: readonly number[],
): readonly Story[] => {
  const must = new Array<number>(53).fill(0);
  for (const set of table) if (!hasJoker(set)) for (const tile of set.tiles) must[tile]!++;
  let list: readonly Story[] = [{ must, may, fixed: [] }];
  for (const set of table.filter(hasJoker)) list = list.flatMap((story) => fates(options, story, set));
  return list.flatMap((story) => withNewSets(options, story));
};

const fates = (options: Options, story: Story, set: TileSet): readonly Story[] => [
  { ...story, fixed: [...story.fixed, set] },
  ...(options.jokerSets === 'locked' ? [] : extensions(options, story, set)),
  ...swaps(options, story, set),
  ...(options.jokerSets === 'free' ? [dissolved(story, set)] : []),
];

/** Take a tile from the table if one must be laid anyway, else from the rack. */
const taken = ({ must, may, fixed }: Story, tile: Tile): Story | undefined => {
  if (must[tile]! > 0) return { must: must.with(tile, must[tile]! - 1), may, fixed };
  if (may[tile]! > 0) return { must, may: may.with(tile, may[tile]! - 1), fixed };
  return undefined;
};

/** The set grown by tiles that are there, on either side of a run, or to a full group. */
const extensions = (options: Options, story: Story, set: TileSet): readonly Story[] => {
  const found: Story[] = [];
  const seen = new Set<string>();
  const grow = (now: Story, grown: TileSet): void => {
    for (const [tile, bigger] of neighbours(options, grown)) {
      const key = `${bigger.tiles}`;
      const rest = seen.has(key) ? undefined : taken(now, tile);
      if (rest === undefined) continue;
      seen.add(key);
      found.push({ ...rest, fixed: [...story.fixed, bigger] });
      grow(rest, bigger);
    }
  };
  grow(story, set);
  return found;
};

const neighbours = (options: Options, { kind, tiles }: TileSet): readonly (readonly [Tile, TileSet])[] => {
  if (kind === 'group') {
    if (tiles.length >= options.colours) return [];
    const missing = standsFor({ kind, tiles }, 0, options.colours);
    return missing.map((tile) => [tile, { kind, tiles: [...tiles, tile].sort((a, b) => a - b) }] as const);
  }
  const from = lowest({ kind, tiles });
  const real = tiles.find((tile) => tile !== JOKER)!;
  const base = real - tiles.indexOf(real);
  const list: (readonly [Tile, TileSet])[] = [];
  if (from > 1) list.push([base - 1, { kind, tiles: [base - 1, ...tiles] }]);
  if (from + tiles.length <= options.values)
    list.push([base + tiles.length, { kind, tiles: [...tiles, base + tiles.length] }]);
  return list;
};

/** One or more jokers replaced. The set lies free then, or fixed while it still holds a joker. */
const swaps = (options: Options, story: Story, set: TileSet): readonly Story[] =>
  set.tiles.flatMap((tile, at) => {
    if (tile !== JOKER) return [];
    return standsFor(set, at, options.colours).flatMap((real) => {
      const fromRack = story.may[real]! > 0;
      if (!fromRack && (options.jokerSwapFrom === 'rack' || story.must[real] === 0)) return [];
      const swapped: TileSet = { ...set, tiles: set.tiles.with(at, real) };
      const rest: Story = {
        ...story,
        must: story.must.with(JOKER, story.must[JOKER]! + 1),
        may: fromRack ? story.may.with(real, story.may[real]! - 1) : story.may,
      };
      const paid = fromRack ? rest : { ...rest, must: rest.must.with(real, rest.must[real]! - 1) };
      if (hasJoker(swapped))
        return [{ ...paid, fixed: [...paid.fixed, swapped] }, ...swaps(options, paid, swapped)];
      return [dissolved(paid, swapped)];
    });
  });

const dissolved = (story: Story, { tiles }: TileSet): Story => {
  const must = [...story.must];
  for (const tile of tiles) must[tile]!++;
  return { ...story, must };
};

/** Where a joker set free must lie in a new set: also every small new set with it, laid before the rest. */
const withNewSets = (options: Options, story: Story): readonly Story[] => {
  if (options.jokerReuse === 'sameTurn' || story.must[JOKER] === 0) return [story];
  return [story, ...jokerSets(options).flatMap((set) => laid(story, set))];
};

const laid = (story: Story, set: TileSet): readonly Story[] => {
  let rest: Story | undefined = story;
  for (const tile of set.tiles) if (rest) rest = taken(rest, tile);
  return rest ? [{ ...rest, fixed: [...rest.fixed, set] }] : [];
};

const made = new Map<string, readonly TileSet[]>();

/** Every group, and every run of three to five, with exactly one joker. */
const jokerSets = ({ colours, values }: Options): readonly TileSet[] => {
  const key = `${colours} ${values}`;
  const known = made.get(key);
  if (known) return known;
  const list: TileSet[] = [];
  for (let number = 1; number <= values; number++) {
    for (let mask = 0; mask < 1 << colours; mask++) {
      const tiles = [0, 1, 2, 3]
        .filter((colour) => mask & (1 << colour))
        .map((colour) => colour * 13 + number - 1);
      if (tiles.length >= 2 && tiles.length < colours) list.push({ kind: 'group', tiles: [...tiles, JOKER] });
    }
    for (let colour = 0; colour < colours; colour++)
      for (let length = 3; length <= 5 && number + length - 1 <= values; length++) {
        const run = Array.from({ length }, (_, i) => colour * 13 + number - 1 + i);
        for (let at = 0; at < length; at++) list.push({ kind: 'run', tiles: run.with(at, JOKER) });
      }
  }
  made.set(key, list);
  return list;
};
