// From the old table to the new one, as a person would do it with the tiles: set by set, only where something changes.
import { heapOf, isSame, JOKER, type Tile, type TileSet } from '@crescendo/rules/rummikub';

export interface Step {
  /** Tiles taken from sets on the table, each with the set it leaves. */
  readonly take: readonly { readonly tile: Tile; readonly from: TileSet }[];
  /** Tiles from the rack. */
  readonly lay: readonly Tile[];
  /** The old set these join; `null`: they make a new one. */
  readonly to: TileSet | null;
  readonly makes: TileSet;
}

/** One step for each set that is new or changed; the fewest, since each new set grows out of the old one most like it. */
export const stepsOf = (
  old: readonly TileSet[],
  now: readonly TileSet[],
  played: readonly Tile[],
): readonly Step[] => {
  const [before, after] = unmatched(old, now);
  const bases = pairUp(before, after);
  const rack = heapOf(played);
  // Tiles that leave a set, to be claimed by the sets that need them.
  const loose = before.flatMap((from, i) => {
    const keeps = heapOf(after.find((_, j) => bases[j] === i)?.tiles ?? []);
    return from.tiles.flatMap((tile) => (--keeps[tile]! >= 0 ? [] : [{ tile, from }]));
  });
  return after.flatMap((makes, j): Step[] => {
    const to = bases[j] === undefined ? null : before[bases[j]!]!;
    const has = heapOf(to?.tiles ?? []);
    const [take, lay]: [{ tile: Tile; from: TileSet }[], Tile[]] = [[], []];
    for (const tile of makes.tiles) {
      if (--has[tile]! >= 0) continue;
      const at = loose.findIndex((each) => each.tile === tile);
      if (rack[tile]! > 0) {
        rack[tile]!--;
        lay.push(tile);
      } else if (at >= 0) take.push(...loose.splice(at, 1));
    }
    return take.length + lay.length > 0 ? [{ take, lay, to, makes }] : [];
  });
};

const unmatched = (old: readonly TileSet[], now: readonly TileSet[]): [TileSet[], TileSet[]] => {
  const after = [...now];
  const before = old.filter((set) => {
    const at = after.findIndex((other) => isSame(other, set));
    if (at >= 0) after.splice(at, 1);
    return at < 0;
  });
  return [before, after];
};

/** For each new set the old one it shares most with, no old one twice, the closest pairs first. */
const pairUp = (before: readonly TileSet[], after: readonly TileSet[]): (number | undefined)[] => {
  const pairs = after.flatMap((makes, j) =>
    before.map((from, i) => ({ i, j, shared: makes.kind === from.kind ? sharedTiles(makes, from) : 0 })),
  );
  const bases: (number | undefined)[] = after.map(() => undefined);
  const used = new Set<number>();
  for (const { i, j, shared } of pairs.sort((a, b) => b.shared - a.shared)) {
    if (shared === 0 || used.has(i) || bases[j] !== undefined) continue;
    bases[j] = i;
    used.add(i);
  }
  return bases;
};

/** A joker alone is not a set yet, so nothing can join it. */
const sharedTiles = (a: TileSet, b: TileSet): number => {
  const heap = heapOf(a.tiles);
  const shared = b.tiles.filter((tile) => --heap[tile]! >= 0);
  return shared.every((tile) => tile === JOKER) ? 0 : shared.length;
};
