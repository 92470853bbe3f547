// The best sets that tiles can make, whatever the joker rules: the fast search where it fits, else the slow one.
import {
  arrange as arrangeSlowly,
  bestOpening,
  JOKER,
  numberOf,
  type Options,
  pointsOf,
  type TileSet,
} from '@crescendo/rules/rummikub';
import { EMPTY_HEAP } from '../model/heap.ts';
import { type Arranged, arrange, type Effort } from './arrange.ts';
import { rebuild } from './rebuild-sets.ts';
import { fitsFast } from './task.ts';

/** The objective of a play. `empty`: lay the whole rack, or nothing. */
export const OBJECTIVES = ['tiles', 'points', 'tiles-points', 'empty'] as const;
export type Objective = (typeof OBJECTIVES)[number];

/** The worth of laying a tile, from the points it would cost on the rack. */
const WORTH: { readonly [objective in Objective]: (points: number) => number } = {
  tiles: () => 1,
  points: (points) => points,
  'tiles-points': (points) => 1000 + points,
  empty: () => 1,
};

const tables = new Map<string, readonly number[]>();

const worthOf = (objective: Objective, jokerPenalty: number): readonly number[] => {
  const key = `${objective} ${jokerPenalty}`;
  const known = tables.get(key);
  if (known) return known;
  const made = Array.from({ length: 53 }, (_, tile) =>
    WORTH[objective](tile === JOKER ? jokerPenalty : numberOf(tile)),
  );
  tables.set(key, made);
  return made;
};

export interface Layout {
  readonly worth: number;
  readonly sets: readonly TileSet[];
  readonly nodes: number;
}

/** All of `must` and the best of `may`; `need`: points the sets must make together, a joker as what it stands for. */
export const layOut = (
  options: Options,
  must: readonly number[],
  may: readonly number[],
  objective: Objective,
  need = 0,
): Layout | undefined => {
  const worth = worthOf(objective, options.jokerPenalty);
  if (fitsFast({ must, may })) {
    if (objective === 'empty' && need === 0) return layAll(options, must, may);
    const found = search(options, must, may, worth, need);
    return found && { worth: found.worth, sets: rebuild(found.choices, options.colours), nodes: found.nodes };
  }
  const sets = need > 0 ? openingOf(options, may, need) : arrangeSlowly(options, must, may, 'tiles')?.sets;
  if (sets === undefined) return undefined;
  let sum = 0;
  const rest = [...must];
  for (const tile of sets.flatMap(({ tiles }) => tiles)) if (--rest[tile]! < 0) sum += worth[tile]!;
  return { worth: sum, sets, nodes: 0 };
};

const search = (
  options: Options,
  must: readonly number[],
  may: readonly number[],
  worth: readonly number[],
  need: number,
): Arranged | undefined =>
  arrange({
    colours: options.colours,
    values: options.values,
    must,
    may: useful(options, must, may),
    worth,
    need,
  });

/**
 * Nearly the same for those who only imagine: which tiles of `may` are laid, as a heap; `undefined`: none. `must` is
 * known to lie there legally, so where no tile fits anything nothing needs to be searched.
 */
export const heapLaid = (
  options: Options,
  must: readonly number[],
  may: readonly number[],
  need = 0,
): number[] | undefined => {
  const some = useful(options, must, may);
  if (!some.some((count) => count > 0)) return undefined;
  const worth = worthOf('tiles-points', options.jokerPenalty);
  const task = { colours: options.colours, values: options.values, must, may: some, worth, need };
  const found = arrange(task, 'good');
  if (found === undefined || found.worth === 0) return undefined;
  const laid = must.map((count) => -count);
  for (const [i, choice] of found.choices.entries()) {
    for (let colour = 0; colour < options.colours; colour++) {
      const bits = choice >> (6 * colour);
      laid[colour * 13 + i]! += (bits & 3) + ((bits >> 4) & 3);
      laid[JOKER]! += (bits >> 2) & 3;
    }
    laid[JOKER]! += (choice >> 24) & 3;
  }
  return laid;
};

/** All of both: faster than to look for the most. */
const layAll = (options: Options, must: readonly number[], may: readonly number[]): Layout | undefined => {
  const found = arrangeAll(
    options,
    must.map((count, tile) => count + may[tile]!),
  );
  const worth = may.reduce((sum, count) => sum + count, 0);
  return found && { worth, sets: rebuild(found.choices, options.colours), nodes: found.nodes };
};

const arrangeAll = (
  { colours, values }: Options,
  must: readonly number[],
  effort: Effort = 'good',
): Arranged | undefined =>
  arrange({ colours, values, must, may: EMPTY_HEAP, worth: EMPTY_HEAP, need: 0 }, effort);

/** Tells whether all these tiles can lie in sets together. For imagined games: layouts that are hard to find are not found. */
export const canAllLie = (options: Options, heap: readonly number[]): boolean =>
  arrangeAll(options, heap, 'little') !== undefined;

const openingOf = (options: Options, heap: readonly number[], need: number) => {
  const sets = bestOpening(options, heap);
  return sets.reduce((sum, set) => sum + pointsOf(set), 0) >= need ? sets : undefined;
};

/** `may` without tiles that fit into no set with anything there is. */
const useful = (options: Options, must: readonly number[], may: readonly number[]): readonly number[] => {
  const { colours, values } = options;
  const jokers = must[JOKER]! + may[JOKER]!;
  if (jokers >= 2) return may;
  const kept = may.slice();
  for (let tile = 0; tile < JOKER; tile++) {
    if (may[tile] === 0) continue;
    const number = numberOf(tile);
    let same = jokers;
    for (let other = number - 1; other < colours * 13; other += 13)
      if (must[other]! + may[other]! > 0) same++;
    if (same >= 3) continue;
    const below = number > 1 ? has(must, may, tile - 1) : 0;
    const above = number < values ? has(must, may, tile + 1) : 0;
    const far = number > 2 ? has(must, may, tile - 2) : 0;
    const high = number < values - 1 ? has(must, may, tile + 2) : 0;
    if (1 + jokers + Math.max(below + above, below + far, above + high) < 3) kept[tile] = 0;
  }
  return kept;
};

const has = (must: readonly number[], may: readonly number[], tile: number): number =>
  must[tile]! + may[tile]! > 0 ? 1 : 0;
