// Each game in each way, but for those of whole-games.test.ts.
import { test } from 'vitest';
import { inBrowser } from '../support/person.ts';
import { OTHER_CASES, playWholeGame } from './whole-game.ts';

inBrowser('whole games', () => {
  for (const [game, way, visit] of OTHER_CASES)
    test(`${game} by ${way}`, () => playWholeGame(game, way, visit));
});
