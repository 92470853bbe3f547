// Tiles on their way to a set: what they could become, in which order they lie, and what is still missing.

import type { Options, Tile, TileSet } from '../types.ts';
import { setReason } from './sets.ts';
import { colourOf, JOKER, numberOf, tileOf } from './tiles.ts';

/** One way to lay some tiles: `order` has their places in the given list, as they lie from left to right. */
export interface Reading {
  readonly kind: TileSet['kind'];
  readonly order: readonly number[];
}

/** A tile with its place in the given list. */
interface Placed {
  readonly tile: Tile;
  readonly at: number;
}

const isJoker = ({ tile }: Placed): boolean => tile === JOKER;
const areAlike = <T>(list: readonly T[]): boolean => new Set(list).size === 1;
const areDifferent = <T>(list: readonly T[]): boolean => new Set(list).size === list.length;

const placed = (tiles: readonly Tile[]): readonly Placed[] => tiles.map((tile, at) => ({ tile, at }));
const numbered = (tiles: readonly Tile[]): readonly Tile[] => tiles.filter((tile) => tile !== JOKER);

const byNumber = (a: Placed, b: Placed): number => numberOf(a.tile) - numberOf(b.tile) || a.at - b.at;

/** Rising, `front` jokers first, others where a number is missing, the rest at the end. */
const runOrder = (tiles: readonly Tile[], front: number): readonly Placed[] => {
  const all = placed(tiles);
  const jokers = [...all.filter(isJoker)];
  const order = jokers.splice(0, front);
  let before: number | undefined;
  for (const next of all.filter((each) => !isJoker(each)).sort(byNumber)) {
    const number = numberOf(next.tile);
    if (before !== undefined) order.push(...jokers.splice(0, Math.max(0, number - before - 1)));
    order.push(next);
    before = number;
  }
  return [...order, ...jokers];
};

/** By colour, jokers last: as the table keeps a group. */
const groupOrder = (tiles: readonly Tile[]): readonly Placed[] =>
  placed(tiles).toSorted((a, b) => a.tile - b.tile || a.at - b.at);

const readingOf = (kind: TileSet['kind'], order: readonly Placed[]): Reading => ({
  kind,
  order: order.map(({ at }) => at),
});

/** every legal way to read these tiles as one set, each once. More than one only with jokers. */
export const readingsOf = (tiles: readonly Tile[], options: Options): readonly Reading[] => {
  const jokers = tiles.length - numbered(tiles).length;
  const found = new Map<string, Reading>();
  const add = (kind: TileSet['kind'], order: readonly Placed[]): void => {
    const set: TileSet = { kind, tiles: order.map(({ tile }) => tile) };
    const key = `${kind} ${set.tiles}`;
    if (!found.has(key) && setReason(set, 0, options) === undefined) found.set(key, readingOf(kind, order));
  };
  for (let front = 0; front <= jokers; front++) add('run', runOrder(tiles, front));
  add('group', groupOrder(tiles));
  return [...found.values()];
};

/** tells whether tiles could be added until this is a set. */
export const canBecomeSet = (tiles: readonly Tile[], { colours, values }: Options): boolean => {
  const real = numbered(tiles);
  if (real.length === 0) return true;
  const [inColours, inNumbers] = [real.map(colourOf), real.map(numberOf)];
  const isRun = areAlike(inColours) && areDifferent(inNumbers) && tiles.length <= values;
  const isGroup = areAlike(inNumbers) && areDifferent(inColours) && tiles.length <= colours;
  return isRun || isGroup;
};

/** These tiles as they should lie: a set where they are one, otherwise in the order that shows what is missing. */
export const bestReading = (
  tiles: readonly Tile[],
  options: Options,
  preferred?: TileSet['kind'],
): Reading => {
  const ways = readingsOf(tiles, options);
  const isAsGiven = ({ order }: Reading): boolean => order.every((at, i) => tiles[at] === tiles[i]);
  const best =
    ways.find((way) => way.kind === preferred && isAsGiven(way)) ??
    ways.find(isAsGiven) ??
    ways.find(({ kind }) => kind === preferred) ??
    ways[0];
  if (best) return best;
  const real = numbered(tiles);
  if (real.length > 1 && areAlike(real.map(numberOf))) return readingOf('group', groupOrder(tiles));
  if (real.length > 0 && areAlike(real.map(colourOf))) {
    const front = tiles.findIndex((tile) => tile !== JOKER);
    const filled = runOrder(tiles, 0);
    const spare = filled.length - 1 - filled.findLastIndex((each) => !isJoker(each));
    return readingOf('run', runOrder(tiles, Math.min(front, spare)));
  }
  return readingOf(preferred ?? 'run', placed(tiles));
};

/** Tiles that a run lacks between two of its own. */
export interface Gap {
  /** The place of the tile that comes after the gap. */
  readonly at: number;
  readonly missing: readonly Tile[];
}

/** where a run does not rise by one, and which tiles would close it; jokers in between count as some of them. */
export const gapsIn = ({ kind, tiles }: TileSet): readonly Gap[] => {
  if (kind !== 'run') return [];
  let before: Placed | undefined;
  return placed(tiles).flatMap((next) => {
    if (isJoker(next)) return [];
    const number = numberOf(next.tile);
    const lacking = before ? number - numberOf(before.tile) - (next.at - before.at) : 0;
    before = next;
    if (lacking <= 0) return [];
    const colour = colourOf(next.tile);
    const missing = Array.from({ length: lacking }, (_, i) => tileOf(colour, number - lacking + i));
    return [{ at: next.at, missing }];
  });
};

/** the number at each place of a run, a joker counting what it stands for; `undefined` where only jokers lie. */
export const numbersIn = (tiles: readonly Tile[]): readonly (number | undefined)[] => {
  const [first, at] = [tiles.find((tile) => tile !== JOKER), tiles.findIndex((tile) => tile !== JOKER)];
  if (first === undefined) return tiles.map(() => undefined);
  let next = numberOf(first) - at;
  return tiles.map((tile) => {
    if (tile !== JOKER) next = numberOf(tile);
    return next++;
  });
};

/** A run with gaps, cut at them where every part is a set by itself; otherwise whole. */
export const partsOf = (set: TileSet, options: Options): readonly TileSet[] => {
  const cuts = cutsOf(set);
  if (cuts.length === 0) return [set];
  const { kind, tiles } = set;
  const parts = [0, ...cuts].map((from, i): TileSet => ({ kind, tiles: tiles.slice(from, cuts[i]) }));
  return parts.every((part) => setReason(part, 0, options) === undefined) ? parts : [set];
};

/** The places of a run with gaps where the next number does not follow. */
const cutsOf = (set: TileSet): readonly number[] => {
  if (gapsIn(set).length === 0) return [];
  const numbers = numbersIn(set.tiles);
  return numbers.flatMap((number, i) => (i > 0 && number !== (numbers[i - 1] ?? 0) + 1 ? [i] : []));
};
