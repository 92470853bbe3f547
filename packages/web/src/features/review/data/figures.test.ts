import type { SeatPoint, SeatReview } from '@crescendo/bots/review';
import { expect, test } from 'vitest';
import { isBeyondOneGame, leadChanges, luckRank, percent, percentRange } from './figures.ts';

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

test('luck is compared with other games', () => {
  const rank = (luck: number) => luckRank({ ...SEAT, luck, luckSpread: 0.1 });
  expect(rank(0.02)).toBeUndefined();
  expect(rank(0.09)).toEqual({ isMore: true, games: 4, of: 5 });
  expect(rank(-0.09)).toEqual({ isMore: false, games: 4, of: 5 });
  expect(rank(0.5)).toEqual({ isMore: true, games: 99, of: 100 });
  expect(luckRank({ ...SEAT, luckSpread: 0 })).toBeUndefined();
});

test('differences have a sign, and what is not sure is a range', () => {
  expect(percent('en', 0.11, true)).toBe('+11%');
  expect(percent('de', -0.06, true)).toBe('−6\u00a0%');
  expect(percentRange('en', [0.35, 0.55])).toMatch(/^35%.*55%$/);
  expect(percentRange('de', [0, 0.1])).toContain('10');
});

test('more than a whole game is noticed', () => {
  expect(isBeyondOneGame([100, -100, 60])).toBe(false);
  expect(isBeyondOneGame([20, -101, 60])).toBe(true);
});

test('the lead changes when another one is clearly ahead', () => {
  const curve = (...own: readonly number[]): readonly SeatPoint[] =>
    own.map((share, length) => ({ length, chances: [share, 1 - share], luck: 0, others: 0, decision: null }));
  expect(leadChanges(curve(0.5, 0.52, 0.48, 0.5), 0)).toBe(0);
  expect(leadChanges(curve(0.5, 0.8, 0.5, 0.7), 0)).toBe(0);
  expect(leadChanges(curve(0.5, 0.8, 0.2, 0.9, 0.52, 0), 0)).toBe(3);
  expect(leadChanges(curve(0.5, 0.8, 0.2, 0.9, 0.52, 0), 1)).toBe(3);
});
