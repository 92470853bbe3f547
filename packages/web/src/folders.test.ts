// The folders of the page form layers: no two of them import each other, directly or through others.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = dirname(fileURLToPath(import.meta.url));
const IMPORTED = /(?:from|import)\s*\(?\s*'(\.[^']+\.tsx?)'/g;

const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !file.includes('.test.'),
);

/** Every page is a folder of its own; elsewhere the first level counts. */
const folderOf = (file: string): string => {
  const [first = '', second = '', third] = file.split('/');
  return first === 'pages' && third !== undefined ? `${first}/${second}` : first;
};

const imports = new Map<string, Set<string>>();
for (const file of files)
  for (const [, specifier = ''] of readFileSync(join(root, file), 'utf8').matchAll(IMPORTED)) {
    const [from, to] = [folderOf(file), folderOf(relative(root, join(root, dirname(file), specifier)))];
    if (from !== to) imports.set(from, (imports.get(from) ?? new Set()).add(to));
  }

/** A way from one folder to another, as the folders on it. */
const wayBetween = (from: string, to: string, seen = new Set<string>()): readonly string[] | undefined => {
  seen.add(from);
  for (const next of imports.get(from) ?? []) {
    if (next === to) return [from, to];
    const rest = seen.has(next) ? undefined : wayBetween(next, to, seen);
    if (rest) return [from, ...rest];
  }
  return undefined;
};

test('no folder imports itself through another', () => {
  expect(imports.size).toBeGreaterThan(15);
  const cycles = [...imports.keys()].flatMap((folder) => wayBetween(folder, folder)?.join(' → ') ?? []);
  expect(cycles).toEqual([]);
});
