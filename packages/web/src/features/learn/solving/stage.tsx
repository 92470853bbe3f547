// A puzzle on the board: the question, hints one after the other, and what came of the answer.
import { grade, hintsFor, type Puzzle, positionOf } from '@crescendo/bots/puzzles';
import type { AnyMove } from '@crescendo/rules';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { announce } from '../../../shell/announce.ts';
import { Icon } from '../../../ui/icons.tsx';
import { ExerciseBoard } from '../board/exercise-board.tsx';
import {
  type Attempt,
  FRESH,
  isOver,
  withAnotherTry,
  withAnswer,
  withHint,
  withSolutionShown,
} from './attempt.ts';
import { goalText, hintText, whyText } from './text.ts';
import type { PuzzleGame } from './use-puzzle-game.ts';
import { useReasons } from './use-reasons.ts';
import type { PuzzleWords } from './words.ts';

interface StageProps {
  readonly puzzle: Puzzle;
  readonly game: PuzzleGame;
  /** Tells whether the first answer counts for the rating. */
  readonly counts: boolean;
  /** Called after every answer, and after a look at the solution. */
  readonly onAnswer: (attempt: Attempt, before: Attempt) => void;
  /** The content that follows, once nothing is left to answer. */
  readonly next: (attempt: Attempt) => ComponentChildren;
}

/** Games out of 100, as a whole number that is never none. */
const inHundred = (share: number): number => Math.max(1, Math.round(100 * share));

/** Tells the result of the answer: the verdict, then the reasons. */
const resultOf = (
  { puzzle, game }: StageProps,
  { phase, wrong, first, misses }: Attempt,
  describe: (move: string) => string,
): readonly string[] => {
  const { words, answers } = game;
  const best = puzzle.solutions[0];
  const wins = best ? [words.wins(inHundred(best.chance))] : [];
  switch (phase) {
    case 'asking':
      return [];
    case 'wrong': {
      if (!wrong) return [words.wrong];
      const cost = wrong.loss === null ? [] : [words.costs(inHundred(wrong.loss))];
      return [words.wrong, whyText(answers, wrong.why), ...cost];
    }
    case 'shown':
      return [words.solution, describe(puzzle.answer), ...wins];
    case 'solved':
      return [
        misses > 0 ? words.rightLater : first === 'hinted' ? words.rightAfterHint : words.right,
        ...wins,
      ];
  }
};

const ICONS = { wrong: 'close', solved: 'check', shown: 'eye' } as const;

/** The position and what is known of it, made once for each puzzle. */
const usePosition = ({ puzzle, game: { board, translations } }: StageProps) => {
  const { match, view, hints, parse } = useMemo(() => {
    const position = positionOf(puzzle);
    const { parse: parseMove } = position.game.notation.move;
    return {
      match: position,
      view: position.view(puzzle.seat),
      hints: hintsFor(puzzle, position),
      parse: (text: string): AnyMove | undefined => parseMove(text) ?? undefined,
    };
  }, [puzzle]);
  const describe = (text: string): string => {
    const move = parse(text);
    return move === undefined ? text : board.texts.describe(move, view, translations);
  };
  return { match, view, hints, parse, describe };
};

interface AnswerActionsProps extends Pick<StageProps, 'counts' | 'next'> {
  readonly words: PuzzleWords;
  readonly attempt: Attempt;
  /** Tells whether there is another step before the answer itself. */
  readonly hasHint: boolean;
  readonly ask: () => void;
  readonly tryAgain: () => void;
  readonly showSolution: () => void;
}

const AnswerActions = ({
  words,
  attempt,
  counts,
  hasHint,
  ask,
  tryAgain,
  showSolution,
  next,
}: AnswerActionsProps) => {
  const { phase, hints, first } = attempt;
  return (
    <div class={`abreast puzzle-actions items-center ${phase}`}>
      {phase === 'wrong' && (
        <>
          <button type="button" class="button main" onClick={tryAgain}>
            {words.tryAgain}
          </button>
          <button type="button" class="button" onClick={showSolution}>
            {words.showSolution}
          </button>
        </>
      )}
      {phase === 'asking' && hasHint && (
        <button type="button" class="button" onClick={ask}>
          <Icon name="hint" size={20} />
          <span>
            {hints > 0 ? words.nextHint : words.hint}
            {hints === 0 && counts && first === undefined && <small>{words.hintCounts}</small>}
          </span>
        </button>
      )}
      {isOver(attempt) && next(attempt)}
    </div>
  );
};

export const Stage = (props: StageProps) => {
  const { puzzle, game, counts, onAnswer, next } = props;
  const { board, words, answers } = game;
  const attempt = useSignal(FRESH);
  const { match, view, hints, parse, describe } = usePosition(props);
  const { phase, solution } = attempt.value;
  const [verdict, ...sentences] = resultOf(props, attempt.value, describe);
  const hint = hints[attempt.value.hints - 1];
  const isAnswerGiven = hint?.code === 'answer';
  const shown = phase === 'shown' ? parse(puzzle.answer) : phase === 'solved' ? solution : undefined;
  const reasons = useReasons(game, puzzle, view, shown);
  useEffect(() => {
    if (verdict === undefined) return;
    announce([verdict, ...sentences].join(' '));
  }, [phase]);
  useEffect(() => announce(reasons.join(' ')), [reasons.length]);
  useEffect(() => {
    if (hint) announce(hintText(game, hint, view, describe));
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
      marked={phase === 'asking' && isAnswerGiven ? parse(puzzle.answer) : shown}
      disabled={phase !== 'asking'}
      onAnswer={(move) => change(withAnswer(attempt.value, move, grade(puzzle, move, match)))}
    >
      {phase !== 'asking' && (
        <p class={`puzzle-result ${phase}`}>
          <Icon name={ICONS[phase]} size={20} />
          <span>
            <b>{verdict}</b> {[...sentences, ...reasons].join(' ')}
          </span>
        </p>
      )}
      {phase === 'asking' && hint && (
        <p class="puzzle-hint">
          <Icon name="hint" size={20} />
          <span>{hintText(game, hint, view, describe)}</span>
        </p>
      )}
      <AnswerActions
        words={words}
        attempt={attempt.value}
        counts={counts}
        hasHint={!isAnswerGiven}
        ask={() => {
          attempt.value = withHint(attempt.value);
        }}
        tryAgain={() => {
          attempt.value = withAnotherTry(attempt.value);
        }}
        showSolution={() => change(withSolutionShown(attempt.value))}
        next={next}
      />
    </ExerciseBoard>
  );
};
