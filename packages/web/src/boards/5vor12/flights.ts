// What the news tells moves from where it was to where it is, above everything else, and never in anybody's way.
import type { News } from '@crescendo/rules/5vor12';
import { WIDTH } from '@crescendo/rules/5vor12';
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { duration } from '../../app/settings.ts';
import { soundStep, soundTap } from '../../app/sound.ts';

const EASE = 'cubic-bezier(0.2, 0.8, 0.3, 1)';

export const boardAnchor = (seat: number, at: number): string => `board-${seat}-${at}`;
export const openAnchor = (tile: number): string => `open-${tile}`;

export interface Flight {
  /** Anchors: where it was before, where it lies now. */
  readonly from: string;
  readonly to: string;
}

/** What has to fly for this piece of news. */
export const flightsOf = (news: News, viewer: number | null): readonly Flight[] => {
  switch (news.type) {
    case 'started':
      return news.seat === viewer ? [] : [{ from: `seat-${news.seat}`, to: boardAnchor(news.seat, news.at) }];
    case 'left':
      return [{ from: 'hand', to: openAnchor(news.tile) }];
    case 'placed': {
      const square = boardAnchor(news.seat, news.at);
      const from = news.from === 'supply' ? 'hand' : openAnchor(news.tile);
      const freed = news.freed > 0 ? [{ from: square, to: openAnchor(news.freed) }] : [];
      return [{ from, to: square }, ...freed];
    }
    default:
      return [];
  }
};

const measure = (root: HTMLElement): Map<string, DOMRect> =>
  new Map(
    [...root.querySelectorAll<HTMLElement>('[data-anchor]')].map((element) => [
      element.dataset.anchor!,
      element.getBoundingClientRect(),
    ]),
  );

const launch = (target: HTMLElement, from: DOMRect, delay: number): void => {
  const time = duration(240);
  const to = target.getBoundingClientRect();
  if (time === 0 || to.width === 0 || from.width === 0) return;
  const flying = target.cloneNode(true) as HTMLElement;
  flying.removeAttribute('data-anchor');
  flying.setAttribute('aria-hidden', 'true');
  flying.classList.add('v12-flying');
  flying.style.cssText = `left:${to.left}px;top:${to.top}px;--size:${to.width}px`;
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

const sound = (news: readonly News[]): void => {
  for (const item of news) {
    if (item.type === 'placed') soundStep((item.at % WIDTH) + Math.floor(item.at / WIDTH));
    if (item.type === 'turned-up' || item.type === 'left') soundTap();
  }
};

interface Seen {
  readonly news: readonly News[];
  readonly moment: number;
  readonly viewer: number | null;
  readonly still: boolean;
  /** Where the own tile was let go by a finger a moment ago: it flies from there. */
  readonly dropped: RefObject<DOMRect | undefined>;
}

/** Returns whether this moment followed the one before: only then does anything move. */
export const useFlights = (root: RefObject<HTMLElement | null>, seen: Seen): boolean => {
  const { news, moment, viewer, still, dropped } = seen;
  const last = useRef(moment);
  const stepped = useRef(false);
  const before = useRef(new Map<string, DOMRect>());
  // While drawing, the page still shows the moment before.
  if (moment !== last.current) {
    stepped.current = moment === last.current + 1 && !still;
    before.current = stepped.current && root.current ? measure(root.current) : new Map();
    last.current = moment;
  }
  useLayoutEffect(() => {
    const element = root.current;
    if (!stepped.current || !element) return;
    let delay = 0;
    for (const item of news)
      for (const { from, to } of flightsOf(item, viewer)) {
        const target = element.querySelector<HTMLElement>(`[data-anchor="${to}"]`);
        const own = item.type === 'placed' && item.seat === viewer && from !== to && delay === 0;
        const start = (own && dropped.current) || before.current.get(from);
        if (target && start) launch(target, start, delay);
        delay += item.type === 'placed' ? 70 : 0;
      }
    dropped.current = undefined;
    sound(news);
  }, [moment]);
  return stepped.current;
};
