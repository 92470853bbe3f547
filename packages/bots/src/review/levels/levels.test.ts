import { expect, test } from 'vitest';
import { LEVEL_LOSSES } from './level-losses.ts';
import { levelOf, RATED } from './levels.ts';

const { casual, strong } = LEVEL_LOSSES['5vor12'];

test('the better the level, the less a decision gives away', () => {
  for (const losses of Object.values(LEVEL_LOSSES))
    for (const [i, level] of RATED.entries())
      if (i > 0) expect(losses[level].loss).toBeLessThanOrEqual(losses[RATED[i - 1]!].loss);
});

test('with many decisions a level is told from its neighbours', () => {
  const level = levelOf('5vor12', { value: casual.loss, error: 0.001 }, 400);
  expect(level).toEqual({ from: 'casual', to: 'casual', isBelow: false });
  const middle = (casual.loss + strong.loss) / 2;
  expect(levelOf('5vor12', { value: middle, error: 0.001 }, 400)).toMatchObject({
    from: 'casual',
    to: 'strong',
  });
});

test('who gives away as much as random moves is below the lowest level', () => {
  const below = { from: 'beginner', to: 'beginner', isBelow: true };
  for (const [game, { random, beginner }] of Object.entries(LEVEL_LOSSES)) {
    expect(levelOf(game, { value: random.loss, error: 0.001 }, 400)).toEqual(below);
    expect(levelOf(game, { value: beginner.loss, error: 0.001 }, 400)?.isBelow).toBe(false);
  }
});

test('with twenty decisions a level is always named, or two neighbours', () => {
  const level = levelOf('5vor12', { value: casual.loss, error: 0.1 }, 20);
  expect([level?.from, level?.to]).toContain('casual');
});

test('a few decisions without a mistake do not make an expert', () => {
  for (const game of Object.keys(LEVEL_LOSSES))
    expect(levelOf(game, { value: 0, error: 0 }, 8)?.from).not.toBe('expert');
});

test('with few decisions, or in an unknown game, nothing is said', () => {
  expect(levelOf('5vor12', { value: casual.loss, error: 0.001 }, 7)).toBeNull();
  expect(levelOf('5vor12', { value: casual.loss, error: 0.1 }, 19)).toBeNull();
  expect(levelOf('5vor12', null, 0)).toBeNull();
  expect(levelOf('chess', { value: 0, error: 0 }, 100)).toBeNull();
});
