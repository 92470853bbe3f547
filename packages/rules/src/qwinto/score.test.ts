import { expect, test } from 'vitest';
import { sheetOf } from '../../test/qwinto/position.ts';
import { isLastMisthrow, qwinto, score } from './index.ts';

const orange = { 2: 2, 3: 3, 4: 6, 6: 9, 7: 11, 8: 12, 9: 13, 10: 15, 11: 16 };

test('[Q-24] a point for each number, and the right-most number once the row is complete', () => {
  expect(score(sheetOf({ orange: { ...orange, 4: 0 } })).rows).toEqual([8, 0, 0]);
  expect(score(sheetOf({ orange })).rows).toEqual([16, 0, 0]);
});

test('[Q-25] a column of three counts its pentagon, a column of two nothing', () => {
  const sheet = sheetOf({
    orange: { 3: 4, 7: 8 },
    yellow: { 1: 1, 3: 6, 7: 9 },
    purple: { 1: 3, 3: 5 },
  });
  expect(score(sheet).bonuses).toEqual([0, 4, 0, 0, 0]);
});

test('[Q-26] five points less for each misthrow', () => {
  expect(score(sheetOf({ orange: { 2: 1 } }, 3))).toMatchObject({ misthrows: 15, total: -14 });
});

test('[Q-28] in a smaller game a row ends sooner, and a bonus needs all three fields', () => {
  const sheet = sheetOf({ orange: { 2: 2, 3: 5 }, yellow: { 1: 1, 2: 3, 3: 4 }, purple: { 2: 6, 3: 8 } });
  expect(score(sheet, { dice: 3, width: 2 }).rows).toEqual([5, 3, 0]);
  expect(score(sheet, { dice: 3, width: 4 }).bonuses).toEqual([6, 5, 0, 0, 0]);
  expect(score(sheet, { dice: 2, width: 4 }).bonuses).toEqual([0, 0, 0, 0, 0]);
});

test('[Q-22] the fourth misthrow is the last', () => {
  const last = (misthrows: number) => isLastMisthrow(sheetOf({}, misthrows), qwinto.options.misthrowLimit);
  expect([last(2), last(3)]).toEqual([false, true]);
});
