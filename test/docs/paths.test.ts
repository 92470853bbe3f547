// The files, folders and identifiers that the guides name are there. A path may be shortened at the front: `boards/board.ts`.
import { expect, test } from 'vitest';
import { filesBelow, ROOT, readPage, withoutBlocks } from './pages.ts';

/** Pages about the code as it was, or as it will be, may name files that are not there. */
const OTHERS = /^(?:CHANGELOG\.md|docs\/add-a-\w+\.md|docs\/decisions\/\d)/;
const GUIDES = filesBelow(ROOT, /\.md$/).filter((page) => !OTHERS.test(page));
const FILES = filesBelow(ROOT, /./);
const FOLDERS = [
  ...new Set(FILES.flatMap((file) => [...file.matchAll(/\//g)].map(({ index }) => file.slice(0, index + 1)))),
];

/** Tells whether this span of code is a path of the repository. Built files and a server's data are not. */
const isPath = (code: string): boolean =>
  /^[\w<][\w<>.*/-]*$/.test(code) &&
  (/\.(?:tsx?|js|md|css|json)$/.test(code) || code.includes('/')) &&
  !/(?:^data|(?:^|\/)dist)\b/.test(code);

/** Tells whether there is a file or folder whose path ends like this. `<game>` and `*` stand for any name, `NNN` for a number. */
const exists = (path: string): boolean => {
  const pattern = path
    .replaceAll('.', '\\.')
    .replaceAll(/<\w+>|\*/g, '[^/]+')
    .replaceAll('NNN', '\\d{3}');
  const ending = new RegExp(`(?:^|/)${pattern.replace(/\/$/, '')}/?$`);
  return FILES.some((file) => ending.test(file)) || FOLDERS.some((folder) => ending.test(folder));
};

test('tells paths that exist from others', () => {
  expect(exists('rules/src/game.ts')).toBe(true);
  expect(exists('boards/<game>/')).toBe(true);
  expect(exists('boards/no-such-board.ts')).toBe(false);
  expect(exists('no-such-folder/')).toBe(false);
});

test.each(GUIDES)('%s names files and folders that exist', (guide) => {
  const codes = [...withoutBlocks(readPage(guide)).matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
  expect(codes.filter(isPath).filter((path) => !exists(path))).toEqual([]);
});

/** The identifiers in the spans of code of a page that are no paths: `match.after`, `readOptions`. */
const identifiersIn = (text: string): readonly string[] =>
  [...withoutBlocks(text).matchAll(/`([^`\n]+)`/g)].flatMap(([, code = '']) =>
    code.includes('/') || /\.(?:tsx?|js|md|css|json)$/.test(code)
      ? []
      : (code.match(/[a-z_$][\w$]*/gi) ?? []),
  );

test('ARCHITECTURE.md names functions, types and commands that exist', () => {
  const sources = FILES.filter((file) => /^packages\/.*(?<!\.test)\.tsx?$/.test(file)).map(readPage);
  const known = new Set(sources.flatMap((source) => source.match(/[a-z_$][\w$]*/gi) ?? []));
  const names = identifiersIn(readPage('ARCHITECTURE.md'));
  expect(names).toEqual(expect.arrayContaining(['fullView', 'readOptions', 'imagine']));
  expect(names.filter((name) => !known.has(name))).toEqual([]);
});
