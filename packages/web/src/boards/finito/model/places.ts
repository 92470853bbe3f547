// Lists what can be picked up on this board, and where it can be put.
import type { Counter, Square } from '@crescendo/rules/finito';
import { keysFor } from '../../../interaction/keys.ts';

export interface Piece {
  readonly kind: 'counter';
  readonly counter: Counter;
}

export interface Place {
  readonly kind: 'square';
  readonly at: Square;
}

export const pieces = keysFor<Piece>({ counter: ['counter'] });
export const places = keysFor<Place>({ square: ['at'] });

export const pieceOf = (counter: Counter): Piece => ({ kind: 'counter', counter });
