// Pieces that lie together, finished or not. What they may become and what they lack is for the rules to say; here the
// answers, which are about tiles, become answers about pieces.
import {
  bestReading,
  canBecomeSet,
  gapsIn,
  type Options,
  type Reading,
  readingsOf,
  type SetReason,
  setReason,
  type Tile,
  partsOf as tileParts,
} from '@crescendo/rules/rummikub';
import { asSet, type FeltSet, type Piece, tileAt } from './piece.ts';

export type Shape = Pick<FeltSet, 'kind' | 'pieces'>;

const tilesOf = (pieces: readonly Piece[]): readonly Tile[] => pieces.map(tileAt);

const shapeOf = (pieces: readonly Piece[], { kind, order }: Reading): Shape => ({
  kind,
  pieces: order.flatMap((at) => pieces[at] ?? []),
});

export const setErrorOf = (shape: Shape, options: Options): SetReason | undefined =>
  setReason(asSet(shape), 0, options);

/** Every legal way to read these pieces, each order once. More than one only with jokers. */
export const readings = (pieces: readonly Piece[], options: Options): readonly Shape[] =>
  readingsOf(tilesOf(pieces), options).map((reading) => shapeOf(pieces, reading));

/** Tells whether pieces could be added until this is a set. */
export const isPartOfSet = (pieces: readonly Piece[], options: Options): boolean =>
  canBecomeSet(tilesOf(pieces), options);

/** These pieces as they should lie: legal where they can be, else in the order that shows what is missing. */
export const tidy = (pieces: readonly Piece[], options: Options, wanted?: FeltSet['kind']): Shape =>
  shapeOf(pieces, bestReading(tilesOf(pieces), options, wanted));

/** The content of one place of a set: a piece, or a gap where one is missing (its tile, where only one would do). */
export type Cell = { readonly piece: Piece } | { readonly gap: Tile | undefined };

/** At most so many gaps are drawn in a row. */
const MAX_GAPS = 3;

export const cellsOf = (shape: Shape, options: Options): readonly Cell[] => {
  const gaps = new Map(gapsIn(asSet(shape)).map(({ at, missing }) => [at, missing.slice(-MAX_GAPS)]));
  const cells = shape.pieces.flatMap((piece, at): Cell[] => [
    ...(gaps.get(at) ?? []).map((gap) => ({ gap })),
    { piece },
  ]);
  if (setErrorOf(shape, options)) while (cells.length < 3) cells.push({ gap: undefined });
  return cells;
};

/** A run that has fallen apart into parts that are all sets by themselves. */
export const partsOf = (shape: Shape, options: Options): readonly Shape[] => {
  let from = 0;
  return tileParts(asSet(shape), options).map(({ kind, tiles }) => {
    const pieces = shape.pieces.slice(from, from + tiles.length);
    from += tiles.length;
    return { kind, pieces };
  });
};
