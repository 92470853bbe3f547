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

/** The tiles left to lay out once the sets with jokers are decided. */
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
    const missing = [...standsFor({ kind, tiles }, 0, options.colours), JOKER];
    return missing.map((tile) => [tile, { kind, tiles: [...tiles, tile].sort((a, b) => a - b) }] as const);
  }
  const from = lowest({ kind, tiles });
  const real = tiles.find((tile) => tile !== JOKER)!;
  const base = real - tiles.indexOf(real);
  const list: (readonly [Tile, TileSet])[] = [];
  for (const below of from > 1 ? [base - 1, JOKER] : [])
    list.push([below, { kind, tiles: [below, ...tiles] }]);
  const to = from + tiles.length - 1;
  for (const above of to < options.values ? [base + tiles.length, JOKER] : [])
    list.push([above, { kind, tiles: [...tiles, above] }]);
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

/** Covers the rule that freed jokers must lie in new sets: also every small new set with them, laid before the rest. */
const withNewSets = (options: Options, story: Story): readonly Story[] => {
  if (options.jokerReuse === 'sameTurn' || story.must[JOKER] === 0) return [story];
  const laid = jokerSets(options).flatMap((set) => lay(story, set));
  return [story, ...laid.flatMap((next) => withNewSets(options, next))];
};

const lay = (story: Story, set: TileSet): readonly Story[] => {
  let rest: Story | undefined = story;
  for (const tile of set.tiles) if (rest) rest = taken(rest, tile);
  return rest ? [{ ...rest, fixed: [...rest.fixed, set] }] : [];
};

const made = new Map<string, readonly TileSet[]>();

/** Every group, and every run of three to five, with one joker or two. */
const jokerSets = ({ colours, values }: Options): readonly TileSet[] => {
  const key = `${colours} ${values}`;
  const known = made.get(key);
  if (known) return known;
  const list = new Map<string, TileSet>();
  const add = (kind: TileSet['kind'], tiles: readonly Tile[]): void => {
    for (let one = 0; one < tiles.length; one++)
      for (let two = one; two < tiles.length; two++) {
        const wild = tiles.with(one, JOKER).with(two, JOKER);
        const set = { kind, tiles: kind === 'group' ? wild.sort((a, b) => a - b) : wild };
        list.set(`${kind} ${set.tiles}`, set);
      }
  };
  for (let number = 1; number <= values; number++) {
    for (let mask = 0; mask < 1 << colours; mask++) {
      const present = [0, 1, 2, 3].filter((colour) => mask & (1 << colour));
      if (present.length >= 3)
        add(
          'group',
          present.map((colour) => colour * 13 + number - 1),
        );
    }
    for (let colour = 0; colour < colours; colour++)
      for (let length = 3; length <= 5 && number + length - 1 <= values; length++)
        add(
          'run',
          Array.from({ length }, (_, i) => colour * 13 + number - 1 + i),
        );
  }
  made.set(key, [...list.values()]);
  return made.get(key)!;
};
