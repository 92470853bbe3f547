import { expect, test } from 'vitest';
import { dayAt, dayOfNumber, numberOfDay } from './numbers.ts';
import { missedIdeas, rankingOf, type TopResult } from './saved-top.ts';

const result = (points: readonly number[], more: Partial<TopResult> = {}): TopResult => ({
  id: '2026-11-19',
  at: 0,
  clock: 0,
  rounds: points.map((own, i) => ({
    points: own,
    most: 50,
    idea: own === 50 ? null : i === 0 ? 'add' : 'split',
  })),
  levels: { beginner: [10, 10, 10], casual: [20, 20, 20], strong: [30, 30, 30], expert: [50, 50, 30] },
  ...more,
});

test('everybody is ranked by points, with the share of the top and the tops found', () => {
  expect(
    rankingOf(result([10, 50, 30])).map(({ who, place, percent, found }) => [who, place, percent, found]),
  ).toEqual([
    ['expert', 1, 86, 2],
    ['you', 2, 60, 1],
    ['strong', 2, 60, 0],
    ['casual', 4, 40, 0],
    ['beginner', 5, 20, 0],
  ]);
});

test('only the top itself is 100 per cent', () => {
  const almost = { ...result([499]), rounds: [{ points: 499, most: 500, idea: null }] };
  expect(rankingOf(almost).find(({ who }) => who === 'you')).toMatchObject({ percent: 99, found: 0 });
});

test('the ideas missed most come first', () => {
  expect(missedIdeas([result([10, 20, 30]), result([50, 50, 10])])).toEqual([
    ['split', 3],
    ['add', 1],
  ]);
});

test('a day has a number, and an address is a day that has come', () => {
  expect(numberOfDay('2026-10-01')).toBe(1);
  expect(dayOfNumber(50)).toBe('2026-11-19');
  const now = '2026-11-19';
  expect(dayAt('today', now)).toBe(now);
  expect(dayAt('50', now)).toBe(now);
  expect(dayAt('2026-10-01', now)).toBe('2026-10-01');
  for (const wrong of ['51', '0', '2026-11-20', '2026-09-30', '2026-02-31', 'x', ''])
    expect(dayAt(wrong, now)).toBeUndefined();
});
