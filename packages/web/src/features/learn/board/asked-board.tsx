// The question above the board, or what came of the answer, and below the board what can be done.
import type { AnyMove, AnyView } from '@crescendo/rules';
import { signal, useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { reasonText } from '../../../boards/translations.ts';
import { showBubble } from '../../../interaction/bubble.ts';
import { keepFocus } from '../../../interaction/focus-keeper.ts';
import { announce } from '../../../shell/announce.ts';
import { settings } from '../../../shell/settings.ts';
import type { TableReaderProps } from '../../play/frame/props.ts';
import { Message } from './message.tsx';
import type { ExerciseBoardProps } from './props.ts';

type AskedBoardProps = ExerciseBoardProps & Omit<TableReaderProps, 'table'>;

interface ConfirmProps extends Pick<AskedBoardProps, 'words'> {
  readonly text: string;
  readonly answer: () => void;
  readonly drop: () => void;
}

/** Some people want to be asked before a move is final; an answer is. */
const Confirm = ({ text, answer, drop, words }: ConfirmProps) => {
  useEffect(() => announce(text), [text]);
  return (
    <div class="abreast">
      <button type="button" class="button" onClick={drop}>
        {words.no}
      </button>
      <button type="button" class="button main" onClick={answer}>
        {words.yes}
      </button>
    </div>
  );
};

/**
 * The view with the marked move where it goes. The board tells by the view before what has changed: so it is the same one as long as
 * the same move is shown, and comes after a look at the question, not after another answer.
 */
const useLaid = ({ board, page, marked }: AskedBoardProps, shown: string): AnyView => {
  const { view } = page.moment;
  const ready = useSignal('');
  useLayoutEffect(() => {
    ready.value = shown;
  }, [shown]);
  const isReady = shown !== '' && ready.value === shown;
  return useMemo(
    () => (isReady && marked && board.drafts.laidView?.(view, marked)) || view,
    [view, shown, isReady],
  );
};

export const AskedBoard = (props: AskedBoardProps) => {
  const { board, prompt, marked, asks, disabled = false, translations, page, words } = props;
  const { name, seatLabel, verdict, hint, onAnswer, children } = props;
  const { view } = page.moment;
  const draft = useSignal<unknown>(undefined);
  const pending = useSignal<AnyMove | undefined>(undefined);
  const secondsLeft = useRef(signal<number | undefined>(undefined));
  const host = useRef<HTMLDivElement>(null);
  // A goal is all there is to do; drawing, which a turn offers, never reaches it.
  const whatToDo = asks === 'goal' ? '' : board.speech.prompt(view, translations);
  useEffect(() => (host.current ? keepFocus(host.current) : undefined), []);
  useEffect(() => {
    if (!disabled) announce(`${prompt} ${whatToDo}`.trim());
  }, [prompt, disabled]);
  const shown = disabled && marked ? board.game.notation.move.format(marked) : '';
  const laid = useLaid(props, shown);
  // A tried move is put back, so that the marked move can be seen. One that is shown where it lies can be gone on with.
  useEffect(() => {
    if (disabled && board.drafts.laidView === undefined) draft.value = undefined;
  }, [disabled]);

  const answer = (move: AnyMove): void => {
    pending.value = undefined;
    const first = board.flow.firstStep(view, move);
    onAnswer(first ?? move, first && move);
  };
  const refuse = (reason: { readonly code: string }, at: Element): void => {
    const { keepUncovered } = board.facts;
    const uncovered = keepUncovered === undefined ? [] : [...document.querySelectorAll(keepUncovered)];
    showBubble(reasonText(translations, reason), at, undefined, uncovered);
  };
  const isStill = disabled && (marked === undefined || board.facts.hintsInStill);
  const asked = disabled ? undefined : pending.value;
  const question = asked && words.confirm(board.texts.describe(asked, view, translations));
  const progress = board.drafts.progress(view, draft.value, translations);
  const next = progress ?? (asks === undefined ? board.texts.prompt(view, translations) : '');
  return (
    <>
      <Message label={prompt} of={!disabled ? `${question} ${hint === undefined}` : disabled}>
        {question !== undefined ? (
          <p>{question}</p>
        ) : (
          verdict || (
            <>
              <p class="exercise-prompt">
                <b>{prompt}</b> <span class="soft">{next}</span>
              </p>
              {hint}
            </>
          )
        )}
      </Message>
      <div class="board-host" ref={host} inert={disabled && !isStill}>
        <board.Board
          game={board.game}
          view={laid}
          news={[]}
          moment={1}
          mode={isStill ? 'still' : 'play'}
          translations={translations}
          label={seatLabel}
          name={name}
          deciding={page.deciding}
          asksForGoal={asks === 'goal'}
          play={(move) => {
            if (settings.confirm.value) pending.value = move;
            else answer(move);
          }}
          refuse={refuse}
          hint={marked}
          draft={draft}
          secondsLeft={secondsLeft.current}
        />
      </div>
      <div class="exercise-foot rigid row gap-10 paper" tabIndex={-1}>
        {asked !== undefined && question !== undefined ? (
          <Confirm
            words={words}
            text={question}
            answer={() => answer(asked)}
            drop={() => {
              pending.value = undefined;
            }}
          />
        ) : (
          children
        )}
      </div>
    </>
  );
};
