import type { SeatReview } from '@crescendo/bots/review';
import { expect, test } from 'vitest';
import {
  isBeyondOneGame,
  luckRank,
  percent,
  percentRange,
  roundedParts,
  sumOf,
  timesInHundred,
} from './figures.ts';

const SEAT: SeatReview = {
  start: 0.5,
  result: 1,
  luck: 0.614,
  luckSpread: 0.3,
  skill: -0.228,
  gift: 0.114,
  adjusted: 0.386,
  decisions: 20,
  meanLoss: null,
  level: null,
};

test('parts in whole percents add up to the whole', () => {
  expect(roundedParts([0.3333, 0.3333, 0.3334])).toEqual([33, 33, 34]);
  expect(roundedParts([0.504, 0.504, -0.008])).toEqual([51, 50, -1]);
  const { start, luck, skill, gift, result } = sumOf(SEAT);
  expect(start + luck + skill + gift).toBe(result);
  expect(sumOf({ ...SEAT, luck: 0.5, skill: 0, gift: 0 })).toMatchObject({ luck: 50, skill: 0, gift: 0 });
  for (let i = 0; i < 200; i++) {
    const skill = -i / 777;
    const luck = (i % 13) / 31 - 0.2;
    const sum = sumOf({ ...SEAT, luck, skill, gift: 0.5 - luck - skill });
    expect(sum.start + sum.luck + sum.skill + sum.gift).toBe(100);
  }
});

test('luck is compared with other games', () => {
  const rank = (luck: number) => luckRank({ ...SEAT, luck, luckSpread: 0.1 });
  expect(rank(0.02)).toBeUndefined();
  expect(rank(0.09)).toEqual({ isMore: true, games: 4, of: 5 });
  expect(rank(-0.09)).toEqual({ isMore: false, games: 4, of: 5 });
  expect(rank(0.5)).toEqual({ isMore: true, games: 99, of: 100 });
  expect(luckRank({ ...SEAT, luckSpread: 0 })).toBeUndefined();
});

test('shares in words stay possible, differences have a sign', () => {
  expect([1.2, 0.431, -0.3].map(timesInHundred)).toEqual([100, 43, 0]);
  expect(percent('en', 0.11, true)).toBe('+11%');
  expect(percent('de', -0.06, true)).toBe('−6\u00a0%');
});

test('a chance that is not sure is a range', () => {
  expect(percentRange('en', [0.35, 0.55])).toMatch(/^35%.*55%$/);
  expect(percentRange('de', [0, 0.1])).toContain('10');
});

test('what passes a whole game is said to, and still adds up', () => {
  expect(isBeyondOneGame(SEAT)).toBe(false);
  const wild = { ...SEAT, luck: 1.2, skill: -1.31, gift: 0.61 };
  expect(isBeyondOneGame(wild)).toBe(true);
  const { start, luck, skill, gift, result } = sumOf(wild);
  expect([skill, start + luck + skill + gift]).toEqual([-131, result]);
});
