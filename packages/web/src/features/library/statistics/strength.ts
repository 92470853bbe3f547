// A player's strength at one game beside the bots', on the scale that both stand on. Pure: finished games in, a place out.
import { LEVELS, type Level } from '@crescendo/bots';
import { levelRatings, levelsNear } from '@crescendo/bots/just-right';
import { ratingAfter } from '../../../session/just-right/player-rating.ts';
import type { FinishedGame } from '../../../session/saved/finished-games.ts';

/** A level on the scale; `at`: from 0, the weakest, to 1, the strongest. */
interface Tick {
  readonly level: Level;
  readonly at: number;
}

export interface PlayerStrength {
  readonly mean: number;
  /** The true strength is within so many points, 19 times in 20. */
  readonly error: number;
  /** The number of games that say something about it. */
  readonly games: number;
  /** The levels it is like: one twice, or the two around it; no lower one below all levels. */
  readonly like: readonly [Level | undefined, Level];
  /** The levels that it is hardly outside of; no lowest one where it may be below them all. */
  readonly lowest: Level | undefined;
  readonly highest: Level;
  /** Tells whether these are the levels that it is like. */
  readonly isSure: boolean;
  readonly casual: number;
  readonly ticks: readonly Tick[];
  /** On the same line as the ticks, within 0 and 1. */
  readonly place: { readonly at: number; readonly from: number; readonly to: number };
}

/** Undefined for a game whose bots nobody measured, and before a game says something about the player. */
export const strengthIn = (game: string, finished: readonly FinishedGame[]): PlayerStrength | undefined => {
  const levels = levelRatings(game);
  const rating = ratingAfter(game, finished);
  if (levels === undefined || rating === undefined || rating.games === 0) return undefined;
  const { mean, games } = rating;
  const error = 2 * rating.spread;
  const like = levelsNear(game, mean);
  const highest = levelsNear(game, mean + error)?.[1];
  if (like === undefined || highest === undefined) return undefined;
  const { beginner, expert } = levels;
  const lowest = levelsNear(game, mean - error)?.[0];
  const placeOf = (strength: number): number =>
    Math.min(1, Math.max(0, (strength - beginner) / (expert - beginner)));
  return {
    mean,
    error,
    games,
    like,
    lowest,
    highest,
    isSure: lowest === like[0] && highest === like[1],
    casual: levels.casual,
    ticks: LEVELS.map((level) => ({ level, at: placeOf(levels[level]) })),
    place: { at: placeOf(mean), from: placeOf(mean - error), to: placeOf(mean + error) },
  };
};
