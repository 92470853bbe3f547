// A turn typed as its new and changed sets: whatever else lies on the table stays as it is.
import { required } from '@crescendo/rules';
import { heapOf, type Move, playReason, type TileSet, type View } from '@crescendo/rules/rummikub';

/** Tables that may be meant are few: at most so many old sets consist of typed tiles alone. */
const MAX_SETS = 12;

/** Tells whether a heap holds each of these tiles. */
const holds = (heap: readonly number[], tiles: readonly number[]): boolean => {
  const wanted = heapOf(tiles);
  return wanted.every((count, tile) => count <= (heap[tile] ?? 0));
};

const subsetsOf = (sets: readonly TileSet[]): readonly (readonly TileSet[])[] =>
  sets
    .reduce<(readonly TileSet[])[]>((all, set) => [...all, ...all.map((some) => [...some, set])], [[]])
    .toSorted((a, b) => a.length - b.length);

/** The whole table that is meant: old sets are replaced where the typed sets hold their tiles, as few as possible. */
export const withOldSets = (view: View, move: Move): Move => {
  if (move.type !== 'play' || view.seat === null || view.phase !== 'turn') return move;
  const typed = heapOf(move.table.flatMap(({ tiles }) => tiles));
  const rack = heapOf(required(view.racks[view.seat]));
  const mayGo = view.table.filter(({ tiles }) => holds(typed, tiles)).slice(0, MAX_SETS);
  const tables = subsetsOf(mayGo).flatMap((gone) => {
    const old = heapOf(gone.flatMap(({ tiles }) => tiles));
    const isOwn = typed.every((count, tile) => count - (old[tile] ?? 0) <= (rack[tile] ?? 0));
    return isOwn ? [[...view.table.filter((set) => !gone.includes(set)), ...move.table]] : [];
  });
  const table = tables.find((one) => playReason(view, one) === undefined) ?? tables[0];
  return table === undefined ? move : { type: 'play', table };
};
