// The numbers of a review in whole percents. Everything that shows one takes it from here, so that no two contradict each other.
import { itemAt, type Seat } from '@crescendo/rules';
import type { Review, ReviewHighlight, SeatPoint } from '../review.ts';
import { chanceAfter } from './chance-after.ts';

/** Rounds to whole percents, without a negative zero. */
const whole = (share: number): number => Math.round(share * 100) || 0;

/** Whole percents of these shares that add up to `total`: what rounding leaves over goes to the last digits nearest to it. */
const roundedTo = (shares: readonly number[], total: number): readonly number[] => {
  const exact = shares.map((share) => share * 100);
  const rounded = exact.map(Math.round);
  const missing = total - rounded.reduce((sum, part) => sum + part, 0);
  const step = Math.sign(missing);
  const order = exact
    .map((part, i) => ({ i, error: (part - Math.round(part)) * step }))
    .sort((a, b) => b.error - a.error);
  for (let n = 0; n < Math.abs(missing) && order.length > 0; n++) {
    const { i } = itemAt(order, n % order.length);
    rounded[i] = (rounded[i] ?? 0) + step;
  }
  return rounded.map((part) => part || 0);
};

/** Everybody's chance in whole percents, together 100; this seat's own is rounded as everywhere else. */
export const chancesShown = (chances: readonly number[], seat: Seat): readonly number[] => {
  const own = whole(chances[seat] ?? 0);
  const others = chances.filter((_, other) => other !== seat);
  const rounded = roundedTo(others, 100 - own);
  return chances.map((_, other) => (other === seat ? own : (rounded[other < seat ? other : other - 1] ?? 0)));
};

/** A decision that cost something, in whole percents that are on the curve. */
export interface ShownLoss {
  /** The number of events before it. */
  readonly length: number;
  readonly before: number;
  readonly after: number;
  /** `before - after`. */
  readonly cost: number;
}

/** A seat's game in whole percents: `start + luck + you + others = result`, and `you` is all costs and the rest together. */
export interface ShownSeat {
  readonly start: number;
  readonly luck: number;
  /** The total of the seat's own decisions; 0 or less. */
  readonly you: number;
  readonly others: number;
  readonly result: number;
  /** The decisions that mattered, those that cost most first. */
  readonly losses: readonly ShownLoss[];
  /** The total of its other decisions; 0 or less. */
  readonly rest: number;
}

/** A decision mattered if it cost at least one game in so many. */
export const MOMENT_GAMES = 20;

const lossOn = (curve: readonly SeatPoint[], seat: Seat, length: number): ShownLoss | undefined => {
  const at = curve.findIndex((point) => point.length === length);
  const [from, to] = [curve[at], curve[at + 1]];
  if (from === undefined || to === undefined) return undefined;
  const [before, after] = [whole(from.chances[seat] ?? 0), whole(chanceAfter(to, seat))];
  return { length, before, after, cost: before - after };
};

/** `undefined` while something of it is still missing. */
export const shownSeat = (
  { seats, curves, moments }: Pick<Review, 'seats' | 'curves' | 'moments'>,
  seat: Seat,
): ShownSeat | undefined => {
  const [own, curve] = [seats[seat], curves[seat]];
  if (!own || !curve) return undefined;
  const losses = moments
    .flatMap((moment) => (moment.seat === seat ? (lossOn(curve, seat, moment.length) ?? []) : []))
    .filter(({ cost }) => cost * MOMENT_GAMES >= 100)
    .sort((a, b) => b.cost - a.cost);
  const named = losses.reduce((sum, { cost }) => sum + cost, 0);
  const [start, result] = [curve[0], curve.at(-1)].map((point) => whole(point?.chances[seat] ?? 0)) as [
    number,
    number,
  ];
  const luck = whole(own.luck);
  const you = -Math.max(named, whole(-own.skill)) || 0;
  const others = result - start - luck - you;
  return { start, luck, you, others, result, losses, rest: you + named };
};

/** A loss as one game in so many; 1: almost all of it. */
export const gamesOf = (cost: number): number => (cost > 66 ? 1 : Math.max(2, Math.round(100 / cost)));

/** Tells whether a move is worth telling: most casual players do not find it. */
export const isFeat = ({ found, of }: Pick<ReviewHighlight, 'found' | 'of'>): boolean => found * 2 <= of;

/** Returns the share of casual players who find a move, as one time in so many; 0: hardly ever, 1: mostly. */
export const timesFound = (found: number, of: number): number =>
  found === 0 ? 0 : found * 2 > of ? 1 : Math.round(of / found);
