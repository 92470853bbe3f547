// what a new set is. A set that holds all the numbers of a set that lay there before is that set, grown or rebuilt,
// unless the old one is found elsewhere. Tiles that look the same are the same, so the old sets are looked for in
// the way that finds most of them.
import { itemAt } from '../../lists.ts';
import { JOKER } from '../sets/tiles.ts';
import type { Tile, TileSet } from '../types.ts';

/** The numbers of an old set, and the places in the new table where all of them lie. */
interface Trace {
  readonly numbers: readonly Tile[];
  readonly places: readonly number[];
}

/** The place of each old set; `undefined`: nowhere. */
type Found = readonly (number | undefined)[];

/** The list without these items; `undefined` when it does not hold them all. */
const without = (list: readonly Tile[], items: readonly Tile[]): readonly Tile[] | undefined => {
  const rest = [...list];
  for (const item of items) {
    const at = rest.indexOf(item);
    if (at < 0) return undefined;
    rest.splice(at, 1);
  }
  return rest;
};

const traceOf = (now: readonly TileSet[], { kind, tiles }: TileSet, home: number | undefined): Trace => {
  const numbers = tiles.filter((tile) => tile !== JOKER);
  if (home !== undefined) return { numbers, places: [home] };
  const holds = (set: TileSet): boolean => set.kind === kind && without(set.tiles, numbers) !== undefined;
  return { numbers, places: now.flatMap((set, i) => (holds(set) ? [i] : [])) };
};

/** Every way to find at least so many of the old sets, no tile used twice. */
function* findings(
  traces: readonly Trace[],
  left: readonly (readonly Tile[])[],
  least: number,
): Generator<Found> {
  const [trace, ...others] = traces;
  if (trace === undefined) {
    if (least <= 0) yield [];
    return;
  }
  if (least > traces.length) return;
  for (const place of trace.places) {
    const rest = without(itemAt(left, place), trace.numbers);
    if (rest === undefined) continue;
    for (const found of findings(others, left.with(place, rest), least - 1)) yield [place, ...found];
  }
  for (const found of findings(others, left, least)) yield [undefined, ...found];
}

/**
 * Tells whether all but so many of these sets, named by their places in the new table, count as new. `homes`: where old sets lie
 * that had to stay together.
 */
export const haveNewSets = (
  old: readonly TileSet[],
  now: readonly TileSet[],
  sets: readonly number[],
  except: number,
  homes: ReadonlyMap<TileSet, number>,
): boolean => {
  // Sets with nowhere to be found, or with one place that no other wants, need no search.
  const all = old.map((set) => traceOf(now, set, homes.get(set))).filter(({ places }) => places.length > 0);
  const isAlone = ({ places }: Trace): boolean =>
    places.length === 1 && all.filter((other) => other.places.includes(itemAt(places, 0))).length === 1;
  const settled = all.filter(isAlone);
  const open = all.filter((trace) => !isAlone(trace));
  const left = now.map(({ tiles }) => tiles);
  let most = open.length;
  while (most > 0 && findings(open, left, most).next().done) most--;
  for (const found of findings(open, left, most)) {
    const isNew = (set: number): boolean =>
      settled.every(({ places }) => !places.includes(set)) &&
      open.every(({ places }, i) => !places.includes(set) || (found[i] !== undefined && found[i] !== set));
    if (sets.filter((set) => !isNew(set)).length <= except) return true;
  }
  return false;
};
