// The guide's words: in the bar, never over the board.
import './guide.css';
import { useEffect } from 'preact/hooks';
import { Icon } from '../../../ui/icons.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { switchGuide } from '../../shared/guide-memory.ts';
import type { TableWords } from '../words.ts';
import type { Guide } from './use-guide.ts';

/** Outlines what the guide speaks of. */
const useOutline = (about: string | undefined): void => {
  useEffect(() => {
    if (about === undefined) return;
    const elements = document.querySelectorAll(`.board-host :is(${about})`);
    for (const element of elements) element.classList.add('guided');
    return () => {
      for (const element of elements) element.classList.remove('guided');
    };
  });
};

export const GuideText = ({ guide, words }: { readonly guide: Guide; readonly words: TableWords }) => {
  const { text, about, move, next } = guide;
  useOutline(about);
  if (text === undefined) return null;
  const close = (): void => {
    switchGuide(false);
    showToast({ text: words.guideOff });
  };
  return (
    <aside class="guide row relative" aria-label={words.guide}>
      <p>
        {text}
        {move !== undefined && ` ${words.guideMarked}`}{' '}
        {next && (
          <button type="button" class="guide-next nowrap bold" onClick={next}>
            {words.guideNext}
          </button>
        )}
      </p>
      <button
        type="button"
        class="guide-close"
        aria-label={words.guideClose}
        title={words.guideClose}
        onClick={close}
      >
        <Icon name="close" size={20} />
      </button>
    </aside>
  );
};
