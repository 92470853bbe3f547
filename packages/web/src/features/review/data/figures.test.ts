import type { SeatReview } from '@crescendo/bots/review';
import { expect, test } from 'vitest';
import {
  costOf,
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
  others: 0.114,
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
  expect([0.431, 0.03, 0.97].map(timesInHundred)).toEqual([43, 3, 97]);
  // Beyond the possible, and close to it, a number would say more than is known.
  expect([1.2, 0.98].map(timesInHundred)).toEqual(['nearly-always', 'nearly-always']);
  expect([-0.3, 0.02].map(timesInHundred)).toEqual(['hardly-ever', 'hardly-ever']);
  expect(percent('en', 0.11, true)).toBe('+11%');
  expect(percent('de', -0.06, true)).toBe('−6\u00a0%');
});

test('what a mistake cost and the chances it is the difference of agree', () => {
  const moment = (value: number, betterChance: number) => ({ loss: { value, error: 0.01 }, betterChance });
  expect(costOf(moment(0.0151, 0.3901))).toEqual({ cost: 2, better: 39, played: 37 });
  expect(costOf(moment(0.485, 1))).toEqual({ cost: 49, better: 100, played: 51 });
  expect(costOf(moment(0.012, 0.012))).toEqual({ cost: 1, better: 1, played: 0 });
});

test('a chance that is not sure is a range', () => {
  expect(percentRange('en', [0.35, 0.55])).toMatch(/^35%.*55%$/);
  expect(percentRange('de', [0, 0.1])).toContain('10');
});

test('what passes a whole game is said to, and still adds up', () => {
  expect([1, -1, 0.6, 1.004].some(isBeyondOneGame)).toBe(false);
  const wild = { ...SEAT, luck: 1.2, skill: -1.31, gift: 0.61 };
  expect([wild.luck, wild.skill, wild.gift].map(isBeyondOneGame)).toEqual([true, true, false]);
  const { start, luck, skill, gift, result } = sumOf(wild);
  expect([skill, start + luck + skill + gift]).toEqual([-131, result]);
});
