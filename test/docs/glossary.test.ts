// The glossary is true: what it names exists, each word is explained once, the names that are kept on the wire and in the
// database are there, and sources use no other identifier that it refuses.
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
const KEPT = TABLES.filter(([head]) => head?.[0] === 'name').flatMap(([, ...rows]) => rows);

const codesIn = (cell: string): readonly string[] =>
  [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);

const TOKEN = /\/\*[\s\S]*?\*\/|\/\/.*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|[A-Za-z_$][\w$]*|[`{}]/g;
/** The text of a template up to its end or the next `${`. */
const TEXT = /(?:\\[\s\S]|\$(?!\{)|[^\\`$])*(?:`|\$\{)/y;

/** The identifiers of a source; comments, strings and the texts of templates have none. */
const identifiersOf = (source: string): readonly string[] => {
  const found: string[] = [];
  /** For each open brace: true if its end continues the text of a template. */
  const braces: boolean[] = [];
  const token = new RegExp(TOKEN);
  for (let match = token.exec(source); match !== null; match = token.exec(source)) {
    const [text] = match;
    if (/^[\w$]/.test(text)) found.push(text);
    if (text === '{') braces.push(false);
    if (text !== '`' && !(text === '}' && braces.pop() === true)) continue;
    TEXT.lastIndex = token.lastIndex;
    const [rest = ''] = TEXT.exec(source) ?? [];
    if (rest.endsWith('{')) braces.push(true);
    token.lastIndex += rest.length;
  }
  return found;
};

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

/** The sources in which a kept name of this kind must be a word of its own. */
const KEPT_IN: Readonly<Record<string, string>> = {
  message: 'packages/protocol/src',
  column: 'packages/server/src/storage/migrations.ts',
  log: 'packages/server/src/table/log/table-event.ts',
  output: 'packages/cli/src',
};

const sourcesAt = (path: string): readonly string[] =>
  (path.endsWith('.ts') ? [path] : filesBelow(`${ROOT}/${path}`, /(?<!\.test)\.ts$/)).map(readPage);

/** Tells whether a property, a string or a statement of SQL has this name. */
const isNamed = (source: string, name: string): boolean =>
  new RegExp(`\\b${name}\\??:|'${name}'|\\b${name} (?:BIGINT|TEXT|\\()`).test(source);

test('reads the tables and the sources', () => {
  expect(ENTRIES.length).toBeGreaterThan(50);
  expect(REFUSED.length).toBeGreaterThan(10);
  expect(KEPT.length).toBeGreaterThan(15);
  expect(isNamed("talk: v.boolean(), kind: 'gone'", 'gone')).toBe(true);
  expect(isNamed('/** the talk */ small: talk()', 'talk')).toBe(false);
  expect(identifiersOf("const a = 'b'; // c\n/* d */ e(`f`)")).toEqual(['const', 'a', 'e']);
  expect(identifiersOf(`a(\`b \${c({ d: \`e \${f} g\` })} h\`, { i })`)).toEqual(['a', 'c', 'd', 'f', 'i']);
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

test.each(KEPT)('the name %s exists: %s', (cell, where) => {
  const [name = ''] = codesIn(cell);
  expect(sourcesAt(KEPT_IN[where] ?? '').some((source) => isNamed(source, name))).toBe(true);
});

test.each(PACKAGES)('%s uses no identifier that the glossary refuses', (name) => {
  const kept = KEPT.flatMap(([cell = '']) => codesIn(cell));
  const used = refusedIn(name, USED.get(name) ?? []);
  expect(
    used.filter((one) => !kept.includes(one)),
    'use the word of the glossary',
  ).toEqual([]);
});
