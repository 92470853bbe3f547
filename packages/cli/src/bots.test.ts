import { botFor } from '@crescendo/bots';
import { finito } from '@crescendo/rules';
import { expect, test } from 'vitest';
import { readBot, readBots } from './bots.ts';

test('three bots of a level at a table have three characters, unless one is asked for', async () => {
  const [even, bold, careful] = [
    await readBot(finito, 'casual'),
    await readBot(finito, 'casual:bold'),
    await readBot(finito, 'casual:careful'),
  ];
  expect(new Set([even, bold, careful]).size).toBe(3);
  expect(bold).toBe(await botFor(finito, 'casual', 'bold'));
  expect(await readBots(finito, 'casual', 3)).toEqual([even, careful, bold]);
  expect(await readBots(finito, 'casual:bold', 2)).toEqual([bold, bold]);
  expect(await readBots(finito, 'casual', 0)).toEqual([]);
});

test('a style that nobody has is no bot', async () => {
  for (const text of ['casual:wild', 'casual:', 'casual:bold:careful', 'genius:bold'])
    await expect(readBot(finito, text)).rejects.toThrow();
  await expect(readBots(finito, 'genius', 0)).rejects.toThrow();
});
