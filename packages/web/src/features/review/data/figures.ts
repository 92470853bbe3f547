// Figures of a review as people read them.
import type { SeatPoint, SeatReview } from '@crescendo/bots/review';
import type { Seat } from '@crescendo/rules';

/** Approximates the probability that a normal variable is below `z` standard deviations, to 1e-7 (Zelen and Severo). */
const normalBelow = (z: number): number => {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const density = Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI);
  const tail =
    density *
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return z > 0 ? 1 - tail : tail;
};

/** Shares of games that are easy to imagine. */
const SHARES = [
  [2, 3],
  [3, 4],
  [4, 5],
  [9, 10],
  [19, 20],
  [99, 100],
] as const;

/** More luck, or less, than in so many games of so many; `undefined`: about as much as usual. */
export interface LuckRank {
  readonly isMore: boolean;
  readonly games: number;
  readonly of: number;
}

export const luckRank = ({ luck, luckSpread }: SeatReview): LuckRank | undefined => {
  if (luckSpread <= 0) return undefined;
  const share = normalBelow(Math.abs(luck) / luckSpread);
  const found = SHARES.findLast(([games, of]) => games / of <= share);
  return found && { isMore: luck > 0, games: found[0], of: found[1] };
};

/** A share in percent, with its sign where it is a difference. */
export const percent = (language: string, share: number, isDifference = false): string =>
  new Intl.NumberFormat(language, {
    style: 'percent',
    maximumFractionDigits: 0,
    ...(isDifference && { signDisplay: 'exceptZero' }),
  })
    .format(share)
    .replace('-', '−');

/** The range that a share lies in, in percent. */
export const percentRange = (language: string, [least, most]: readonly [number, number]): string =>
  new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }).formatRange(least, most);

/** Tells whether one of these whole percents is more than a whole game: then much was won or lost on the way and came back. */
export const isBeyondOneGame = (parts: readonly number[]): boolean =>
  parts.some((part) => Math.abs(part) > 100);

/** A lead by less is none. */
const CLEAR = 0.1;

/** Counts how often this player came to lead clearly, or to be clearly behind, after it was the other way round. */
export const leadChanges = (curve: readonly SeatPoint[], seat: Seat): number => {
  const sides = curve.flatMap(({ chances }) => {
    const best = Math.max(...chances.filter((_, other) => other !== seat));
    const lead = (chances[seat] ?? 0) - best;
    return Math.abs(lead) < CLEAR ? [] : [lead > 0];
  });
  return sides.filter((isAhead, i) => i > 0 && isAhead !== sides[i - 1]).length;
};
