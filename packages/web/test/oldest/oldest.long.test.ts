// The built page in the oldest supported browsers: the first turns of each game.
import { test } from 'vitest';
import { GESTURES } from '../play/gestures.ts';
import { inBrowser } from '../support/person.ts';
import { OLDEST } from './browsers.ts';
import { FAST_GAMES, playFirstTurns } from './turns.ts';

const CASES = OLDEST.flatMap((browser, i) =>
  Object.keys(GESTURES)
    .filter((game) => i > 0 || !FAST_GAMES.includes(game))
    .map((game) => [browser.name, game, browser] as const),
);

inBrowser('the oldest browsers', () => {
  test.each(CASES)('%s: %s', (_name, game, browser) => playFirstTurns(browser, game));
});
