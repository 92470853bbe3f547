// Rates a player at one game on the scale of the levels, with a deviation: Glicko-2 with a fixed volatility, so that it follows
// somebody who learns.
import { rate } from '../puzzles/rating/glicko.ts';
import { levelRatings } from './level-ratings.ts';

/** JSON; one for each game. */
export interface Rating {
  readonly mean: number;
  /** The true strength is within twice this, 19 times in 20. */
  readonly spread: number;
  readonly games: number;
  /**
   * Wins in a row, below 0: losses in a row, in games of two. Among more players a win counts more and a loss less: in proportion to the
   * surprise where all are equal.
   */
  readonly row: number;
  /** The strength of the others in the last game, on average; missing before the first one. */
  readonly last?: number;
}

/** The result of one game against others whose strength is known. */
export interface Result {
  /** The part of the win that the player got, from 0 to 1. */
  readonly share: number;
  /** The ratings of the others. */
  readonly opponents: readonly number[];
  /** The same with equal luck, where a review knows it: `SeatReview.adjusted`. */
  readonly adjusted?: number;
}

const FIRST_SPREAD = 260;
/** About ten points a game. */
const VOLATILITY = 0.06;
/** Levels are measured to about so many points. */
const KNOWN = 20;
const PER_TENFOLD = 400;

/** Between beginner and casual; undefined for a game that nobody measured. */
export const firstRating = (game: string): Rating | undefined => {
  const levels = levelRatings(game);
  if (levels === undefined) return undefined;
  return { mean: Math.round((levels.beginner + levels.casual) / 2), spread: FIRST_SPREAD, games: 0, row: 0 };
};

/** The one opponent that would win as often as all of these together: everybody wins in proportion to ten to the power of rating / 400. */
const together = (opponents: readonly number[]): number =>
  PER_TENFOLD * Math.log10(opponents.reduce((sum, rating) => sum + 10 ** (rating / PER_TENFOLD), 0));

/** A win shared by two of two is neither. */
const nextRow = (row: number, share: number, seats: number): number => {
  const isShared = share === 1 / seats;
  if (isShared) return 0;
  return share > 0 ? Math.max(0, row) + Math.log2(seats) : Math.min(0, row) + Math.log2(1 - 1 / seats);
};

const meanOf = (ratings: readonly number[]): number =>
  ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length;

/** The rating after one more game. A game alone changes nothing. */
export const afterGame = (rating: Rating, { share, opponents, adjusted = share }: Result): Rating => {
  if (opponents.length === 0) return rating;
  const score = Math.min(1, Math.max(0, adjusted));
  const before = { rating: rating.mean, deviation: rating.spread, volatility: VOLATILITY };
  const after = rate(before, [{ rating: together(opponents), deviation: KNOWN, score }]);
  return {
    mean: after.rating,
    spread: after.deviation,
    games: rating.games + 1,
    row: nextRow(rating.row, share, opponents.length + 1),
    last: meanOf(opponents),
  };
};

/**
 * The rating after a game with hints or with moves taken back. It does not say how strong the player is; but who loses in spite of help has lost
 * once more, and who wins is losing no more.
 */
export const afterHelpedGame = (rating: Rating, { share, opponents }: Result): Rating => {
  if (opponents.length === 0) return rating;
  if (share > 0) return rating.row < 0 ? { ...rating, row: 0 } : rating;
  return { ...rating, row: nextRow(rating.row, share, opponents.length + 1), last: meanOf(opponents) };
};
