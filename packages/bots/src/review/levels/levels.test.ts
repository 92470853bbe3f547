import { expect, test } from 'vitest';
import { LEVELS } from '../../game-bots.ts';
import { LEVEL_LOSSES } from './level-losses.ts';
import { levelOf, RATED } from './levels.ts';

const GAMES = ['5vor12', 'finito', 'qwinto', 'rummikub'] as const;

const mean = (value: number) => ({ value, error: 0.001 });

/** The places among the levels, 0 for below the lowest; -1 where nothing is named. */
const placesOf = (level: ReturnType<typeof levelOf>): readonly [from: number, to: number] => {
  if (level === null) return [-1, -1];
  const place = (name: (typeof LEVELS)[number]): number => 1 + LEVELS.indexOf(name);
  return [level.mayBeBelow ? 0 : place(level.from), level.isBelow ? 0 : place(level.to)];
};

test('every game has levels that it can name', () => {
  expect(Object.keys(LEVEL_LOSSES).sort()).toEqual([...GAMES]);
});

test('the better the level, the less a decision gives away', () => {
  for (const { levels } of Object.values<{
    readonly levels: { readonly [level: string]: { readonly root: number } };
  }>(LEVEL_LOSSES)) {
    const measured = RATED.flatMap((level) => levels[level]?.root ?? []);
    expect(measured).toEqual(measured.toSorted((a, b) => b - a));
  }
});

test.each(GAMES)('%s: who loses as much as a level does may have been that level', (game) => {
  for (const [i, level] of LEVELS.entries()) {
    const [from, to] = placesOf(levelOf(game, mean(LEVEL_LOSSES[game].levels[level].root ** 2), 40));
    expect(from, level).toBeGreaterThanOrEqual(0);
    expect(from, level).toBeLessThanOrEqual(1 + i);
    expect(to, level).toBeGreaterThanOrEqual(1 + i);
  }
});

test.each(GAMES)('%s: who loses more is never said to be better', (game) => {
  const named = [0, 0.002, 0.01, 0.02, 0.04, 0.08, 0.16].flatMap((loss) => {
    const level = levelOf(game, mean(loss), 40);
    return level ? [placesOf(level)] : [];
  });
  expect(named.length).toBeGreaterThan(3);
  for (const [i, [from, to]] of named.entries()) {
    if (i === 0) continue;
    expect(from).toBeLessThanOrEqual(named[i - 1]![0]);
    expect(to).toBeLessThanOrEqual(named[i - 1]![1]);
  }
});

test('who gives away far more than random moves is below the lowest level', () => {
  for (const game of ['5vor12', 'finito', 'qwinto'])
    expect(levelOf(game, mean(0.3), 40)).toEqual({
      from: 'beginner',
      to: 'beginner',
      mayBeBelow: true,
      isBelow: true,
    });
});

test('a few decisions without a mistake do not make an expert', () => {
  for (const game of GAMES) expect(levelOf(game, { value: 0, error: 0 }, 8)?.from).not.toBe('expert');
});

test('with few decisions, or in an unknown game, nothing is said', () => {
  expect(levelOf('5vor12', mean(0.02), 7)).toBeNull();
  expect(levelOf('5vor12', null, 0)).toBeNull();
  expect(levelOf('chess', { value: 0, error: 0 }, 100)).toBeNull();
});
