import { expect, test } from 'vitest';
import { type Chart, chartOf } from './chart.ts';

const scores = (...values: readonly number[]) =>
  values.map((score, i) => ({ id: String(i), at: i, score, won: score > 0 }));

test('bars grow from zero, upwards and downwards, to the edges of the picture', () => {
  const { bars, zero, mean, height } = chartOf(scores(30, -10, 10), 10);
  expect(height).toBe(160);
  expect(zero).toBeCloseTo(120);
  expect(mean).toBeCloseTo(80);
  expect(bars.map(({ y, height: tall }) => [y, tall])).toEqual([
    [0, 120],
    [120, 40],
    [80, 40],
  ]);
});

test('all above zero: the ground is zero, not the worst game', () => {
  const { bars, zero } = chartOf(scores(50, 100), 75);
  expect(zero).toBe(160);
  expect(bars.map(({ height }) => height)).toEqual([80, 160]);
});

test('a score of nothing is still to be seen, and nothing at all breaks nothing', () => {
  const { bars, mean } = chartOf(scores(0, 0), 0);
  expect(bars.every(({ height, y }) => height > 0 && Number.isFinite(y))).toBe(true);
  expect(Number.isFinite(mean)).toBe(true);
  expect(chartOf([], 0).bars).toEqual([]);
});

test('a few bars fill a part of the picture, many fill all of it', () => {
  const [few, some, many] = [1, 12, 30].map((count) => chartOf(scores(...Array(count).fill(5)), 5)) as [
    Chart,
    Chart,
    Chart,
  ];
  expect(few.bars[0]).toEqual(some.bars[0]);
  expect(few.width).toBe(many.width);
  for (const { bars, width } of [some, many])
    expect(bars.at(-1)!.x + bars.at(-1)!.width).toBeGreaterThan(width * 0.95);
  expect(many.bars.at(-1)!.x + many.bars.at(-1)!.width).toBeLessThanOrEqual(many.width);
});
