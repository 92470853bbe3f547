import type { RoundOver } from '@crescendo/rules';
import { expect, test } from 'vitest';
import { seriesOutlook } from './series-chances.ts';

const series = { rounds: 0, target: 0, by: 'points' } as const;
const round = (number: number, scores: readonly number[], winner: number): RoundOver => ({
  type: 'round-over',
  round: number,
  scores,
  winners: [winner],
});

test('who is ahead in the last round is likelier to win the series than the round', () => {
  const outlook = seriesOutlook('5vor12', { seats: 2, series, first: 0, rounds: [round(1, [2, -3], 0)] });
  const [ahead = 0, behind = 0] = outlook?.([0.5, 0.5]) ?? [];
  expect(ahead).toBeGreaterThan(0.7);
  expect(ahead + behind).toBeCloseTo(1, 9);
  // The winner of the round wins the series as well; the loser may still be ahead.
  expect(outlook?.([1, 0])).toEqual([1, 0]);
  expect(outlook?.([0, 1])[0]).toBeGreaterThan(0.2);
  expect(outlook?.([0, 1])[0]).toBeLessThan(0.9);
});

test('the more rounds are to come, the less one of them matters', () => {
  const worth = (rounds: number): number => {
    const position = { seats: 3, series: { rounds, target: 0, by: 'points' as const }, first: 0, rounds: [] };
    const outlook = seriesOutlook('rummikub', position);
    return outlook!([1, 0, 0])[0]! - outlook!([0, 0.5, 0.5])[0]!;
  };
  expect(worth(1)).toBeCloseTo(1, 9);
  expect(worth(3)).toBeLessThan(0.8);
  expect(worth(9)).toBeLessThan(worth(3));
});

test('a series to a target ends, and once it is over everybody knows who won', () => {
  const target = { rounds: 0, target: 30, by: 'points' } as const;
  const rounds = [round(1, [12, 9], 0), round(2, [12, 8], 0)];
  const chances = seriesOutlook('finito', { seats: 2, series: target, first: 0, rounds })?.([0.5, 0.5]);
  expect(chances?.[0]).toBeGreaterThan(0.7);
  const over = [...rounds, round(3, [6, 12], 1)];
  expect(seriesOutlook('finito', { seats: 2, series: target, first: 0, rounds: over })?.([0, 1])).toEqual([
    1, 0,
  ]);
  expect(seriesOutlook('finito', { seats: 7, series: target, first: 0, rounds: [] })).toBeUndefined();
});
