// Slips of paper between board and bar: the expert's hint, a question before a move.
import type { Advice } from '@crescendo/bots';
import type { AnyMove, GameTypes } from '@crescendo/rules';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { announce } from '../../../shell/announce.ts';
import { go } from '../../../shell/router.ts';
import { Icon } from '../../../ui/icons.tsx';
import { moveText } from '../announcements/speech.ts';
import type { TablePageProps } from '../frame/props.ts';
import type { TableWords } from '../words.ts';
import { areEquallyGood, reasonTexts } from './advice.ts';
import { useFitting } from './use-fitting.ts';

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

type HintProps = Pick<NotesProps, 'board' | 'translations' | 'words' | 'page' | 'play'> & {
  readonly advice: readonly Advice<GameTypes>[];
};

/** More letters than these are too many for a move that is only second best. */
const MAX_TO_HEAR = 200;

interface HintSentences {
  readonly move: string;
  readonly facts: readonly string[];
  readonly next: string;
}

/** The best move and why, and how the next one compares; empty where there is nothing to say. */
const hintSentences = (
  { board, translations, words, page }: Pick<NotesProps, 'board' | 'translations' | 'words' | 'page'>,
  [best, second]: readonly Advice<GameTypes>[],
  isSpoken = false,
): HintSentences | undefined => {
  const { view } = page.moment;
  if (!best) return undefined;
  const describe = ({ move }: Advice<GameTypes>): string =>
    isSpoken ? moveText({ board, translations }, move, view) : board.texts.describe(move, view, translations);
  const describeNext = (next: Advice<GameTypes>): string => {
    const text = describe(next);
    return text.length > MAX_TO_HEAR ? board.texts.describe(next.move, view, translations) : text;
  };
  const isOther = second && describe(second) !== describe(best);
  return {
    move: describe(best),
    facts: reasonTexts({ board, translations }, best.because, view, best.move, isSpoken ? 'speech' : 'texts'),
    next: isOther ? (areEquallyGood(best) ? words.hintBoth : words.hintNext)(describeNext(second)) : '',
  };
};

/** A hint as it is announced. */
const hintText = (
  props: Pick<NotesProps, 'board' | 'translations' | 'words' | 'page'>,
  advice: readonly Advice<GameTypes>[] | 'thinking' | 'none',
): string => {
  if (advice === 'thinking') return '';
  const said = advice === 'none' ? undefined : hintSentences(props, advice, true);
  if (!said) return props.words.hintNone;
  return [`${props.words.hint}:`, said.move, ...said.facts, said.next].filter(Boolean).join(' ');
};

const Hint = ({ advice, play, ...props }: HintProps) => {
  const { words } = props;
  const text = useRef<HTMLDivElement>(null);
  useFitting(text);
  const said = hintSentences(props, advice);
  const [best] = advice;
  if (!best || !said) return null;
  return (
    <>
      <div class="note-text" ref={text}>
        <div>
          {/* Where there is no room for all of it, the move and the first reason stay. */}
          <p class="note-move" data-rank={0}>
            {said.move}
          </p>{' '}
          {said.facts.map((fact, i) => (
            <p key={fact} class="note-facts" data-rank={i + 1}>
              {fact}{' '}
            </p>
          ))}
          {said.next !== '' && (
            <p class="note-next" data-rank={said.facts.length + 1}>
              {said.next}
            </p>
          )}
        </div>
      </div>
      <div class="note-row cluster gap-8">
        <button type="button" class="button main" onClick={() => play(best.move)}>
          {words.hintPlay}
        </button>
      </div>
    </>
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

/** Says the expert's hint when it has come, and the question before a move. */
const useSpeech = (props: NotesProps): void => {
  const { words, page } = props;
  const advice = page.advised.value?.advice;
  useEffect(() => {
    if (advice !== undefined && page.isMyTurn) announce(hintText(props, advice));
  }, [advice]);
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
  const { board, translations, words, page, play } = props;
  if (page.isConfirmingUndo.value) return <AskToContinue {...props} />;
  return <MoveNotes {...{ board, translations, words, page, play }} />;
};

const MoveNotes = ({
  board,
  translations,
  words,
  page,
  play,
}: Pick<NotesProps, 'board' | 'translations' | 'words' | 'page' | 'play'>) => {
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
  if (advised && page.isMyTurn) {
    const { advice } = advised;
    return (
      <Note key="hint" kind="hint" words={words} onClose={dropHint}>
        {advice === 'thinking' && <p>{words.hintWait}</p>}
        {advice === 'none' && <p>{words.hintNone}</p>}
        {typeof advice !== 'string' && (
          <Hint advice={advice} {...{ board, translations, words, page, play }} />
        )}
      </Note>
    );
  }
  return null;
};
