// A piece under a finger or a mouse pointer, from the press until it is released.

/** A finger trembles less than this many pixels. */
const DRAG_THRESHOLD_PX = 7;

export interface Point {
  readonly x: number;
  readonly y: number;
}

interface DragCallbacks {
  /** The pointer has moved far enough to mean it. Returns what moves along with the pointer. */
  start(): HTMLElement;
  move(to: Point): void;
  /** A drag that had started is over; without a point it was cancelled. */
  end(at: Point | undefined): void;
}

/** A copy of an element, to be dragged about. */
export const copyOf = (element: HTMLElement): HTMLElement => {
  const copy = element.cloneNode(true) as HTMLElement;
  const { width, height } = element.getBoundingClientRect();
  copy.style.width = `${width}px`;
  copy.style.height = `${height}px`;
  for (const name of ['data-piece', 'data-place', 'data-flip', 'data-anchor', 'id'])
    copy.removeAttribute(name);
  copy.classList.remove('held', 'picked');
  return copy;
};

/** Over everything, and of a size of its own: what comes and goes in it does not lay out the page again. */
const dragLayer = (page: HTMLElement): Element => {
  const [here] = page.getElementsByClassName('air');
  if (here) return here;
  const air = document.createElement('div');
  air.className = 'air';
  page.append(air);
  return air;
};

/** Follows the pointer that was pressed on `source`. Returns a function that ends this early. */
export const trackDrag = (
  down: PointerEvent,
  source: HTMLElement,
  { start, move, end }: DragCallbacks,
): (() => void) => {
  const { left, top } = source.getBoundingClientRect();
  const air = dragLayer(document.body);
  let ghost: HTMLElement | undefined;

  const onMove = (event: PointerEvent): void => {
    if (event.pointerId !== down.pointerId) return;
    const [x, y] = [event.clientX - down.clientX, event.clientY - down.clientY];
    if (!ghost) {
      if (Math.hypot(x, y) < DRAG_THRESHOLD_PX) return;
      ghost = start();
      ghost.classList.add('ghost');
      ghost.setAttribute('aria-hidden', 'true');
      air.append(ghost);
      // Then the browser need not look for what is under the pointer at every step.
      if (source.isConnected) source.setPointerCapture(down.pointerId);
    }
    ghost.style.transform = `translate(${left + x}px, ${top + y}px) scale(1.06)`;
    move({ x: event.clientX, y: event.clientY });
  };
  const onEnd = (event: PointerEvent): void => {
    if (event.pointerId !== down.pointerId) return;
    const hasStarted = ghost !== undefined;
    stop();
    if (hasStarted) end(event.type === 'pointerup' ? { x: event.clientX, y: event.clientY } : undefined);
  };
  const stop = (): void => {
    removeEventListener('pointermove', onMove);
    removeEventListener('pointerup', onEnd);
    removeEventListener('pointercancel', onEnd);
    ghost?.remove();
    ghost = undefined;
  };
  addEventListener('pointermove', onMove);
  addEventListener('pointerup', onEnd);
  addEventListener('pointercancel', onEnd);
  return stop;
};
