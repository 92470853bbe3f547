// For tests: games to review, and what every review must satisfy.
import {
  type AnyMatch,
  gameById,
  itemAt,
  playOut,
  presetOptions,
  range,
  type Seat,
  seeded,
} from '@crescendo/rules';
import { expect } from 'vitest';
import { botFor } from '../registry.ts';
import type { Review, SeatReview } from './review.ts';
import { type ReviewOptions, type ReviewProgress, reviewGame } from './review-game.ts';

interface Played {
  readonly seats?: number;
  readonly preset?: string;
  readonly options?: object;
  readonly bots?: readonly string[];
  readonly seed?: string;
  readonly limit?: number;
}

export const play = async (
  id: string,
  { seats = 2, preset, options, bots, seed, limit }: Played,
): Promise<AnyMatch> => {
  const game = gameById(id)!;
  const names = bots ?? range(seats).map(() => 'casual');
  const players = await Promise.all(
    range(seats).map(async (i) => (await botFor(game, names[i % names.length]!))!),
  );
  const all = { ...(preset ? presetOptions(game, preset) : game.options), ...options };
  return playOut({
    game,
    seats,
    options: all,
    players,
    dice: seeded(seed ?? 'review'),
    limit: limit ?? 5000,
  });
};

export const stepsOf = async (match: AnyMatch, options: ReviewOptions = {}): Promise<ReviewProgress[]> => {
  const steps: ReviewProgress[] = [];
  // A small search and few worlds: what is tested here is how it adds up.
  for await (const step of reviewGame(match, { budget: 500, worlds: 2, ...options })) steps.push(step);
  return steps;
};

export const reviewOf = async (match: AnyMatch, options?: ReviewOptions): Promise<Review> =>
  (await stepsOf(match, options)).at(-1)!.review!;

/** All seats, where all are reviewed. */
export const seatsOf = ({ seats }: Review): readonly SeatReview[] => seats.map((seat) => seat!);

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const NOTHING = 1e-9;

/** Every number of a seat is read off its curve, and from point to point nothing is left over. */
const expectCoherent = (review: Review, seat: Seat): void => {
  const curve = review.curves[seat]!;
  const own = (i: number): number => itemAt(itemAt(curve, i).chances, seat);
  expect(curve.map(({ length }) => length)).toEqual(review.curve.map(({ length }) => length));
  for (const [i, { chances, luck, others, decision }] of curve.entries()) {
    expect(Math.abs(sum(chances) - 1)).toBeLessThan(NOTHING);
    expect(Math.min(...chances)).toBeGreaterThanOrEqual(0);
    expect(itemAt(review.curve, i).chances[seat]).toBe(own(i));
    if (i === 0) continue;
    const loss = decision?.loss ?? 0;
    expect(Math.abs(own(i - 1) + luck - loss + others - own(i))).toBeLessThan(NOTHING);
    expect(loss).toBeGreaterThanOrEqual(0);
    if (decision) expect(decision.before).toBe(own(i - 1));
  }
  for (const moment of review.moments.filter((one) => one.seat === seat)) {
    const at = curve.findIndex(({ length }) => length === moment.length);
    expect(moment.before).toBe(own(at));
    expect(moment.betterChance).toBe(own(at));
    const { others } = itemAt(curve, at + 1);
    expect(moment.playedChance).toBe(own(at + 1) - others);
    expect(moment.loss.value).toBeCloseTo(own(at) - own(at + 1) + others, 9);
    expect(moment.loss.value).toBeGreaterThan(0);
  }
};

export const expectToAddUp = (review: Review): void => {
  const seats = seatsOf(review);
  for (const [seat, { start, result, luck, skill, others, gift, luckSpread }] of seats.entries()) {
    expectCoherent(review, seat);
    const curve = review.curves[seat]!;
    expect(start).toBe(curve[0]!.chances[seat]);
    expect(result).toBe(curve.at(-1)!.chances[seat]);
    expect(Math.abs(start + luck + skill + others - result)).toBeLessThan(NOTHING);
    expect(gift).toBe(others);
    expect(skill).toBeLessThanOrEqual(0);
    expect(luckSpread).toBeGreaterThanOrEqual(0);
  }
  expect(sum(seats.map(({ result }) => result))).toBeCloseTo(1, 9);
  expect(sum(seats.map(({ adjusted }) => adjusted))).toBeCloseTo(1, 9);
  for (const [seat, { luck, skill, others }] of seats.entries()) {
    expect(sum(review.curve.map((point) => point.luck?.[seat] ?? 0))).toBeCloseTo(luck, 9);
    expect(sum(review.curve.map((point) => point.others[seat] ?? 0))).toBeCloseTo(others, 9);
    expect(
      -sum(review.curve.map(({ decision }) => (decision?.seat === seat ? decision.loss : 0))),
    ).toBeCloseTo(skill, 9);
  }
};

export const toEnd = <T>(work: Generator<unknown, T>): T => {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
};
