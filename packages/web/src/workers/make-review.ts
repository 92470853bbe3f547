// Makes the review of a finished game, in the bots' Worker, and tells how far it is.
import { reviewError, reviewGame } from '@crescendo/bots/review';
import { type AnyGame, helpIn, parseRecord, replayRecord } from '@crescendo/rules';
import type { ReviewRequest, ReviewResponse } from './review-client.ts';

/** Not every step is worth a message. */
const EVERY_MS = 80;

export const makeReview = async (
  { record: text, round, seats }: ReviewRequest,
  game: AnyGame,
  tell: (response: ReviewResponse) => void,
): Promise<void> => {
  const parsed = parseRecord(text, () => game);
  if ('error' in parsed) throw new Error(parsed.error.code);
  const { match } = replayRecord(parsed.record, () => game);
  if (reviewError(match) === 'not-learnt') return tell({ kind: 'not-learnt' });
  const making = reviewGame(match, { round, only: seats, help: helpIn(parsed.record) });
  let sentAt = 0;
  for (;;) {
    const step = await making.next();
    if (step.done) return tell({ kind: 'done', review: step.value });
    const { done, total, review } = step.value;
    if (review === null && performance.now() - sentAt < EVERY_MS) continue;
    sentAt = performance.now();
    tell({ kind: 'progress', share: done / total, review });
  }
};
