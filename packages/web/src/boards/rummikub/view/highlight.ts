// Marks the held pieces and their possible places without rendering again: attributes on existing elements.

import type { Options } from '@crescendo/rules/rummikub';
import { effect } from '@preact/signals';
import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import type { Input } from '../input/input.ts';
import type { Planning } from '../input/use-plan.ts';
import { fitOf } from '../model/edit.ts';
import type { Piece } from '../model/piece.ts';
import type { Place } from '../model/places.ts';

/** So long may looking for places take before the next picture is drawn. */
const AT_ONCE_MS = 6;

const mark = (element: Element, name: string, value: string | undefined): void => {
  if (value === undefined) element.removeAttribute(name);
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
};

/** Returns the selector of the elements highlighted while a piece is dragged over this place. */
const selectorOf = (place: Place): string | undefined => {
  switch (place.kind) {
    case 'inSet':
      return `[data-set="${place.id}"]`;
    case 'new':
      return '.rk-new';
    case 'onRack':
      return '.rk-rack';
    default:
      return undefined;
  }
};

/** Tells the possible actions for the tiles in the hand: those of the felt can be more of their set, own ones can go back. */
const handOf = (held: readonly Piece[], { sets, mine }: Pick<Planning, 'sets' | 'mine'>): string => {
  const set = sets.find(({ pieces }) => held.some((piece) => pieces.includes(piece)));
  const isMore = set?.pieces.some((piece) => !held.includes(piece));
  return [isMore && 'set', set && held.every((piece) => mine.has(piece)) && 'rack'].filter(Boolean).join(' ');
};

export const useHighlights = (
  root: RefObject<HTMLElement | null>,
  { picking, selection }: Input,
  { sets, mine, isFixed }: Planning,
  options: Options,
  isLive: boolean,
): void => {
  useLayoutEffect(() => {
    const stopHeld = effect(() => {
      const held = selection.pieces.value;
      const drags = picking.dragging.value;
      const board = root.current;
      if (!board) return;
      mark(board, 'data-holding', held.length > 0 ? (drags ? 'drag' : 'tap') : undefined);
      mark(board, 'data-hand', held.length > 0 ? handOf(held, { sets, mine }) : undefined);
      // An invisible element must not be reachable by keyboard either.
      const free = board.querySelector<HTMLButtonElement>('.rk-new');
      if (free) free.disabled = held.length === 0;
      for (const tile of board.querySelectorAll('[data-picked]'))
        if (!held.includes(Number(tile.getAttribute('data-flip')))) {
          tile.removeAttribute('data-picked');
          tile.setAttribute('aria-pressed', 'false');
        }
      for (const piece of held) {
        const tile = board.querySelector(`[data-flip="${piece}"]`);
        if (!tile) continue;
        mark(tile, 'data-picked', drags ? 'lifted' : 'up');
        mark(tile, 'aria-pressed', 'true');
      }
    });
    let frame = 0;
    let later: ReturnType<typeof setTimeout> | undefined;
    const stopFits = effect(() => {
      const held = selection.pieces.value;
      const byId = new Map(sets.map((set) => [String(set.id), set]));
      const left = [...(root.current?.querySelectorAll<HTMLElement>('[data-set]') ?? [])];
      const go = (): void => {
        const start = performance.now();
        for (let element = left.pop(); element; element = left.pop()) {
          const set = byId.get(element.dataset.set ?? '');
          const fit = held.length > 0 && set && !isFixed(set.id) ? fitOf(set, held, options) : undefined;
          mark(element, 'data-fit', fit);
          if (performance.now() - start > AT_ONCE_MS) break;
        }
        // On a slow phone with a full felt the rest follows, so that the tile does not lag behind the finger.
        if (left.length > 0) frame = requestAnimationFrame(go);
      };
      cancelAnimationFrame(frame);
      clearTimeout(later);
      // A tile that is dragged has to be under the finger first.
      if (picking.dragging.peek()) later = setTimeout(go);
      else go();
    });
    let shown: string | undefined;
    const stopOver = effect(() => {
      const over = picking.over.value;
      const board = root.current;
      if (!board) return;
      const selector = over && selectorOf(over);
      // Another place in the same set is the same picture.
      if (selector === shown) return;
      if (shown) board.querySelector(shown)?.removeAttribute('data-over');
      if (selector) board.querySelector(selector)?.setAttribute('data-over', '');
      shown = selector;
    });
    return () => {
      stopHeld();
      stopFits();
      cancelAnimationFrame(frame);
      clearTimeout(later);
      stopOver();
      if (shown) root.current?.querySelector(shown)?.removeAttribute('data-over');
    };
  }, [sets, isLive]);
};
