// Every relative link in a page of documentation leads to a file, and every anchor to a heading.
import { existsSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { anchorsOf, filesBelow, linksOf, ROOT, readPage } from './pages.ts';

const PAGES = [ROOT, join(ROOT, '.github')].flatMap((folder) => filesBelow(folder, /\.md$/));
const isExternal = (target: string): boolean => /^[a-z]+:/.test(target);

/** Explains why a link of this page leads nowhere; undefined if it resolves. */
const problemOf = (page: string, target: string): string | undefined => {
  const [path = '', anchor] = decodeURI(target).split('#');
  const file = path === '' ? page : normalize(join(dirname(page), path));
  if (!existsSync(join(ROOT, file))) return `${page}: no file ${target}`;
  if (anchor === undefined) return undefined;
  return file.endsWith('.md') && anchorsOf(readPage(file)).includes(anchor)
    ? undefined
    : `${page}: no heading ${target}`;
};

test('finds the pages and their links', () => {
  expect(PAGES).toEqual(
    expect.arrayContaining(['README.md', 'docs/decisions/README.md', '.github/SUPPORT.md']),
  );
  expect(linksOf('[a](x.md) ![b](y.png "title") `[c](z.md)`\n```\n[d](w.md)\n```\n')).toEqual([
    'x.md',
    'y.png',
  ]);
  expect(anchorsOf("# What's new, 2\n## `npm start`: [go](x)\n# What's new, 2\n")).toEqual([
    'whats-new-2',
    'npm-start-go',
    'whats-new-2-1',
  ]);
  expect(problemOf('README.md', 'docs/no-such-page.md')).toBe('README.md: no file docs/no-such-page.md');
  expect(problemOf('README.md', 'CONTRIBUTING.md#no-such-heading')).toMatch(/no heading/);
});

test('all links resolve', () => {
  const problems = PAGES.flatMap((page) =>
    linksOf(readPage(page))
      .filter((target) => !isExternal(target))
      .flatMap((target) => problemOf(page, target) ?? []),
  );
  expect(problems).toEqual([]);
});
