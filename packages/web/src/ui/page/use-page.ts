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
