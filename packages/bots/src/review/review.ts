// The review of a finished game: each seat's chance to win as the game went on, what luck and what skill did to it,
// and the few decisions that mattered. Chances are shares of a win, from 0 to 1; every seat is judged by its own view only.
import type { AnyMove, Seat } from '@crescendo/rules';
import type { Level } from '../game-bots.ts';

/** A number and its standard error. */
export interface Measured {
  readonly value: number;
  readonly error: number;
}

/** The level that a seat's decisions resemble, found by measuring what the levels lose per decision. */
export interface PlayedLike {
  /** The level below and the one above; the same twice when it is one of them. */
  readonly from: Level;
  readonly to: Level;
}

/** `start + luck + skill + gift = result`, to the last digits. */
export interface SeatReview {
  /** The chance before anything happened, and what the seat had of the game in the end. */
  readonly start: number;
  readonly result: number;
  readonly luck: number;
  /** The spread of a seat's luck in such a game: one standard deviation. */
  readonly luckSpread: number;
  /**
   * The total loss of its own decisions; 0 or less. Below -1 when more than a whole game was given away: luck or others had
   * given some of it back in between.
   */
  readonly skill: number;
  /** The win chance that the others' decisions gave it or took from it. */
  readonly gift: number;
  /** The luck that only others could see, by their views; part of `gift`. Missing if all is open. */
  readonly unseenLuck?: number;
  /**
   * The result without luck, the unseen included: how often so played a game is won with equal luck, on average. May
   * leave 0…1.
   */
  readonly adjusted: number;
  /** Decisions that were not obvious. */
  readonly decisions: number;
  /** The average loss of such a decision; `null` without any. */
  readonly meanLoss: Measured | null;
  /** `null` when there were too few decisions to say. */
  readonly level: PlayedLike | null;
}

/** After an event: where everybody stood, and what the event did. */
export interface CurvePoint {
  /** The number of events that had happened; 0 is the start. */
  readonly length: number;
  /** One for each seat, each by its own view. */
  readonly chances: readonly number[];
  /** After a chance event: what it did to each seat; `null` for those that are not reviewed. */
  readonly luck: readonly (number | null)[] | null;
  /** After a decision of a seat that is reviewed: whose, and what it gave away. */
  readonly decision: { readonly seat: Seat; readonly loss: number } | null;
}

/** A decision that mattered: what was played, what was better, what that cost and why. */
export interface ReviewMoment {
  /** The number of events that had happened before it: the position is `match.at(length)`. */
  readonly length: number;
  readonly seat: Seat;
  readonly played: AnyMove;
  readonly better: AnyMove;
  /** The chance after each. */
  readonly playedChance: number;
  readonly betterChance: number;
  /** Their difference, and how sure it is. */
  readonly loss: Measured;
  /** The advice's reasons for the better move: codes with their facts. */
  readonly because: readonly { readonly code: string }[];
  /** The kind of mistake, if the code can tell: one of `themesOf(game)`. */
  readonly theme: string | null;
}

export interface Review {
  readonly game: string;
  /** Chances were measured to come true for this game and these options; if not, show ranges, and no luck and skill. */
  readonly isCalibrated: boolean;
  /** The possible error of the chances, to either side; 1: unknown, so show no figures. See `WinChances`. */
  readonly margin: number;
  /** `null` for those that are not reviewed, or not yet. */
  readonly seats: readonly (SeatReview | null)[];
  readonly curve: readonly CurvePoint[];
  /** At most three for each seat, those that cost most first; none below the noise. */
  readonly moments: readonly ReviewMoment[];
  /** The series, if the game is a round of one: all else is about this round alone. */
  readonly series?: SeriesReview;
}

/** Each seat's chance to win the whole series: before the round, and after it. */
export interface SeriesReview {
  readonly before: readonly number[];
  readonly after: readonly number[];
}
