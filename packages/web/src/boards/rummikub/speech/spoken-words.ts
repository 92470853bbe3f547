import type { Tile, TileSet } from '@crescendo/rules/rummikub';

/** Tiles of the table, in words, and the set they leave: with two jokers on the table it matters which one it is. */
export interface Taken {
  readonly tiles: string;
  readonly from: TileSet;
}

export interface NewSet {
  readonly set: TileSet;
  readonly taken: readonly Taken[];
}

/** Whose doing it is: the reader's, somebody else's, or what the reader could do ("Add …"). */
export type Doer = 'you' | 'advised' | { readonly name: string };

/** What this board says to people who do not see it. `name` is `undefined` where the sentence is about the reader. */
export interface SpokenWords {
  /** "Ada adds the black 9 to the black run 6 to 8." `taken`: tiles of the table that join it, too. */
  readonly adds: (doer: Doer, tiles: string, to: TileSet, taken: readonly Taken[]) => string;
  /** "Ada moves the black 5 from the group of 5s into the black run 6 to 8." */
  readonly moves: (doer: Doer, taken: readonly Taken[], to: TileSet) => string;
  /** "Ada lays the group of 7s (black, red, blue)." or "Ada opens with …": new sets, each with tiles taken from the table. */
  readonly lays: (doer: Doer, sets: readonly NewSet[], opened: boolean) => string;
  /** "You have 3 tiles: black 4, 9; joker." */
  readonly rack: (tiles: readonly Tile[]) => string;
  /** What a joker in a run stands for. */
  readonly jokerAs: (number: number) => string;
  /** At the end of a game. */
  readonly left: (name: string | undefined, tiles: number, points: number) => string;
  /** What the sets of an opening are worth so far. */
  readonly points: (points: number, needed: number) => string;
  /** Each of these tiles would finish a set. */
  readonly lacks: (wanted: readonly string[]) => string;
  readonly undone: string;
  readonly redone: string;
  readonly reset: string;
  readonly emptyTable: string;
}
