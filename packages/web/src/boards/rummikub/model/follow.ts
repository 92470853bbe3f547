// Tells which piece became which, from one view to the next.
import { itemAt } from '@crescendo/rules';
import { isSame, type Tile, type TileSet, type View } from '@crescendo/rules/rummikub';
import { asSet, type FeltSet, type Ground, nextId, type Piece, pieceOf, type Sets, tileAt } from './piece.ts';

export const NOTHING: Ground = { sets: [], rack: [] };

const grab = (heap: Piece[], tile: Tile): Piece | undefined => {
  const at = heap.findIndex((piece) => tileAt(piece) === tile);
  return at < 0 ? undefined : heap.splice(at, 1)[0];
};

const sharedBy = (set: FeltSet, { kind, tiles }: TileSet): number => {
  const heap = [...set.pieces];
  const shared = tiles.filter((tile) => grab(heap, tile) !== undefined).length;
  return shared * 2 + (set.kind === kind ? 1 : 0);
};

/** Each new set grows out of the old one most like it; unchanged ones first. */
const ancestors = (old: Sets, table: readonly TileSet[]): (FeltSet | undefined)[] => {
  const left = [...old];
  const found: (FeltSet | undefined)[] = table.map((set) => {
    const at = left.findIndex((other) => isSame(asSet(other), set));
    return at < 0 ? undefined : left.splice(at, 1)[0];
  });
  const pairs = table.flatMap((set, i) =>
    found[i] ? [] : left.map((other) => ({ i, other, likeness: sharedBy(other, set) })),
  );
  for (const { i, other, likeness } of pairs.sort((a, b) => b.likeness - a.likeness)) {
    if (likeness < 2 || found[i] || !left.includes(other)) continue;
    found[i] = other;
    left.splice(left.indexOf(other), 1);
  }
  return found;
};

/** The view as pieces; those that were seen before keep their name, wherever they have gone. */
export const follow = (before: Ground, view: Pick<View, 'table' | 'racks' | 'seat'>): Ground => {
  const wanted = (view.seat === null ? [] : itemAt(view.racks, view.seat)).filter((tile) => tile >= 0);
  const oldRack = [...before.rack];
  const rack: (Piece | undefined)[] = wanted.map((tile) => grab(oldRack, tile));
  const origins = ancestors(before.sets, view.table);
  const heaps = new Map(before.sets.map((set) => [set.id, [...set.pieces]]));
  const loose = (): Piece[][] => [...heaps.values(), oldRack];

  const first = view.table.map(({ tiles }, i) => {
    const origin = origins[i];
    const heap = (origin && heaps.get(origin.id)) ?? [];
    return tiles.map((tile) => grab(heap, tile));
  });
  const fromAnywhere = (tile: Tile): Piece | undefined => {
    for (const heap of loose()) {
      const piece = grab(heap, tile);
      if (piece !== undefined) return piece;
    }
    return undefined;
  };
  const second = first.map((pieces, i) =>
    pieces.map((piece, j) => piece ?? fromAnywhere(itemAt(itemAt(view.table, i).tiles, j))),
  );
  const again = rack.map((piece, i) => piece ?? fromAnywhere(itemAt(wanted, i)));
  const used = new Set([...second.flat(), ...again]);
  const fresh = (tile: Tile): Piece => {
    let copy = 0;
    while (used.has(pieceOf(tile, copy))) copy++;
    used.add(pieceOf(tile, copy));
    return pieceOf(tile, copy);
  };
  let id = nextId(before.sets);
  return {
    sets: view.table.map(({ kind, tiles }, i) => ({
      id: origins[i]?.id ?? id++,
      kind,
      pieces: tiles.map((tile, j) => itemAt(second, i)[j] ?? fresh(tile)),
    })),
    rack: wanted.map((tile, i) => again[i] ?? fresh(tile)),
  };
};

/** Tells whether this ground shows exactly this view. */
export const isGroundOf = (ground: Ground, view: Pick<View, 'table' | 'racks' | 'seat'>): boolean => {
  const wanted = (view.seat === null ? [] : itemAt(view.racks, view.seat)).filter((tile) => tile >= 0);
  const own = ground.rack.map(tileAt).sort((a, b) => a - b);
  return (
    own.length === wanted.length &&
    [...wanted].sort((a, b) => a - b).every((tile, i) => tile === own[i]) &&
    ground.sets.length === view.table.length &&
    ground.sets.every((set, i) => isSame(asSet(set), itemAt(view.table, i)))
  );
};
