// Top: one round. Everybody has the same table and the same rack; what a play is worth, and which one may stand.

import { OPTIONS } from '../rummikub/options.ts';
import { heapOnTable, playedTiles, playReason } from '../rummikub/plays/playing.ts';
import { rackPoints } from '../rummikub/score.ts';
import { unchanged } from '../rummikub/sets/sets.ts';
import { allTiles, heapOf, sizeOf } from '../rummikub/sets/tiles.ts';
import type { Options, Reason, Tile, TileSet, View } from '../rummikub/types.ts';

/** T-2: everybody is open, sets with jokers may be rearranged freely, and a joker from the rack is worth 30. */
export const TOP_OPTIONS: Options = {
  ...OPTIONS,
  seconds: 0,
  startDraw: 'none',
  threePairsRedeal: false,
  openMin: 0,
  openTableLocked: false,
  jokerSets: 'free',
  jokerFreeByRebuild: true,
  jokerReuse: 'sameTurn',
  jokerPenalty: 30,
};

/** T-1: the tiles on the rack at the start of a round, as long as there are so many. */
export const TOP_RACK = 10;
/** T-6: the most sets that lie on the table at the start of a round. */
export const TOP_SETS = 14;

export interface TopPosition {
  readonly table: readonly TileSet[];
  /** Sorted. */
  readonly rack: readonly Tile[];
}

/** A table that somebody made of a position. */
export interface TopPlay {
  readonly table: readonly TileSet[];
  /** From the rack. */
  readonly tiles: readonly Tile[];
  readonly points: number;
  /** Sets of the old table that do not lie there as they did. */
  readonly touched: number;
}

/** The tiles that lie face down, as a heap. */
export const topSupply = ({ table, rack }: TopPosition): number[] => {
  const [lying, held] = [heapOnTable(table), heapOf(rack)];
  return allTiles(TOP_OPTIONS).map((count, tile) => count - (lying[tile] ?? 0) - (held[tile] ?? 0));
};

/** The position as the one seat of a Rummikub table sees it: boards and bots know this view. */
export const topView = (position: TopPosition): View => ({
  seats: 1,
  options: TOP_OPTIONS,
  first: 0,
  phase: 'turn',
  active: 0,
  table: position.table,
  opened: [true],
  owed: 0,
  passes: 0,
  turnsLeft: 0,
  contenders: [],
  shown: [],
  ending: null,
  news: [],
  seat: 0,
  racks: [position.rack],
  pool: sizeOf(topSupply(position)),
  pending: [null],
});

/** T-3: the reason why this table may not stand; the table as it was may. */
export const topReason = (position: TopPosition, now: readonly TileSet[]): Reason | undefined => {
  const reason = playReason(topView(position), now);
  return reason?.code === 'nothing-played' ? undefined : reason;
};

/** T-4: a table that may stand, counted. */
export const topPlay = ({ table: old }: TopPosition, now: readonly TileSet[]): TopPlay => {
  const tiles = playedTiles(old, now);
  return {
    table: now,
    tiles,
    points: rackPoints(tiles, TOP_OPTIONS),
    touched: unchanged(old, now).filter((place) => place < 0).length,
  };
};

/** T-6: the table of the next round. Sets that were not touched for longest are in front, and are the first to go. */
export const topRemains = (table: readonly TileSet[]): readonly TileSet[] => table.slice(-TOP_SETS);
