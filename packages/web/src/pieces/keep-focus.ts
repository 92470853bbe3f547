// A move may remove the element that has the focus. Then the focus goes to the element with the same key, or to the nearest.
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

const keyOf = (element: Element): string =>
  element.getAttribute('data-place') ?? element.getAttribute('data-piece') ?? '';

const distanceTo =
  (from: DOMRect) =>
  (element: HTMLElement): number => {
    const { left, top } = element.getBoundingClientRect();
    return Math.hypot(left - from.left, top - from.top);
  };

const nearest = (elements: readonly HTMLElement[], from: DOMRect): HTMLElement | undefined => {
  const distance = distanceTo(from);
  return elements.toSorted((a, b) => distance(a) - distance(b))[0];
};

/** Returns the handler for `focusin` on the root element. */
export const useKeepFocus = (root: RefObject<HTMLElement | null>): ((event: FocusEvent) => void) => {
  const focused = useRef<{ element: HTMLElement; key: string; at: DOMRect } | undefined>(undefined);

  useLayoutEffect(() => {
    const was = focused.current;
    if (!was || !root.current || (document.activeElement && document.activeElement !== document.body)) return;
    // Still there: then the user has left it, and calling the focus back would be a trap.
    if (was.element.isConnected && !was.element.matches(':disabled')) return;
    const buttons = [...root.current.querySelectorAll<HTMLElement>('button:not(:disabled)')];
    const same = buttons.find((button) => was.key !== '' && keyOf(button) === was.key);
    (same ?? nearest(buttons, was.at))?.focus({ preventScroll: true });
  });

  useEffect(() => {
    const onFocusIn = (event: FocusEvent): void => {
      if (root.current && event.target instanceof Node && !root.current.contains(event.target))
        focused.current = undefined;
    };
    document.addEventListener('focusin', onFocusIn);
    return () => document.removeEventListener('focusin', onFocusIn);
  }, []);

  return ({ target }) => {
    if (target instanceof HTMLElement)
      focused.current = { element: target, key: keyOf(target), at: target.getBoundingClientRect() };
  };
};
