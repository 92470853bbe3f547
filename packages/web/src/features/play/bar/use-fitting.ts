// A text that is too long for its place is set smaller, a step at a time, until all of it can be read. Where so much has
// happened that this is not enough, the least important sentences give way to their number; the log has them all. On a
// phone the text has two lines: what to do comes first, and the news give way as whole sentences.
import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

/** The look of each step (`data-fit`) is set in bar.css: 0 is the usual size, and smaller than 3 is hard to read. */
const SMALLEST = 3;
const LAST = 4;
/** The last step in which news may be read beside a prompt on a phone. */
const SMALLEST_NEWS = 2;

const PHONE = matchMedia('(max-width: 559px)');

/** The height of two lines of the prompt, in the step that is set. */
const twoLines = (place: HTMLElement): number => {
  const [, line = ''] = getComputedStyle(place).getPropertyValue('--prompt').split('/');
  return 2 * Number.parseFloat(line) + 1;
};

const fit = (place: HTMLElement): void => {
  const [text] = place.children;
  if (!text) return;
  const sentences = [...place.querySelectorAll<HTMLElement>('[data-rank]')];
  // The guide explains a game in as many words as it takes.
  const isShort = PHONE.matches && place.querySelector('.guide') === null && place.matches('.bar-text');
  const tryStep = (step: number, hidden: number): boolean => {
    place.dataset.fit = String(step);
    for (const sentence of sentences)
      sentence.hidden = Number(sentence.dataset.rank) >= sentences.length - hidden;
    // The place that counts the news without room; it stays when there are none left.
    const news = sentences[0]?.parentElement ?? place.querySelector<HTMLElement>('.bar-news');
    if (news) news.hidden = hidden > 0 && hidden === sentences.length;
    if (hidden > 0) news?.setAttribute('data-more', String(hidden));
    else news?.removeAttribute('data-more');
    return (
      text.clientHeight <= Math.min(place.clientHeight, isShort ? twoLines(place) : Number.POSITIVE_INFINITY)
    );
  };
  const hasPrompt = place.querySelector('.bar-prompt') !== null;
  const smallest = isShort && hasPrompt ? SMALLEST_NEWS : SMALLEST;
  for (let step = 0; step <= smallest; step++) if (tryStep(step, 0)) return;
  for (let hidden = 1; hidden < sentences.length; hidden++) if (tryStep(smallest, hidden)) return;
  if (isShort && hasPrompt)
    for (let step = 0; step < LAST; step++) if (tryStep(step, sentences.length)) return;
  tryStep(LAST, isShort && hasPrompt ? sentences.length : Math.max(0, sentences.length - 1));
};

/** `place` has a size of its own; its only child has that of the text. */
export const useFitting = (place: RefObject<HTMLElement | null>): void => {
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    const again = (): void => fit(element);
    const words = new MutationObserver(again);
    words.observe(element, { subtree: true, childList: true, characterData: true });
    const sizes = new ResizeObserver(again);
    sizes.observe(element);
    document.fonts.addEventListener('loadingdone', again);
    return () => {
      words.disconnect();
      sizes.disconnect();
      document.fonts.removeEventListener('loadingdone', again);
    };
  }, []);
};
