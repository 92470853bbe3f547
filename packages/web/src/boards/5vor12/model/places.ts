// Lists what can be picked up on this table, where it can be put, and from where to where tiles fly.
import type { Seat } from '@crescendo/rules';
import type { Square, Tile } from '@crescendo/rules/5vor12';
import { keysFor } from '../../../interaction/keys.ts';

export type Piece =
  | { readonly kind: 'supply' }
  /** The one tile to be laid now. */
  | { readonly kind: 'drawn' }
  | { readonly kind: 'open'; readonly tile: Tile }
  /** At the start with four tiles: one of them. */
  | { readonly kind: 'hand'; readonly index: number };

export type Place =
  | { readonly kind: 'supply' }
  | { readonly kind: 'square'; readonly at: Square }
  | { readonly kind: 'open'; readonly tile: Tile }
  /** The zone of the open tiles, and the button in it. */
  | { readonly kind: 'middle' }
  | { readonly kind: 'leave' }
  | { readonly kind: 'hand' };

export type Anchor =
  | { readonly kind: 'seat'; readonly seat: Seat }
  | { readonly kind: 'square'; readonly seat: Seat; readonly at: Square }
  | { readonly kind: 'open'; readonly tile: Tile }
  | { readonly kind: 'drawn' }
  | { readonly kind: 'hand'; readonly index: number };

export const pieces = keysFor<Piece>({ supply: [], drawn: [], open: ['tile'], hand: ['index'] });
export const places = keysFor<Place>({
  supply: [],
  square: ['at'],
  open: ['tile'],
  middle: [],
  leave: [],
  hand: [],
});
export const anchors = keysFor<Anchor>({
  seat: ['seat'],
  square: ['seat', 'at'],
  open: ['tile'],
  drawn: [],
  hand: ['index'],
});

export const DRAWN: Piece = { kind: 'drawn' };
export const isOpen = (piece: Piece | undefined, tile: Tile): boolean =>
  piece?.kind === 'open' && piece.tile === tile;
export const isInHand = (piece: Piece | undefined, index: number): boolean =>
  piece?.kind === 'hand' && piece.index === index;
