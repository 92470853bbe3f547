// The question, the board below it, and what came of the answer.
import type { AnyMove } from '@crescendo/rules';
import { signal, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { reasonText } from '../../../boards/translations.ts';
import { showBubble } from '../../../interaction/bubble.ts';
import { keepFocus } from '../../../interaction/focus-keeper.ts';
import { announce } from '../../../shell/announce.ts';
import { settings } from '../../../shell/settings.ts';
import type { TableReaderProps } from '../../play/frame/props.ts';
import type { ExerciseBoardProps } from './props.ts';

type AskedBoardProps = ExerciseBoardProps & Omit<TableReaderProps, 'table'>;

/** Some people want to be asked before a move is final; an answer is. */
const Confirm = ({
  move,
  answer,
  drop,
  board,
  translations,
  words,
  page,
}: AskedBoardProps & { readonly move: AnyMove; readonly answer: () => void; readonly drop: () => void }) => {
  const text = words.confirm(board.texts.describe(move, page.moment.view, translations));
  useEffect(() => announce(text), [text]);
  return (
    <>
      <p>{text}</p>
      <div class="abreast">
        <button type="button" class="button" onClick={drop}>
          {words.no}
        </button>
        <button type="button" class="button main" onClick={answer}>
          {words.yes}
        </button>
      </div>
    </>
  );
};

export const AskedBoard = (props: AskedBoardProps) => {
  const {
    board,
    prompt,
    marked,
    disabled = false,
    translations,
    seatLabel,
    page,
    onAnswer,
    children,
  } = props;
  const { view } = page.moment;
  const draft = useSignal<unknown>(undefined);
  const pending = useSignal<AnyMove | undefined>(undefined);
  const secondsLeft = useRef(signal<number | undefined>(undefined));
  const host = useRef<HTMLDivElement>(null);
  const whatToDo = board.speech.prompt(view, translations);
  useEffect(() => (host.current ? keepFocus(host.current) : undefined), []);
  useEffect(() => {
    if (!disabled) announce(`${prompt} ${whatToDo}`);
  }, [prompt, disabled]);
  // A tried move is put back, so that the marked move can be seen.
  useEffect(() => {
    if (disabled) draft.value = undefined;
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
  return (
    <>
      <p class="exercise-prompt tight">
        <b>{prompt}</b>{' '}
        {!disabled && (
          <span class="soft">
            {board.drafts.progress(view, draft.value, translations) ?? board.texts.prompt(view, translations)}
          </span>
        )}
      </p>
      <div class="board-host" ref={host} inert={disabled && !isStill}>
        <board.Board
          game={board.game}
          view={view}
          news={[]}
          moment={1}
          mode={isStill ? 'still' : 'play'}
          translations={translations}
          name={seatLabel}
          deciding={page.deciding}
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
      <div class="exercise-foot grid gap-10 paper" tabIndex={-1}>
        {!disabled && pending.value !== undefined ? (
          <Confirm
            {...props}
            move={pending.value}
            answer={() => pending.value !== undefined && answer(pending.value)}
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
