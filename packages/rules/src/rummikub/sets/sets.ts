// One set on the table: is it one, what is it worth, does it hold another.

import type { Options, SetReason, Tile, TileSet } from '../types.ts';
import { colourOf, JOKER, numberOf, sorted } from './tiles.ts';

/** what is wrong with this set, the one at `set` in its table; `undefined` when it is right. */
export const setReason = (
  { kind, tiles }: TileSet,
  set: number,
  { colours, values }: Options,
): SetReason | undefined => {
  const { length } = tiles;
  for (let i = 0; i < length; i++) {
    const tile = tiles[i]!;
    const known =
      tile === JOKER || (Number.isInteger(tile) && tile >= 0 && tile < colours * 13 && tile % 13 < values);
    if (!known) return { code: 'no-such-tile', set };
  }
  if (length < 3) return { code: 'too-short', set, length };
  return kind === 'run' ? runReason(tiles, set, values) : groupReason(tiles, set, colours);
};

const runReason = (tiles: readonly Tile[], set: number, values: number): SetReason | undefined => {
  let before = -1;
  let from = 0;
  for (let i = 0; i < tiles.length; i++) {
    const tile = tiles[i]!;
    if (tile === JOKER) continue;
    if (before < 0) from = numberOf(tile) - i;
    else if (colourOf(tile) !== colourOf(before)) return { code: 'mixed-colours', set, tile, other: before };
    else if (numberOf(tile) - i !== from) return { code: 'not-rising', set, tile, other: before };
    before = tile;
  }
  if (before < 0) return { code: 'only-jokers', set };
  const to = from + tiles.length - 1;
  // the numbers end at 1 and at the highest.
  if (from < 1) return { code: 'joker-off-end', set, number: from, highest: values };
  return to > values ? { code: 'joker-off-end', set, number: values + 1, highest: values } : undefined;
};

const groupReason = (tiles: readonly Tile[], set: number, colours: number): SetReason | undefined => {
  let before = -1;
  let seen = 0;
  for (let i = 0; i < tiles.length; i++) {
    const tile = tiles[i]!;
    if (tile === JOKER) continue;
    if (before >= 0 && numberOf(tile) !== numberOf(before))
      return { code: 'mixed-numbers', set, tile, other: before };
    const colour = 1 << colourOf(tile);
    if (seen & colour) return { code: 'same-colour', set, tile };
    seen |= colour;
    before = tile;
  }
  if (before < 0) return { code: 'only-jokers', set };
  return tiles.length > colours ? { code: 'too-many', set, length: tiles.length, most: colours } : undefined;
};

/** A numbered tile of a legal set, and its place. */
const anchor = ({ tiles }: TileSet): number => {
  let at = 0;
  while (tiles[at] === JOKER) at++;
  return at;
};

/** The number of a group, or the lowest of a run. */
export const lowest = (set: TileSet): number => {
  const at = anchor(set);
  return numberOf(set.tiles[at]!) - (set.kind === 'run' ? at : 0);
};

/** the numbers of a legal set together, a joker counting what it stands for. */
export const pointsOf = (set: TileSet): number => {
  const { length } = set.tiles;
  return length * lowest(set) + (set.kind === 'run' ? (length * (length - 1)) / 2 : 0);
};

/** what a joker at this place of a legal set stands for: the tiles that may replace it. */
export const standsFor = (set: TileSet, at: number, colours: number): readonly Tile[] => {
  const fixed = anchor(set);
  const tile = set.tiles[fixed]!;
  if (set.kind === 'run') return [tile + at - fixed];
  return Array.from({ length: colours }, (_, colour) => colour * 13 + numberOf(tile) - 1).filter(
    (other) => !set.tiles.includes(other),
  );
};

export const hasJoker = ({ tiles }: TileSet): boolean => tiles.includes(JOKER);

/** The one way to write a set: a group by colour, jokers last. */
export const canonical = (set: TileSet): TileSet => ({
  kind: set.kind,
  tiles: set.kind === 'run' ? set.tiles : sorted(set.tiles),
});

/** The position of `part` in `whole`, both legal: the place in a run, 0 in a group; -1 when it is not part of it. */
export const placeIn = (whole: TileSet, part: TileSet): number => {
  if (whole.kind !== part.kind || part.tiles.length > whole.tiles.length) return -1;
  if (part.kind === 'group') return holds(whole.tiles, part.tiles) ? 0 : -1;
  const from = lowest(part) - lowest(whole);
  return from >= 0 && part.tiles.every((tile, i) => whole.tiles[from + i] === tile) ? from : -1;
};

/** Tells whether all these tiles are among those, each as often. */
export const holds = (whole: readonly Tile[], part: readonly Tile[]): boolean => {
  const left = [...whole];
  return part.every((tile) => {
    const at = left.indexOf(tile);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
};

export const isSame = (a: TileSet, b: TileSet): boolean => {
  if (a === b) return true;
  if (a.kind !== b.kind || a.tiles.length !== b.tiles.length) return false;
  for (let i = 0; i < a.tiles.length; i++)
    if (a.tiles[i] !== b.tiles[i]) return a.kind === 'group' && holds(a.tiles, b.tiles);
  return true;
};

/** For each set of `old` the place in `now` where it lies unchanged, each place once; -1: it does not. */
export const unchanged = (old: readonly TileSet[], now: readonly TileSet[]): readonly number[] => {
  const taken = new Array<boolean>(now.length).fill(false);
  return old.map((set) => {
    const at = now.findIndex((other, i) => !taken[i] && isSame(other, set));
    if (at >= 0) taken[at] = true;
    return at;
  });
};

/** The numbers that jokers stand for in a run. */
export const jokersIn = (set: TileSet): readonly number[] =>
  set.kind === 'run' ? set.tiles.flatMap((tile, at) => (tile === JOKER ? [lowest(set) + at] : [])) : [];
