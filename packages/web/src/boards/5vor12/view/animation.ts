// Animates the news: pieces move from where they were to where they are, above everything else and without blocking any input.
import { itemAt } from '@crescendo/rules';
import { DIAGONAL, type News, type Square, type Tile, type View, WIDTH } from '@crescendo/rules/5vor12';
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { flyFrom } from '../../../interaction/motion.ts';
import { duration } from '../../../shell/motion.ts';
import { soundStep, soundTap } from '../../../shell/sound.ts';
import { type Anchor, anchors } from '../model/places.ts';
import type { Plan } from '../model/plan.ts';

const EASE = 'cubic-bezier(0.2, 0.8, 0.3, 1)';

export interface Flight {
  /** Its place before, and its place now. */
  readonly from: Anchor;
  readonly to: Anchor;
  /** The viewer's own hand moves it. */
  readonly own?: boolean;
}

/** Lists the pieces that fly for this piece of news. */
export const flightsOf = (news: News, viewer: number | null): readonly Flight[] => {
  switch (news.type) {
    case 'started':
      return news.seat === viewer
        ? []
        : [{ from: { kind: 'seat', seat: news.seat }, to: { kind: 'square', seat: news.seat, at: news.at } }];
    case 'left':
      return [{ from: { kind: 'drawn' }, to: { kind: 'open', tile: news.tile }, own: news.seat === viewer }];
    case 'placed': {
      const { seat, at, tile, freed } = news;
      const square: Anchor = { kind: 'square', seat, at };
      const from: Anchor = news.from === 'supply' ? { kind: 'drawn' } : { kind: 'open', tile };
      const back: Flight[] = freed > 0 ? [{ from: square, to: { kind: 'open', tile: freed } }] : [];
      return [{ from, to: square, own: seat === viewer }, ...back];
    }
    default:
      return [];
  }
};

const measure = (root: HTMLElement): Map<string, DOMRect> =>
  new Map(
    [...root.querySelectorAll<HTMLElement>('[data-anchor]')].map((element) => [
      element.dataset.anchor ?? '',
      element.getBoundingClientRect(),
    ]),
  );

const launch = (target: HTMLElement, from: DOMRect, delay: number): void => {
  const time = duration(240);
  const to = target.getBoundingClientRect();
  if (time === 0 || to.width === 0 || from.width === 0) return;
  const flying = target.cloneNode(true) as HTMLElement;
  for (const name of ['data-anchor', 'data-piece', 'data-place']) flying.removeAttribute(name);
  flying.setAttribute('aria-hidden', 'true');
  flying.inert = true;
  flying.classList.add('v12-flying');
  flying.style.cssText = `position:fixed;left:${to.left}px;top:${to.top}px;--size:${to.width}px`;
  document.body.append(flying);
  const x = from.left + from.width / 2 - to.left - to.width / 2;
  const y = from.top + from.height / 2 - to.top - to.height / 2;
  const timing = { duration: time, delay: duration(delay), easing: EASE, fill: 'backwards' } as const;
  const flight = flying.animate(
    [{ transform: `translate(${x}px, ${y}px) scale(${from.width / to.width})` }, { transform: 'none' }],
    timing,
  );
  target.animate([{ opacity: 0 }, { opacity: 0 }], { ...timing, fill: 'backwards' });
  flight.finished.then(
    () => flying.remove(),
    () => flying.remove(),
  );
};

/** The notes of a tile: the higher its place, the higher; a row that is full now sounds from left to right. */
const notesOf = (board: readonly Tile[], size: number, at: Square): readonly number[] => {
  const row = Math.floor(at / WIDTH);
  const squares = Array.from({ length: size }, (_, column) => row * WIDTH + column);
  const isFull = squares.every((square) => itemAt(board, square) > 0);
  return (isFull ? squares : [at]).map((square) => row + (square % WIDTH));
};

const sound = (view: View, news: readonly News[]): void => {
  for (const item of news) {
    if (item.type === 'placed')
      for (const [i, step] of notesOf(itemAt(view.boards, item.seat), view.options.size, item.at).entries())
        setTimeout(soundStep, i * 90, step);
    if (item.type === 'turned-up' || item.type === 'left') soundTap();
  }
};

interface Seen {
  readonly view: View;
  readonly news: readonly News[];
  readonly moment: number;
  readonly still: boolean;
  /** Start: what this seat plans, and what it has chosen. */
  readonly plan: Plan;
  readonly waiting: ReadonlyMap<Square, Tile>;
  /** The place where the own tile was just dropped by a finger: it flies from there. */
  readonly dropped: RefObject<DOMRect | undefined>;
}

/** Lists the pieces that fly, according to the news and the viewer's own plan. */
const allFlights = ({ view, news, waiting, plan }: Seen, before: Plan): readonly Flight[] => {
  const seat = view.seat ?? 0;
  const chosen = [...waiting.keys()].map(
    (at): Flight => ({ from: { kind: 'drawn' }, to: { kind: 'square', seat, at }, own: true }),
  );
  const diagonal = itemAt(DIAGONAL, view.options.size);
  const planned = diagonal.flatMap((at, i): Flight[] => {
    const index = plan[i] ?? null;
    if (index === null || before[i] === index) return [];
    const was = diagonal[before.indexOf(index)];
    const from: Anchor = was === undefined ? { kind: 'hand', index } : { kind: 'square', seat, at: was };
    return [{ from, to: { kind: 'square', seat, at }, own: true }];
  });
  return [...news.flatMap((item) => flightsOf(item, view.seat)), ...(planned.length > 0 ? planned : chosen)];
};

/** Returns whether this view directly follows the one before: only then is anything animated. */
export const useAnimation = (root: RefObject<HTMLElement | null>, seen: Seen): boolean => {
  const { news, moment, still, plan, waiting, dropped } = seen;
  const last = useRef({ moment, plan, chosen: waiting.size });
  const stepped = useRef(false);
  const due = useRef<{ rects: Map<string, DOMRect>; flights: readonly Flight[] } | undefined>(undefined);
  const before = last.current;
  const moved = moment !== before.moment;
  // While this renders, the page still shows the view before.
  if (moved || plan.join() !== before.plan.join()) {
    if (moved) stepped.current = moment === before.moment + 1 && !still;
    const isNew = waiting.size === 0 || before.chosen === 0;
    if (root.current && (stepped.current || !moved) && !still)
      due.current = {
        rects: measure(root.current),
        flights: allFlights(
          { ...seen, news: moved ? news : [], waiting: isNew ? waiting : new Map() },
          before.plan,
        ),
      };
    last.current = { moment, plan, chosen: waiting.size };
  }
  useLayoutEffect(() => {
    if (!due.current || !root.current) return;
    const { rects, flights } = due.current;
    due.current = undefined;
    let delay = 0;
    for (const { from, to, own } of flights) {
      const target = root.current.querySelector<HTMLElement>(`[data-anchor="${anchors.key(to)}"]`);
      const start = (own && dropped.current) || rects.get(anchors.key(from));
      if (target && start) launch(target, start, delay);
      if (to.kind === 'square') delay += 60;
    }
    dropped.current = undefined;
    // The other open tiles move up.
    const arriving = new Set(flights.map(({ to }) => anchors.key(to)));
    for (const element of root.current.querySelectorAll<HTMLElement>('[data-anchor]')) {
      const anchor = element.dataset.anchor ?? '';
      const from = rects.get(anchor);
      if (anchors.read(anchor)?.kind === 'open' && from && !arriving.has(anchor)) flyFrom(element, from, 180);
    }
  });
  useLayoutEffect(() => {
    if (stepped.current) sound(seen.view, news);
  }, [moment]);
  return stepped.current;
};
