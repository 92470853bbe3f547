// Shares a finished game: as a link, as text, as a file, or through the system.

import { useSignal } from '@preact/signals';
import { copyText } from '../../../ui/copy-text.ts';
import type { TableWords } from '../../play/words.ts';
import type { FinishedWords } from './words.ts';

interface ShareGameProps {
  readonly words: FinishedWords;
  readonly table: TableWords;
  readonly title: string;
  readonly text: string;
  readonly fileName: string;
  /** The address where everybody can see it; `undefined` for a game that came from a file. */
  readonly link: string | undefined;
}

export const ShareGame = ({ words, table, title, text, fileName, link }: ShareGameProps) => {
  const message = useSignal('');
  const copy = async (what: string): Promise<void> => {
    message.value = '';
    message.value = (await copyText(what)) ? table.copied : table.notCopied;
  };
  const system = async (): Promise<void> => {
    try {
      await navigator.share(link === undefined ? { title, text } : { title, url: link });
    } catch {
      // The player closed the system's sheet.
    }
  };
  return (
    <section class="leaf past-share grid gap-12" aria-labelledby="past-share">
      <h2 id="past-share">{table.share}</h2>
      {link !== undefined && (
        <div class="past-link cluster gap-10">
          <input
            class="min-0 pill sunk ellipsis"
            type="text"
            readOnly
            aria-label={words.link}
            value={link}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
          <button type="button" class="button main" onClick={() => copy(link)}>
            {words.copyLink}
          </button>
        </div>
      )}
      <div class="abreast">
        {'share' in navigator && (
          <button type="button" class="button" onClick={system}>
            {table.shareSystem}
          </button>
        )}
        <button type="button" class="button" onClick={() => copy(text)}>
          {table.shareText}
        </button>
        <a
          class="button"
          download={fileName}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
        >
          {table.shareFile}
        </a>
      </div>
      <p class="when-filled" role="status">
        {message.value}
      </p>
    </section>
  );
};
