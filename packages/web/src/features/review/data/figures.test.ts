import type { SeatReview } from '@crescendo/bots/review';
import { expect, test } from 'vitest';
import { isBeyondOneGame, luckRank, percent, percentRange } from './figures.ts';

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
