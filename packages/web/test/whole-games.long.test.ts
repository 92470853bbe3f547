// Each game in each way, but for those of whole-games.test.ts.
import { test } from 'vitest';
import { GESTURES } from './gestures.ts';
import { inBrowser } from './person.ts';
import { playWholeGame, WAYS } from './whole-game.ts';

const CASES = Object.keys(GESTURES).flatMap((game, i) =>
  WAYS.filter((_, way) => way !== i % WAYS.length).map(([way, as]) => [game, way, as] as const),
);

inBrowser('whole games', () => {
  test.each(CASES)('%s by %s', playWholeGame);
});
