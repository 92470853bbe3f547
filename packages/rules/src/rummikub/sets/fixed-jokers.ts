// R-31 where sets with jokers may not be rebuilt: every play there is, in order of effort. What may have happened to
// those sets is tried (there are two jokers, so there are few ways); everything else is laid out freely by `arrange`.
import { range } from '../../lists.ts';
import { heapOnTable } from '../plays/playing.ts';
import type { Options, Tile, TileSet, View } from '../types.ts';
import { arrange, type Effort } from './arrange.ts';
import { type JokerOutcome, outcomesOf } from './jokers.ts';
import { canonical, hasJoker, lowest } from './sets.ts';
import { colourOf, heapOf, JOKER, tileOf } from './tiles.ts';

type Table = readonly TileSet[];

/** Tiles to lay out: all of `loose`, which lay on the table, and any of `rack`. */
interface Tiles {
  readonly loose: readonly number[];
  readonly rack: readonly number[];
}

/** New tables, some perhaps not legal; among them a legal one whenever there is one, unless the `effort` is spent first. */
export function* fixedJokerPlays(
  { table, options }: View,
  rack: readonly Tile[],
  effort: Effort,
): Generator<Table> {
  const bare = table.filter((set) => !hasJoker(set));
  const start = { loose: heapOnTable(bare), rack: heapOf(rack) };
  for (const outcomes of assignmentsOf(options, table.filter(hasJoker), start.rack)) {
    const rest = taken(
      start.rack,
      outcomes.flatMap(({ substitutes }) => substitutes),
    );
    if (rest === undefined) continue;
    const freed = outcomes.reduce((sum, outcome) => sum + outcome.freed, 0);
    const open = outcomes.filter(({ kept }) => kept.length === 0).map(({ swapped }) => swapped);
    const fixed = outcomes.filter(({ kept }) => kept.length > 0).map(({ swapped }) => canonical(swapped));
    const tiles = { loose: added(start.loose, open), rack: rest };
    // a joker set free may join a fixed set only where it need not lie in a new one.
    const mayJoin = options.jokerReuse === 'sameTurn' ? freed : 0;
    for (const { grown, left, joined } of growths(options, fixed, tiles, mayJoin))
      for (const sets of layouts(options, left, freed - joined, effort)) {
        yield [...grown, ...sets];
        if (effort.left < 0) return;
      }
  }
}

/** The possible histories of all these sets, those with the fewest jokers gone first. */
const assignmentsOf = (
  options: Options,
  sets: Table,
  rack: readonly number[],
): readonly (readonly JokerOutcome[])[] => {
  let assignments: (readonly JokerOutcome[])[] = [[]];
  for (const set of sets) {
    const outcomes = outcomesOf(set, options).filter(({ substitutes }) =>
      substitutes.every((tile) => rack[tile]! > 0),
    );
    assignments = assignments.flatMap((assignment) => outcomes.map((outcome) => [...assignment, outcome]));
  }
  const freed = (assignment: readonly JokerOutcome[]): number =>
    assignment.reduce((sum, outcome) => sum + outcome.freed, 0);
  return assignments.sort((a, b) => freed(a) - freed(b));
};

/** The heap without these tiles; `undefined` when it does not hold them. */
const taken = (heap: readonly number[], tiles: readonly Tile[]): readonly number[] | undefined => {
  const rest = [...heap];
  for (const tile of tiles) if (--rest[tile]! < 0) return undefined;
  return rest;
};

const added = (heap: readonly number[], sets: Table): readonly number[] => {
  const sum = [...heap];
  for (const { tiles } of sets) for (const tile of tiles) sum[tile]!++;
  return sum;
};

/** Takes these tiles, from the table where they lie there: what stays on the rack is free to stay. */
const use = ({ loose, rack }: Tiles, tiles: readonly Tile[]): Tiles | undefined => {
  const [table, hand] = [[...loose], [...rack]];
  for (const tile of tiles) {
    const from = table[tile]! > 0 ? table : hand;
    if (--from[tile]! < 0) return undefined;
  }
  return { loose: table, rack: hand };
};

/** Fixed sets that have grown, what is left for others, and how many jokers have joined them. */
interface Growth {
  readonly grown: Table;
  readonly left: Tiles;
  readonly joined: number;
}

/** the fixed sets, each as it is or grown by tiles that are not fixed; R-23: as they are. */
function* growths(options: Options, fixed: Table, tiles: Tiles, jokers: number): Generator<Growth> {
  const [set, ...others] = fixed;
  if (set === undefined || options.jokerSets === 'locked') {
    yield { grown: fixed, left: tiles, joined: 0 };
    return;
  }
  for (const { before, after } of growthsOf(options, set, jokers)) {
    const more = [...before, ...after];
    const left = use(tiles, more.filter(isReal));
    if (left === undefined) continue;
    const joined = more.length - more.filter(isReal).length;
    const whole = canonical({ kind: set.kind, tiles: [...before, ...set.tiles, ...after] });
    for (const rest of growths(options, others, left, jokers - joined))
      yield { grown: [whole, ...rest.grown], left: rest.left, joined: joined + rest.joined };
  }
}

const isReal = (tile: Tile): boolean => tile !== JOKER;

interface Ends {
  readonly before: readonly Tile[];
  readonly after: readonly Tile[];
}

/** The tiles a set may grow by at both ends, so many of them jokers; a group has one end. */
const growthsOf = ({ values, colours }: Options, set: TileSet, jokers: number): readonly Ends[] => {
  const low = lowest(set);
  if (set.kind === 'group') {
    const missing = range(colours).map((colour) => tileOf(colour, low));
    return subsets(missing.filter((tile) => !set.tiles.includes(tile)))
      .flatMap((real) => range(jokers + 1).map((n) => [...real, ...new Array<Tile>(n).fill(JOKER)]))
      .filter(({ length }) => set.tiles.length + length <= colours)
      .map((after) => ({ before: [], after }));
  }
  const colour = colourOf(set.tiles.find(isReal) ?? 0);
  const high = low + set.tiles.length - 1;
  const below = range(low).flatMap((n) => withJokers(numbers(colour, low - n, low - 1), jokers));
  const above = range(values - high + 1).flatMap((n) =>
    withJokers(numbers(colour, high + 1, high + n), jokers),
  );
  return below.flatMap((before) =>
    above.filter((after) => jokersIn(before) + jokersIn(after) <= jokers).map((after) => ({ before, after })),
  );
};

const jokersIn = (tiles: readonly Tile[]): number => tiles.filter((tile) => tile === JOKER).length;

/** These tiles with up to so many of them replaced by jokers. */
const withJokers = (tiles: readonly Tile[], most: number): readonly (readonly Tile[])[] =>
  most === 0
    ? [tiles]
    : subsets(range(tiles.length))
        .filter(({ length }) => length <= most)
        .map((places) => tiles.map((tile, at) => (places.includes(at) ? JOKER : tile)));

const numbers = (colour: number, from: number, to: number): readonly Tile[] =>
  Array.from({ length: to - from + 1 }, (_, i) => tileOf(colour, from + i));

/** The rest laid out, jokers that were set free where the edition wants them. */
function* layouts(options: Options, tiles: Tiles, freed: number, effort: Effort): Generator<Table> {
  if (effort.left-- < 0) return;
  if (freed === 0 || options.jokerReuse === 'sameTurn') {
    const must = tiles.loose.with(JOKER, tiles.loose[JOKER]! + freed);
    const sets = arrange(options, must, tiles.rack, 'tiles', effort)?.sets;
    if (sets !== undefined) yield sets;
    return;
  }
  for (const fresh of newSets(options, freed)) {
    const rest = use(
      tiles,
      fresh.tiles.filter((tile) => tile !== JOKER),
    );
    if (rest === undefined) continue;
    const left = freed - jokersIn(fresh.tiles);
    for (const sets of layouts(options, rest, left, effort)) yield [fresh, ...sets];
  }
}

/** sets with one to so many jokers. Longer ones than these fall into parts that do as well. */
const newSets = (options: Options, jokers: number): Table =>
  [3, 4, 5].flatMap((length) => [
    ...groupsWith(options, length, jokers),
    ...runsWith(options, length, jokers),
  ]);

const groupsWith = ({ values, colours }: Options, length: number, most: number): Table => {
  if (length > colours) return [];
  return range(values).flatMap((n) =>
    subsets(range(colours).map((colour) => tileOf(colour, n + 1)))
      .filter((tiles) => tiles.length > 0 && tiles.length < length && length - tiles.length <= most)
      .map((tiles) => ({
        kind: 'group',
        tiles: [...tiles, ...new Array<Tile>(length - tiles.length).fill(JOKER)],
      })),
  );
};

const runsWith = ({ values, colours }: Options, length: number, most: number): Table =>
  range(colours).flatMap((colour) =>
    range(Math.max(0, values - length + 1))
      .flatMap((from) => withJokers(numbers(colour, from + 1, from + length), most))
      .filter((tiles) => jokersIn(tiles) > 0 && jokersIn(tiles) < length)
      .map((tiles) => ({ kind: 'run', tiles })),
  );

const subsets = <T>(list: readonly T[]): readonly (readonly T[])[] =>
  list.reduce<(readonly T[])[]>((all, item) => all.flatMap((chosen) => [chosen, [...chosen, item]]), [[]]);
