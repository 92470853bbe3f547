import type { Tile, TileSet } from '@crescendo/rules/rummikub';

/** What this board says to people who do not see it. `name` is `undefined` where the sentence is about the reader. */
export interface SpokenWords {
  /** "Ada adds the black 9 to the black run 6 to 8." `taken`: tiles of the table that join it, too. */
  readonly adds: (name: string | undefined, tiles: string, to: TileSet, taken: readonly Tile[]) => string;
  /** "Ada lays the group of 7s (black, red, blue)." */
  readonly lays: (name: string | undefined, set: TileSet, opened: boolean, taken: readonly Tile[]) => string;
  readonly undone: string;
  readonly redone: string;
  readonly reset: string;
  readonly emptyTable: string;
}
