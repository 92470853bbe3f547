// Reviews that were made on this device: whole ones of the last games, so that none is made twice, and of every game the few
// figures that "over time" is made of.
import type { Review } from '@crescendo/bots/review';
import { shownSeat } from '@crescendo/bots/review/shown';
import type { Seat } from '@crescendo/rules';
import * as v from 'valibot';
import { Collection } from '../../../shell/storage/collection.ts';
import { legacyList, legacyValues } from '../../../shell/storage/legacy.ts';
import { judgeOf } from './judge.ts';

interface SavedReview {
  readonly id: string;
  /** The checksum of what it was made with: reviews by other judges are made again. */
  readonly judge: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Of this version, or of an earlier one, which had less. */
  readonly review: AnyReview;
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

/** The most reviews kept, as many as finished games are saved. */
const MAX_REVIEWS = 20;
const MAX_FIGURES = 200;

type AnyReview = Pick<Review, 'game'> & Partial<Review>;
const AnyReview = v.custom<AnyReview>((value) =>
  v.is(v.object({ game: v.string(), curve: v.array(v.unknown()), moments: v.array(v.unknown()) }), value),
);

/** Tells whether a saved review is of this version. */
const isReview = (review: AnyReview): review is Review => Array.isArray(review.curves);

const SavedReviewSchema: v.GenericSchema<unknown, SavedReview> = v.object({
  id: v.string(),
  judge: v.string(),
  at: v.number(),
  review: AnyReview,
});

const ReviewFiguresSchema: v.GenericSchema<unknown, ReviewFigures> = v.object({
  id: v.string(),
  game: v.string(),
  at: v.number(),
  luck: v.number(),
  luckSpread: v.number(),
  skill: v.number(),
  adjusted: v.number(),
  decisions: v.number(),
  themes: v.array(v.string()),
});

const readAs =
  <T>(schema: v.GenericSchema<unknown, T>) =>
  (value: unknown): T | undefined => {
    const read = v.safeParse(schema, value);
    return read.success ? read.output : undefined;
  };

/** The prefix under which earlier versions kept them, in localStorage: a review each, and the figures as one list. */
const LEGACY = 'review.';
const LEGACY_FIGURES = 'reviewed';

const LegacyReview = v.object({ version: v.number(), at: v.number(), review: AnyReview });

const reviews = new Collection<SavedReview>('reviews', {
  read: readAs(SavedReviewSchema),
  legacy: () =>
    legacyValues(LEGACY, (id, value) => {
      const saved = readAs(LegacyReview)(value);
      return saved && [id, { id, judge: `version ${saved.version}`, at: saved.at, review: saved.review }];
    }),
});

const figures = new Collection<ReviewFigures>('review-figures', {
  read: readAs(ReviewFiguresSchema),
  legacy: () =>
    legacyList(LEGACY_FIGURES, (item) => {
      const game = readAs(ReviewFiguresSchema)(item);
      return game && [game.id, game];
    }),
});

/** Resolves when reviews and figures can be asked for. */
export const loadReviews = async (): Promise<void> => {
  await Promise.all([reviews.load(), figures.load()]);
};

/** A curve is drawn: four digits are enough, and take a third of the room. */
const short = (share: number): number => Math.round(share * 1e4) / 1e4;

const shortDecision = <D extends { readonly before: number; readonly loss: number }>(
  decision: D | null,
): D | null => decision && { ...decision, before: short(decision.before), loss: short(decision.loss) };

const shortened = (review: Review): Review => ({
  ...review,
  curve: review.curve.map((point) => ({
    ...point,
    chances: point.chances.map(short),
    luck: point.luck?.map((share) => share && short(share)) ?? null,
    others: point.others.map((share) => share && short(share)),
    decision: shortDecision(point.decision),
  })),
  curves: review.curves.map(
    (curve) =>
      curve?.map((point) => ({
        ...point,
        chances: point.chances.map(short),
        luck: short(point.luck),
        others: short(point.others),
        decision: shortDecision(point.decision),
      })) ?? null,
  ),
});

export const savedReview = (id: string): Review | undefined => {
  const saved = reviews.get(id);
  if (saved === undefined || saved.judge !== judgeOf(saved.review.game)) return undefined;
  return isReview(saved.review) ? saved.review : undefined;
};

export const saveReview = (id: string, review: Review, now: number): void => {
  reviews.put(id, { id, judge: judgeOf(review.game), at: now, review: shortened(review) });
  const latest = reviews.all().toSorted((a, b) => b.at - a.at);
  for (const { id: old } of latest.slice(MAX_REVIEWS)) reviews.remove(old);
};

/** The latest last. */
export const reviewFigures = (): readonly ReviewFigures[] => figures.all().toSorted((a, b) => a.at - b.at);

/** Each game counts once; figures that were not measured to come true do not count. */
export const countReview = (id: string, review: Review, seat: Seat, now: number): void => {
  const own = review.seats[seat];
  if (!review.isCalibrated || !own || figures.get(id)) return;
  const { luckSpread, adjusted, decisions } = own;
  // As the review shows them, so that the list over time has the same numbers.
  const shown = shownSeat(review, seat);
  const [luck, skill] = shown ? [shown.luck / 100, shown.you / 100] : [own.luck, own.skill];
  const themes = review.moments.flatMap((moment) => (moment.seat === seat ? (moment.theme ?? []) : []));
  figures.put(id, { id, game: review.game, at: now, luck, luckSpread, skill, adjusted, decisions, themes });
  for (const { id: old } of reviewFigures().slice(0, -MAX_FIGURES)) figures.remove(old);
};
