// One exercise: the position as it was, an answer, and what came of it.
import type { AnyMove } from '@crescendo/rules';
import { useSignal } from '@preact/signals';
import { announce } from '../../../shell/announce.ts';
import { currentLanguage } from '../../../shell/language.ts';
import { reasonTexts } from '../../play/bar/advice.ts';
import { useTranslations } from '../../play/frame/use-translations.ts';
import { percent } from '../../review/data/figures.ts';
import { saveMistake } from '../../review/data/mistakes.ts';
import { afterAnswer, daysUntil } from '../../review/data/schedule.ts';
import { shareExercises } from '../../review/data/share-exercises.ts';
import { themeText } from '../../review/data/theme-words.ts';
import { ExerciseBoard } from '../board/exercise-board.tsx';
import { LessonLink } from '../lessons/lesson-link.tsx';
import { type AnswerVerdict, judgeAnswer } from './judge-answer.ts';
import type { OpenedExercise } from './use-exercise.ts';
import type { MistakesWords } from './words.ts';

/** An answer that was judged; without a move, the player wanted to be shown. */
interface Answered {
  readonly move: AnyMove | undefined;
  readonly verdict: AnswerVerdict;
  readonly days: number;
}

interface ExerciseProps extends OpenedExercise {
  readonly words: MistakesWords;
  readonly onNext: () => void;
  readonly onRemove: () => void;
}

const useAnswer = ({ mistake, match, words }: ExerciseProps) => {
  const answered = useSignal<Answered | 'checking' | 'failed' | undefined>(undefined);
  const settle = async (move: AnyMove | undefined, verdict: AnswerVerdict): Promise<void> => {
    const now = Date.now();
    const card = await afterAnswer(mistake.card, verdict.isRight, now);
    saveMistake({ ...mistake, card });
    void shareExercises();
    answered.value = { move, verdict, days: daysUntil(card.due, now) };
    announce(verdict.isRight ? words.right : words.wrong);
  };
  const take = (answer: Promise<void>): void => {
    answered.value = 'checking';
    answer.catch(() => {
      answered.value = 'failed';
    });
  };
  return {
    answered: answered.value,
    answer: (move: AnyMove): void =>
      take(judgeAnswer(mistake, match, move).then((verdict) => settle(move, verdict))),
    giveUp: (): void => take(settle(undefined, { isRight: false, isSame: false, loss: 0 })),
  };
};

const Verdict = ({ answered, ...props }: ExerciseProps & { readonly answered: Answered }) => {
  const { mistake, match, board, words, onNext, onRemove } = props;
  const translations = useTranslations(board);
  if (!translations) return null;
  const { verdict, days, move } = answered;
  const view = match.view(mistake.seat);
  const better = match.game.notation.move.parse(mistake.better);
  const reasons = better ? reasonTexts({ board, translations }, mistake.because, view, better).join(' ') : '';
  const kind = themeText(mistake.game, mistake.theme);
  return (
    <div class={`verdict grid gap-6 ${verdict.isRight ? 'right' : 'wrong'}`}>
      {verdict.isRight && (
        <p>
          <b>{words.right}</b>
        </p>
      )}
      {!verdict.isRight && move !== undefined && (
        <p>
          <b>{words.wrong}</b> {verdict.isSame && words.same}{' '}
          {words.cost(percent(translations.language, verdict.loss))}
        </p>
      )}
      {!verdict.isRight && better && <p>{words.better(board.texts.describe(better, view, translations))}</p>}
      {reasons !== '' && <p>{reasons}</p>}
      <p class="quiet">
        {kind !== undefined && `${kind}. `}
        {words.comesBack(days)}
      </p>
      {!verdict.isRight && <LessonLink game={mistake.game} theme={mistake.theme} />}
      <div class="abreast">
        <button type="button" class="button main" onClick={onNext}>
          {words.next}
        </button>
        <button type="button" class="button" onClick={onRemove}>
          {words.remove}
        </button>
      </div>
    </div>
  );
};

export const Exercise = (props: ExerciseProps) => {
  const { mistake, board, match, words } = props;
  const { answered, answer, giveUp } = useAnswer(props);
  const settled = typeof answered === 'object' ? answered : undefined;
  const shown = settled?.verdict.isRight ? settled.move : match.game.notation.move.parse(mistake.better);
  const date = new Intl.DateTimeFormat(currentLanguage(), { dateStyle: 'medium' }).format(mistake.added);
  return (
    <ExerciseBoard
      board={board}
      match={match}
      seat={mistake.seat}
      players={mistake.players}
      prompt={words.prompt}
      onAnswer={answer}
      disabled={answered !== undefined && answered !== 'failed'}
      marked={settled && shown}
    >
      {answered === 'checking' && <p>{words.checking}</p>}
      {answered === 'failed' && <p role="alert">{words.failed}</p>}
      {settled && <Verdict {...props} answered={settled} />}
      {(answered === undefined || answered === 'failed') && (
        <div class="abreast exercise-tools items-center asking">
          <button type="button" class="button" onClick={giveUp}>
            {words.showMe}
          </button>
          <span class="quiet">{words.added(date)}</span>
        </div>
      )}
    </ExerciseBoard>
  );
};
