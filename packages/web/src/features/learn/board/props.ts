// The props of the board of an exercise.
import type { AnyMatch, AnyMove, Seat } from '@crescendo/rules';
import type { ComponentChildren } from 'preact';
import type { AnyBoard } from '../../../boards/boards.ts';
import type { GameSetup } from '../../../session/setup/game-setup.ts';

export interface ExerciseBoardProps {
  readonly board: AnyBoard;
  /** The position: `seat` has to decide. Another match is another question. */
  readonly match: AnyMatch;
  readonly seat: Seat;
  /** The players; without them the others are bots, as in the games that puzzles come from. */
  readonly players?: GameSetup['players'] | undefined;
  /** The question. */
  readonly prompt: string;
  /** The answer, a legal move. Where one gesture means two moves, `next` is the second. */
  readonly onAnswer: (move: AnyMove, next: AnyMove | undefined) => void;
  /** Drawn on the board: a hint, or the better move. */
  readonly marked?: AnyMove | undefined;
  /** It was answered: the board is there to be looked at. */
  readonly disabled?: boolean;
  /** Below the board: what came of the answer, and what can be done. */
  readonly children?: ComponentChildren;
}
