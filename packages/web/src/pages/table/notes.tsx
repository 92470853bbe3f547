// Slips of paper between board and bar: the expert's hint, a question before a move.
import type { Advice } from '@crescendo/bots';
import type { AnyMove, GameTypes } from '@crescendo/rules';
import type { ComponentChildren } from 'preact';
import { go } from '../../app/router.ts';
import { Icon } from '../../look/icons.tsx';
import { areEquallyGood, factsOf } from './advice.ts';
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

type HintProps = Pick<NotesProps, 'board' | 'translations' | 'words' | 'page' | 'play'> & {
  readonly advice: readonly Advice<GameTypes>[];
};

/** The best move and why, and how the next one compares. */
const Hint = ({ advice: [best, second], board, translations, words, page, play }: HintProps) => {
  const { view } = page.moment;
  if (!best) return null;
  const describe = ({ move }: Advice<GameTypes>): string => board.describe(move, view, translations);
  const facts = board.because(factsOf(best), view, translations);
  return (
    <>
      <div class="note-text">
        <p class="note-move">{describe(best)}</p>{' '}
        {facts.length > 0 && <p class="note-facts">{facts.join(' ')}</p>}{' '}
        {second && describe(second) !== describe(best) && (
          <p class="note-next">
            {(areEquallyGood(best, second) ? words.hintBoth : words.hintNext)(describe(second))}
          </p>
        )}
      </div>
      <div class="note-row">
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
    page.asksToContinue.value = false;
  };
  const goOn = (): void => {
    leave();
    const id = table.device?.continueElsewhere((view) => board.onlyMove?.(view) !== undefined);
    if (id !== undefined) go(`/table/${id}`);
  };
  return (
    <Note kind="ask" words={words} onClose={leave}>
      <p>{words.undoOver}</p>
      <div class="note-row">
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

export const Notes = (props: NotesProps) => {
  const { board, translations, words, page, play } = props;
  if (page.asksToContinue.value) return <AskToContinue {...props} />;
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
    return (
      <Note kind="hint" words={words} onClose={dropHint}>
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
