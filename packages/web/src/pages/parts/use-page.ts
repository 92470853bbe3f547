// A new page: its title in the tab, and the focus on its heading, so that a screen reader begins there.
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** The page the browser opened first keeps the focus where the browser put it. */
let opened = false;

/** The title is `undefined` until the words are here. */
export const usePage = (title: string | undefined): RefObject<HTMLHeadingElement | null> => {
  const heading = useRef<HTMLHeadingElement>(null);
  const here = title !== undefined;
  useEffect(() => {
    if (title !== undefined) document.title = title === 'Crescendo' ? title : `${title} · Crescendo`;
  }, [title]);
  useEffect(() => {
    if (!here) return;
    if (opened) heading.current?.focus({ preventScroll: true });
    opened = true;
  }, [here]);
  return heading;
};

/** What had the focus may be gone after this: then it goes to the first of these that is there, or to the heading. */
export const rescueFocus = (...selectors: readonly string[]): void => {
  requestAnimationFrame(() => {
    if (document.activeElement && document.activeElement !== document.body) return;
    for (const selector of [...selectors, 'h1']) {
      const element = document.querySelector<HTMLElement>(selector);
      if (element) return element.focus({ preventScroll: selector === 'h1' });
    }
  });
};
