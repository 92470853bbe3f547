// A puzzle on the board: the question, hints one after the other, and what came of the answer.
import { grade, hintsFor, type Puzzle, positionOf } from '@crescendo/bots/puzzles';
import type { AnyMove } from '@crescendo/rules';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { announce } from '../../../shell/announce.ts';
import { Icon } from '../../../ui/icons.tsx';
import { ExerciseBoard } from '../board/exercise-board.tsx';
import { LessonLink } from '../lessons/lesson-link.tsx';
import { Actions } from './actions.tsx';
import { type MoveText, moveText, useStepWords } from './answer-steps.ts';
import {
  type Attempt,
  FRESH,
  isOver,
  withAnotherTry,
  withAnswer,
  withHint,
  withSolutionShown,
} from './attempt.ts';
import { goalText, hintText } from './text.ts';
import type { PuzzleGame } from './use-puzzle-game.ts';
import { useLoss, useReasons } from './use-reasons.ts';
import { Verdict, verdictTexts } from './verdict.tsx';

interface StageProps {
  readonly puzzle: Puzzle;
  readonly game: PuzzleGame;
  /** Tells whether the first answer counts for the rating. */
  readonly counts: boolean;
  /** Tells whether the way to the lesson is shown with the solution. */
  readonly linksLesson?: boolean;
  /** Beside the hint: how the player stands. */
  readonly aside?: ComponentChildren;
  /** One answer, and no hints. */
  readonly isTest?: boolean;
  /** Called after every answer, and after a look at the solution. */
  readonly onAnswer: (attempt: Attempt, before: Attempt) => void;
  /** The content that follows, once nothing is left to answer. */
  readonly next: () => ComponentChildren;
}

/** The position and what is known of it, made once for each puzzle. */
const usePosition = ({ puzzle }: StageProps) =>
  useMemo(() => {
    const match = positionOf(puzzle);
    const { parse } = match.game.notation.move;
    return {
      match,
      view: match.view(puzzle.seat),
      hints: hintsFor(puzzle, match),
      parse: (text: string): AnyMove | undefined => parse(text) ?? undefined,
    };
  }, [puzzle]);

/** The move on the board: a hint's, the wrong answer, or the solution. */
const markedMove = (
  { phase, wrong, solution }: Attempt,
  answer: AnyMove | undefined,
  isAnswerGiven: boolean,
): AnyMove | undefined => {
  switch (phase) {
    case 'asking':
      return isAnswerGiven ? answer : undefined;
    case 'wrong':
      return wrong?.move;
    case 'solved':
      return solution;
    case 'shown':
      return answer;
  }
};

export const Stage = (props: StageProps) => {
  const { puzzle, game, counts, linksLesson = false, isTest = false, aside, onAnswer, next } = props;
  const { board, translations, answers } = game;
  const attempt = useSignal(FRESH);
  const { match, view, hints, parse } = usePosition(props);
  const { phase } = attempt.value;
  const stepWords = useStepWords(board, phase !== 'asking' || attempt.value.hints > 0);
  const described =
    (role: keyof MoveText) =>
    (text: string): string => {
      const move = parse(text);
      return move === undefined ? text : moveText({ board, translations }, stepWords, move, view)[role];
    };
  const judged = useLoss(game, puzzle, view, attempt.value.wrong);
  const answered = { puzzle, game, attempt: attempt.value, judged };
  const texts = verdictTexts(answered, described('shown'));
  const reasons = useReasons(game, { puzzle, view, attempt: attempt.value, parse });
  const hint = hints[attempt.value.hints - 1];
  const isAnswerGiven = hint?.code === 'answer';
  useEffect(() => {
    if (phase !== 'asking') announce(verdictTexts(answered, described('heard')).join(' '));
  }, [phase]);
  useEffect(() => announce(reasons.join(' ')), [reasons.join(' ')]);
  useEffect(() => {
    if (hint) announce(hintText(game, hint, view, described('heard')));
  }, [hint]);

  const change = (now: Attempt): void => {
    const before = attempt.value;
    attempt.value = now;
    onAnswer(now, before);
  };
  return (
    <ExerciseBoard
      board={board}
      match={match}
      seat={puzzle.seat}
      prompt={goalText(answers, puzzle.goal)}
      asks={puzzle.goal.kind === 'best' ? 'move' : 'goal'}
      marked={markedMove(attempt.value, parse(puzzle.answer), isAnswerGiven)}
      isWrong={phase === 'wrong'}
      disabled={phase !== 'asking'}
      onAnswer={(move) => change(withAnswer(attempt.value, move, grade(puzzle, move, match)))}
      hint={
        hint && (
          <p class="puzzle-hint">
            <Icon name="hint" size={20} />
            <span>{hintText(game, hint, view, described('shown'))}</span>
          </p>
        )
      }
      verdict={
        phase !== 'asking' && (
          <Verdict phase={phase} texts={[...texts, ...reasons]}>
            {linksLesson && isOver(attempt.value) && <LessonLink game={game.id} theme={puzzle.theme} />}
          </Verdict>
        )
      }
    >
      <Actions
        words={game.words}
        attempt={attempt.value}
        counts={counts}
        isTest={isTest}
        hasHint={!isAnswerGiven}
        ask={() => {
          attempt.value = withHint(attempt.value);
        }}
        tryAgain={() => {
          attempt.value = withAnotherTry(attempt.value);
        }}
        showSolution={() => change(withSolutionShown(attempt.value))}
        aside={aside}
        next={next}
      />
    </ExerciseBoard>
  );
};
