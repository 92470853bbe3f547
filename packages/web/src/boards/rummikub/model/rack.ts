// The order of tiles on the own rack.
import { colourOf, JOKER, numberOf, type Tile } from '@crescendo/rules/rummikub';
import { type Piece, tileAt } from './piece.ts';

export const ORDERS = ['colour', 'number', 'own'] as const;
export type Order = (typeof ORDERS)[number];

const byColour = (a: Tile, b: Tile): number => a - b;
const byNumber = (a: Tile, b: Tile): number => {
  if (a === JOKER || b === JOKER) return a - b;
  return numberOf(a) - numberOf(b) || colourOf(a) - colourOf(b);
};

/** Tiles the player has put in an order come in that order, all others after them. */
const byHand = (pieces: readonly Piece[], own: readonly Tile[]): readonly Piece[] => {
  const left = [...pieces];
  const placed = own.flatMap((tile) => {
    const at = left.findIndex((piece) => tileAt(piece) === tile);
    return at < 0 ? [] : left.splice(at, 1);
  });
  return [...placed, ...left];
};

export const ordered = (
  pieces: readonly Piece[],
  order: Order,
  own: readonly Tile[] | undefined,
): readonly Piece[] => {
  const sorted = [...pieces].sort(
    (a, b) => (order === 'number' ? byNumber : byColour)(tileAt(a), tileAt(b)) || a - b,
  );
  return order === 'own' && own ? byHand(sorted, own) : sorted;
};

/** The order after some pieces have been put at another place of the rack. */
export const reordered = (shown: readonly Piece[], moved: readonly Piece[], at: number): readonly Piece[] => {
  const place = shown.slice(0, at).filter((piece) => !moved.includes(piece)).length;
  const rest = shown.filter((piece) => !moved.includes(piece));
  return [...rest.slice(0, place), ...moved, ...rest.slice(place)];
};
