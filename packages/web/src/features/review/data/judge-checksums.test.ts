// A saved review is made again when anything has changed that it was made with.
import { appendFileSync, cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAME_IDS } from '@crescendo/rules/manifests';
import { afterAll, expect, test } from 'vitest';
import { judgeChecksums, judgeFiles } from '../../../../judge-checksums.ts';

const PACKAGES = fileURLToPath(new URL('../../../../../', import.meta.url));
const copy = mkdtempSync(join(tmpdir(), 'crescendo-judge-'));
for (const path of ['bots/src', 'bots/package.json', 'rules/src', 'rules/package.json', 'web/src/workers'])
  cpSync(join(PACKAGES, path), join(copy, path), { recursive: true });

afterAll(() => rmSync(copy, { recursive: true, force: true }));

const before = judgeChecksums(copy);

/** The games whose reviews are stale once a line was added to this file. */
const staleAfter = (file: string): readonly string[] => {
  const now = judgeChecksums(copy);
  appendFileSync(join(copy, file), '\n// changed\n');
  const changed = judgeChecksums(copy);
  return GAME_IDS.filter((game) => now[game] !== changed[game]);
};

test('a copy has the checksums of its original, one for each game', () => {
  expect(before).toEqual(judgeChecksums());
  expect(new Set(Object.values(before)).size).toBe(GAME_IDS.length);
});

test.each(GAME_IDS)('other weights of %s make its reviews stale, and those of no other game', (game) => {
  const weights = `bots/src/${game}/weights`;
  const judging = readdirSync(join(copy, weights)).filter((file) =>
    judgeFiles(game, copy).includes(`${weights}/${file}`),
  );
  expect(judging).toContain('win-chances.ts');
  for (const file of judging) expect(staleAfter(`${weights}/${file}`), file).toEqual([game]);
});

test('so do other rules of it', () => {
  expect(staleAfter('rules/src/qwinto/rules.ts')).toEqual(['qwinto']);
  expect(staleAfter('bots/src/finito/search/rank-moves.ts')).toEqual(['finito']);
});

test.each([
  'bots/src/win-chances/judge.ts',
  'bots/src/win-chances/network.ts',
  'bots/src/review/luck.ts',
  'bots/src/review/levels/level-losses.ts',
  'bots/src/load-bots.ts',
  'rules/src/match/match.ts',
  'rules/src/dice.ts',
  'web/src/workers/make-review.ts',
])('another judge makes all reviews stale: %s', (file) => {
  expect(staleAfter(file)).toEqual(GAME_IDS);
});

test.each([
  'bots/src/qwinto/README.md',
  'bots/src/review/review.test.ts',
  'bots/src/puzzles/packs/qwinto.ts',
  'bots/src/arena/luck.ts',
  'bots/src/game-bots-unused.ts',
  'web/src/workers/bot-client.ts',
])('what judges nothing makes none stale: %s', (file) => {
  if (file.includes('unused')) writeFileSync(join(copy, file), '');
  expect(staleAfter(file)).toEqual([]);
});
