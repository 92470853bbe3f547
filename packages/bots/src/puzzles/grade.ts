// Is an answer right? For goals of Rummikub any arrangement that reaches the goal is; else one of the solutions.
import type { AnyMove } from '@crescendo/rules';
import { type AnyMatch, gameById } from '@crescendo/rules';
import type { Move as RummikubMove, View as RummikubView } from '@crescendo/rules/rummikub';
import { positionOf } from './load.ts';
import type { Graded, Puzzle } from './puzzle.ts';
import { goalFault } from './rummikub-goals.ts';
import { whyNot } from './why-not.ts';

/** Grades a move in the puzzle's position; `position` saves replaying it if the caller has it. */
export const grade = (puzzle: Puzzle, move: AnyMove, position: AnyMatch = positionOf(puzzle)): Graded => {
  const { goal, seat, solutions, mistakes } = puzzle;
  if (position.check(seat, move) !== undefined)
    return { isSolved: false, loss: null, why: { code: 'not-legal' } };
  if (goal.kind !== 'best') {
    // Goals other than the best are asked in Rummikub only.
    const why = goalFault(position.view(seat) as RummikubView, move as RummikubMove, goal);
    return why === undefined ? { isSolved: true } : { isSolved: false, loss: null, why };
  }
  const name = gameById(puzzle.game)?.notation.move.format(move) ?? '';
  if (solutions.some((solution) => solution.move === name)) return { isSolved: true };
  const known = mistakes.find((mistake) => mistake.move === name);
  const best = solutions[0];
  const loss = known && best ? Math.max(0, best.chance - known.chance) : null;
  return { isSolved: false, loss, why: whyNot(puzzle, position.view(seat), move) };
};
