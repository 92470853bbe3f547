// Shows and sounds the news: counters come from the pile, and sound as high as their place in the row.
import { type Counter, type News, type Square, sequence, type View } from '@crescendo/rules/finito';
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { flyFrom } from '../../../interaction/motion.ts';
import { soundStep } from '../../../shell/sound.ts';
import { pieceOf, pieces } from '../model/places.ts';
import type { Steps } from '../model/steps.ts';
import { ownChoice, seenBoard } from '../model/view-model.ts';

/** The counter the viewer has just put down. */
const putDown = (
  view: View,
  news: readonly News[],
): { readonly counter: Counter; readonly at: Square } | undefined => {
  const choice = ownChoice(view);
  if (choice) return choice.type === 'pass' ? undefined : choice;
  return news.find(
    (item): item is Extract<News, { readonly type: 'placed' | 'moved' }> =>
      (item.type === 'placed' || item.type === 'moved') && item.seat === view.seat,
  );
};

export const useAnimation = (
  root: RefObject<HTMLElement | null>,
  view: View,
  news: readonly News[],
  { step, isNew }: Steps,
): void => {
  useLayoutEffect(() => {
    const pile = root.current?.querySelector('.finito-pile, .finito-tray')?.getBoundingClientRect();
    if (!isNew || !pile) return;
    for (const item of news) {
      if (item.type !== 'turned-up' || item.seat !== view.seat) continue;
      const key = pieces.key(pieceOf(item.counter));
      const disc = root.current?.querySelector(`.finito-tray [data-flip="${key}"]`);
      if (disc) flyFrom(disc, pile, 240, 120);
    }
  }, [step]);

  const heard = useRef('');
  useEffect(() => {
    const mine = isNew ? putDown(view, news) : undefined;
    if (!mine) return;
    // It was chosen, and then all had chosen: it sounds once.
    const what = `${mine.counter}@${mine.at}`;
    if (what !== heard.current) soundStep(sequence(seenBoard(view, view.seat ?? 0)).indexOf(mine.counter));
    heard.current = what;
  }, [step]);
};
