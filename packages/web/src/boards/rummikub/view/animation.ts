// Pieces glide from where they were to where they are. Places are measured right before a change, so that scrolling in
// between does no harm.
import { itemAt } from '@crescendo/rules';
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { duration } from '../../../shell/motion.ts';
import { type Anchor, anchored } from '../model/places.ts';

export type Places = ReadonlyMap<string, DOMRect>;
type Placed = readonly [element: HTMLElement, place: DOMRect];

const placed = (root: HTMLElement): readonly Placed[] =>
  [...root.querySelectorAll<HTMLElement>('[data-flip]')].map((element) => [
    element,
    element.getBoundingClientRect(),
  ]);

const nameOf = (element: HTMLElement): string => element.dataset.flip ?? '';

const isFar = (a: DOMRect, b: DOMRect): boolean => Math.abs(a.left - b.left) + Math.abs(a.top - b.top) > 2;

const EASE = 'cubic-bezier(0.2, 0.8, 0.3, 1)';

/** Only `transform` moves, so that the page's own thread has nothing to do meanwhile. */
const travel = (element: Element, was: DOMRect, now: DOMRect, time = 200, delay = 0): Animation => {
  const [x, y] = [was.left - now.left, was.top - now.top];
  const scale = Math.min(3, Math.max(0.3, was.width / now.width));
  return element.animate(
    [{ transform: `translate(${x}px, ${y}px) scale(${scale})` }, { transform: 'translate(0) scale(1)' }],
    { duration: duration(time), delay: duration(delay), easing: EASE, fill: 'backwards' },
  );
};

/** From outside the felt, which would cut it off, a copy flies above everything. */
const flyAbove = (element: HTMLElement, was: DOMRect, now: DOMRect, time: number, delay: number): void => {
  const flyer = document.createElement('div');
  flyer.className = 'rk-ghost flex rk-flyer';
  flyer.style.setProperty('--tw', `${now.width + 2}px`);
  flyer.style.left = `${now.left}px`;
  flyer.style.top = `${now.top}px`;
  const copy = element.cloneNode(true) as HTMLElement;
  for (const name of ['data-piece', 'data-place', 'data-flip', 'data-picked']) copy.removeAttribute(name);
  flyer.setAttribute('aria-hidden', 'true');
  flyer.append(copy);
  document.body.append(flyer);
  const timing = { duration: duration(time), delay: duration(delay), easing: EASE };
  element.animate([{ opacity: 0 }, { opacity: 0 }], { ...timing, fill: 'backwards' });
  travel(flyer, was, now, time, delay).onfinish = () => flyer.remove();
};

/** The first piece's way, if all pieces of a set have gone the same way: then the set moves as one. */
const commonWay = (pieces: readonly Placed[], old: Places): readonly [DOMRect, DOMRect] | undefined => {
  const [first, now] = itemAt(pieces, 0);
  const was = old.get(nameOf(first));
  if (!was) return undefined;
  const scale = was.width / now.width;
  const isAlike = pieces.every(([element, place]) => {
    const other = old.get(nameOf(element));
    if (!other || Math.abs(other.top - was.top) > 1) return false;
    return Math.abs(other.left - was.left - (place.left - now.left) * scale) < 3;
  });
  return isAlike ? [was, now] : undefined;
};

/** `from`: where a piece comes from that was not there before. */
const glide = (board: HTMLElement, old: Places, from: (piece: number) => Anchor | undefined): void => {
  const bySet = new Map<Element | null, Placed[]>();
  for (const each of placed(board)) {
    const set = each[0].closest('[data-set]');
    bySet.set(set, [...(bySet.get(set) ?? []), each]);
  }
  const felt = board.querySelector('.rk-felt')?.getBoundingClientRect();
  const isOutside = ({ top }: DOMRect): boolean => !felt || top > felt.bottom - 8 || top < felt.top - 8;
  let late = 0;
  for (const [set, pieces] of bySet) {
    const way = set ? commonWay(pieces, old) : undefined;
    if (set && way) {
      if (isFar(...way)) travel(set, ...way);
      continue;
    }
    for (const [element, place] of pieces) {
      const was = old.get(nameOf(element));
      const anchor = was ? undefined : from(Number(element.dataset.flip));
      const origin = was ?? (anchor && anchored(board, anchor)?.getBoundingClientRect());
      if (!origin || !isFar(origin, place)) continue;
      const [time, delay] = was ? [200, 0] : [250, 45 * late++];
      if (set && isOutside(origin)) flyAbove(element, origin, place, time, delay);
      else travel(element, origin, place, time, delay);
    }
  }
};

/** `released`: where pieces have just been let go by a hand, whatever place they had before. */
export const useAnimation = (
  root: RefObject<HTMLElement | null>,
  key: unknown,
  moves: boolean,
  from: (piece: number) => Anchor | undefined,
  released: () => Places,
): void => {
  const last = useRef(key);
  const before = useRef<Places | undefined>(undefined);
  if (last.current !== key) {
    last.current = key;
    const board = moves && duration(200) > 0 ? root.current : null;
    before.current = board
      ? new Map([
          ...placed(board).map(([element, place]) => [nameOf(element), place] as const),
          ...released(),
        ])
      : undefined;
  }
  useLayoutEffect(() => {
    const old = before.current;
    before.current = undefined;
    if (old && root.current) glide(root.current, old, from);
  });
};
