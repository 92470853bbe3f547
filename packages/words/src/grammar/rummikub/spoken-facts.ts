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

/** Whose doing it is: the reader's, somebody else's, or what the reader could do ("Add …"). */
export type Doer = 'you' | 'advised' | { readonly name: string };
