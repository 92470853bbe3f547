// The review of a finished game: each seat's chance to win as the game went on, what luck and what skill did to it,
// and the few decisions that mattered. Chances are shares of a win, from 0 to 1; every seat is judged by its own view only.
// There is one value: each reviewed seat has a curve of its own (`Review.curves`), and every other number of the seat can be
// read off it. At a decision of the seat the curve is the chance after its best move, behind it the chance after the move played.
import type { AnyMove, Seat } from '@crescendo/rules';
import type { Level } from '../game-bots.ts';

/** A number and its standard error. */
export interface Measured {
  readonly value: number;
  readonly error: number;
}

/** The levels that a seat's decisions resemble, found by comparing what they lose with games of each level. */
export interface PlayedLike {
  /** The lowest level and the highest; the same twice when it is one of them. */
  readonly from: Level;
  readonly to: Level;
  /** True if it may lie below the lowest level, which `from` is then. */
  readonly mayBeBelow: boolean;
  /** True if it was below the lowest level: `from` and `to` are that one. */
  readonly isBelow: boolean;
}

/**
 * The effect of one event on the seat whose curve this is. From point to point its own chance changes by
 * `luck - decision.loss + others`, to the last digits.
 */
export interface SeatPoint {
  /** The number of events that had happened; 0 is the start. */
  readonly length: number;
  /** The chance of every seat as this one could know it; together 1. */
  readonly chances: readonly number[];
  /** After a chance event: what it did to this seat's chance; 0 after others. */
  readonly luck: number;
  /**
   * The effect of the others' decisions, and of what they showed; 0 after decisions of its own, but where it is the last of those who decide
   * at the same time: what the others had chosen shows with it.
   */
  readonly others: number;
  /**
   * After a decision of this seat: its chance before, which is the chance after the best move and stands at the point before this
   * one, and what was given away: `before - loss + others` stands at this point.
   */
  readonly decision: { readonly before: number; readonly loss: number } | null;
}

/** `start + luck + skill + others = result`, to the last digits. */
export interface SeatReview {
  /** The chance before anything happened, and what the seat had of the game in the end: the ends of its curve. */
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
  readonly others: number;
  /** The same as `others`, by the name that earlier programs read. */
  readonly gift: number;
  /** The luck that only others could see, by their views; part of `others`. Missing if all is open. */
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

/** After an event: where every seat stood by its own view, and what the event did. One seat's view of all is in `Review.curves`. */
export interface CurvePoint {
  /** The number of events that had happened; 0 is the start. */
  readonly length: number;
  /** One for each seat, each by its own view: they need not be 1 together. */
  readonly chances: readonly number[];
  /** After a chance event: what it did to each seat; `null` for those that are not reviewed. */
  readonly luck: readonly (number | null)[] | null;
  /** The effect on each seat that was neither its luck nor its own decision; `null` for those that are not reviewed. */
  readonly others: readonly (number | null)[];
  /** After a decision of a seat that is reviewed: whose, the chance after its best move, and what it gave away. */
  readonly decision: { readonly seat: Seat; readonly before: number; readonly loss: number } | null;
}

/** A decision that mattered: what was played, what was better, what that cost and why. */
export interface ReviewMoment {
  /** The number of events that had happened before it: the position is `match.at(length)`. */
  readonly length: number;
  readonly seat: Seat;
  readonly played: AnyMove;
  readonly better: AnyMove;
  /** The chance before the decision is the one after the better move; both stand on the seat's curve, before and after the decision. */
  readonly before: number;
  readonly betterChance: number;
  readonly playedChance: number;
  /** Their difference, and how sure it is. */
  readonly loss: Measured;
  /** The advice's reasons for the better move: codes with their facts. */
  readonly because: readonly { readonly code: string }[];
  /** The kind of mistake, if the code can tell: one of `themesOf(game)`. */
  readonly theme: string | null;
}

/** A decision that went well although much could have been given away. */
export interface ReviewHighlight {
  /** The number of events that had happened before it: the position is `match.at(length)`. */
  readonly length: number;
  readonly seat: Seat;
  readonly played: AnyMove;
  /** The chance after it, on the seat's curve. */
  readonly chance: number;
  /** The average loss of casual players there. */
  readonly stake: number;
  /** The number of casual players, out of so many, who found it or a move as good. */
  readonly found: number;
  readonly of: number;
  /** The advice's reasons for the move, beside what most others do: codes with their facts. */
  readonly because: readonly { readonly code: string }[];
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
  /** For each seat its own curve, with a point for every point of `curve`; `null` for those that are not reviewed. From the first progress on. */
  readonly curves: readonly (readonly SeatPoint[] | null)[];
  /** At most three for each seat, those that cost most first; none below the noise. */
  readonly moments: readonly ReviewMoment[];
  /** At most three for each seat, those first that casual players lose most by; missing until everything is judged. */
  readonly highlights?: readonly ReviewHighlight[];
  /** The series, if the game is a round of one: all else is about this round alone. */
  readonly series?: SeriesReview;
}

/** Each seat's chance to win the whole series: before the round, and after it. */
export interface SeriesReview {
  readonly before: readonly number[];
  readonly after: readonly number[];
}
