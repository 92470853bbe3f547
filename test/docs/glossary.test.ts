// The glossary is true: what it names exists, each word is explained once, and sources use no identifier that it refuses.
// `old-identifiers.json` lists the refused identifiers that are still in use, by package. It may only become shorter.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filesBelow, ROOT, readPage } from './pages.ts';

/** The rows of the tables of a page, cell by cell; those of one table begin with its head. */
const tablesOf = (text: string): readonly (readonly (readonly string[])[])[] =>
  [...text.matchAll(/(?:^\|.*\|\n)+/gm)].map(([table]) =>
    table
      .trim()
      .split('\n')
      .filter((line) => !line.startsWith('|---'))
      .map((line) => line.slice(2, -2).split(' | ')),
  );

const TABLES = tablesOf(readPage('docs/glossary.md'));
const ENTRIES = TABLES.filter(([head]) => head?.[2] === 'where').flatMap(([, ...rows]) => rows);
const REFUSED = TABLES.filter(([head]) => head?.[3] === 'refused identifiers').flatMap(([, ...rows]) => rows);

const codesIn = (cell: string): readonly string[] =>
  [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);

const TOKEN = /\/\*[\s\S]*?\*\/|\/\/.*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|[A-Za-z_$][\w$]*/g;

/** The identifiers of a source; comments and strings have none. */
const identifiersOf = (source: string): readonly string[] =>
  [...source.matchAll(TOKEN)].map(([token]) => token).filter((token) => /^[\w$]/.test(token));

const PACKAGES = ['rules', 'bots', 'words', 'protocol', 'server', 'cli', 'web'] as const;

const USED: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  PACKAGES.map((name) => {
    const files = filesBelow(`${ROOT}/packages/${name}/src`, /(?<!\.test)\.tsx?$/);
    return [name, new Set(files.flatMap((file) => identifiersOf(readPage(file))))];
  }),
);

/** Tells whether a pattern of the table, such as `Chair`, `MOST_*` or `server:made`, refuses this identifier of this package. */
const refuses = (pattern: string, name: string, identifier: string): boolean => {
  const [text = '', scope = name] = pattern.split(':').reverse();
  return scope === name && new RegExp(`^${text.replaceAll('*', '.*')}$`).test(identifier);
};

const refusedIn = (name: string, identifiers: Iterable<string>): readonly string[] => {
  const patterns = REFUSED.flatMap(([, , , cell = '']) => codesIn(cell));
  return [...identifiers].filter((one) => patterns.some((pattern) => refuses(pattern, name, one))).sort();
};

const OLD: Readonly<Record<string, readonly string[]>> = JSON.parse(
  readFileSync(new URL('old-identifiers.json', import.meta.url), 'utf8'),
);

test('reads the tables and the sources', () => {
  expect(ENTRIES.length).toBeGreaterThan(50);
  expect(REFUSED.length).toBeGreaterThan(10);
  expect(identifiersOf("const a = 'b'; // c\n/* d */ e(`f`)")).toEqual(['const', 'a', 'e', 'f']);
  expect(refusedIn('web', ['MOST_MOVES', 'MAX_MOVES', 'setFault', 'isDefault', 'made'])).toEqual([
    'MOST_MOVES',
    'setFault',
  ]);
  expect(refusedIn('server', ['made', 'createdAt'])).toEqual(['made']);
});

test('every word is explained once, in a sentence, and says where it is', () => {
  const words = ENTRIES.map(([word]) => word);
  expect(words).toHaveLength(new Set(words).size);
  for (const row of ENTRIES)
    expect(row).toEqual([
      expect.stringMatching(/./),
      expect.stringMatching(/ /),
      expect.stringMatching(/`/),
      expect.stringMatching(/./),
    ]);
});

test('what the glossary names exists', () => {
  const missing = ENTRIES.flatMap(([word, , where = '']) =>
    where.split('; ').flatMap((part) => {
      const [name = '', codes = ''] = part.split(': ');
      return codesIn(codes).flatMap((code) =>
        USED.get(name)?.has(code) ? [] : `${word}: no ${code} in ${name}`,
      );
    }),
  );
  expect(missing).toEqual([]);
});

test.each(PACKAGES)('%s uses no identifier that the glossary refuses', (name) => {
  const used = refusedIn(name, USED.get(name) ?? []);
  const old = OLD[name] ?? [];
  expect(
    used.filter((one) => !old.includes(one)),
    'use the word of the glossary',
  ).toEqual([]);
  expect(
    old.filter((one) => !used.includes(one)),
    'no longer used: remove it from old-identifiers.json',
  ).toEqual([]);
});
