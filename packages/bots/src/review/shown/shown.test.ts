import { itemAt, range, seeded } from '@crescendo/rules';
import { expect, test } from 'vitest';
import type { Review, ReviewMoment, SeatPoint, SeatReview } from '../review.ts';
import { chancesShown, gamesOf, MOMENT_GAMES, shownSeat, timesFound } from './index.ts';

const SEAT: SeatReview = {
  start: 0.5,
  result: 1,
  luck: 0.614,
  luckSpread: 0.3,
  skill: -0.228,
  others: 0.114,
  gift: 0.114,
  adjusted: 0.386,
  decisions: 20,
  meanLoss: null,
  level: null,
};

const play = { type: 'play' };

/** A review of the first seat that adds up, as every review does: luck, losses and what others did in any order. */
const randomReview = (seed: string): Review => {
  const dice = seeded(seed);
  const seats = 2 + Math.floor(dice() * 3);
  const events = 10 + Math.floor(dice() * 80);
  const points: SeatPoint[] = [];
  const moments: ReviewMoment[] = [];
  let own = 1 / seats;
  const add = (luck: number, others: number, decision: SeatPoint['decision']): void => {
    const rest = range(seats - 1).map(() => dice() + 0.01);
    const total = rest.reduce((sum, one) => sum + one, 0);
    const chances = [own, ...rest.map((one) => ((1 - own) * one) / total)];
    points.push({ length: points.length, chances, luck, others, decision });
  };
  add(0, 0, null);
  for (let i = 1; i <= events; i++) {
    const before = own;
    const kind = dice();
    if (i === events) own = [0, 1, 1 / seats][Math.floor(dice() * 3)]!;
    else if (kind < 0.4) own = dice() < 0.7 ? before : before * dice() ** 0.2;
    else own = Math.min(1, Math.max(0, before + (dice() - 0.5) * 0.2));
    const change = own - before;
    if (i < events && kind < 0.4) add(0, 0, { before, loss: -change });
    else if (kind < 0.7) add(change, 0, null);
    else add(0, change, null);
    if (i < events && kind < 0.4 && change < 0)
      moments.push({
        length: i - 1,
        seat: 0,
        played: play,
        better: play,
        before,
        betterChance: before,
        playedChance: own,
        loss: { value: -change, error: 0 },
        because: [],
        theme: null,
      });
  }
  const sumOf = (of: (point: SeatPoint) => number): number =>
    points.reduce((sum, point) => sum + of(point), 0);
  const others = sumOf((point) => point.others);
  const seat = {
    ...SEAT,
    start: 1 / seats,
    result: own,
    luck: sumOf(({ luck }) => luck),
    skill: sumOf(({ decision }) => -(decision?.loss ?? 0)),
    others,
    gift: others,
  };
  return {
    game: 'qwinto',
    isCalibrated: true,
    margin: 0,
    seats: [seat, ...range(seats - 1).map(() => null)],
    curve: [],
    curves: [points, ...range(seats - 1).map(() => null)],
    moments: moments.sort((a, b) => b.loss.value - a.loss.value).slice(0, 3),
  };
};

/** The disagreements of the numbers that are shown for the first seat of this review. */
const disagreements = (review: Review): readonly string[] => {
  const [own, curve] = [review.seats[0]!, review.curves[0]!];
  const { start, luck, you, others, result, losses, rest } = shownSeat(review, 0)!;
  const shownAt = (length: number) => chancesShown(itemAt(curve, length).chances, 0)[0];
  const isNear = (part: number, share: number, most: number) => Math.abs(part - share * 100) <= most;
  const agreements: readonly (readonly [what: string, agrees: boolean])[] = [
    ['the bar adds up', start + luck + you + others === result],
    ['it begins where the curve does', start === shownAt(0)],
    ['it ends where the curve does', result === shownAt(curve.length - 1)],
    ['luck is what was counted', isNear(luck, own.luck, 0.5)],
    ['decisions are what was counted', isNear(you, own.skill, losses.length > 1 ? 3 : 1)],
    ['the others are what was counted', isNear(others, own.others, 5)],
    ['costs and rest are all decisions', rest - losses.reduce((sum, { cost }) => sum + cost, 0) === you],
    ['the rest is no gain', rest <= 0],
    ...losses.flatMap(
      ({ length, before, after, cost }) =>
        [
          ['a moment begins on the curve', before === shownAt(length)],
          ['a moment ends on the curve', after === shownAt(length + 1)],
          ['a cost is the difference', cost === before - after],
          ['a moment mattered', cost * MOMENT_GAMES >= 100 && gamesOf(cost) <= MOMENT_GAMES],
        ] as const,
    ),
    ...curve.flatMap(({ chances }) => {
      const shown = chancesShown(chances, 0);
      return [
        ['chances are 100 together', shown.reduce((sum, one) => sum + one, 0) === 100],
        ['chances are what was counted', chances.every((one, seat) => isNear(shown[seat]!, one, 2))],
      ] as const;
    }),
  ];
  return agreements.flatMap(([what, agrees]) => (agrees ? [] : [what]));
};

test('in every review all the numbers that are shown agree', () => {
  const reviews = range(1000).map((i) => randomReview(`agree ${i}`));
  for (const [i, review] of reviews.entries()) expect(disagreements(review), `review ${i}`).toEqual([]);
  expect(reviews.filter((review) => shownSeat(review, 0)!.losses.length > 1).length).toBeGreaterThan(300);
});

test('nothing is shown of a seat that is not reviewed, or not yet', () => {
  const review = randomReview('early');
  expect(shownSeat(review, 1)).toBeUndefined();
  expect(shownSeat({ ...review, seats: review.seats.map(() => null) }, 0)).toBeUndefined();
});

test('the chances of all are 100 together, and this seat’s is its own', () => {
  expect(chancesShown([1 / 3, 1 / 3, 1 / 3], 0)).toEqual([33, 34, 33]);
  expect(chancesShown([1 / 3, 1 / 3, 1 / 3], 2)).toEqual([34, 33, 33]);
  expect(chancesShown([0.005, 0.995], 0)).toEqual([1, 99]);
  expect(chancesShown([0.995, 0.005], 1)).toEqual([99, 1]);
});

test('a loss in words: one game in so many', () => {
  expect([5, 12, 13, 33, 50, 66, 67, 100].map(gamesOf)).toEqual([20, 8, 8, 3, 2, 2, 1, 1]);
});

test('how often a move is found', () => {
  expect([0, 1, 2, 5, 6, 10].map((found) => timesFound(found, 10))).toEqual([0, 10, 5, 2, 1, 1]);
});
