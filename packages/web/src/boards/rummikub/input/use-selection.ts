// The selection: one tile, several collected by tapping, or a whole set.
import { type Signal, useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { PickAndPlace } from '../../../interaction/pick-and-place.ts';
import type { Piece, Sets } from '../model/piece.ts';
import type { Handle, Place } from '../model/places.ts';

/** The pieces a handle moves: one tile, or all of a set. */
export const piecesOf = (handle: Handle, sets: Sets): readonly Piece[] =>
  handle.kind === 'tile' ? [handle.piece] : (sets.find(({ id }) => id === handle.id)?.pieces ?? []);

export interface Selection {
  readonly pieces: Signal<readonly Piece[]>;
  /** Returns the pieces held at the release: those being put down. */
  readonly letGo: () => readonly Piece[];
  /** Holds exactly these. */
  hold(pieces: readonly Piece[]): void;
}

const NONE: readonly Piece[] = [];

export const useSelection = (picking: PickAndPlace<Handle, Place>, sets: Sets): Selection => {
  const pieces = useSignal<readonly Piece[]>(NONE);
  const gone = useRef<readonly Piece[]>(NONE);
  const now = useRef(sets);
  now.current = sets;
  useLayoutEffect(
    () =>
      picking.held.subscribe((held) => {
        const had = pieces.peek();
        if (held === undefined) {
          if (had.length > 0) gone.current = had;
          pieces.value = NONE;
          return;
        }
        const meant = piecesOf(held, now.current);
        if (!meant.every((piece) => had.includes(piece)) || meant.length === 0) pieces.value = meant;
      }),
    [],
  );
  return {
    pieces,
    letGo: () => gone.current,
    hold: (next) => {
      pieces.value = next;
      const [piece] = next;
      picking.held.value = piece === undefined ? undefined : { kind: 'tile', piece };
    },
  };
};
