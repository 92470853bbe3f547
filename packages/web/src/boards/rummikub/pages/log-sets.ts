// Groups the tiles that somebody has laid by the sets in which they lie.
import type { Tile, TileSet } from '@crescendo/rules/rummikub';

/** The tiles of a set that are among these; each tile counts as often as it is there. */
const sharedWith = ({ tiles }: TileSet, among: readonly Tile[]): readonly Tile[] => {
  const left = [...among];
  return tiles.filter((tile) => {
    const at = left.indexOf(tile);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
};

/** Whole new sets first, as they lie; then what was added to others. Tiles in no set of this table are a group of their own. */
export const tilesBySet = (
  tiles: readonly Tile[],
  table: readonly TileSet[],
): readonly (readonly Tile[])[] => {
  let left = tiles;
  const groups: (readonly Tile[])[] = [];
  const take = (group: readonly Tile[]): void => {
    if (group.length === 0) return;
    groups.push(group);
    const rest = [...left];
    for (const tile of group) rest.splice(rest.indexOf(tile), 1);
    left = rest;
  };
  for (const set of table) {
    const group = sharedWith(set, left);
    if (group.length === set.tiles.length) take(group);
  }
  // Of copies in several sets, the one with more tiles of this move is theirs.
  for (const set of [...table].sort((a, b) => sharedWith(b, left).length - sharedWith(a, left).length))
    take(sharedWith(set, left));
  take(left);
  return groups;
};
