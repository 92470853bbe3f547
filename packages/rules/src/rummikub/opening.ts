// Opening: a seat's first sets, which must be worth something.
import { arrange } from './arrange.ts';
import { pointsOf, setFault, unchanged } from './sets.ts';
import { HIGHEST, JOKER, KINDS, numberOf } from './tiles.ts';
import type { Options, Reason, TileSet, View } from './types.ts';

const NONE: readonly number[] = new Array<number>(KINDS).fill(0);

/** The sets of the highest value that these tiles alone can make. */
export const bestOpening = (options: Options, heap: readonly number[]): readonly TileSet[] => {
  for (let jokers = heap[JOKER]!; jokers >= 0; jokers--) {
    const sets = arrange(options, NONE, heap.with(JOKER, jokers), 'points')?.sets ?? [];
    // three jokers might have made a set of their own.
    if (sets.every((set, i) => setFault(set, i, options) === undefined)) return sets;
  }
  return [];
};

/** sets with which this rack can open; `undefined` when it cannot. */
export const findOpening = (options: Options, heap: readonly number[]): readonly TileSet[] | undefined => {
  let most = 0;
  for (let tile = 0; tile < JOKER; tile++) most += heap[tile]! * numberOf(tile);
  if (most + heap[JOKER]! * HIGHEST < options.openMin) return undefined;
  const sets = bestOpening(options, heap);
  return sets.length > 0 && worth(sets) >= options.openMin ? sets : undefined;
};

export const worth = (sets: readonly TileSet[]): number => sets.reduce((sum, set) => sum + pointsOf(set), 0);

/** must the table stay as it is in the turn of the view's seat? */
export const isTableLocked = ({
  options,
  opened,
  seat,
}: Pick<View, 'options' | 'opened' | 'seat'>): boolean =>
  seat !== null && options.openTableLocked && !opened[seat];

const tableTouched = ({ tiles }: TileSet): Reason => ({ code: 'table-touched', tiles });

/** why this set of the table may not be touched now; `undefined` where it may. */
export const touchFault = (
  view: Pick<View, 'options' | 'opened' | 'seat'>,
  set: TileSet,
): Reason | undefined => (isTableLocked(view) ? tableTouched(set) : undefined);

/** why this is no opening. All sets are legal; `played` is what came from the rack. */
export const openingFault = (
  options: Options,
  old: readonly TileSet[],
  now: readonly TileSet[],
  played: readonly number[],
): Reason | undefined => {
  const own = options.openTableLocked ? ownSets(old, now) : { sets: fromRack(now, played) };
  if ('touched' in own) return tableTouched(own.touched);
  let points = worth(own.sets);
  // laid first and rebuilt at once, the own sets need not lie there any more.
  if (points < options.openMin && !options.openTableLocked) points = worth(bestOpening(options, played));
  return points < options.openMin ? { code: 'too-few-points', points, needed: options.openMin } : undefined;
};

const ownSets = (
  old: readonly TileSet[],
  now: readonly TileSet[],
): { readonly sets: readonly TileSet[] } | { readonly touched: TileSet } => {
  const places = unchanged(old, now);
  const lost = places.indexOf(-1);
  if (lost >= 0) return { touched: old[lost]! };
  const kept = new Set(places);
  return { sets: now.filter((_, i) => !kept.has(i)) };
};

/** Sets that hold nothing but played tiles, each tile counted once. */
const fromRack = (now: readonly TileSet[], played: readonly number[]): readonly TileSet[] => {
  const left = [...played];
  return now.filter(({ tiles }) => {
    const rest = [...left];
    for (const tile of tiles) if (--rest[tile]! < 0) return false;
    for (const tile of tiles) left[tile]!--;
    return true;
  });
};
