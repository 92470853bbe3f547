// What is in the hand: one tile, several collected by tapping, or a whole set.
import { type Signal, useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Hands } from '../../pieces/hold.ts';
import type { Piece, Sets } from './model/piece.ts';

export const pieceIn = (name: string): Piece | undefined =>
  name.startsWith('p:') ? Number(name.slice(2)) : undefined;

/** The pieces a name means: itself, or all of a set. */
export const meantBy = (name: string, sets: Sets): readonly Piece[] => {
  const piece = pieceIn(name);
  if (piece !== undefined) return [piece];
  return sets.find(({ id }) => `g:${id}` === name)?.pieces ?? [];
};

export interface Selection {
  readonly pieces: Signal<readonly Piece[]>;
  /** What was in the hand when it was let go: what is being put down. */
  readonly letGo: () => readonly Piece[];
  /** Hold exactly these. */
  hold(pieces: readonly Piece[]): void;
}

const NONE: readonly Piece[] = [];

export const useSelection = (hands: Hands, sets: Sets): Selection => {
  const pieces = useSignal<readonly Piece[]>(NONE);
  const gone = useRef<readonly Piece[]>(NONE);
  const now = useRef(sets);
  now.current = sets;
  useLayoutEffect(
    () =>
      hands.held.subscribe((held) => {
        const had = pieces.peek();
        if (held === undefined) {
          if (had.length > 0) gone.current = had;
          pieces.value = NONE;
          return;
        }
        const meant = meantBy(held, now.current);
        if (!meant.every((piece) => had.includes(piece)) || meant.length === 0) pieces.value = meant;
      }),
    [],
  );
  return {
    pieces,
    letGo: () => gone.current,
    hold: (next) => {
      pieces.value = next;
      hands.held.value = next.length === 0 ? undefined : `p:${next[0]}`;
    },
  };
};
