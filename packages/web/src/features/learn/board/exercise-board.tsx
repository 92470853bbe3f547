// A position with a question, on the real board and with its controls: one decision is asked for, and the game does not go
// on. What the answer is worth, and what comes next, is said by the page around it.
import '../../play/frame/table.css';
import '../../play/frame/overlays.css';
import './exercise.css';
import { range } from '@crescendo/rules';
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { RecordTable } from '../../../session/record-table.ts';
import type { GameSetup } from '../../../session/setup/game-setup.ts';
import { reducesMotion } from '../../../shell/motion.ts';
import { useTranslations } from '../../play/frame/use-translations.ts';
import { useShownMoment } from '../../play/replay/use-shown-moment.ts';
import { namesOf, seatLabelsOf } from '../../play/seats/names.ts';
import { Seats } from '../../play/seats/seats.tsx';
import { type TableWords, tableWords } from '../../play/words.ts';
import { AskedBoard } from './asked-board.tsx';
import type { ExerciseBoardProps } from './props.ts';

/** Puzzles come from games of bots. */
const playersOf = ({ match, seat }: ExerciseBoardProps): GameSetup['players'] =>
  range(match.seats).map((other) =>
    other === seat ? { kind: 'human', name: '' } : { kind: 'bot', level: 'expert', name: '' },
  );

const setupOf = (props: ExerciseBoardProps): GameSetup => ({
  game: props.match.game.id,
  preset: '',
  options: props.match.options,
  series: props.match.series,
  players: props.players ?? playersOf(props),
  clock: 0,
  seed: '',
});

export const ExerciseBoard = (props: ExerciseBoardProps) => {
  const translations = useTranslations(props.board);
  const words = tableWords.value;
  return translations && words ? <Stage {...props} translations={translations} words={words} /> : null;
};

type StageProps = ExerciseBoardProps & {
  readonly translations: NonNullable<ReturnType<typeof useTranslations>>;
  readonly words: TableWords;
};

/** The text of an answer is above the board, which may be out of sight in a low window. */
const useVerdictInSight = (stage: RefObject<HTMLElement | null>, isAnswered: boolean): void => {
  useEffect(() => {
    const message = isAnswered ? stage.current?.querySelector('.exercise-message') : undefined;
    const top = message?.getBoundingClientRect().top ?? 0;
    if (top < 0) scrollBy({ top, behavior: reducesMotion() ? 'auto' : 'smooth' });
  }, [isAnswered]);
};

/**
 * Whoever answers from the board goes on below it, as the board takes no more input; and with another try, on the board. At once,
 * before the focus of a button that is gone is taken for lost.
 */
const useFocusAfterAnswer = (
  stage: RefObject<HTMLElement | null>,
  { disabled: isAnswered = false, marked }: ExerciseBoardProps,
): void => {
  const wasAnswered = useRef(false);
  useLayoutEffect(() => {
    const focused = document.activeElement;
    const isLost = focused === document.body || focused?.closest('.board-host, .exercise-foot') !== null;
    const isFirst = !wasAnswered.current && !isAnswered;
    wasAnswered.current = isAnswered;
    if (isFirst || !isLost) return;
    const foot = stage.current?.querySelector<HTMLElement>('.exercise-foot');
    const next = isAnswered
      ? (foot?.querySelector<HTMLElement>('.button.main') ?? foot)
      : stage.current?.querySelector<HTMLElement>('.board-host [tabindex="0"]');
    next?.focus({ preventScroll: true });
  }, [isAnswered, isAnswered && marked === undefined]);
};

const Stage = ({ translations, words, ...props }: StageProps) => {
  const { board, match, seat, children } = props;
  const table = useMemo(() => new RecordTable('exercise', setupOf(props), match, seat, seat), [match]);
  const page = useShownMoment(table);
  const name = namesOf(table, translations);
  const seatLabel = seatLabelsOf(words, name);
  const stage = useRef<HTMLElement>(null);
  useFocusAfterAnswer(stage, props);
  useVerdictInSight(stage, props.disabled === true);
  const shown = { board, translations, words, name, seatLabel, page };
  return (
    <section
      class="exercise stage raised grid paper one-column"
      data-game={table.game.id}
      data-names-others={board.facts.namesOthers || undefined}
      data-seat={seat}
      data-wrong={props.isWrong || undefined}
      ref={stage}
    >
      <Seats table={table} {...shown} />
      <AskedBoard key={match} {...props} {...shown}>
        {children}
      </AskedBoard>
    </section>
  );
};
