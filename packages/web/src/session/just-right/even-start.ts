// The head start that makes a game of a person and a bot even: as measured between the levels that the two are like.
import { EVEN_STARTS, type EvenStart, LEVELS, type Level } from '@crescendo/bots';
import { levelRatings, ratingOfBot } from '@crescendo/bots/just-right';
import { isGameId, type Seat } from '@crescendo/rules';
import type { FinishedGame } from '../saved/finished-games.ts';
import type { Player } from '../setup/game-setup.ts';
import { ratingAfter } from './player-rating.ts';

export interface Suggestion {
  /** The seat that gets the head start. */
  readonly seat: Seat;
  readonly start: EvenStart;
  /** The level that the person plays like. */
  readonly like: Level;
}

/** Fewer games say too little about a person. */
const ENOUGH = 3;

const nearest = (game: string, rating: number): Level | undefined => {
  const levels = levelRatings(game);
  if (levels === undefined) return undefined;
  return LEVELS.toSorted((a, b) => Math.abs(levels[a] - rating) - Math.abs(levels[b] - rating))[0];
};

/** `undefined`: these two are about equal, or nothing is known about one of them. */
export const evenStartFor = (
  game: string,
  players: readonly Player[],
  finished: readonly FinishedGame[],
): Suggestion | undefined => {
  const seat = players.findIndex(({ kind }) => kind === 'human');
  const bot = players.find((player) => player.kind === 'bot');
  const rating = ratingAfter(game, finished);
  if (!isGameId(game) || players.length !== 2 || seat < 0 || bot?.kind !== 'bot') return undefined;
  const strength = ratingOfBot(game, bot.level);
  if (rating === undefined || rating.games < ENOUGH || strength === undefined) return undefined;
  const [like, other] = [nearest(game, rating.mean), nearest(game, strength)];
  const start = EVEN_STARTS[game]?.find(
    ({ weaker, stronger }) =>
      (weaker === like && stronger === other) || (weaker === other && stronger === like),
  );
  if (like === undefined || start === undefined) return undefined;
  return { seat: start.weaker === like ? seat : 1 - seat, start, like };
};
