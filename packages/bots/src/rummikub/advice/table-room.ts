// The tiles that can be added to the sets of a table without changing them.
import {
  colourOf,
  JOKER,
  lowest,
  type Options,
  type Tile,
  type TileSet,
  tileOf,
  unseen,
  type View,
} from '@crescendo/rules/rummikub';

const colourOfSet = ({ tiles }: TileSet): number => colourOf(tiles.find((tile) => tile !== JOKER) ?? 0);

/** The tiles that this set takes; of a run the joker too, wherever a number takes it. */
const takenBy = (set: TileSet, { colours, values }: Options): readonly Tile[] => {
  const low = lowest(set);
  const { tiles } = set;
  if (set.kind === 'group') {
    if (tiles.length >= colours) return [];
    const missing = Array.from({ length: colours }, (_, colour) => tileOf(colour, low));
    return [...missing.filter((tile) => !tiles.includes(tile)), JOKER];
  }
  const numbers = [low - 1, low + tiles.length].filter((number) => number >= 1 && number <= values);
  const colour = colourOfSet(set);
  return numbers.length === 0 ? [] : [...numbers.map((number) => tileOf(colour, number)), JOKER];
};

/** Counts the tiles that the viewer does not see and that fit a set of this table. */
export const tilesFitting = (view: View, table: readonly TileSet[]): number => {
  const hidden = unseen(view);
  const taken = new Set(table.flatMap((set) => takenBy(set, view.options)));
  return [...taken].reduce((sum, tile) => sum + Math.max(0, hidden[tile] ?? 0), 0);
};
