// Slips of paper between board and bar: the expert's hint, a question before a move.
import type { AnyMove } from '@crescendo/rules';
import type { ComponentChildren } from 'preact';
import { Icon } from '../../look/icons.tsx';
import type { TablePageProps } from './props.ts';
import type { TableWords } from './words.ts';

interface NotesProps extends TablePageProps {
  readonly play: (move: AnyMove) => void;
}

const Note = ({
  kind,
  words,
  onClose,
  children,
}: {
  readonly kind: string;
  readonly words: TableWords;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}) => (
  <section class={`note ${kind}`}>
    <button type="button" class="note-close" aria-label={words.close} onClick={onClose}>
      <Icon name="close" />
    </button>
    {children}
  </section>
);

export const Notes = ({ board, translations, words, page, play }: NotesProps) => {
  const { view } = page.moment;
  const advised = page.advised.value;
  const pending = page.pending.value;
  const dropPending = (): void => {
    page.pending.value = undefined;
  };
  const dropHint = (): void => {
    page.advised.value = undefined;
  };
  if (pending !== undefined)
    return (
      <Note kind="ask" words={words} onClose={dropPending}>
        <p>{words.confirm(board.describe(pending, view, translations))}</p>
        <div class="note-row">
          <button type="button" class="button" onClick={dropPending}>
            {words.no}
          </button>
          <button type="button" class="button main" onClick={() => play(pending)}>
            {words.yes}
          </button>
        </div>
      </Note>
    );
  if (advised && page.isMyTurn) {
    const { advice } = advised;
    const done = typeof advice !== 'string';
    return (
      <Note kind="hint" words={words} onClose={dropHint}>
        {advice === 'thinking' && <p>{words.hintWait}</p>}
        {advice === 'none' && <p>{words.hintNone}</p>}
        {done && (
          <>
            <p class="note-move">{board.describe(advice.move, view, translations)}</p>
            <ul>
              {board.because(advice.because, view, translations).map((text) => (
                <li key={text}>{text}</li>
              ))}
              <li>
                {words.hintChance(
                  new Intl.NumberFormat(translations.language, { style: 'percent' }).format(advice.winChance),
                )}
              </li>
            </ul>
          </>
        )}
        {done && (
          <div class="note-row">
            <button type="button" class="button main" onClick={() => play(advice.move)}>
              {words.hintPlay}
            </button>
          </div>
        )}
      </Note>
    );
  }
  return null;
};
