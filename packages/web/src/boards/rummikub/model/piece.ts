// A piece is one tile as a thing: two tiles that look the same are two pieces, so that each can be followed by the eye.
import { JOKER, type Tile, type TileSet } from '@crescendo/rules/rummikub';

/** `tile * 4 + copy`. */
export type Piece = number;

export const pieceOf = (tile: Tile, copy: number): Piece => tile * 4 + copy;
export const tileAt = (piece: Piece): Tile => piece >> 2;
export const isJoker = (piece: Piece): boolean => tileAt(piece) === JOKER;

/** A set as it lies on the felt, finished or not. Its id stays while it grows and shrinks. */
export interface FeltSet {
  readonly id: number;
  readonly kind: TileSet['kind'];
  readonly pieces: readonly Piece[];
}

export type Sets = readonly FeltSet[];

/** The felt and the viewer's own rack, piece by piece. */
export interface Ground {
  readonly sets: Sets;
  readonly rack: readonly Piece[];
}

export const asSet = ({ kind, pieces }: Pick<FeltSet, 'kind' | 'pieces'>): TileSet => ({
  kind,
  tiles: pieces.map(tileAt),
});

export const asTable = (sets: Sets): readonly TileSet[] => sets.map(asSet);

export const piecesOn = (sets: Sets): Set<Piece> => new Set(sets.flatMap(({ pieces }) => pieces));

export const isSameList = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((each, i) => each === b[i]);

export const nextId = (sets: Sets): number => sets.reduce((most, { id }) => Math.max(most, id), 0) + 1;
