// Asks for a review, which is made in a Worker of its own; stopping it ends the Worker.
import type { Review } from '@crescendo/bots/review';
import type { Seat } from '@crescendo/rules';

export interface ReviewRequest {
  readonly game: string;
  /** The whole game as text. */
  readonly record: string;
  /** The round of a series, counted from 1. */
  readonly round: number;
  /** The seats to review: nobody else's decisions are judged. */
  readonly seats: readonly Seat[];
}

export type ReviewResponse =
  /** `review`: what is known of it so far, when something new is. */
  | { readonly kind: 'progress'; readonly share: number; readonly review: Review | null }
  | { readonly kind: 'done'; readonly review: Review }
  /** Nothing was learnt about the game's chances: it has no review. */
  | { readonly kind: 'not-learnt' }
  | { readonly kind: 'failed'; readonly error: string };

/** Returns what stops it; then nothing more is heard of it. */
export const startReview = (
  request: ReviewRequest,
  tell: (response: ReviewResponse) => void,
): (() => void) => {
  const worker = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' });
  const stop = (): void => worker.terminate();
  worker.addEventListener('message', ({ data }: MessageEvent<ReviewResponse>) => {
    if (data.kind !== 'progress') stop();
    tell(data);
  });
  worker.addEventListener('error', ({ message }) => {
    stop();
    tell({ kind: 'failed', error: message });
  });
  worker.postMessage(request);
  return stop;
};
