// Elements move from where they were to where they are. Nothing here decides where that is.
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { duration } from '../shell/motion.ts';

const EASE = 'cubic-bezier(0.2, 0.8, 0.3, 1)';

/** Lets an element arrive from another place. It stays usable: only its picture moves. */
export const flyFrom = (element: Element, from: DOMRect, normal = 220, delay = 0): Animation | undefined => {
  const time = duration(normal);
  const to = element.getBoundingClientRect();
  if (time === 0 || to.width === 0 || from.width === 0) return undefined;
  const x = from.left + from.width / 2 - to.left - to.width / 2;
  const y = from.top + from.height / 2 - to.top - to.height / 2;
  if (Math.abs(x) + Math.abs(y) < 2) return undefined;
  const scale = Math.min(3, Math.max(0.3, from.width / to.width));
  // Only the transform moves, so that the screen can do it alone; being on top is no movement.
  const { style } = element as HTMLElement;
  style.zIndex = '5';
  const flight = element.animate(
    [{ transform: `translate(${x}px, ${y}px) scale(${scale})` }, { transform: 'none' }],
    { duration: time, delay: duration(delay), easing: EASE, fill: 'backwards' },
  );
  const land = (): void => {
    style.zIndex = '';
  };
  flight.finished.then(land, land);
  return flight;
};

/**
 * Everything with `data-flip` glides to its new place after each render in which `key` has changed. The name must
 * follow the piece, not the place.
 */
export const useFlip = (root: RefObject<HTMLElement | null>, key: unknown, normal = 200): void => {
  const places = useRef(new Map<string, DOMRect>());
  const last = useRef(key);
  useLayoutEffect(() => {
    if (!root.current) return;
    const elements = [...root.current.querySelectorAll<HTMLElement>('[data-flip]')];
    const nameOf = (element: HTMLElement): string => element.dataset.flip ?? '';
    const now = new Map(elements.map((element) => [nameOf(element), element.getBoundingClientRect()]));
    if (last.current !== key && duration(normal) > 0) {
      for (const element of elements) {
        const before = places.current.get(nameOf(element));
        if (before) flyFrom(element, before, normal);
      }
    }
    last.current = key;
    places.current = now;
  });
};
