import { expect, test } from 'vitest';
import { LEVELS } from '../../game-bots.ts';
import { LEVEL_LOSSES } from './level-losses.ts';
import { levelOf } from './levels.ts';

const { casual, strong } = LEVEL_LOSSES['5vor12'];

test('the better the level, the less a decision gives away', () => {
  for (const losses of Object.values(LEVEL_LOSSES))
    for (const [i, level] of LEVELS.entries())
      if (i > 0) expect(losses[level].loss).toBeLessThanOrEqual(losses[LEVELS[i - 1]!].loss);
});

test('with many decisions a level is told from its neighbours', () => {
  expect(levelOf('5vor12', { value: casual.loss, error: 0.001 }, 400)).toEqual({
    from: 'casual',
    to: 'casual',
  });
  const middle = (casual.loss + strong.loss) / 2;
  expect(levelOf('5vor12', { value: middle, error: 0.001 }, 400)).toEqual({ from: 'casual', to: 'strong' });
});

test('a few decisions without a mistake do not make an expert', () => {
  for (const game of Object.keys(LEVEL_LOSSES))
    expect(levelOf(game, { value: 0, error: 0 }, 8)?.from).not.toBe('expert');
});

test('with few decisions, or in an unknown game, nothing is said', () => {
  expect(levelOf('5vor12', { value: casual.loss, error: 0.001 }, 7)).toBeNull();
  expect(levelOf('5vor12', { value: casual.loss, error: 0.1 }, 20)).toBeNull();
  expect(levelOf('5vor12', null, 0)).toBeNull();
  expect(levelOf('chess', { value: 0, error: 0 }, 100)).toBeNull();
});
