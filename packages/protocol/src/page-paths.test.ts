import { expect, test } from 'vitest';
import { isPagePath, matchPath } from './page-paths.ts';

test.each([
  ['/', '/', {}],
  ['/settings', '/settings', {}],
  ['/settings', '/settings/', {}],
  ['/t/:id', '/t/abc', { id: 'abc' }],
  ['/mine/:part?', '/mine', { part: '' }],
  ['/mine/:part?', '/mine/data', { part: 'data' }],
  ['/puzzles/:at*', '/puzzles', { at: '' }],
  ['/course/:game/:lesson?', '/course/finito', { game: 'finito', lesson: '' }],
  ['/puzzles/:at*', '/puzzles/qwinto/lessons/3', { at: 'qwinto/lessons/3' }],
])('%s matches %s', (pattern, path, parameters) => {
  expect(matchPath(pattern, path)).toEqual(parameters);
});

test.each([
  ['/', '/nowhere'],
  ['/settings', '/'],
  ['/settings', '/settings/more'],
  ['/t/:id', '/t'],
  ['/t/:id', '/t/abc/def'],
  ['/t/:id', '/table/abc'],
  ['/mine/:part?', '/mine/data/more'],
])('%s does not match %s', (pattern, path) => {
  expect(matchPath(pattern, path)).toBeUndefined();
});

test('a path belongs to the page or does not', () => {
  for (const path of ['/', '/rules/qwinto', '/join', '/puzzles/finito/today'])
    expect(isPagePath(path)).toBe(true);
  for (const path of ['/nowhere', '/rules', '/wp-admin/login', '/t/a/b'])
    expect(isPagePath(path)).toBe(false);
});
