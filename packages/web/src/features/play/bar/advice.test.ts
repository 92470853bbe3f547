import { expect, test } from 'vitest';
import { areEquallyGood, factsOf } from './advice.ts';

const advice = (winChance: number, ...codes: readonly string[]) => ({
  move: { type: 'any' },
  winChance,
  score: 0,
  because: codes.map((code) => ({ code })),
});

test.each([
  [0.545, 0.541, true],
  [0.545, 0.5, false],
  [0.06, 0.058, true],
  [0.06, 0.04, false],
  [0.96, 0.94, false],
  [1, 1, true],
  [0, 0, true],
])('%d and %d: are both fine? %s', (one, other, expected) => {
  expect(areEquallyGood(advice(one), advice(other))).toBe(expected);
});

test('estimates are no reasons', () => {
  const told = factsOf(advice(0.5, 'win-chance', 'fills-square', 'expected-points', 'keeps-room'));
  expect(told.map(({ code }) => code)).toEqual(['fills-square', 'keeps-room']);
});
