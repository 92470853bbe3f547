// For tests: games to review, and what every review must satisfy.
import { type AnyMatch, gameById, playOut, presetOptions, range, seeded } from '@crescendo/rules';
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
  // A small search: what is tested here is how it adds up.
  for await (const step of reviewGame(match, { budget: 500, ...options })) steps.push(step);
  return steps;
};

export const reviewOf = async (match: AnyMatch, options?: ReviewOptions): Promise<Review> =>
  (await stepsOf(match, options)).at(-1)!.review!;

/** All seats, where all are reviewed. */
export const seatsOf = ({ seats }: Review): readonly SeatReview[] => seats.map((seat) => seat!);

export const expectToAddUp = (review: Review): void => {
  const seats = seatsOf(review);
  for (const { start, result, luck, skill, gift, luckSpread } of seats) {
    expect(Math.abs(start + luck + skill + gift - result)).toBeLessThan(1e-9);
    expect(skill).toBeLessThanOrEqual(0);
    expect(luckSpread).toBeGreaterThanOrEqual(0);
  }
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  expect(sum(seats.map(({ result }) => result))).toBeCloseTo(1, 9);
  expect(sum(seats.map(({ adjusted }) => adjusted))).toBeCloseTo(1, 9);
  for (const [seat, { luck, skill }] of seats.entries()) {
    expect(sum(review.curve.map((point) => point.luck?.[seat] ?? 0))).toBeCloseTo(luck, 9);
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
