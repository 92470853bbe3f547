// Lists what can be picked up on this table, where it can be put, and from where tiles come.
import type { Seat } from '@crescendo/rules';
import { keysFor } from '../../../interaction/keys.ts';
import type { Piece } from './piece.ts';

/** One tile, or a whole set by its handle. */
export type Handle =
  | { readonly kind: 'tile'; readonly piece: Piece }
  | { readonly kind: 'set'; readonly id: number };

export type Place =
  | Handle
  /** The place before the piece that is number `at` of a set. */
  | { readonly kind: 'inSet'; readonly id: number; readonly at: number }
  | { readonly kind: 'new' }
  | { readonly kind: 'rack' }
  /** The place before the tile that is number `at` of the rack. */
  | { readonly kind: 'onRack'; readonly at: number }
  | { readonly kind: 'nowhere' };

export type Anchor = { readonly kind: 'pool' } | { readonly kind: 'seat'; readonly seat: Seat };

export const handles = keysFor<Handle>({ tile: ['piece'], set: ['id'] });
export const places = keysFor<Place>({
  tile: ['piece'],
  set: ['id'],
  inSet: ['id', 'at'],
  new: [],
  rack: [],
  onRack: ['at'],
  nowhere: [],
});
export const anchors = keysFor<Anchor>({ pool: [], seat: ['seat'] });

/** The pool is on the board; seats are the name plates of the page around it. */
export const anchored = (root: Element, anchor: Anchor): Element | null =>
  (anchor.kind === 'seat' ? root.ownerDocument : root).querySelector(
    `[data-anchor="${anchors.key(anchor)}"]`,
  );
