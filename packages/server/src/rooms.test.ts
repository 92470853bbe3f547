// The folders of the server and the imports that are allowed between them, those of types included.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

/** The core of a table imports nothing else of the server; the composition root is imported by the entry only. */
const ALLOWED: { readonly [folder: string]: readonly string[] } = {
  '': ['boot', 'socket', 'table'],
  boot: ['bots', 'features/*', 'hosting', 'http', 'limits', 'runtime', 'socket', 'storage', 'table'],
  bots: ['table'],
  'features/chat': ['features/rematch', 'hosting', 'http', 'limits', 'runtime', 'storage', 'table'],
  'features/daily': [
    'features/groups',
    'features/push',
    'hosting',
    'http',
    'limits',
    'runtime',
    'storage',
    'table',
  ],
  'features/drafts': ['hosting', 'limits', 'runtime', 'storage', 'table'],
  'features/groups': [
    'features/lists',
    'features/push',
    'hosting',
    'http',
    'limits',
    'runtime',
    'storage',
    'table',
  ],
  'features/lists': ['hosting', 'http', 'limits', 'storage', 'table'],
  'features/lobby': ['features/lists', 'hosting', 'http', 'runtime', 'storage', 'table'],
  'features/people': [
    'features/chat',
    'features/groups',
    'features/lists',
    'features/push',
    'hosting',
    'http',
    'limits',
    'runtime',
    'storage',
    'table',
  ],
  'features/push': ['hosting', 'http', 'limits', 'runtime', 'storage', 'table'],
  'features/rematch': ['hosting', 'http', 'limits', 'storage', 'table'],
  'features/retention': ['features/chat', 'features/people', 'hosting', 'runtime', 'storage'],
  'features/tables': [
    'features/groups',
    'features/lobby',
    'hosting',
    'http',
    'limits',
    'runtime',
    'storage',
    'table',
  ],
  hosting: ['bots', 'limits', 'runtime', 'storage', 'table'],
  http: ['hosting', 'limits', 'runtime', 'table'],
  limits: ['table'],
  runtime: [],
  socket: ['features/chat', 'features/drafts', 'hosting', 'http', 'limits', 'runtime', 'table'],
  storage: ['table'],
  table: [],
};

const root = dirname(fileURLToPath(import.meta.url));
const IMPORTED = /(?:from|import)\s*\(?\s*'(\.[^']+\.ts)'/g;

const all = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => /\.[tj]s$/.test(file));
const sources = all.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));

/** Each feature is a folder of its own; elsewhere the first level counts. */
const folderOf = (file: string): string => {
  const path = dirname(file).split('/');
  return path[0] === 'features' ? path.slice(0, 2).join('/') : (path[0] ?? '').replace('.', '');
};

const importsOf = (file: string): readonly string[] =>
  [...readFileSync(join(root, file), 'utf8').matchAll(IMPORTED)].map(([, specifier = '']) =>
    relative(root, join(root, dirname(file), specifier)),
  );

const imports = new Map(sources.map((file) => [file, importsOf(file)]));

/** The imports between folders, as `from → to`, each with the files that have it. */
const arrows = new Map<string, string[]>();
for (const [file, targets] of imports)
  for (const target of targets) {
    const [from, to] = [folderOf(file), folderOf(target)];
    if (from === to) continue;
    const arrow = `${from} → ${to}`;
    arrows.set(arrow, [...(arrows.get(arrow) ?? []), file]);
  }

const allowed = Object.entries(ALLOWED).flatMap(([from, folders]) =>
  folders.flatMap((to) =>
    to === 'features/*'
      ? Object.keys(ALLOWED)
          .filter((folder) => folder.startsWith('features/'))
          .map((feature) => `${from} → ${feature}`)
      : [`${from} → ${to}`],
  ),
);

test('folders import only what they are allowed to', () => {
  expect(sources.length).toBeGreaterThan(100);
  expect([...new Set(sources.map(folderOf))].toSorted()).toEqual(Object.keys(ALLOWED).toSorted());
  const others = [...arrows].filter(([arrow]) => !allowed.includes(arrow));
  expect(others).toEqual([]);
});

test('every import that is allowed is needed', () => {
  expect(allowed.filter((arrow) => !arrows.has(arrow))).toEqual([]);
});
