import { expect, test } from 'vitest';
import type { ReviewFigures } from '../../review/data/saved-reviews.ts';
import { overTimeOf } from './over-time.ts';

const figures = (at: number, luck: number, skill: number, ...themes: string[]): ReviewFigures => ({
  id: String(at),
  game: 'qwinto',
  at,
  luck,
  luckSpread: 0.3,
  skill,
  adjusted: 0.5,
  decisions: 20,
  themes,
});

test('means with their standard errors; themes that came more than once', () => {
  const games = [
    figures(2, -0.1, -0.2, 'wrong-row', 'too-many-dice'),
    figures(1, 0.3, -0.1, 'wrong-row'),
    figures(3, 0.1, -0.3, 'too-many-dice', 'wrong-row'),
  ];
  const found = overTimeOf('qwinto', [...games, { ...figures(4, 9, 9), game: 'finito' }]);
  expect(found?.games.map(({ at }) => at)).toEqual([1, 2, 3]);
  expect(found?.luck.value).toBeCloseTo(0.1);
  expect(found?.luck.error).toBeCloseTo(0.2 / Math.sqrt(3));
  expect(found?.skill.value).toBeCloseTo(-0.2);
  expect(found?.luckSpread).toBeCloseTo(0.3);
  expect(found?.themes).toEqual([
    { theme: 'wrong-row', count: 3, trend: undefined },
    { theme: 'too-many-dice', count: 2, trend: undefined },
  ]);
});

test('one game says nothing', () => {
  expect(overTimeOf('qwinto', [figures(1, 0, 0)])).toBeUndefined();
});

test('a kind of mistake that becomes rarer, or more frequent, is noticed', () => {
  const games = [
    figures(1, 0, 0, 'wrong-row', 'kept-bad-sum', 'wrong-field'),
    figures(2, 0, 0, 'wrong-row', 'wrong-row', 'kept-bad-sum'),
    figures(3, 0, 0, 'wrong-row', 'kept-bad-sum'),
    figures(4, 0, 0, 'wrong-row', 'kept-bad-sum', 'too-many-dice'),
    figures(5, 0, 0, 'too-many-dice', 'kept-bad-sum', 'wrong-field'),
    figures(6, 0, 0, 'too-many-dice'),
  ];
  const trends = overTimeOf('qwinto', games)?.themes.map(({ theme, trend }) => [theme, trend]);
  expect(Object.fromEntries(trends ?? [])).toEqual({
    'wrong-row': 'less',
    'too-many-dice': 'more',
    'kept-bad-sum': 'same',
    'wrong-field': 'same',
  });
});
