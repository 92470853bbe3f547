// The expert's play while there are tiles to draw. It lays nearly all the time, but keeps jokers until it can go out, and
// when laying would leave it a few tiles only it waits a little for the turn in which all of them go. Nobody waits for long: with
// every sixth number of tiles a waiting seat lays what it can best spare.
import { JOKER } from '@crescendo/rules/rummikub';
import { EMPTY_HEAP, KINDS } from '../model/heap.ts';
import { type Stand, sizeOf } from '../model/stand.ts';
import { fewestTiles } from '../search/opening.ts';
import { canAllLie, heapLaid } from '../solver/lay-out.ts';

export type Heap = readonly number[];

export interface Patience {
  /** It waits to go out when laying would leave it no more tiles than this. */
  readonly leaves: number;
  /** It does not wait with so many tiles, nor with six, twelve, … more. */
  readonly laysAt: number;
  /** True if it opens with the fewest tiles. */
  readonly opensSmall: boolean;
}

/** Every draw adds a tile: so nobody draws more than five times in a row while something can be laid. */
const ROUND = 6;

/** The play that it lays; `undefined`: it draws. `mayWait`: it may draw although something can be laid. */
export const naturalPlay = (stand: Stand, patience: Patience, mayWait: boolean): Heap | undefined => {
  const { options, table, rack, opened, seat } = stand;
  const bare = rack[JOKER]! > 0 ? rack.with(JOKER, 0) : rack;
  if (!opened[seat]) return opening(stand, bare, patience);
  const size = sizeOf(rack);
  if (
    canAllLie(
      options,
      table.map((count, tile) => count + rack[tile]!),
    )
  )
    return rack.slice();
  const saving = heapLaid(options, table, bare);
  const isForced = !mayWait || size % ROUND === patience.laysAt;
  if (saving === undefined) return isForced && bare !== rack ? heapLaid(options, table, rack) : undefined;
  if (size - sizeOf(saving) > patience.leaves) return saving;
  return isForced ? leastPlay(stand, bare, saving) : undefined;
};

const opening = ({ options, rack }: Stand, bare: Heap, { opensSmall }: Patience): Heap | undefined => {
  const small = opensSmall ? (fewestTiles(bare, options) ?? fewestTiles(rack, options))?.heap : undefined;
  return (
    small ??
    heapLaid(options, EMPTY_HEAP, bare, options.openMin) ??
    heapLaid(options, EMPTY_HEAP, rack, options.openMin)
  );
};

/** A single tile that leaves all others as near to going out as can be. */
const leastPlay = ({ options, table }: Stand, rack: Heap, most: Heap): Heap => {
  let best = most;
  let fewest = Infinity;
  for (let tile = 0; tile < KINDS; tile++) {
    if (most[tile] === 0) continue;
    const on = table.with(tile, table[tile]! + 1);
    if (!canAllLie(options, on)) continue;
    const rest = rack.with(tile, rack[tile]! - 1);
    const more = heapLaid(options, on, rest);
    const left = sizeOf(rest) - (more ? sizeOf(more) : 0);
    if (left >= fewest) continue;
    fewest = left;
    best = EMPTY_HEAP.with(tile, 1);
  }
  return best;
};
