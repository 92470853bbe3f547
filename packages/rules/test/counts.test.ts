import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../src/games.ts';
import { parseOptions } from '../src/options.ts';
import { count } from './counts.ts';

describe.each(GAMES)('the tree of $id has the counted states', (game) => {
  const text = readFileSync(new URL(`../perft/${game.id}.txt`, import.meta.url), 'utf8');
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  test.each(lines)('%s', (line) => {
    const [seats, options, depth, expected] = line.split(' / ');
    const parsed = parseOptions(game, options!);
    if ('error' in parsed) throw new Error(`${line}: ${parsed.error.code}`);
    const { chance, players, over } = count(game, game.setup(Number(seats), parsed.options), Number(depth));
    expect(`${chance} ${players} ${over}`).toBe(expected);
  });
});
