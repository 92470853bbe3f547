// The packages of others that a release contains or installs, by the lock file, with their licences.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Tools for development whose product is part of the page: its fonts. */
const isBuiltIn = (name) => name.startsWith('@fontsource');

/** Optional peers of others that nothing here imports. */
const isUnused = (name) => name === 'typescript' || name.startsWith('@typescript/');

/** Each with its name, version, licence and folder, by name. */
export const shippedPackages = (lock) =>
  Object.entries(lock.packages)
    .filter(([folder, { link }]) => folder.startsWith('node_modules/') && !link)
    .map(([folder, { version, license, dev = false }]) => {
      const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
      return { name, version, license, folder, dev };
    })
    .filter(({ name, dev }) => isBuiltIn(name) || !(dev || isUnused(name)))
    .map(({ dev: _, ...one }) => one)
    .sort((a, b) => (a.name < b.name ? -1 : 1));

/** The page `docs/licences.md`. */
export const licencesPage = (packages) =>
  [
    '# Licences',
    '',
    'Crescendo is released under the [MIT licence](../LICENSE). A release contains, or installs, the following work of others; every licence in full is in',
    'the file *LICENCES.txt* of the release. `npm run licences` writes this page.',
    '',
    '| package | licence |',
    '|---|---|',
    ...packages.map(({ name, license }) => `| ${name} | ${license} |`),
    '',
    'The fonts (OFL-1.1) are Figtree, Caveat and Fraunces, reduced to the characters that the page shows.',
    '',
    'Tools for development are no part of a release. One of them, glpk.js, is under GPL-3.0: tests compare the Rummikub solver with it. It is neither',
    'imported by what is published nor copied into it, so its licence puts no conditions on a release.',
    '',
  ].join('\n');

/** The licence of an installed package in full; undefined if it has no such file. */
const licenceText = (root, folder) => {
  const home = join(root, folder);
  if (!existsSync(home)) return undefined;
  const file = readdirSync(home).find((name) => /^(?:licen[cs]e|copying)/i.test(name));
  return file === undefined ? undefined : readFileSync(join(home, file), 'utf8').trim();
};

/** Every licence in full, as one text. */
export const licenceTexts = (root, packages) =>
  packages
    .map(({ name, version, license, folder }) => {
      const text = licenceText(root, folder) ?? `${license}; the package has no text of it.`;
      return `${name} ${version} (${license})\n\n${text}\n`;
    })
    .join(`\n${'-'.repeat(78)}\n\n`);
