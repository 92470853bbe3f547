// Each game once, and each way of playing once. All others are in whole-games.long.test.ts.
import { test } from 'vitest';
import { inBrowser } from '../support/person.ts';
import { FAST_CASES, playWholeGame } from './whole-game.ts';

inBrowser('whole games', () => {
  test.each(FAST_CASES)('%s by %s', playWholeGame);
});
