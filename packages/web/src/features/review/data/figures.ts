// Figures of a review as people read them.
import type { ReviewMoment, SeatReview } from '@crescendo/bots/review';

/** Whole percents of these shares that add up as the shares do: what rounding leaves over goes to the last digits nearest to it. */
export const roundedParts = (parts: readonly number[]): readonly number[] => {
  const exact = parts.map((part) => part * 100);
  const total = Math.round(exact.reduce((sum, part) => sum + part, 0));
  const rounded = exact.map(Math.round);
  const missing = total - rounded.reduce((sum, part) => sum + part, 0);
  const step = Math.sign(missing);
  const order = exact
    .map((part, i) => ({ i, error: (part - Math.round(part)) * step }))
    .sort((a, b) => b.error - a.error);
  for (const { i } of order.slice(0, Math.abs(missing))) rounded[i] = (rounded[i] ?? 0) + step;
  // No negative zero.
  return rounded.map((part) => part || 0);
};

/** The parts of a result in whole percents; they add up. */
export const sumOf = ({ start, luck, skill, gift, result }: SeatReview) => {
  const [a = 0, b = 0, c = 0, d = 0] = roundedParts([start, luck, skill, gift]);
  return { start: a, luck: b, skill: c, gift: d, result: Math.round(result * 100) };
};

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

/** The frequency in a hundred, or in words. */
export type Frequency = number | 'hardly-ever' | 'nearly-always';

/** Shares this near to all or nothing are said without a number: there, and beyond, it is mostly noise. */
const NEAR = 2;

export const timesInHundred = (share: number): Frequency => {
  const times = Math.round(share * 100);
  if (times <= NEAR) return 'hardly-ever';
  return times >= 100 - NEAR ? 'nearly-always' : times;
};

/** Returns the loss by a mistake, and the chances after it and after the better move, in whole percents that agree. */
export const costOf = ({ loss, betterChance }: Pick<ReviewMoment, 'loss' | 'betterChance'>) => {
  const [cost, better] = [Math.round(loss.value * 100), Math.round(betterChance * 100)];
  return { cost, better, played: Math.max(0, better - cost) };
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

/** Tells whether this is more than a whole game: then much was won or lost on the way and came back. */
export const isBeyondOneGame = (part: number): boolean => Math.abs(Math.round(part * 100)) > 100;
