// The review of a game: saved earlier, or made now and shown as it grows.
import type { Review } from '@crescendo/bots/review';
import { shownSeat } from '@crescendo/bots/review/shown';
import { formatRecord, helpLines, type Seat } from '@crescendo/rules';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { startReview } from '../../workers/review-client.ts';
import { addMistakes } from './data/mistakes.ts';
import { countReview, savedReview, saveReview } from './data/saved-reviews.ts';
import { newCard } from './data/schedule.ts';
import { shareExercises } from './data/share-exercises.ts';
import type { Reviewable } from './source.ts';

export interface ReviewState {
  /** The review so far; skill and moments come last. */
  readonly review: Review | undefined;
  readonly status: 'making' | 'stopped' | 'failed' | 'not-learnt' | 'done';
  /** The progress, from 0 to 1. */
  readonly share: number;
  readonly stop: () => void;
  readonly goOn: () => void;
}

/** A round of a series has a review of its own. */
const reviewId = ({ id, match }: Reviewable, round: number): string =>
  match.series === null ? id : `${id}.${round}`;

/**
 * Saves the review, counts it in "over time", and makes exercises of the reader's own mistakes, unless it was a first game
 * to learn with.
 */
const saveResults = (game: Reviewable, round: number, review: Review): void => {
  const now = Date.now();
  const id = reviewId(game, round);
  saveReview(id, review, now);
  if (game.own === undefined || game.setup.lesson) return;
  countReview(id, review, game.own, now);
  const losses = shownSeat(review, game.own)?.losses ?? [];
  const own = review.moments.filter(
    ({ seat, length }) => seat === game.own && losses.some((loss) => loss.length === length),
  );
  const { match, setup } = game;
  addMistakes(own, { from: game.id, match, players: setup.players, now, card: newCard(now) });
  void shareExercises();
};

/** Tells whether it says something about each of these seats. */
const covers = (review: Review, seats: readonly Seat[]): boolean =>
  seats.every((seat) => review.seats[seat] != null);

export const useReview = (game: Reviewable, round: number): ReviewState => {
  const review = useSignal<Review | undefined>(undefined);
  const status = useSignal<ReviewState['status']>('making');
  const share = useSignal(0);
  useEffect(() => {
    const saved = savedReview(reviewId(game, round));
    review.value = saved;
    status.value = saved && covers(saved, game.seats) ? 'done' : 'making';
  }, [game, round]);
  useEffect(() => {
    if (status.value !== 'making') return;
    const { match, seats, help } = game;
    const record = formatRecord(match.record({ fairness: helpLines(help) }), () => match.game);
    return startReview({ game: match.game.id, record, round, seats }, (response) => {
      if (response.kind === 'failed' || response.kind === 'not-learnt') {
        status.value = response.kind;
        return;
      }
      if (response.review) review.value = response.review;
      if (response.kind === 'progress') share.value = response.share;
      else {
        status.value = 'done';
        saveResults(game, round, response.review);
      }
    });
  }, [game, round, status.value === 'making']);
  return {
    review: review.value,
    status: status.value,
    share: share.value,
    stop: () => {
      status.value = 'stopped';
    },
    goOn: () => {
      status.value = 'making';
    },
  };
};
