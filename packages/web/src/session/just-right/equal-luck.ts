// Takes luck out of the result of a finished game: the first part of a review, which takes a moment only. What is counted once stays with the
// game in the list of finished ones.
import type { ReviewRequest, startReview } from '../../workers/review-client.ts';
import { finishedGames, noteEqualLuck } from '../saved/finished-games.ts';
import { whyNotRated } from './player-rating.ts';

type StartReview = typeof startReview;

/** The result of this seat with luck taken out; undefined where nothing was learnt about the game. */
const resultWithoutLuck = (
  request: Omit<ReviewRequest, 'round' | 'seats'>,
  seat: number,
  start: StartReview,
): Promise<number | undefined> =>
  new Promise((resolve) => {
    const stop = start({ ...request, round: 1, seats: [seat] }, (response) => {
      const review = 'review' in response ? response.review : null;
      const adjusted = review?.isCalibrated ? review.seats[seat]?.adjusted : undefined;
      if (response.kind === 'progress' && adjusted === undefined) return;
      // Once luck is counted, decisions are judged: nobody has asked for that.
      stop();
      resolve(adjusted);
    });
  });

/** Resolves when the luck of this game is counted, if it says something about the player's strength. `record`: the whole game as text. */
export const countLuck = async (
  id: string,
  record: string | undefined,
  start: StartReview,
): Promise<void> => {
  const played = finishedGames().find((game) => game.id === id);
  if (played === undefined || record === undefined || played.adjusted !== undefined) return;
  if (played.isSeries || whyNotRated(played) !== undefined) return;
  const adjusted = await resultWithoutLuck({ game: played.game, record }, played.seat, start);
  if (adjusted !== undefined) noteEqualLuck(id, adjusted);
};
