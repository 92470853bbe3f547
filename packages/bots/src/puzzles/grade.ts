// Grades answers: right is one of the solutions, or a move against which the game finds nothing.
import type { AnyMatch, AnyMove } from '@crescendo/rules';
import { PUZZLED } from './games/index.ts';
import { positionOf } from './load.ts';
import type { Graded, Puzzle } from './puzzle.ts';
import { hasPuzzles } from './themes/index.ts';

/** Grades a move in the puzzle's position; `position` saves replaying it where the caller has it. */
export const grade = (puzzle: Puzzle, move: AnyMove, position: AnyMatch = positionOf(puzzle)): Graded => {
  const { game, goal, seat, solutions, mistakes, answer } = puzzle;
  if (position.check(seat, move) !== undefined)
    return { isSolved: false, loss: null, why: { code: 'not-legal' } };
  const { format, parse } = position.game.notation.move;
  const name = format(move);
  if (solutions.some((solution) => solution.move === name)) return { isSolved: true };
  const best = parse(answer);
  if (best === undefined || !hasPuzzles(game))
    throw new Error(`${game} has no puzzle with the answer ${answer}`);
  const why = PUZZLED[game].whyNot(position.view(seat), move, best, goal);
  if (why === undefined) return { isSolved: true };
  const known = mistakes.find((mistake) => mistake.move === name);
  const [solution] = solutions;
  const loss = known && solution ? Math.max(0, solution.chance - known.chance) : null;
  return { isSolved: false, loss, why };
};
