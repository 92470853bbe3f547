import { expect, test } from 'vitest';
import { rankSeats } from './ranking.ts';

const places = (scores: readonly number[], winners: readonly number[]) =>
  rankSeats(scores, winners).map(({ seat, place }) => [seat, place]);

test('the best comes first, and equal points share a place', () => {
  expect(places([3, 9, -2, 3], [1])).toEqual([
    [1, 1],
    [0, 2],
    [3, 2],
    [2, 4],
  ]);
});

test('who wins is first, whatever the points say', () => {
  expect(places([5, 5, 8], [0, 1])).toEqual([
    [0, 1],
    [1, 1],
    [2, 3],
  ]);
});
