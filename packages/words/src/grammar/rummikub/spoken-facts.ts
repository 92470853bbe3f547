import type { TileSet } from '@crescendo/rules/rummikub';

/** Tiles of the table, in words, and the set they leave: with two jokers on the table it matters which one it is. */
export interface Taken {
  readonly tiles: string;
  readonly from: TileSet;
}

export interface NewSet {
  readonly set: TileSet;
  readonly taken: readonly Taken[];
}

/** The person who acts: the reader, somebody else, or the reader as advised ("Add …"). */
export type Doer = 'you' | 'advised' | { readonly name: string };
