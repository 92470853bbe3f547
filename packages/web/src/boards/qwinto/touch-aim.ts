// Fields are narrower than a finger on a phone. A finger that comes down on the sheet aims: the field beneath shows
// large above the finger, sliding moves on to the next, lifting chooses, sliding off the rows lets go.
import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';

export interface Aimed {
  readonly place: string;
  readonly element: HTMLElement;
  /** The middle of the field and its upper edge, from the corner of the board. */
  readonly x: number;
  readonly y: number;
}

export interface Aim {
  readonly aimed: Signal<Aimed | undefined>;
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onClickCapture: (event: MouseEvent) => void;
}

/** A click that follows a lifted finger comes within this time. */
const ECHO = 400;

const fieldAt = (x: number, y: number): HTMLElement | null =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>('.qw-field[data-place]') ?? null;

export const useTouchAim = (enabled: boolean, choose: (place: string, element: Element) => void): Aim => {
  const aimed = useSignal<Aimed | undefined>(undefined);
  const lifted = useRef(-Infinity);
  const stop = useRef<(() => void) | undefined>(undefined);
  const latest = useRef(choose);
  latest.current = choose;
  useEffect(() => () => stop.current?.(), []);

  const onPointerDown = (event: PointerEvent): void => {
    if (!enabled || event.pointerType !== 'touch' || !event.isPrimary) return;
    const board = (event.currentTarget as HTMLElement).closest('.qw')!;
    const look = ({ clientX, clientY }: PointerEvent): void => {
      const element = fieldAt(clientX, clientY);
      if (element === (aimed.peek()?.element ?? null)) return;
      const corner = board.getBoundingClientRect();
      const box = element?.getBoundingClientRect();
      aimed.value =
        element && box
          ? {
              place: element.dataset.place!,
              element,
              x: box.left + box.width / 2 - corner.left,
              y: box.top - corner.top,
            }
          : undefined;
    };
    const move = (next: PointerEvent): void => {
      if (next.pointerId === event.pointerId) look(next);
    };
    const end = (last: PointerEvent): void => {
      if (last.pointerId !== event.pointerId) return;
      const chosen = aimed.peek();
      stop.current?.();
      if (last.type !== 'pointerup' || !chosen) return;
      lifted.current = last.timeStamp;
      latest.current(chosen.place, chosen.element);
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
    if (event.timeStamp - lifted.current > ECHO) return;
    lifted.current = -Infinity;
    event.stopPropagation();
  };

  return { aimed, onPointerDown, onClickCapture };
};
