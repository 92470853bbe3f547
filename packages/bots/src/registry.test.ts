import { GAMES, gameById } from '@crescendo/rules';
import { expect, test } from 'vitest';
import { LEVELS, STYLES } from './game-bots.ts';
import { opponentsOf } from './opponents.ts';
import { botFor } from './registry.ts';

test.each(['5vor12', 'rummikub', 'finito', 'qwinto'])(
  'the bots of %s are made once and used again, with their weights',
  async (id) => {
    const game = gameById(id)!;
    for (const level of ['beginner', 'strong', 'expert'])
      expect(await botFor(game, level)).toBe(await botFor(game, level));
  },
);

test('asking for two bots at once makes them once', async () => {
  const game = gameById('5vor12')!;
  const [one, two] = await Promise.all([botFor(game, 'expert'), botFor(game, 'expert')]);
  expect(one).toBe(two);
});

test('an unknown name is no bot', async () => {
  const game = gameById('5vor12')!;
  for (const name of ['constructor', '__proto__', 'toString', ''])
    expect(await botFor(game, name)).toBeUndefined();
});

test('an opponent of its own kind plays where its game is played, and is nowhere else', async () => {
  expect(opponentsOf('rummikub')).toEqual([...LEVELS, 'collector']);
  expect((await botFor(gameById('rummikub')!, 'collector'))?.id).toBe('collector');
  for (const game of GAMES.filter(({ id }) => id !== 'rummikub')) {
    expect(opponentsOf(game.id)).toEqual(LEVELS);
    expect(await botFor(game, 'collector')).toBeUndefined();
  }
  expect(opponentsOf('no game')).toEqual(LEVELS);
});

test('a style is another bot of the same level, made once; baselines have none', async () => {
  const game = gameById('finito')!;
  for (const level of LEVELS)
    for (const style of STYLES) {
      const bot = await botFor(game, level, style);
      expect(bot).not.toBe(await botFor(game, level));
      expect(bot).toBe(await botFor(game, level, style));
      expect(bot?.id).toBe(level);
    }
  expect(await botFor(game, 'greedy', 'bold')).toBe(await botFor(game, 'greedy'));
});
