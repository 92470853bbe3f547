// Every `npm run` command in the documentation and in a workflow is a script of the package that it names, or of the workspace.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow, ROOT, readPage } from './pages.ts';

/** Entries about earlier releases name scripts that are gone. */
const PAGES = [
  ...filesBelow(ROOT, /\.md$/).filter((page) => page !== 'CHANGELOG.md'),
  ...filesBelow(join(ROOT, '.github'), /\.(?:md|yml)$/),
];
const COMMAND = /npm run (?:--silent )?(?<script>[a-z][\w:-]*)(?: -w (?<workspace>[@\w/-]+))?/g;

const scriptsOf = (folder: string): readonly string[] =>
  Object.keys(JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')).scripts ?? {});

/** The folder of a workspace, by its path or its name. */
const folderOf = (workspace = '.'): string => workspace.replace('@crescendo/', 'packages/');

/** The commands of a text that are no scripts. */
const unknownIn = (text: string): readonly string[] =>
  [...text.matchAll(COMMAND)].flatMap(([command, script = '', workspace]) =>
    scriptsOf(folderOf(workspace)).includes(script) ? [] : [command],
  );

test('tells scripts from others', () => {
  expect(unknownIn('`npm run check`, `npm run dev -w packages/web`')).toEqual([]);
  expect(unknownIn('`npm run levels -w @crescendo/bots -- --write`')).toEqual([]);
  expect(unknownIn('`npm run dev`, `npm run check -w packages/web`')).toEqual([
    'npm run dev',
    'npm run check -w packages/web',
  ]);
});

test('the documentation and the workflows name scripts that exist', () => {
  expect(PAGES).toContain('.github/workflows/check.yml');
  const unknown = PAGES.flatMap((page) => unknownIn(readPage(page)).map((command) => `${page}: ${command}`));
  expect(unknown).toEqual([]);
});
