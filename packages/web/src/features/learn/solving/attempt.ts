// One attempt at a puzzle: what was answered, which hints were seen, and what is shown now.
import type { Graded } from '@crescendo/bots/puzzles';
import type { AnyMove } from '@crescendo/rules';
import type { DayResult, FirstAnswer } from '../progress/progress.ts';

type Wrong = Extract<Graded, { isSolved: false }> & {
  /** The player's move. */
  readonly move: AnyMove;
};

export interface Attempt {
  /** `asking`: an answer is awaited. `wrong`: the last one was not it. `shown`: the solution was asked for. */
  readonly phase: 'asking' | 'wrong' | 'solved' | 'shown';
  readonly misses: number;
  /** The number of hints asked for. */
  readonly hints: number;
  /** The last wrong answer. */
  readonly wrong: Wrong | undefined;
  /** The right answer that was given. */
  readonly solution: AnyMove | undefined;
  /** The win chance that it costs beside the best move: nearly none. */
  readonly loss: number;
  /** Known with the first answer, or with giving up. */
  readonly first: FirstAnswer | undefined;
}

export const FRESH: Attempt = {
  phase: 'asking',
  misses: 0,
  hints: 0,
  wrong: undefined,
  solution: undefined,
  loss: 0,
  first: undefined,
};

export const withAnswer = (attempt: Attempt, move: AnyMove, graded: Graded): Attempt => {
  if (graded.isSolved)
    return {
      ...attempt,
      phase: 'solved',
      solution: move,
      loss: graded.loss,
      first: attempt.first ?? (attempt.hints > 0 ? 'hinted' : 'solved'),
    };
  return {
    ...attempt,
    phase: 'wrong',
    misses: attempt.misses + 1,
    wrong: { ...graded, move },
    first: attempt.first ?? 'missed',
  };
};

export const withHint = (attempt: Attempt): Attempt => ({ ...attempt, hints: attempt.hints + 1 });
export const withAnotherTry = (attempt: Attempt): Attempt => ({ ...attempt, phase: 'asking' });
export const withSolutionShown = (attempt: Attempt): Attempt => ({
  ...attempt,
  phase: 'shown',
  first: attempt.first ?? 'missed',
});

/** Tells whether there is nothing more to answer. */
export const isOver = ({ phase }: Attempt): boolean => phase === 'solved' || phase === 'shown';

export const dayResultOf = ({ misses, hints, phase }: Attempt): DayResult => ({
  misses,
  hints,
  isSolved: phase === 'solved',
});
