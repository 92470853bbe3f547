// The buttons of a puzzle: a hint, another try, the solution, and the way on.
import type { ComponentChildren } from 'preact';
import { Icon } from '../../../ui/icons.tsx';
import { type Attempt, isOver } from './attempt.ts';
import type { PuzzleWords } from './words.ts';

interface ActionsProps {
  readonly words: PuzzleWords;
  readonly attempt: Attempt;
  /** Tells whether the first answer counts for the rating. */
  readonly counts: boolean;
  /** One answer, and no hints. */
  readonly isTest: boolean;
  /** Tells whether there is another step before the answer itself. */
  readonly hasHint: boolean;
  readonly ask: () => void;
  readonly tryAgain: () => void;
  readonly showSolution: () => void;
  /** Beside a hint, where there is room. */
  readonly aside: ComponentChildren;
  /** The content that follows, once nothing is left to answer. */
  readonly next: () => ComponentChildren;
}

export const Actions = (props: ActionsProps) => {
  const { words, attempt, counts, isTest, hasHint, ask, tryAgain, showSolution, aside, next } = props;
  const { phase, hints, first } = attempt;
  return (
    <div class={`row grow gap-10 puzzle-actions ${phase}`}>
      {phase === 'wrong' && (
        <>
          {isTest ? (
            next()
          ) : (
            <button type="button" class="button main" onClick={tryAgain}>
              {words.tryAgain}
            </button>
          )}
          <button type="button" class="button" onClick={showSolution}>
            {words.showSolution}
          </button>
        </>
      )}
      {phase === 'asking' && (
        <>
          <div class="grow">{aside}</div>
          {hasHint && !isTest && (
            <button type="button" class="button" onClick={ask}>
              <Icon name="hint" size={20} />
              <span>
                {hints > 0 ? words.nextHint : words.hint}
                {hints === 0 && counts && first === undefined && <small>{words.hintCounts}</small>}
              </span>
            </button>
          )}
        </>
      )}
      {isOver(attempt) && next()}
    </div>
  );
};
