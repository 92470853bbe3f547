import { expect, test } from 'vitest';
import { headStartIn } from './head-start.ts';

test('a head start belongs to a seat at the table, in a game that has one', () => {
  expect(headStartIn('qwinto', { headStart: 20, headStartSeat: 2 }, 2)).toEqual({ points: 20, seat: 1 });
  expect(headStartIn('qwinto', { headStart: 20, headStartSeat: 3 }, 2)).toBeUndefined();
  expect(headStartIn('qwinto', { headStart: 0, headStartSeat: 1 }, 2)).toBeUndefined();
  expect(headStartIn('qwinto', {}, 2)).toBeUndefined();
  expect(headStartIn('rummikub', { headStart: 20 }, 2)).toBeUndefined();
});
