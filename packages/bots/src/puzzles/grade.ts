// Grades answers: right is one of the solutions, a move that costs next to nothing, or one against which the game finds nothing.
import type { AnyMatch, AnyMove } from '@crescendo/rules';
import { PUZZLED } from './games/index.ts';
import { positionOf } from './load.ts';
import type { Graded, Puzzle, PuzzleAnswer } from './puzzle.ts';
import { hasPuzzles } from './themes/index.ts';

const lossOf = ({ solutions: [best] }: Puzzle, { chance }: PuzzleAnswer): number =>
  best ? Math.max(0, best.chance - chance) : 0;

/** Tells whether this known move, though not the best, is so close to it that it counts as solved. */
export const isNearlyBest = (puzzle: Puzzle, answer: PuzzleAnswer): boolean =>
  hasPuzzles(puzzle.game) && lossOf(puzzle, answer) < PUZZLED[puzzle.game].nearly;

/** Grades a move in the puzzle's position; `position` saves replaying it where the caller has it. */
export const grade = (puzzle: Puzzle, move: AnyMove, position: AnyMatch = positionOf(puzzle)): Graded => {
  const { game, goal, seat, solutions, mistakes, answer } = puzzle;
  if (position.check(seat, move) !== undefined)
    return { isSolved: false, loss: null, why: { code: 'not-legal' } };
  const { format, parse } = position.game.notation.move;
  const name = format(move);
  if (solutions.some((solution) => solution.move === name)) return { isSolved: true, loss: 0 };
  const known = mistakes.find((mistake) => mistake.move === name);
  if (known && isNearlyBest(puzzle, known)) return { isSolved: true, loss: lossOf(puzzle, known) };
  const best = parse(answer);
  if (best === undefined || !hasPuzzles(game))
    throw new Error(`${game} has no puzzle with the answer ${answer}`);
  const why = PUZZLED[game].whyNot(position.view(seat), move, best, goal);
  if (why === undefined) return { isSolved: true, loss: 0 };
  const loss = known && solutions.length > 0 ? lossOf(puzzle, known) : null;
  return { isSolved: false, loss, why };
};
