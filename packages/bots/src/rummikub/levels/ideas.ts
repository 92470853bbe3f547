// Sorts plays by their kind of idea, from the easiest to see to the hardest.
import { isSame, playedTiles, type TileSet, type View } from '@crescendo/rules/rummikub';

export const IDEAS = ['set', 'add', 'split', 'borrow'] as const;
export type Idea = (typeof IDEAS)[number];

/**
 * `set`: only sets of the own rack; `add`: tiles join one set; `split`: one tile makes two sets of one; `borrow`: a tile or a joker is
 * taken from a set for a new one.
 */
export const ideaOf = ({ table }: View, now: readonly TileSet[]): Idea => {
  const fresh = [...now];
  let changed = 0;
  for (const old of table) {
    const at = fresh.findIndex((set) => isSame(set, old));
    if (at >= 0) fresh.splice(at, 1);
    else changed++;
  }
  if (changed === 0) return 'set';
  if (changed === 1 && fresh.length === 1) return 'add';
  return changed === 1 && playedTiles(table, now).length === 1 ? 'split' : 'borrow';
};
