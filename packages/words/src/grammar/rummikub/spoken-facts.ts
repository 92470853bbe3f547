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

/** Tiles that a hand brings from one place to one place; `null`: from the rack, or to a new set. */
export interface HandStep {
  readonly tiles: readonly Tile[];
  readonly from: TileSet | null;
  readonly to: TileSet | null;
  readonly makes: TileSet;
  /** Tells whether nothing of a new set lies there yet. */
  readonly begins: boolean;
  /** Tells whether the run that it joins falls apart there. */
  readonly splits: boolean;
}

/** The person who acts: the reader, somebody else, or the reader as advised ("Add …"). */
export type Doer = 'you' | 'advised' | { readonly name: string };
