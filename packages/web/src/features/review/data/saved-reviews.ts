// Reviews that were made on this device: whole ones of the last games, so that none is made twice, and of every game the few
// figures that "over time" is made of.
import type { Review } from '@crescendo/bots/review';
import type { Seat } from '@crescendo/rules';
import { readStoredJson, removeStored, storedKeys, writeStored } from '../../../shell/storage.ts';

/** Weights that were learnt anew change every figure: then this number changes, and reviews are made again. */
export const VERSION = 5;

interface KeptReview {
  readonly version: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly review: Review;
}

/** One player's figures of one game. */
export interface ReviewFigures {
  readonly id: string;
  readonly game: string;
  readonly at: number;
  readonly luck: number;
  readonly luckSpread: number;
  readonly skill: number;
  readonly adjusted: number;
  readonly decisions: number;
  /** The kinds of the mistakes that mattered, where the code can tell. */
  readonly themes: readonly string[];
}

const KEY = 'review.';
/** As many as finished games are kept. */
const MOST_KEPT = 20;
const TALLY = 'reviewed';
const MOST_COUNTED = 200;

/** A curve is drawn: four digits are enough, and take a third of the room. */
const short = (share: number): number => Math.round(share * 1e4) / 1e4;

const shortened = (review: Review): Review => ({
  ...review,
  curve: review.curve.map((point) => ({
    ...point,
    chances: point.chances.map(short),
    luck: point.luck?.map((share) => share && short(share)) ?? null,
  })),
});

const keptReview = (id: string): KeptReview | undefined => {
  const kept = readStoredJson<KeptReview>(KEY + id);
  return kept?.version === VERSION && Array.isArray(kept.review?.curve) ? kept : undefined;
};

export const reviewOf = (id: string): Review | undefined => keptReview(id)?.review;

export const keepReview = (id: string, review: Review, now: number): void => {
  const kept: KeptReview = { version: VERSION, at: now, review: shortened(review) };
  writeStored(KEY + id, JSON.stringify(kept));
  const ages = storedKeys(KEY).map((key) => ({ key, at: keptReview(key.slice(KEY.length))?.at ?? 0 }));
  for (const { key } of ages.sort((a, b) => b.at - a.at).slice(MOST_KEPT)) removeStored(key);
};

export const reviewFigures = (): readonly ReviewFigures[] => {
  const kept = readStoredJson<readonly ReviewFigures[]>(TALLY);
  return Array.isArray(kept) ? kept : [];
};

/** Each game counts once; figures that were not measured to come true do not count. */
export const countReview = (id: string, review: Review, seat: Seat, now: number): void => {
  const own = review.seats[seat];
  const before = reviewFigures();
  if (!review.isCalibrated || !own || before.some((game) => game.id === id)) return;
  const { luck, luckSpread, skill, adjusted, decisions } = own;
  const themes = review.moments.flatMap((moment) => (moment.seat === seat ? (moment.theme ?? []) : []));
  const game = { id, game: review.game, at: now, luck, luckSpread, skill, adjusted, decisions, themes };
  writeStored(TALLY, JSON.stringify([...before, game].slice(-MOST_COUNTED)));
};
