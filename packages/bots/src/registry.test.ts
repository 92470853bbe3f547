import { gameById } from '@crescendo/rules';
import { expect, test } from 'vitest';
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
