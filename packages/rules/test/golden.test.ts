import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../src/games.ts';
import { hashLine, playthrough } from './golden.ts';
import { playthroughsOf } from './playthroughs.ts';

const read = (game: string, file: string): string =>
  readFileSync(new URL(`../golden/${game}/${file}`, import.meta.url), 'utf8');

/** A few pages. */
const MAX_LINES = 400;

describe.each(GAMES)('golden playthroughs of $id', (game) => {
  const { texts, hashes } = playthroughsOf(game);

  test('every preset has a text, and there is at least one', () => {
    expect(texts.length).toBeGreaterThan(0);
    const presets = new Set(texts.map(({ preset }) => preset));
    expect(Object.keys(game.presets).filter((preset) => !presets.has(preset))).toEqual([]);
  });

  test('every preset has a text that is short enough to be read', () => {
    const lines = ({ name }: (typeof texts)[number]): number =>
      read(game.id, `${name}.txt`).split('\n').length;
    const isShort = (preset: string): boolean =>
      texts.some((run) => run.preset === preset && lines(run) <= MAX_LINES);
    expect(Object.keys(game.presets).filter((preset) => !isShort(preset))).toEqual([]);
  });

  test.each(texts)('$name is as it was (npm run golden writes it anew)', (run) => {
    const [now, then] = [playthrough(game, run).split('\n'), read(game.id, `${run.name}.txt`).split('\n')];
    const line = now.findIndex((text, i) => text !== then[i]);
    if (line >= 0)
      expect.fail(`line ${line + 1}: ${JSON.stringify(now[line])}, was ${JSON.stringify(then[line])}`);
    expect(now.length).toBe(then.length);
  });

  test.each(hashes)('$name has the same hash (npm run golden writes it anew)', (run) => {
    const text = playthrough(game, run);
    if (read(game.id, 'hashes.txt').split('\n').includes(hashLine(run.name, text))) return;
    const file = join(mkdtempSync(join(tmpdir(), 'golden-')), `${run.name}.txt`);
    writeFileSync(file, text);
    expect.fail(
      `${game.id}/${run.name} has changed. It is now as in ${file}. To see the difference, run ` +
        `"npm run --silent golden -- ${game.id}/${run.name} > before.txt" where the test passes, and compare.`,
    );
  });
});
