import type { Tile, TileSet } from '@crescendo/rules/rummikub';

export interface NewSet {
  readonly set: TileSet;
  readonly taken: readonly Tile[];
}

/** What this board says to people who do not see it. `name` is `undefined` where the sentence is about the reader. */
export interface SpokenWords {
  /** "Ada adds the black 9 to the black run 6 to 8." `taken`: tiles of the table that join it, too. */
  readonly adds: (name: string | undefined, tiles: string, to: TileSet, taken: readonly Tile[]) => string;
  /** "Ada lays the group of 7s (black, red, blue)." or "Ada opens with …": new sets, each with tiles taken from the table. */
  readonly lays: (name: string | undefined, sets: readonly NewSet[], opened: boolean) => string;
  /** "You have 3 tiles: black 4, 9; joker." */
  readonly rack: (tiles: readonly Tile[]) => string;
  /** What a joker in a run stands for. */
  readonly jokerAs: (number: number) => string;
  readonly undone: string;
  readonly redone: string;
  readonly reset: string;
  readonly emptyTable: string;
}
