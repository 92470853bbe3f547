// Checks a play: the new table must be one that the seat may leave.
import { type Change, jokerReason, substitutesFor } from '../sets/jokers.ts';
import { hasJoker, setReason } from '../sets/sets.ts';
import { JOKER, KINDS } from '../sets/tiles.ts';
import type { Reason, Tile, TileSet, View } from '../types.ts';
import { laidSets, lockedOpeningReason, openingsWithin, pointsReason, worth } from './opening.ts';

/** `heap` becomes what was played; every old tile must be there, every new one from the rack. */
const sourceReason = (heap: number[], old: readonly TileSet[], rack: readonly Tile[]): Reason | undefined => {
  for (let i = 0; i < old.length; i++) {
    const { tiles } = old[i]!;
    for (let j = 0; j < tiles.length; j++)
      if (--heap[tiles[j]!]! < 0) return { code: 'tile-missing', tile: tiles[j]! };
  }
  let played = 0;
  for (let tile = 0, at = 0; tile < KINDS; tile++) {
    const count = heap[tile]!;
    if (count === 0) continue;
    while (at < rack.length && rack[at]! < tile) at++;
    for (let i = 0; i < count; i++, at++) if (rack[at] !== tile) return { code: 'not-on-rack', tile };
    played += count;
  }
  return played === 0 ? { code: 'nothing-played' } : undefined;
};

/** A set from outside may be anything. Whether its tiles are some is seen later. */
const isTileSet = (set: TileSet | null | undefined): boolean =>
  (set?.kind === 'run' || set?.kind === 'group') && Array.isArray(set.tiles);

/** The parts of a view that the rules need to judge a play. */
export type PlayView = Pick<View, 'options' | 'table' | 'seat' | 'opened' | 'racks'>;

/** The reason why the view's seat may not leave the table like this in its turn. */
export const playReason = (view: PlayView, now: readonly TileSet[]): Reason | undefined => {
  const { options, table: old } = view;
  const seat = view.seat!;
  const heap = new Array<number>(KINDS).fill(0);
  if (!Array.isArray(now)) return { code: 'no-such-tile', set: 0 };
  for (let set = 0; set < now.length; set++) {
    if (!isTileSet(now[set])) return { code: 'no-such-tile', set };
    const reason = setReason(now[set]!, set, options);
    if (reason !== undefined) return reason;
    const { tiles } = now[set]!;
    for (let i = 0; i < tiles.length; i++) heap[tiles[i]!]!++;
  }
  const source = sourceReason(heap, old, view.racks[seat]!);
  if (source !== undefined) return source;
  const change = { options, old, now, played: heap, opening: !view.opened[seat] };
  if (!change.opening) return jokerReason(change);
  if (options.openTableLocked) return lockedOpeningReason(options, old, now) ?? jokerReason(change);
  return freeOpeningReason(change);
};

/** some sets from the rack have opened, and from there on the turn went on like any other. */
const freeOpeningReason = (change: Change): Reason | undefined => {
  const { options, old, now, played } = change;
  let reason = pointsReason(options, worth(laidSets(now, played)));
  for (const { sets, rest } of openingsWithin(options, now, played, substitutesFor(options, old))) {
    const jokers = jokerReason({ ...change, played: rest, own: sets.filter(hasJoker) });
    if (jokers === undefined) return undefined;
    reason ??= jokers;
  }
  return reason;
};

/** Counts the tiles on a table, as a heap. */
export const heapOnTable = (table: readonly TileSet[]): number[] => {
  const heap = new Array<number>(KINDS).fill(0);
  for (const { tiles } of table) for (const tile of tiles) heap[tile]!++;
  return heap;
};

/** The tiles that come from the rack when the table becomes `now`. */
export const playedTiles = (old: readonly TileSet[], now: readonly TileSet[]): Tile[] => {
  const [before, after] = [heapOnTable(old), heapOnTable(now)];
  const tiles: Tile[] = [];
  for (let tile = 0; tile <= JOKER; tile++)
    for (let i = before[tile]!; i < after[tile]!; i++) tiles.push(tile);
  return tiles;
};
