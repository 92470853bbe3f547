// Pieces glide from where they were to where they are. Places are taken down right before a change, so that scrolling in
// between does no harm.
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { flyFrom } from '../../pieces/motion.ts';

type Places = ReadonlyMap<string, DOMRect>;

const placesIn = (root: HTMLElement): Places =>
  new Map(
    [...root.querySelectorAll<HTMLElement>('[data-flip]')].map((element) => [
      element.dataset.flip!,
      element.getBoundingClientRect(),
    ]),
  );

/** `from`: where a piece comes from that was not there before, by the name of an anchor. */
export const useGlide = (
  root: RefObject<HTMLElement | null>,
  key: unknown,
  moves: boolean,
  from: (piece: number) => string | undefined,
): void => {
  const last = useRef(key);
  const before = useRef<Places | undefined>(undefined);
  if (last.current !== key) {
    last.current = key;
    before.current = moves && root.current ? placesIn(root.current) : undefined;
  }
  useLayoutEffect(() => {
    const old = before.current;
    const board = root.current;
    before.current = undefined;
    if (!old || !board) return;
    let late = 0;
    const anchors = new Map<string, DOMRect | undefined>();
    const anchor = (name: string): DOMRect | undefined => {
      if (!anchors.has(name))
        anchors.set(name, board.querySelector(`[data-anchor="${name}"]`)?.getBoundingClientRect());
      return anchors.get(name);
    };
    // First read every place, then let go: reading between animations would lay the page out again and again.
    const now = [...board.querySelectorAll<HTMLElement>('[data-flip]')].map(
      (element) => [element, element.getBoundingClientRect()] as const,
    );
    for (const [element, place] of now) {
      const was = old.get(element.dataset.flip!);
      if (was) {
        if (Math.abs(was.left - place.left) + Math.abs(was.top - place.top) > 2) flyFrom(element, was, 200);
        continue;
      }
      const name = from(Number(element.dataset.flip));
      const start = name === undefined ? undefined : anchor(name);
      if (start) flyFrom(element, start, 250, 45 * late++);
    }
  });
};
