// Opening with as few tiles as possible and, if it can be, without a joker: what lies on the table helps the others.
import { itemAt } from '@crescendo/rules';
import {
  heapOf,
  JOKER,
  type Options,
  pointsOf,
  rummikub,
  setsOf,
  type TileSet,
  type View,
} from '@crescendo/rules/rummikub';
import { seatOf } from '../../seat.ts';
import { playOf } from '../model/from-view.ts';
import type { Solution } from '../solver/solve.ts';

/** Longer runs are never needed to open with few tiles. */
const LONGEST = 6;

interface Laid {
  readonly sets: readonly TileSet[];
  readonly heap: readonly number[];
  readonly size: number;
  readonly points: number;
}

const laidOf = (set: TileSet): Laid => ({
  sets: [set],
  heap: heapOf(set.tiles),
  size: set.tiles.length,
  points: pointsOf(set),
});

const both = (one: Laid, other: Laid): Laid => ({
  sets: [...one.sets, ...other.sets],
  heap: one.heap.map((count, tile) => count + itemAt(other.heap, tile)),
  size: one.size + other.size,
  points: one.points + other.points,
});

const isWithin = (one: Laid, other: Laid, rack: readonly number[]): boolean =>
  one.heap.every((count, tile) => count + itemAt(other.heap, tile) <= itemAt(rack, tile));

/** One set or two with which this rack opens, the fewest tiles. */
export const fewestTiles = (rack: readonly number[], options: Options): Laid | undefined => {
  const all = setsOf(rack, options)
    .filter(({ tiles }) => tiles.length <= LONGEST)
    .map(laidOf);
  let best: Laid | undefined;
  for (const [i, one] of all.entries()) {
    if (one.points >= options.openMin) {
      if (best === undefined || one.size < best.size) best = one;
      continue;
    }
    for (const two of all.slice(i)) {
      if (one.points + two.points < options.openMin || (best && one.size + two.size >= best.size)) continue;
      if (isWithin(one, two, rack)) best = both(one, two);
    }
  }
  return best;
};

/** A small opening that the rules allow; `undefined` when one set or two do not suffice. */
export const smallOpening = (view: View): Solution | undefined => {
  const rack = heapOf(itemAt(view.racks, seatOf(view)));
  const found = fewestTiles(rack.with(JOKER, 0), view.options) ?? fewestTiles(rack, view.options);
  if (found === undefined) return undefined;
  const table = [...view.table, ...found.sets];
  if (rummikub.check(view, playOf(table)) !== undefined) return undefined;
  const played = found.sets.flatMap(({ tiles }) => tiles).sort((a, b) => a - b);
  return { table, played, worth: found.size, points: found.points };
};
