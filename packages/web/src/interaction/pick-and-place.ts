// A piece is picked up and put down somewhere, in three equal ways: drag, tap and tap, keyboard.
//
// A board marks what can be picked up with `data-piece` and where things can go with `data-place` (an element may be
// both), puts `props` on its root, and says what is possible. Every one of these elements is a button, so that a tap,
// Enter and a screen reader's click are the same thing.
import { batch, type Signal, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { announce } from '../shell/announce.ts';
import { soundTap, vibrate } from '../shell/sound.ts';
import { moveFocus } from './arrows.ts';
import { closeBubble } from './bubble.ts';
import { copyOf, type Point, trackDrag } from './drag.ts';
import type { Keys, Named } from './keys.ts';

export interface PickAndPlace<Piece extends Named, Place extends Named> {
  /** The piece that is held, no matter how. Read it while rendering to show where it may go. */
  readonly held: Signal<Piece | undefined>;
  /** While dragging: the place under the pointer. */
  readonly over: Signal<Place | undefined>;
  readonly dragging: Signal<boolean>;
  /** Lets go: the piece is back where it was. */
  release(): void;
  /** For the root element of the board. */
  readonly props: {
    readonly ref: (element: HTMLElement | null) => void;
    readonly onPointerDown: (event: PointerEvent) => void;
    readonly onClick: (event: MouseEvent) => void;
    readonly onKeyDown: (event: KeyboardEvent) => void;
  };
}

interface PickAndPlaceOptions<Piece extends Named, Place extends Named> {
  readonly pieces: Keys<Piece>;
  readonly places: Keys<Place>;
  /** Tells whether anything may be picked up now. */
  readonly enabled: boolean;
  canPick(piece: Piece): boolean;
  /** The piece is put down here; the board plays, or says at `element` why not. */
  drop(piece: Piece, place: Place, element: Element): void;
  /** A place that is not a piece is touched while nothing is held. */
  touch?(place: Place, element: Element): void;
  /** The text a screen reader says when this has been picked up. */
  describe?(piece: Piece): string | undefined;
  /** The text a screen reader says when this is let go of, and nothing has changed. */
  describeReturn?(piece: Piece): string | undefined;
  /** The element that moves under the finger: a copy of the one touched, unless the board has something better. */
  ghost?(piece: Piece, element: HTMLElement): HTMLElement;
  /** The place at a point, where elements are not enough. */
  placeAt?(x: number, y: number): Place | undefined;
  /** Translates a tap at a point of this element while something is held, where the element is not enough. */
  tapAt?(element: Element, x: number, y: number): Place | undefined;
}

/** A drop this near to a place counts as on it. */
const NEAR = 28;

const closest = (target: EventTarget | null, what: 'piece' | 'place'): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(`[data-${what}]`) : null;

const placeElementAt = (root: HTMLElement, { x, y }: Point): HTMLElement | undefined => {
  for (const element of document.elementsFromPoint(x, y)) {
    const place = closest(element, 'place');
    if (place && root.contains(place)) return place;
  }
  let best: HTMLElement | undefined;
  let least = NEAR;
  for (const place of root.querySelectorAll<HTMLElement>('[data-place]')) {
    const { left, right, top, bottom } = place.getBoundingClientRect();
    const distance = Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
    if (distance < least) [best, least] = [place, distance];
  }
  return best;
};

/** The options of the latest render, for handlers that outlive it. */
interface Latest<Piece extends Named, Place extends Named> {
  readonly current: PickAndPlaceOptions<Piece, Place>;
}

/** Holds the piece that was picked up, and defines picking up and putting down for every way to do it. */
const useHeld = <Piece extends Named, Place extends Named>(latest: Latest<Piece, Place>) => {
  const held = useSignal<Piece | undefined>(undefined);
  const over = useSignal<Place | undefined>(undefined);
  const dragging = useSignal(false);
  const stopDrag = useRef<(() => void) | undefined>(undefined);
  useEffect(() => () => stopDrag.current?.(), []);

  const release = (): void => {
    stopDrag.current?.();
    held.value = undefined;
    over.value = undefined;
    dragging.value = false;
  };
  const pickUp = (piece: Piece): void => {
    closeBubble();
    held.value = piece;
    const text = latest.current.describe?.(piece) ?? '';
    const tell = (): void => {
      soundTap();
      vibrate(8);
      announce(text);
    };
    // A dragged piece is first under the finger, and then heard.
    if (dragging.peek()) setTimeout(tell);
    else tell();
  };
  /** Back where it was, and heard. */
  const putBack = (): void => {
    const piece = held.peek();
    release();
    announce((piece && latest.current.describeReturn?.(piece)) ?? '');
  };
  const drop = (piece: Piece, place: Place, element: Element): void => {
    release();
    closeBubble();
    latest.current.drop(piece, place, element);
  };
  return { held, over, dragging, stopDrag, release, pickUp, putBack, drop };
};

export const usePickAndPlace = <Piece extends Named, Place extends Named>(
  options: PickAndPlaceOptions<Piece, Place>,
): PickAndPlace<Piece, Place> => {
  const { pieces, places } = options;
  const latest = useRef(options);
  latest.current = options;
  const root = useRef<HTMLElement | null>(null);
  const { held, over, dragging, stopDrag, release, pickUp, putBack, drop } = useHeld(latest);
  const justDragged = useRef(false);
  const pieceOf = (element: HTMLElement | null): Piece | undefined => pieces.read(element?.dataset.piece);
  const placeOf = (element: HTMLElement | null | undefined): Place | undefined =>
    places.read(element?.dataset.place);
  const isHeld = (piece: Piece | undefined): boolean =>
    piece !== undefined && held.value !== undefined && pieces.key(piece) === pieces.key(held.value);

  const onPointerDown = (event: PointerEvent): void => {
    const source = closest(event.target, 'piece');
    const board = root.current;
    justDragged.current = false;
    if (!source || !board || event.button !== 0 || !event.isPrimary || !latest.current.enabled) return;
    const piece = pieceOf(source);
    if (piece === undefined || !latest.current.canPick(piece)) return;
    const placeAt = (at: Point): Place | undefined =>
      latest.current.placeAt?.(at.x, at.y) ?? placeOf(placeElementAt(board, at));

    stopDrag.current = trackDrag(event, source, {
      start: () => {
        // At once, so that what depends on both is done once.
        batch(() => {
          dragging.value = true;
          pickUp(piece);
        });
        return latest.current.ghost?.(piece, source) ?? copyOf(source);
      },
      move: (to) => {
        const place = placeAt(to);
        const before = over.peek();
        // The same place is the same value: nothing is rendered again while the pointer stays on it.
        if (!place || !before || places.key(place) !== places.key(before)) over.value = place;
      },
      end: (at) => {
        justDragged.current = true;
        const place = at && placeAt(at);
        // If the touched element is gone before the touch has ended, browsers lose the next tap: let the touch end first.
        setTimeout(() => {
          justDragged.current = false;
          if (!at || !place) release();
          else drop(piece, place, placeElementAt(board, at) ?? board);
        });
      },
    });
  };

  const onClick = (event: MouseEvent): void => {
    if (justDragged.current) {
      justDragged.current = false;
      return;
    }
    const { enabled, canPick, touch } = latest.current;
    if (!enabled) return;
    const target = closest(event.target, 'place');
    const piece = pieceOf(closest(event.target, 'piece'));
    const inHand = held.value;
    // A click without a pointer is nowhere in particular.
    const isTap = inHand !== undefined && target !== null && event.detail > 0;
    const meant = isTap ? latest.current.tapAt?.(target, event.clientX, event.clientY) : undefined;
    const place = meant ?? placeOf(target);
    if (isHeld(piece)) putBack();
    else if (inHand && target && place) drop(inHand, place, target);
    else if (piece && canPick(piece)) pickUp(piece);
    else if (target && place) touch?.(place, target);
    else if (inHand) putBack();
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && held.value !== undefined) {
      event.stopPropagation();
      putBack();
    } else if (root.current) moveFocus(root.current, event);
  };

  const ref = (element: HTMLElement | null): void => {
    root.current = element;
    if (element && 'standalone' in navigator)
      void import('../shell/phone/edge-swipes.ts')
        .then(({ refuseEdgeSwipes }) => refuseEdgeSwipes(element))
        .catch(() => {});
  };
  return { held, over, dragging, release, props: { ref, onPointerDown, onClick, onKeyDown } };
};
