// One puzzle, to be looked at again or to be sent to somebody. It counts for nothing.
import type { Puzzle } from '@crescendo/bots/puzzles';
import { saveFirstAnswer, saveSolved } from '../progress/progress.ts';
import type { Attempt } from '../solving/attempt.ts';
import { Stage } from '../solving/stage.tsx';
import type { PuzzleGame } from '../solving/use-puzzle-game.ts';

export const Single = ({ game, puzzle }: { readonly game: PuzzleGame; readonly puzzle: Puzzle }) => {
  const { words } = game;
  const onAnswer = ({ first, phase }: Attempt, before: Attempt): void => {
    if (first !== undefined && before.first === undefined) saveFirstAnswer(puzzle, first, false);
    else if (phase === 'solved') saveSolved(puzzle);
  };
  return (
    <Stage
      puzzle={puzzle}
      game={game}
      counts={false}
      onAnswer={onAnswer}
      linksLesson
      next={() => (
        <a class="button main" href={`/puzzles/${game.id}`}>
          {words.ten}
        </a>
      )}
    />
  );
};
