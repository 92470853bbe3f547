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
  /** Replaces a turn as at a table: only the move is asked for, or a goal that drawing and passing never reach. */
  readonly asks?: 'move' | 'goal';
  /** Drawn on the board: a hint, the better move, or the player's own. */
  readonly marked?: AnyMove | undefined;
  /** Tells whether the marked move is a wrong answer. */
  readonly isWrong?: boolean;
  /** It was answered: the board is there to be looked at. */
  readonly disabled?: boolean;
  /** Above the board, below the question: a hint. */
  readonly hint?: ComponentChildren;
  /** Above the board in place of the question: what came of the answer. */
  readonly verdict?: ComponentChildren;
  /** Below the board: what can be done, in one row. */
  readonly children?: ComponentChildren;
}
