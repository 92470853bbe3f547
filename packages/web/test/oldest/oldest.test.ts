// The built page in the oldest supported iPhone: the first turns of one game. The others, and the other oldest browsers, are in
// oldest.long.test.ts.
import { test } from 'vitest';
import { inBrowser } from '../support/person.ts';
import { OLDEST } from './browsers.ts';
import { FAST_GAMES, playFirstTurns } from './turns.ts';

inBrowser('the oldest iPhone', () => {
  test.each(FAST_GAMES)('%s', async (game) => {
    await playFirstTurns(OLDEST[0]!, game);
  });
});
