import { expect, test } from 'vitest';
import { isLearner } from './learning-game.ts';

const left = { over: false };
const finished = { over: true };

test('somebody to whom nothing was explained learns, also again', () => {
  expect(isLearner(new Set(), [])).toBe(true);
  expect(isLearner(new Set(), [finished])).toBe(true);
});

test('a learning game that was left is followed by another, one that was finished is not', () => {
  const seen = new Set(['goal']);
  expect(isLearner(seen, [left])).toBe(true);
  expect(isLearner(seen, [left, finished])).toBe(false);
});

test('somebody who knows the game plays it', () => {
  expect(isLearner('all', [])).toBe(false);
  expect(isLearner(new Set(['goal']), [])).toBe(false);
});
