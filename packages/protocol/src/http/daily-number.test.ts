import { expect, test } from 'vitest';
import { dailyNumber, dayOfDailyNumber, FIRST_DAILY } from './daily-number.ts';

test('the first day is number 1, and every day has the number after the day before', () => {
  expect(dailyNumber(FIRST_DAILY)).toBe(1);
  expect([dailyNumber('2026-03-01'), dailyNumber('2027-01-01')]).toEqual([60, 366]);
  for (const number of [1, 60, 88, 300, 366, 1000])
    expect(dailyNumber(dayOfDailyNumber(number))).toBe(number);
});
