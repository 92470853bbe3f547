// The decisions of a review that are told: what cost most, what was found, and what the others missed.
import type { Review, ReviewHighlight, ReviewMoment } from '@crescendo/bots/review';
import { isFeat, type ShownLoss, shownSeat } from '@crescendo/bots/review/shown';
import { type AnyMatch, range, type Seat, type TurnNumber, turnNumber } from '@crescendo/rules';
import { momentAt, type ReviewStep } from './steps.ts';

/** The place of a decision in the game. */
interface Placed {
  /** The step before it. */
  readonly step: number;
  readonly turn: TurnNumber;
}

/** A decision that cost something. */
export interface PlacedMoment extends ReviewMoment, Placed {
  readonly shown: ShownLoss;
  /** The number of this kind of mistake among those of its seat that are listed. */
  readonly time: number;
}

/** A moment that mattered, and the number it has on the curve. */
export interface NumberedMoment extends PlacedMoment {
  readonly label: number;
}

export type PlacedHighlight = ReviewHighlight & Placed;

export interface Listed {
  /** In the order of the game. */
  readonly moments: readonly NumberedMoment[];
  /** The hardest to find first. */
  readonly highlights: readonly PlacedHighlight[];
  /** The others' mistakes that cost most, in the order of the game. */
  readonly missed: readonly PlacedMoment[];
}

const MAX_HIGHLIGHTS = 3;
const MAX_MISSED = 3;

const placer =
  (match: AnyMatch, steps: readonly ReviewStep[], start: number) =>
  <D extends { readonly length: number }>(decision: D): readonly (D & Placed)[] => {
    const number = momentAt(match, decision.length);
    const step = steps.findIndex((one) => one.number === number);
    return step < 0 ? [] : [{ ...decision, step, turn: turnNumber(match, decision.length, start) }];
  };

type Uncounted = Omit<PlacedMoment, 'time'>;

/** In the order of the game, each with its number among those of its kind and seat. */
const counted = (listed: readonly Uncounted[]): readonly PlacedMoment[] => {
  const all = listed.toSorted((a, b) => a.length - b.length);
  return all.map((moment, i) => {
    const alike = all
      .slice(0, i)
      .filter(({ seat, theme }) => theme !== null && theme === moment.theme && seat === moment.seat);
    return { ...moment, time: alike.length + 1 };
  });
};

export const listedOf = (
  match: AnyMatch,
  review: Review,
  seat: Seat,
  steps: readonly ReviewStep[],
): Listed => {
  const place = placer(match, steps, review.curves[seat]?.[0]?.length ?? 0);
  const lossesOf = (one: Seat): readonly Uncounted[] => {
    return (shownSeat(review, one)?.losses ?? []).flatMap((shown) => {
      const moment = review.moments.find((each) => each.seat === one && each.length === shown.length);
      return moment ? place({ ...moment, shown }) : [];
    });
  };
  const moments = counted(lossesOf(seat)).map((moment, i) => ({ ...moment, label: i + 1 }));
  const highlights = (review.highlights ?? [])
    .filter((highlight) => highlight.seat === seat && isFeat(highlight))
    .slice(0, MAX_HIGHLIGHTS)
    .flatMap(place);
  const missed = range(review.seats.length)
    .flatMap((other) => (other === seat ? [] : lossesOf(other)))
    .toSorted((a, b) => b.shown.cost - a.shown.cost)
    .slice(0, MAX_MISSED);
  return { moments, highlights, missed: counted(missed) };
};
