// A checksum for each game of everything that a review of it is made with: weights, search, rules, and what judges with them. What
// that is, the imports say.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
// By its path: the build's configuration is bundled without the packages it imports.
import { GAME_IDS } from '../rules/src/manifests.ts';
import { importsOf } from './vite/import-graph.ts';

const PACKAGES = fileURLToPath(new URL('../', import.meta.url));
const MAKES_REVIEWS = 'web/src/workers/make-review.ts';

/** A folder or a file with the name of the game. */
const isOf = (file: string, game: string): boolean =>
  file.split('/').some((part) => part === game || part.startsWith(`${game}.`) || part.startsWith(`${game}-`));

/** The files that reviews of a game are made with, relative to the folder of the packages: nothing of other games, and no types. */
export const judgeFiles = (game: string, packages = PACKAGES): readonly string[] => {
  const others = GAME_IDS.filter((id) => id !== game);
  const files = new Set<string>([MAKES_REVIEWS]);
  // The set grows while it is gone through: imports of imports are followed as well.
  for (const file of files)
    for (const target of importsOf(join(packages, file), packages, { types: false })) {
      const imported = relative(packages, target);
      if (!others.some((other) => isOf(imported, other))) files.add(imported);
    }
  return [...files].sort();
};

const checksum = (files: readonly string[], packages: string): string => {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(readFileSync(join(packages, file)));
  return hash.digest('hex').slice(0, 12);
};

export const judgeChecksums = (packages = PACKAGES): { readonly [game: string]: string } =>
  Object.fromEntries(GAME_IDS.map((game) => [game, checksum(judgeFiles(game, packages), packages)]));
