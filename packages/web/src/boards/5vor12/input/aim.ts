// The user's aim: the tile that is held or to be laid, where it may go, and where it would go now.
import type { Square, Tile } from '@crescendo/rules/5vor12';
import type { Signal } from '@preact/signals';
import { boardAt, type Fit, fitsOf, tileOf } from '../model/gestures.ts';
import { DRAWN, type Piece, type Place } from '../model/places.ts';
import { startFits } from '../model/plan.ts';
import type { Actions } from '../model/view-model.ts';
import type { VorZwoelfProps } from '../types.ts';

interface Aim {
  readonly tile: Tile;
  readonly fits: ReadonlyMap<Square, Fit> | undefined;
  /** Let go now, the tile would come here. */
  readonly coming: { readonly at: Square; readonly tile: Tile } | undefined;
  /** The tile that an exchange would free. */
  readonly freed: Tile;
}

export const aimOf = (
  { game, view }: VorZwoelfProps,
  actions: Actions,
  held: Piece | undefined,
  at: Square | undefined,
): Aim => {
  const piece = held?.kind === 'supply' ? undefined : (held ?? (actions.lay ? DRAWN : undefined));
  if (piece === undefined) return { tile: 0, fits: undefined, coming: undefined, freed: 0 };
  const tile = tileOf(view, piece);
  const fits = actions.arrange ? startFits(game, view) : fitsOf(game, view, piece);
  const coming = at !== undefined && fits.has(at) && !actions.arrange ? { at, tile } : undefined;
  const freed = coming && fits.get(coming.at) === 'swap' ? (boardAt(view, view.seat)[coming.at] ?? 0) : 0;
  return { tile, fits, coming, freed };
};

/** The square that is pointed at: under the dragged tile, or under mouse, finger or focus. */
export const pointedAt = (
  dragging: boolean,
  over: Place | undefined,
  pointed: Signal<Square | undefined>,
): Square | undefined => {
  if (!dragging) return pointed.value;
  return over?.kind === 'square' ? over.at : undefined;
};
