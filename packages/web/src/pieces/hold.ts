// Hands. A piece is picked up and put down somewhere, in three equal ways: drag, tap and tap, keyboard.
//
// A board marks what can be picked up with `data-piece="name"` and where things can go with `data-place="name"` (an
// element may be both), puts `hands.props` on its root, and says what is possible. Every one of these elements is a
// button, so that a tap, Enter and a screen reader's click are the same thing.
import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { announce } from '../app/announce.ts';
import { soundTap, vibrate } from '../app/sound.ts';
import { moveFocus } from './arrows.ts';
import { closeBubble } from './bubble.ts';

export interface Hands {
  /** The piece that is held, by whichever way. Read it while drawing to show where it may go. */
  readonly held: Signal<string | undefined>;
  /** While dragging: the place under the finger. */
  readonly over: Signal<string | undefined>;
  readonly dragging: Signal<boolean>;
  /** Let go; the piece is back where it was. */
  release(): void;
  /** For the root element of the board. */
  readonly props: {
    readonly ref: (element: HTMLElement | null) => void;
    readonly onPointerDown: (event: PointerEvent) => void;
    readonly onClick: (event: MouseEvent) => void;
    readonly onKeyDown: (event: KeyboardEvent) => void;
    readonly onFocusIn: (event: FocusEvent) => void;
  };
}

export interface Holding {
  /** May anything be picked up now? */
  readonly enabled: boolean;
  canHold(piece: string): boolean;
  /** The piece is put down here; the board plays, or says at `element` why not. */
  drop(piece: string, place: string, element: Element): void;
  /** A place is touched with nothing in hand, and it is no piece. */
  touch?(place: string, element: Element): void;
  /** Something was picked up: what a screen reader should hear. */
  describe?(piece: string): string | undefined;
  /** What moves under the finger: a copy of the element, unless the board has something better. */
  ghost?(piece: string, element: HTMLElement): HTMLElement;
  /** The place at a point, where elements are not enough. */
  placeAt?(x: number, y: number): string | undefined;
}

/** A finger trembles less than this many pixels. */
const TREMBLE = 7;
/** A drop this near to a place counts as on it. */
const NEAR = 28;

const closest = (target: EventTarget | null, what: 'piece' | 'place'): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(`[data-${what}]`) : null;

const placeElementAt = (root: HTMLElement, x: number, y: number): HTMLElement | undefined => {
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

const copyOf = (element: HTMLElement): HTMLElement => {
  const copy = element.cloneNode(true) as HTMLElement;
  const { width, height } = element.getBoundingClientRect();
  copy.style.width = `${width}px`;
  copy.style.height = `${height}px`;
  for (const name of ['data-piece', 'data-place', 'data-flip', 'data-anchor', 'id'])
    copy.removeAttribute(name);
  copy.classList.remove('held', 'picked');
  return copy;
};

export const useHands = (holding: Holding): Hands => {
  const held = useSignal<string | undefined>(undefined);
  const over = useSignal<string | undefined>(undefined);
  const dragging = useSignal(false);
  const now = useRef(holding);
  now.current = holding;
  const root = useRef<HTMLElement | null>(null);
  const justDragged = useRef(false);
  const stopDrag = useRef<(() => void) | undefined>(undefined);
  const focused = useRef<{ element: HTMLElement; name: string; at: DOMRect } | undefined>(undefined);

  const release = (): void => {
    stopDrag.current?.();
    held.value = undefined;
    over.value = undefined;
    dragging.value = false;
  };

  const pickUp = (piece: string): void => {
    closeBubble();
    held.value = piece;
    soundTap();
    vibrate(8);
    announce(now.current.describe?.(piece) ?? '');
  };

  const drop = (piece: string, place: string, element: Element): void => {
    release();
    closeBubble();
    now.current.drop(piece, place, element);
  };

  const onPointerDown = (event: PointerEvent): void => {
    const source = closest(event.target, 'piece');
    const board = root.current;
    justDragged.current = false;
    if (!source || !board || event.button !== 0 || !event.isPrimary || !now.current.enabled) return;
    const piece = source.dataset.piece!;
    if (!now.current.canHold(piece)) return;
    const start = { x: event.clientX, y: event.clientY };
    const { left, top } = source.getBoundingClientRect();
    let ghost: HTMLElement | undefined;

    const place = (x: number, y: number): string | undefined =>
      now.current.placeAt?.(x, y) ?? placeElementAt(board, x, y)?.dataset.place;

    const move = (next: PointerEvent): void => {
      if (next.pointerId !== event.pointerId) return;
      const [x, y] = [next.clientX - start.x, next.clientY - start.y];
      if (!ghost) {
        if (Math.hypot(x, y) < TREMBLE) return;
        pickUp(piece);
        dragging.value = true;
        ghost = now.current.ghost?.(piece, source) ?? copyOf(source);
        ghost.classList.add('ghost');
        ghost.setAttribute('aria-hidden', 'true');
        document.body.append(ghost);
      }
      ghost.style.transform = `translate(${left + x}px, ${top + y}px) scale(1.06)`;
      over.value = place(next.clientX, next.clientY);
    };
    const end = (last: PointerEvent): void => {
      if (last.pointerId !== event.pointerId) return;
      const wasDragged = ghost !== undefined;
      stop();
      if (!wasDragged) return;
      justDragged.current = true;
      const target = last.type === 'pointerup' ? place(last.clientX, last.clientY) : undefined;
      // A browser that finds the touched element gone before the touch has ended loses the next tap: it ends first.
      setTimeout(() => {
        justDragged.current = false;
        if (target === undefined) release();
        else drop(piece, target, placeElementAt(board, last.clientX, last.clientY) ?? board);
      });
    };
    const stop = (): void => {
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', end);
      removeEventListener('pointercancel', end);
      ghost?.remove();
      ghost = undefined;
      stopDrag.current = undefined;
    };
    addEventListener('pointermove', move);
    addEventListener('pointerup', end);
    addEventListener('pointercancel', end);
    stopDrag.current = stop;
  };

  const onClick = (event: MouseEvent): void => {
    if (justDragged.current) {
      justDragged.current = false;
      return;
    }
    const { enabled, canHold, touch } = now.current;
    if (!enabled) return;
    const source = closest(event.target, 'piece');
    const target = closest(event.target, 'place');
    const holds = held.value;
    if (holds !== undefined && source?.dataset.piece === holds) release();
    else if (holds !== undefined && target) drop(holds, target.dataset.place!, target);
    else if (source && canHold(source.dataset.piece!)) pickUp(source.dataset.piece!);
    else if (target) touch?.(target.dataset.place!, target);
    else if (holds !== undefined) release();
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && held.value !== undefined) {
      event.stopPropagation();
      release();
    } else if (root.current) moveFocus(root.current, event);
  };

  const nameOf = (element: Element): string =>
    element.getAttribute('data-place') ?? element.getAttribute('data-piece') ?? '';

  const onFocusIn = (event: FocusEvent): void => {
    const element = event.target as HTMLElement;
    focused.current = { element, name: nameOf(element), at: element.getBoundingClientRect() };
  };

  // A move may take away what had the focus: then it goes to the same name, or to what lies nearest.
  useLayoutEffect(() => {
    const was = focused.current;
    if (!was || !root.current || (document.activeElement && document.activeElement !== document.body)) return;
    // Still there: then the player has left it, and calling the focus back would be a trap.
    if (was.element.isConnected && !was.element.matches(':disabled')) return;
    const buttons = [...root.current.querySelectorAll<HTMLElement>('button:not(:disabled)')];
    const far = (element: HTMLElement): number => {
      const { left, top } = element.getBoundingClientRect();
      return Math.hypot(left - was.at.left, top - was.at.top);
    };
    const same = buttons.find((button) => was.name !== '' && nameOf(button) === was.name);
    const next = same ?? buttons.sort((a, b) => far(a) - far(b))[0];
    next?.focus({ preventScroll: true });
  });

  useEffect(() => {
    const outside = (event: FocusEvent): void => {
      if (root.current && event.target instanceof Node && !root.current.contains(event.target))
        focused.current = undefined;
    };
    document.addEventListener('focusin', outside);
    return () => {
      document.removeEventListener('focusin', outside);
      stopDrag.current?.();
    };
  }, []);

  return {
    held,
    over,
    dragging,
    release,
    props: {
      ref: (element) => {
        root.current = element;
      },
      onPointerDown,
      onClick,
      onKeyDown,
      onFocusIn,
    },
  };
};
