import { expect, test } from 'vitest';
import { telling } from './telling.ts';

test('counts that are nearly alike explain nothing', () => {
  const all = [
    { code: 'tiles-instead', tiles: 17, instead: 15 },
    { code: 'tiles-instead', tiles: 16, instead: 17 },
    { code: 'tiles-instead', tiles: 8, instead: 3 },
    { code: 'points-instead', points: 17, instead: 15 },
    { code: 'wins' },
  ];
  expect(telling(all, ['tiles-instead'])).toEqual(all.slice(2));
  expect(telling(all)).toEqual(all);
});

test('one instead of none is a difference', () => {
  const one = [{ code: 'tiles-instead', tiles: 1, instead: 0 }];
  expect(telling(one, ['tiles-instead'])).toEqual(one);
});
