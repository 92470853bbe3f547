import { load } from '@crescendo/words';
import { expect, test } from 'vitest';
import { standingText } from './standing.ts';

const words = await load('en', 'together/daily');

test.each([
  [{ played: 1, behind: 0, place: 1 }, true, 'the first to finish'],
  [{ played: 1, behind: 0, place: 1 }, false, undefined],
  [{ played: 5, behind: 4, place: 1 }, true, 'the best result so far'],
  [{ played: 5, behind: 4, place: 1 }, false, 'the best result of the day'],
  // Two are equally good.
  [{ played: 2, behind: 0, place: 1 }, true, 'the best result so far'],
  [{ played: 5, behind: 3, place: 2 }, true, 'ahead of 3 of 4 others'],
  // Everybody else was better, or as good: that is told to nobody.
  [{ played: 5, behind: 0, place: 5 }, true, undefined],
  [{ played: 51, behind: 31, place: 20 }, true, 'ahead of 62% of the players'],
  // Never rounded up to more than is true.
  [{ played: 201, behind: 199, place: 2 }, true, 'ahead of 99% of the players'],
  [{ played: 201, behind: 1, place: 200 }, true, 'ahead of 1 of 200 others'],
  [{ played: 3, place: 1 }, true, undefined],
])('%j: %s %s', (counts, isToday, text) => expect(standingText(words, counts, isToday)).toBe(text));
