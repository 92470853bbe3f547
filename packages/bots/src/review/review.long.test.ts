import { gameById } from '@crescendo/rules';
import { describe, test } from 'vitest';
import { expectToAddUp, play, reviewOf } from './testing.ts';

/** Random moves need a small game to come to an end soon. */
const SMALL: { readonly [game: string]: object } = {
  finito: { roundLimit: 20 },
  rummikub: { values: 6, handSize: 6 },
};

describe.each(['5vor12', 'finito', 'qwinto', 'rummikub'])('%s', (id) => {
  const presets = ['', ...Object.keys(gameById(id)!.presets)];

  test.each(presets)('start, luck, skill and the others make the result: preset %j', async (preset) => {
    const match = await play(id, { preset, bots: ['strong', 'casual'], seed: preset });
    expectToAddUp(await reviewOf(match));
  });

  test.each([3, 4])('and with %i seats', async (seats) => {
    expectToAddUp(await reviewOf(await play(id, { seats, bots: ['strong', 'casual', 'beginner'] })));
  });

  test('and after random moves', async () => {
    const options = SMALL[id] ?? {};
    const match = await play(id, { bots: ['random', 'strong'], options });
    expectToAddUp(await reviewOf(match));
  });
});
