// Slips of paper between board and bar: the expert's hint, a question before a move.
import type { AnyMove } from '@crescendo/rules';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { announce } from '../../../shell/announce.ts';
import { go } from '../../../shell/router.ts';
import { Icon } from '../../../ui/icons.tsx';
import { moveText } from '../announcements/speech.ts';
import type { TablePageProps } from '../frame/props.ts';
import { HintText, useHintSpeech } from '../hint/hint-note.tsx';
import type { TableWords } from '../words.ts';

interface NotesProps extends TablePageProps {
  readonly play: (move: AnyMove) => void;
}

export const Note = ({
  kind,
  words,
  onClose,
  children,
}: {
  readonly kind: string;
  readonly words: TableWords;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}) => {
  const note = useRef<HTMLElement>(null);
  const latest = useRef(onClose);
  latest.current = onClose;
  // A question wants its answer, and what has the focus when a note goes gives it back to where it came from.
  useLayoutEffect(() => {
    const from = document.activeElement;
    const shown = note.current;
    if (kind === 'ask') shown?.querySelector<HTMLElement>('.note-row .main')?.focus();
    const leave = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') latest.current();
    };
    shown?.addEventListener('keydown', leave);
    return () => {
      const now = document.activeElement;
      // Gone with the note, or about to go with it.
      const isLost = now === null || now === document.body || shown?.contains(now) === true;
      if (isLost && from instanceof HTMLElement && from.isConnected) from.focus({ preventScroll: true });
    };
  }, []);
  return (
    <section class={`note relative paper round-14 ${kind}`} ref={note}>
      <button
        type="button"
        class="note-close square center absolute soft"
        aria-label={words.close}
        onClick={onClose}
      >
        <Icon name="close" />
      </button>
      {children}
    </section>
  );
};

/** The end is not taken back without a word, and its result is kept. */
const AskToContinue = ({ table, board, words, page }: TablePageProps) => {
  const leave = (): void => {
    page.isConfirmingUndo.value = false;
  };
  const goOn = (): void => {
    leave();
    const id = table.device?.continueElsewhere((view) => board.flow.onlyMove(view) !== undefined);
    if (id !== undefined) go(`/table/${id}`);
  };
  return (
    <Note key="over" kind="ask" words={words} onClose={leave}>
      <p>{words.undoOver}</p>
      <div class="note-row cluster gap-8">
        <button type="button" class="button" onClick={leave}>
          {words.undoOverNo}
        </button>
        <button type="button" class="button main" onClick={goOn}>
          {words.undoOverYes}
        </button>
      </div>
    </Note>
  );
};

/** Says the hint, and the question before a move. */
const useSpeech = (props: NotesProps): void => {
  const { words, page } = props;
  useHintSpeech(props);
  const pending = page.pending.value;
  useEffect(() => {
    if (pending !== undefined) announce(words.confirm(moveText(props, pending, page.moment.view)));
  }, [pending]);
  const asks = page.isConfirmingUndo.value;
  useEffect(() => {
    if (asks) announce(words.undoOver);
  }, [asks]);
};

export const Notes = (props: NotesProps) => {
  useSpeech(props);
  if (props.page.isConfirmingUndo.value) return <AskToContinue {...props} />;
  return <MoveNotes {...props} />;
};

const MoveNotes = (props: NotesProps) => {
  const { board, translations, words, page, play, hint } = props;
  const { view } = page.moment;
  const pending = page.pending.value;
  const dropPending = (): void => {
    page.pending.value = undefined;
  };
  if (pending !== undefined)
    return (
      <Note key="ask" kind="ask" words={words} onClose={dropPending}>
        <p>{words.confirm(board.texts.describe(pending, view, translations))}</p>
        <div class="note-row cluster gap-8">
          <button type="button" class="button" onClick={dropPending}>
            {words.no}
          </button>
          <button type="button" class="button main" onClick={() => play(pending)}>
            {words.yes}
          </button>
        </div>
      </Note>
    );
  if (!page.advised.value || page.advised.value.isClosed || !page.isMyTurn) return null;
  return (
    <Note key="hint" kind="hint" words={words} onClose={hint.close}>
      <HintText {...props} />
    </Note>
  );
};
