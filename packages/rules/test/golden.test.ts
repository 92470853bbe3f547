import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../src/games.ts';
import { playthrough } from './golden.ts';
import { playthroughsOf } from './playthroughs.ts';

describe.each(GAMES)('golden playthroughs of $id', (game) => {
  test('there are some', () => expect(playthroughsOf(game).length).toBeGreaterThan(0));

  test.each(playthroughsOf(game))('$name is as it was (npm run golden writes it anew)', (run) => {
    const file = new URL(`../golden/${game.id}/${run.name}.txt`, import.meta.url);
    const [now, then] = [playthrough(game, run).split('\n'), readFileSync(file, 'utf8').split('\n')];
    const line = now.findIndex((text, i) => text !== then[i]);
    if (line >= 0)
      expect.fail(`line ${line + 1}: ${JSON.stringify(now[line])}, was ${JSON.stringify(then[line])}`);
    expect(now.length).toBe(then.length);
  });
});
