// Reaching a goal of Rummikub with as few sets of the table changed as possible, exactly: first none is opened, then each
// one, then each two …, and what is opened is laid out anew with the rack.
import { itemAt } from '@crescendo/rules';
import { heapOf, JOKER, setsOf, type Tile, type TileSet, type View } from '@crescendo/rules/rummikub';
import { layOut } from '../../../packages/bots/src/rummikub/solver/lay-out.ts';
import { seatOf } from '../../../packages/bots/src/seat.ts';

export interface Change {
  /** The whole new table, sets that stay first and in their old order. */
  readonly table: readonly TileSet[];
  /** The number of sets of the old table that were opened. */
  readonly sets: number;
}

/** More than these are not gone through; on a large table there would be too many choices. */
const mostOpened = (table: number): number => (table > 12 ? 3 : 4);

function* choose(count: number, from: number, to: number): Generator<readonly number[]> {
  if (count === 0) yield [];
  else
    for (let first = from; first <= to - count; first++)
      for (const rest of choose(count - 1, first + 1, to)) yield [first, ...rest];
}

type Reach = (opened: readonly TileSet[], rack: readonly Tile[]) => readonly TileSet[] | undefined;

const cheapest = (view: View, reach: Reach): Change | undefined => {
  const { table } = view;
  const rack = itemAt(view.racks, seatOf(view));
  for (let sets = 0; sets <= Math.min(mostOpened(table.length), table.length); sets++)
    for (const places of choose(sets, 0, table.length)) {
      const laid = reach(
        places.map((at) => itemAt(table, at)),
        rack,
      );
      if (laid) return { table: [...table.filter((_, i) => !places.includes(i)), ...laid], sets };
    }
  return undefined;
};

const tilesOf = (sets: readonly TileSet[]): Tile[] => sets.flatMap(({ tiles }) => tiles);

/** Lay so many tiles. */
export const layWithFewest = (view: View, tiles: number): Change | undefined =>
  cheapest(view, (opened, rack) => {
    const found = layOut(view.options, heapOf(tilesOf(opened)), heapOf(rack), 'tiles');
    return found && found.worth >= tiles ? found.sets : undefined;
  });

/** A new set with the joker and none of the tiles it lies with, and everything else laid out besides. */
const freed = (
  view: View,
  opened: readonly TileSet[],
  rack: readonly Tile[],
): readonly TileSet[] | undefined => {
  const [must, may] = [heapOf(tilesOf(opened)), heapOf(rack)];
  const old = new Set(
    tilesOf(opened.filter(({ tiles }) => tiles.includes(JOKER))).filter((t) => t !== JOKER),
  );
  const all = must.map((count, tile) => count + may[tile]!);
  for (const set of setsOf(all, view.options)) {
    if (!set.tiles.includes(JOKER) || set.tiles.some((tile) => old.has(tile))) continue;
    const used = heapOf(set.tiles);
    const mustLeft = must.map((count, tile) => Math.max(0, count - used[tile]!));
    const mayLeft = may.map((count, tile) => count - Math.max(0, used[tile]! - must[tile]!));
    const rest = layOut(view.options, mustLeft, mayLeft, 'tiles');
    const laid = rest && [...rest.sets, set];
    if (laid && tilesOf(laid).length > tilesOf(opened).length) return laid;
  }
  return undefined;
};

/** Free the only joker of the table. */
export const freeJoker = (view: View): Change | undefined =>
  cheapest(view, (opened, rack) =>
    opened.some(({ tiles }) => tiles.includes(JOKER)) ? freed(view, opened, rack) : undefined,
  );
