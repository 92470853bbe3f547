// Hints in steps: where to look, then closer, and at last the move.
import { type AnyMatch, gameById } from '@crescendo/rules';
import type { Hint } from './codes.ts';
import { PUZZLED } from './games/index.ts';
import { positionOf } from './load.ts';
import type { Puzzle } from './puzzle.ts';
import { hasPuzzles } from './themes/index.ts';

/** The steps to the answer; `position` saves replaying it where the caller has it. */
export const hintsFor = (puzzle: Puzzle, position: AnyMatch = positionOf(puzzle)): readonly Hint[] => {
  const { game, seat, answer } = puzzle;
  const best = gameById(game)?.notation.move.parse(answer);
  if (best === undefined) throw new Error(`no move ${answer}`);
  const steps = hasPuzzles(game) ? PUZZLED[game].hints(position.view(seat), best) : [];
  return [...steps, { code: 'answer', move: answer }];
};
