// The record of a game leaves the device: as text, as a file, or through the system.

import { useSignal } from '@preact/signals';
import type { TableReader } from '../../../session/table.ts';
import { copyText } from '../../../ui/copy-text.ts';
import type { TableWords } from '../words.ts';

interface ShareProps {
  readonly table: TableReader;
  readonly words: TableWords;
  /** The record. */
  readonly text: string;
  /** The address where everybody can see it; `undefined` for a game that is only on this device. */
  readonly link: string | undefined;
}

export const Share = ({ table, words, text, link }: ShareProps) => {
  const message = useSignal('');
  const fileName = `crescendo-${table.game.id}-${table.id}.txt`;
  const copy = async (what: string): Promise<void> => {
    message.value = (await copyText(what)) ? words.copied : words.notCopied;
  };
  const system = async (): Promise<void> => {
    const files = [new File([text], fileName, { type: 'text/plain' })];
    try {
      await navigator.share(navigator.canShare?.({ files }) ? { files } : { text });
    } catch {
      // The player closed the system's sheet.
    }
  };
  return (
    <div class="share">
      {/* Above the buttons: below them it could be out of sight. */}
      <p role="status">{message.value}</p>
      {link !== undefined && (
        <button type="button" class="button" onClick={() => copy(link)}>
          {words.copyLink}
        </button>
      )}
      <button type="button" class="button" onClick={() => copy(text)}>
        {words.shareText}
      </button>
      <a
        class="button"
        download={fileName}
        href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
      >
        {words.shareFile}
      </a>
      {'share' in navigator && (
        <button type="button" class="button" onClick={system}>
          {words.shareSystem}
        </button>
      )}
      <details>
        <summary>{words.showText}</summary>
        <textarea class="full-width sunk" readOnly rows={6} aria-label={words.share} value={text} />
      </details>
    </div>
  );
};
