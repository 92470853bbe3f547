// One exercise: the position as it was, answers, and what came of them.

import type { AnyMove } from '@crescendo/rules';
import { languageTag } from '@crescendo/words';
import { useSignal } from '@preact/signals';
import { announce } from '../../../shell/announce.ts';
import { currentLanguage } from '../../../shell/language.ts';
import { saveMistake } from '../../review/data/mistakes.ts';
import { afterAnswer, daysUntil } from '../../review/data/schedule.ts';
import { shareExercises } from '../../review/data/share-exercises.ts';
import { ExerciseBoard } from '../board/exercise-board.tsx';
import { type AnswerVerdict, judgeAnswer } from './judge-answer.ts';
import type { OpenedExercise } from './use-exercise.ts';
import { type Answered, Verdict } from './verdict.tsx';
import type { MistakesWords } from './words.ts';

interface ExerciseProps extends OpenedExercise {
  readonly words: MistakesWords;
  readonly onNext: () => void;
  readonly onRemove: () => void;
}

type State = Answered | 'asking' | 'checking' | 'failed';

const useAnswer = ({ mistake, match, words }: ExerciseProps) => {
  const state = useSignal<State>('asking');
  /** The last answer, for a player who gives up after it. */
  const last = useSignal<Answered | undefined>(undefined);
  /** The first answer decides when the exercise comes back: the days until then. */
  const schedule = async (isRight: boolean): Promise<number> => {
    if (last.value) return last.value.days;
    const now = Date.now();
    const card = await afterAnswer(mistake.card, isRight, now);
    saveMistake({ ...mistake, card });
    void shareExercises();
    return daysUntil(card.due, now);
  };
  const settle = async (
    phase: Answered['phase'],
    move: AnyMove | undefined,
    verdict: AnswerVerdict | undefined,
  ): Promise<void> => {
    const answered = { phase, move, verdict, days: await schedule(phase === 'right') };
    last.value = answered;
    state.value = answered;
    if (phase !== 'shown') announce(phase === 'right' ? words.right : words.wrong);
  };
  const take = (answer: Promise<void>): void => {
    state.value = 'checking';
    answer.catch(() => {
      state.value = 'failed';
    });
  };
  return {
    state: state.value,
    answer: (move: AnyMove): void =>
      take(
        judgeAnswer(mistake, match, move).then((verdict) =>
          settle(verdict.isRight ? 'right' : 'wrong', move, verdict),
        ),
      ),
    tryAgain: (): void => {
      state.value = 'asking';
    },
    giveUp: (): void => take(settle('shown', last.value?.move, last.value?.verdict)),
  };
};

export const Exercise = (props: ExerciseProps) => {
  const { mistake, board, match, words, onNext, onRemove } = props;
  const { state, answer, tryAgain, giveUp } = useAnswer(props);
  const answered = typeof state === 'object' ? state : undefined;
  const better = match.game.notation.move.parse(mistake.better);
  const date = new Intl.DateTimeFormat(languageTag(currentLanguage()), { dateStyle: 'medium' }).format(
    mistake.added,
  );
  const isAsking = state === 'asking' || state === 'failed';
  return (
    <ExerciseBoard
      board={board}
      match={match}
      seat={mistake.seat}
      players={mistake.players}
      prompt={words.prompt}
      onAnswer={answer}
      disabled={!isAsking}
      isWrong={answered?.phase === 'wrong'}
      marked={answered && (answered.phase === 'shown' ? better : answered.move)}
      hint={state === 'failed' && <p role="alert">{words.failed}</p>}
      verdict={answered ? <Verdict {...props} answered={answered} /> : !isAsking && <p>{words.checking}</p>}
    >
      {isAsking && <span class="grow quiet">{words.added(date)}</span>}
      {answered?.phase === 'wrong' && (
        <button type="button" class="button main" onClick={tryAgain}>
          {words.tryAgain}
        </button>
      )}
      {(isAsking || answered?.phase === 'wrong') && (
        <button type="button" class="button" onClick={giveUp}>
          {words.showMe}
        </button>
      )}
      {answered && answered.phase !== 'wrong' && (
        <>
          <button type="button" class="button main" onClick={onNext}>
            {words.next}
          </button>
          <button type="button" class="button" onClick={onRemove}>
            {words.remove}
          </button>
        </>
      )}
    </ExerciseBoard>
  );
};
