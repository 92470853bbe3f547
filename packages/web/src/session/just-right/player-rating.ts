// The strength of the player of this device at each game. Worked out from the finished games every time, so that nothing can disagree.
import {
  afterGame,
  afterHelpedGame,
  firstRating,
  type Rating,
  ratingOfBot,
} from '@crescendo/bots/just-right';
import type { FinishedGame } from '../saved/finished-games.ts';

/** The reason why a game says nothing about the player's strength. */
export type NotRated = 'alone' | 'hints' | 'taken-back' | 'head-start' | 'unknown-opponent';

/** The ratings of the others; undefined where one of them has none, or somebody had a head start: such a game is never rated. */
const opponentsIn = ({
  game,
  seat,
  players,
  headStart = false,
}: FinishedGame): readonly number[] | undefined => {
  if (headStart) return undefined;
  const others = players
    .filter((_, other) => other !== seat)
    .flatMap(({ kind, level }) => (kind === 'bot' ? (ratingOfBot(game, level ?? '') ?? []) : []));
  return others.length === players.length - 1 ? others : undefined;
};

export const whyNotRated = (played: FinishedGame): NotRated | undefined => {
  const { players, takenBack = 0, hints = 0 } = played;
  if (players.length < 2) return 'alone';
  if (takenBack > 0) return 'taken-back';
  if (hints > 0) return 'hints';
  if (played.headStart) return 'head-start';
  return opponentsIn(played) === undefined ? 'unknown-opponent' : undefined;
};

const afterPlayed = (rating: Rating, played: FinishedGame): Rating => {
  const opponents = opponentsIn(played);
  if (opponents === undefined) return rating;
  const { seat, winners, adjusted } = played;
  const share = winners.includes(seat) ? 1 / winners.length : 0;
  if (whyNotRated(played) !== undefined) return afterHelpedGame(rating, { share, opponents });
  return afterGame(rating, { share, opponents, ...(adjusted !== undefined && { adjusted }) });
};

/** The rating after these games, the oldest first; undefined for a game whose bots nobody measured. */
export const ratingAfter = (game: string, finished: readonly FinishedGame[]): Rating | undefined => {
  const first = firstRating(game);
  return first && finished.filter((played) => played.game === game).reduce(afterPlayed, first);
};
