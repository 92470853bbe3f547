// A position whose best move is asked for. Positions come from games of bots; the answers were verified by
// simulation or by the exact solver.
import type { Seat } from '@crescendo/rules';
import type { Why } from './codes.ts';
import type { PuzzleGoal } from './goals/index.ts';

/** A move with its chance to win as the simulation found it. */
export interface PuzzleAnswer {
  /** In the game's notation. */
  readonly move: string;
  readonly chance: number;
}

export interface Puzzle {
  /** Stable: `qwinto-0042`. Ratings, links and the puzzle of the day use it. */
  readonly id: string;
  readonly game: string;
  /** A record up to the position (record.ts): seats, options, events. */
  readonly record: string;
  /** The seat that decides. */
  readonly seat: Seat;
  readonly goal: PuzzleGoal;
  /** One of `PUZZLE_THEMES` of the game. */
  readonly theme: string;
  /** Measured difficulty on the scale of Glicko-2: 1500 is average. */
  readonly rating: number;
  /** Goal `best`: all moves that are as good as the best, and the usual wrong ones with what they cost. Else empty. */
  readonly solutions: readonly PuzzleAnswer[];
  readonly mistakes: readonly PuzzleAnswer[];
  /** A move that solves it, in the game's notation: the best solution, or one arrangement that reaches the goal. */
  readonly answer: string;
}

/** A few positions on one technique, easiest first. */
export interface Lesson {
  /** `leaving-room`; words have its title and its two sentences. */
  readonly id: string;
  /** The theme of the puzzles that it practises; `null`: its positions were made for it. */
  readonly theme: string | null;
  readonly puzzles: readonly string[];
}

/** The grade of an answer. */
export type Graded =
  | {
      readonly isSolved: true;
      /** The win chance that it costs: 0 for a solution, a little for a move that is nearly as good. */
      readonly loss: number;
    }
  | {
      readonly isSolved: false;
      /** The win chance that the answer costs, if it is known. */
      readonly loss: number | null;
      /** A code with its facts, in words on the page: see `WHY_CODES`. */
      readonly why: Why;
    };
