// Tells the result of an answer to an exercise, or of a look at the better move.
import type { AnyMove } from '@crescendo/rules';
import { reasonBeforeSolution, reasonsForSolution, reasonTexts } from '../../play/bar/advice.ts';
import { useTranslations } from '../../play/frame/use-translations.ts';
import { themeText } from '../../review/data/theme-words.ts';
import { LessonLink } from '../lessons/lesson-link.tsx';
import type { AnswerVerdict } from './judge-answer.ts';
import type { OpenedExercise } from './use-exercise.ts';
import type { MistakesWords } from './words.ts';

export interface Answered {
  readonly phase: 'wrong' | 'right' | 'shown';
  /** The player's move; none for a player who wanted to be shown at once. */
  readonly move: AnyMove | undefined;
  /** Of the last answer. */
  readonly verdict: AnswerVerdict | undefined;
  /** The days until it comes back. */
  readonly days: number;
}

interface VerdictProps extends OpenedExercise {
  readonly words: MistakesWords;
  readonly answered: Answered;
}

export const Verdict = ({ mistake, match, board, words, answered }: VerdictProps) => {
  const translations = useTranslations(board);
  const better = match.game.notation.move.parse(mistake.better);
  if (!translations || !better) return null;
  const { phase, verdict, days } = answered;
  const view = match.view(mistake.seat);
  const told = verdict && !verdict.isRight ? reasonBeforeSolution(verdict.because) : [];
  const reasons = (because: typeof told): readonly string[] =>
    reasonTexts({ board, translations }, because, view, better);
  if (phase === 'wrong')
    return (
      <p class="verdict wrong">
        <b>{words.wrong}</b> {verdict?.isSame && words.same}{' '}
        {words.cost(Math.round(100 * (verdict?.loss ?? 0)))}{' '}
        {reasons(told).map((reason) => words.withBetter(reason))}
      </p>
    );
  const kind = themeText(mistake.game, mistake.theme);
  const isRight = phase === 'right';
  return (
    <p class={`verdict ${isRight ? 'right' : 'wrong'}`}>
      {isRight && <b>{words.right}</b>}
      {!isRight && words.better(board.texts.describe(better, view, translations))}{' '}
      {reasons(reasonsForSolution(mistake.because, told)).join(' ')}{' '}
      <span class="soft">
        {kind !== undefined && `${kind}. `}
        {words.comesBack(days)}
      </span>{' '}
      <LessonLink game={mistake.game} theme={mistake.theme} />
    </p>
  );
};
