// Fields are narrower than a finger on a phone. A finger that comes down on the sheet aims: the field beneath shows
// large above the finger, sliding moves on to the next, lifting chooses, sliding off the rows lets go. A finger that
// does not rest first is on its way to another sheet, and writes nothing.
import type { Field } from '@crescendo/rules/qwinto';
import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { places } from '../model/places.ts';

export interface Aimed {
  readonly field: Field;
  readonly element: HTMLElement;
  /** The middle of the field and its upper edge, from the corner of the board. */
  readonly x: number;
  readonly y: number;
}

export interface TouchAim {
  readonly aimed: Signal<Aimed | undefined>;
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onClickCapture: (event: MouseEvent) => void;
}

/** A click that follows a lifted finger comes within this time. */
const GHOST_CLICK_MS = 400;
/** A finger that aims stays this long within so many pixels; one that swipes does not. */
const REST_MS = 160;
const REST_PX = 14;
/** The distance at which a swipe turns the page. */
const TURN_PX = 40;

const fieldAt = (x: number, y: number): HTMLElement | null =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>('.qw-field[data-place]') ?? null;

const aimedAt = (element: HTMLElement, board: Element): Aimed | undefined => {
  const place = places.read(element.dataset.place);
  const corner = board.getBoundingClientRect();
  const { left, top, width } = element.getBoundingClientRect();
  return place && { field: place.field, element, x: left + width / 2 - corner.left, y: top - corner.top };
};

export const useTouchAim = (
  enabled: boolean,
  choose: (field: Field, element: Element) => void,
  swipe: (pages: number) => void,
): TouchAim => {
  const aimed = useSignal<Aimed | undefined>(undefined);
  const lifted = useRef(-Infinity);
  const stop = useRef<(() => void) | undefined>(undefined);
  const latest = useRef({ choose, swipe });
  latest.current = { choose, swipe };
  useEffect(() => () => stop.current?.(), []);

  const onPointerDown = (event: PointerEvent): void => {
    if (!enabled || event.pointerType !== 'touch' || !event.isPrimary) return;
    const board = event.currentTarget instanceof Element ? event.currentTarget.closest('.qw') : null;
    if (!board) return;
    const look = ({ clientX, clientY }: PointerEvent): void => {
      const element = fieldAt(clientX, clientY);
      if (element === (aimed.peek()?.element ?? null)) return;
      aimed.value = element ? aimedAt(element, board) : undefined;
    };
    let isSwipe = false;
    const move = (next: PointerEvent): void => {
      if (next.pointerId !== event.pointerId || isSwipe) return;
      const far = Math.hypot(next.clientX - event.clientX, next.clientY - event.clientY);
      isSwipe = far > REST_PX && next.timeStamp - event.timeStamp < REST_MS;
      if (isSwipe) aimed.value = undefined;
      else look(next);
    };
    const end = (last: PointerEvent): void => {
      if (last.pointerId !== event.pointerId) return;
      const chosen = aimed.peek();
      stop.current?.();
      if (last.type !== 'pointerup') return;
      const across = last.clientX - event.clientX;
      if (isSwipe || chosen) lifted.current = last.timeStamp;
      if (isSwipe && Math.abs(across) > TURN_PX) latest.current.swipe(-Math.sign(across));
      else if (!isSwipe && chosen) latest.current.choose(chosen.field, chosen.element);
    };
    stop.current?.();
    stop.current = () => {
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', end);
      removeEventListener('pointercancel', end);
      aimed.value = undefined;
      stop.current = undefined;
    };
    addEventListener('pointermove', move);
    addEventListener('pointerup', end);
    addEventListener('pointercancel', end);
    look(event);
  };

  const onClickCapture = (event: MouseEvent): void => {
    if (event.timeStamp - lifted.current > GHOST_CLICK_MS) return;
    lifted.current = -Infinity;
    event.stopPropagation();
  };

  return { aimed, onPointerDown, onClickCapture };
};
