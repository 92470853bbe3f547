// Lists what can be picked up here, where it can be put, and what is written on the sheets, to be found again for animation.
import type { Seat } from '@crescendo/rules';
import type { Field } from '@crescendo/rules/qwinto';
import { keysFor } from '../../../interaction/keys.ts';

/** The sum of the dice. */
export interface Piece {
  readonly kind: 'sum';
}

export interface Place {
  readonly kind: 'field';
  readonly field: Field;
}

export type Anchor =
  | { readonly kind: 'number'; readonly seat: Seat; readonly field: Field }
  | { readonly kind: 'misthrow'; readonly seat: Seat; readonly count: number };

export const pieces = keysFor<Piece>({ sum: [] });
export const places = keysFor<Place>({ field: ['field'] });
export const anchors = keysFor<Anchor>({ number: ['seat', 'field'], misthrow: ['seat', 'count'] });
