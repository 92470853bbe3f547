// Opening: a seat's first sets, which must be worth something.
import { arrange } from '../sets/arrange.ts';
import { pointsOf, setReason, unchanged } from '../sets/sets.ts';
import { HIGHEST, JOKER, KINDS, numberOf } from '../sets/tiles.ts';
import type { Options, Reason, Tile, TileSet, View } from '../types.ts';

const NONE: readonly number[] = new Array<number>(KINDS).fill(0);

/** The sets of the highest value that these tiles alone can make. */
export const bestOpening = (options: Options, heap: readonly number[]): readonly TileSet[] => {
  for (let jokers = heap[JOKER]!; jokers >= 0; jokers--) {
    const sets = arrange(options, NONE, heap.with(JOKER, jokers), 'points')?.sets ?? [];
    // three jokers might have made a set of their own.
    if (sets.every((set, i) => setReason(set, i, options) === undefined)) return sets;
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

/** tells whether the table must stay as it is in the turn of the view's seat. */
export const isTableLocked = ({
  options,
  opened,
  seat,
}: Pick<View, 'options' | 'opened' | 'seat'>): boolean =>
  seat !== null && options.openTableLocked && !opened[seat];

const tableTouched = ({ tiles }: TileSet): Reason => ({ code: 'table-touched', tiles });

/** why this set of the table may not be touched now; `undefined` where it may. */
export const touchReason = (
  view: Pick<View, 'options' | 'opened' | 'seat'>,
  set: TileSet,
): Reason | undefined => (isTableLocked(view) ? tableTouched(set) : undefined);

/** why sets of this value do not open. */
export const pointsReason = ({ openMin }: Options, points: number): Reason | undefined =>
  points < openMin ? { code: 'too-few-points', points, needed: openMin } : undefined;

/** the table stays as it is; what is new on it are the own sets. Why that does not open. */
export const lockedOpeningReason = (
  options: Options,
  old: readonly TileSet[],
  now: readonly TileSet[],
): Reason | undefined => {
  const places = unchanged(old, now);
  const touched = old.find((_, i) => places[i] === -1);
  if (touched) return tableTouched(touched);
  const kept = new Set(places);
  return pointsReason(options, worth(now.filter((_, i) => !kept.has(i))));
};

/** Sets on the table that hold nothing but played tiles, each tile counted once: what a seat has visibly laid. */
export const laidSets = (now: readonly TileSet[], played: readonly number[]): readonly TileSet[] => {
  const left = [...played];
  return now.filter(({ tiles }) => take(left, tiles));
};

/** Takes these tiles from a heap, all or none. */
const take = (heap: number[], tiles: readonly Tile[]): boolean => {
  const rest = [...heap];
  for (const tile of tiles) if (--rest[tile]! < 0) return false;
  for (const tile of tiles) heap[tile]!--;
  return true;
};

const without = (heap: readonly number[], tiles: readonly Tile[]): readonly number[] | undefined => {
  const rest = [...heap];
  return take(rest, tiles) ? rest : undefined;
};

/**
 * the sets of tiles from the rack with which a seat may have opened before it went on in the same turn. Sets with
 * a joker are such as can still be found on the table; the others may have been rebuilt, so that the best do for all.
 * `spared`: tiles that may be needed elsewhere, namely in the place of a joker on the table.
 */
export function* openingsWithin(
  options: Options,
  now: readonly TileSet[],
  played: readonly number[],
  spared: readonly (readonly Tile[])[],
): Generator<{ readonly sets: readonly TileSet[]; readonly rest: readonly number[] }> {
  const laid = laidSets(now, played);
  if (worth(laid) >= options.openMin) yield { sets: laid, rest: restOf(played, laid) };
  // Jokers in free sets are as free as any tile.
  const most = options.jokerSets === 'free' ? played[JOKER]! : 0;
  for (const jokers of jokerSetsWithin(options, now, played)) {
    const left = restOf(played, jokers);
    for (const tiles of spared) {
      const heap = without(left, tiles);
      if (heap === undefined) continue;
      const sets = [...jokers, ...bestOpening(options, heap.with(JOKER, Math.min(most, heap[JOKER]!)))];
      if (worth(sets) >= options.openMin) yield { sets, rest: restOf(played, sets) };
    }
  }
}

const restOf = (played: readonly number[], sets: readonly TileSet[]): readonly number[] =>
  without(
    played,
    sets.flatMap(({ tiles }) => tiles),
  ) ?? played;

/** Choices of sets with a joker, all from the rack, that lie on the table: whole, or grown where they may grow. */
const jokerSetsWithin = (
  options: Options,
  now: readonly TileSet[],
  played: readonly number[],
): readonly (readonly TileSet[])[] => {
  let choices: { readonly sets: readonly TileSet[]; readonly left: readonly number[] }[] = [
    { sets: [], left: played },
  ];
  if (played[JOKER] === 0) return [[]];
  for (const set of now)
    for (const part of options.jokerSets === 'locked' ? [set] : partsOf(set)) {
      if (!part.tiles.includes(JOKER)) continue;
      choices = choices.flatMap((choice) => {
        const left = without(choice.left, part.tiles);
        return left ? [choice, { sets: [...choice.sets, part], left }] : [choice];
      });
    }
  return choices.map(({ sets }) => sets);
};

/** The sets of three tiles and more within a set. */
const partsOf = ({ kind, tiles }: TileSet): readonly TileSet[] => {
  const { length } = tiles;
  if (kind === 'group')
    return [
      { kind, tiles },
      ...(length > 3 ? tiles.map((_, i) => ({ kind, tiles: tiles.toSpliced(i, 1) })) : []),
    ];
  return tiles.flatMap((_, from) =>
    Array.from({ length: Math.max(0, length - from - 2) }, (_, i) => ({
      kind,
      tiles: tiles.slice(from, from + 3 + i),
    })),
  );
};
