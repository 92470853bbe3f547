// A checksum for each game of everything that a review of it is made with: weights, search, and what judges with them.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
// By its path: the build's configuration is bundled without the packages it imports.
import { GAME_IDS } from '../rules/src/manifests.ts';

const BOTS = fileURLToPath(new URL('../bots/src/', import.meta.url));

/** Notes and tests change no review. */
const filesIn = (folder: string): readonly string[] =>
  readdirSync(join(BOTS, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.ts$|\.md$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();

const checksum = (folders: readonly string[]): string => {
  const hash = createHash('sha256');
  for (const file of folders.flatMap(filesIn))
    hash.update(file.slice(BOTS.length)).update(readFileSync(file));
  return hash.digest('hex').slice(0, 12);
};

/** A game without bots of its own has no folder there. */
const foldersOf = (game: string): readonly string[] =>
  [game, 'review', 'generic'].filter((folder) => existsSync(join(BOTS, folder)));

export const judgeChecksums = (): { readonly [game: string]: string } =>
  Object.fromEntries(GAME_IDS.map((game) => [game, checksum(foldersOf(game))]));
