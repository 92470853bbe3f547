// Presets that tie jokers down. Lists the cases of the sets with jokers: each of them stays, grows,
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
export interface JokerCase {
  readonly must: readonly number[];
  readonly may: readonly number[];
  /** Sets that lie there whatever happens to the rest. */
  readonly fixed: readonly TileSet[];
}

export const jokerCases = (
  options: Options,
  table: readonly TileSet[],
  may: readonly number[],
): readonly JokerCase[] => {
  const must = new Array<number>(53).fill(0);
  for (const set of table) if (!hasJoker(set)) for (const tile of set.tiles) must[tile]!++;
  let list: readonly JokerCase[] = [{ must, may, fixed: [] }];
  for (const set of table.filter(hasJoker))
    list = list.flatMap((jokerCase) => jokerOutcomes(options, jokerCase, set));
  return list.flatMap((jokerCase) => withNewSets(options, jokerCase));
};

const jokerOutcomes = (options: Options, jokerCase: JokerCase, set: TileSet): readonly JokerCase[] => [
  { ...jokerCase, fixed: [...jokerCase.fixed, set] },
  ...(options.jokerSets === 'locked' ? [] : extensions(options, jokerCase, set)),
  ...swaps(options, jokerCase, set),
  ...(options.jokerSets === 'free' ? [dissolved(jokerCase, set)] : []),
];

/** Take a tile from the table if one must be laid anyway, else from the rack. */
const taken = ({ must, may, fixed }: JokerCase, tile: Tile): JokerCase | undefined => {
  if (must[tile]! > 0) return { must: must.with(tile, must[tile]! - 1), may, fixed };
  if (may[tile]! > 0) return { must, may: may.with(tile, may[tile]! - 1), fixed };
  return undefined;
};

/** The set grown by tiles that are there, on either side of a run, or to a full group. */
const extensions = (options: Options, jokerCase: JokerCase, set: TileSet): readonly JokerCase[] => {
  const found: JokerCase[] = [];
  const seen = new Set<string>();
  const grow = (now: JokerCase, grown: TileSet): void => {
    for (const [tile, bigger] of neighbours(options, grown)) {
      const key = `${bigger.tiles}`;
      const rest = seen.has(key) ? undefined : taken(now, tile);
      if (rest === undefined) continue;
      seen.add(key);
      found.push({ ...rest, fixed: [...jokerCase.fixed, bigger] });
      grow(rest, bigger);
    }
  };
  grow(jokerCase, set);
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
const swaps = (options: Options, jokerCase: JokerCase, set: TileSet): readonly JokerCase[] =>
  set.tiles.flatMap((tile, at) => {
    if (tile !== JOKER) return [];
    return standsFor(set, at, options.colours).flatMap((real) => {
      const fromRack = jokerCase.may[real]! > 0;
      if (!fromRack && (options.jokerSwapFrom === 'rack' || jokerCase.must[real] === 0)) return [];
      const swapped: TileSet = { ...set, tiles: set.tiles.with(at, real) };
      const rest: JokerCase = {
        ...jokerCase,
        must: jokerCase.must.with(JOKER, jokerCase.must[JOKER]! + 1),
        may: fromRack ? jokerCase.may.with(real, jokerCase.may[real]! - 1) : jokerCase.may,
      };
      const paid = fromRack ? rest : { ...rest, must: rest.must.with(real, rest.must[real]! - 1) };
      if (hasJoker(swapped))
        return [{ ...paid, fixed: [...paid.fixed, swapped] }, ...swaps(options, paid, swapped)];
      return [dissolved(paid, swapped)];
    });
  });

const dissolved = (jokerCase: JokerCase, { tiles }: TileSet): JokerCase => {
  const must = [...jokerCase.must];
  for (const tile of tiles) must[tile]!++;
  return { ...jokerCase, must };
};

/** Covers the rule that freed jokers must lie in new sets: also every small new set with them, laid before the rest. */
const withNewSets = (options: Options, jokerCase: JokerCase): readonly JokerCase[] => {
  if (options.jokerReuse === 'sameTurn' || jokerCase.must[JOKER] === 0) return [jokerCase];
  const laid = jokerSets(options).flatMap((set) => lay(jokerCase, set));
  return [jokerCase, ...laid.flatMap((next) => withNewSets(options, next))];
};

const lay = (jokerCase: JokerCase, set: TileSet): readonly JokerCase[] => {
  let rest: JokerCase | undefined = jokerCase;
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
