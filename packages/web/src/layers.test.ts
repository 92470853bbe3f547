// The rooms of the page form layers: each imports only rooms that stand before it in the list.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

/** The layers from the bottom to the top. */
const LAYERS: readonly string[] = [
  'shell',
  'server',
  'ui',
  'interaction',
  'workers',
  'session',
  'boards',
  'features/shared',
  'features/settings',
  'features/about',
  'features/start',
  'features/learn/progress',
  'features/learn/lessons',
  'features/learn/rules',
  'features/together/groups',
  'features/play',
  'features/learn/board',
  'features/top',
  'features/learn/solving',
  'features/learn/puzzles',
  'features/learn/course',
  'features/library/finished',
  'features/library/record',
  'features/review/data',
  'features/review',
  'features/learn/exercises',
  'features/library/challenge',
  'features/library/shared',
  'features/library/month',
  'features/library/my-data',
  'features/library/statistics',
  'features/library/my-games',
  'features/together/lobby',
  'features/together/join',
  'features/together/daily',
  'features/new-game',
  'features/home',
  'features/error',
];

const root = dirname(fileURLToPath(import.meta.url));
const IMPORTED = /(?:from|import)\s*\(?\s*'(\.[^']+\.tsx?)'/g;

const all = readdirSync(root, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative(root, join(entry.parentPath, entry.name)));
const sources = all.filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'));

/** The longest entry of the list that the file lies in; `''` for the entry points at the root. */
const layerOf = (file: string): string =>
  LAYERS.filter((layer) => file.startsWith(`${layer}/`)).reduce(
    (best, layer) => (layer.length > best.length ? layer : best),
    '',
  );

const importsOf = (file: string): readonly string[] =>
  [...readFileSync(join(root, file), 'utf8').matchAll(IMPORTED)].map(([, specifier = '']) =>
    relative(root, join(root, dirname(file), specifier)),
  );

test('every file lies in a layer, or is an entry point', () => {
  expect(sources.length).toBeGreaterThan(400);
  const outside = sources.filter((file) => layerOf(file) === '' && file.includes('/'));
  expect(outside).toEqual([]);
});

test('a layer imports only the layers below it', () => {
  const rank = (layer: string): number => (layer === '' ? LAYERS.length : LAYERS.indexOf(layer));
  const wrong = sources.flatMap((file) =>
    importsOf(file)
      .filter((target) => rank(layerOf(target)) > rank(layerOf(file)))
      .map((target) => `${file} → ${target}`),
  );
  expect(wrong).toEqual([]);
});
