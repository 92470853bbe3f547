import type { Turn } from '@crescendo/rules';
import { expect, test } from 'vitest';
import type { Moment } from '../../../session/table.ts';
import { chosenSeats } from './chosen-seats.ts';

const tableOf = (...deciding: readonly (readonly number[])[]) => ({
  moment: (n: number): Moment => ({
    view: { seat: null, news: [] },
    news: [],
    turn: { kind: 'players', seats: deciding[n]! } satisfies Turn,
    decided: 0,
    rounds: undefined,
    previous: undefined,
  }),
});

test('of three who choose together, those who have are known at each step', () => {
  const table = tableOf([0], [0, 1, 2], [0, 2], [2]);
  expect(chosenSeats(table, 1)).toEqual([]);
  expect(chosenSeats(table, 2)).toEqual([1]);
  expect(chosenSeats(table, 3)).toEqual([0, 1]);
});

test('where one decides after the other nobody has chosen', () => {
  const table = tableOf([0], [1], [0], [1]);
  expect(chosenSeats(table, 3)).toEqual([]);
});

test('a new question forgets the one before', () => {
  const table = tableOf([0, 1], [1], [0, 1], [0]);
  expect(chosenSeats(table, 2)).toEqual([]);
  expect(chosenSeats(table, 3)).toEqual([1]);
});
