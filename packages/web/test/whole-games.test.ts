// Each game once, and each way of playing once. All others are in whole-games.long.test.ts.
import { test } from 'vitest';
import { GESTURES } from './gestures.ts';
import { inBrowser } from './person.ts';
import { playWholeGame, WAYS } from './whole-game.ts';

const CASES = Object.keys(GESTURES).map((game, i) => [game, ...WAYS[i % WAYS.length]!] as const);

inBrowser('whole games', () => {
  test.each(CASES)('%s by %s', playWholeGame);
});
