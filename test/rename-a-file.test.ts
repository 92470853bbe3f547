// The layout of the page belongs to its authors: a file of any room can be renamed, and the page is built into the same files.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, extname, join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyWorkspace, ROOT } from './workspace.ts';

const copy = copyWorkspace();
const web = join(copy, 'packages/web');
const src = join(web, 'src');

const foldersIn = (folder: string): readonly string[] =>
  readdirSync(join(ROOT, 'packages/web/src', folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(folder, name));

/** Every folder of the page's sources; of the boards and the features each one. */
const ROOMS = foldersIn('').flatMap((room) =>
  ['boards', 'features'].includes(room) ? foldersIn(room) : [room],
);

const sources = (): readonly string[] =>
  readdirSync(src, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));

const SPECIFIER = /(['"])(\.{1,2}\/[^'"\n]+\.tsx?)\1/g;

const importsOf = (file: string): readonly string[] =>
  [...readFileSync(file, 'utf8').matchAll(SPECIFIER)].map(([, , path = '']) => join(dirname(file), path));

/** The largest file of a room that other files import. */
const fileToRename = (room: string): string => {
  const imported = new Set(sources().flatMap(importsOf));
  const [largest] = sources()
    .filter((file) => file.startsWith(join(src, room, '/')) && imported.has(file))
    .toSorted((one, other) => statSync(other).size - statSync(one).size);
  if (largest === undefined) throw new Error(`no file of ${room} is imported`);
  return largest;
};

/** Renames a file, and corrects the imports of all others. */
const rename = (from: string, to: string): void => {
  for (const file of sources()) {
    const text = readFileSync(file, 'utf8');
    const corrected = text.replaceAll(SPECIFIER, (whole, quote, path) =>
      join(dirname(file), path) === from
        ? quote + path.slice(0, path.lastIndexOf('/') + 1) + to + quote
        : whole,
    );
    if (corrected !== text) writeFileSync(file, corrected);
  }
  renameSync(from, join(dirname(from), to));
};

/** The sizes of all scripts of the built page, packed, in order. */
const build = (): readonly number[] => {
  const out = join(copy, 'built');
  const { status, stderr } = spawnSync(
    process.execPath,
    [
      join(copy, 'node_modules/vite/bin/vite.js'),
      'build',
      '--logLevel',
      'error',
      '--outDir',
      out,
      '--emptyOutDir',
    ],
    { cwd: web, encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production' } },
  );
  if (status !== 0) throw new Error(stderr);
  return readdirSync(join(out, 'assets'))
    .filter((name) => name.endsWith('.js'))
    .map((name) => gzipSync(readFileSync(join(out, 'assets', name))).length)
    .toSorted((one, other) => one - other);
};

let before: readonly number[] = [];

beforeAll(() => {
  before = build();
}, 120_000);

afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('there are rooms of all kinds', () => {
  expect(ROOMS).toEqual(expect.arrayContaining(['shell', 'ui', 'session', 'boards/qwinto', 'features/play']));
  expect(before.length).toBeGreaterThan(50);
});

test.each(ROOMS)('a file of %s can be renamed', (room) => {
  const file = fileToRename(room);
  const name = relative(dirname(file), file);
  const other = `renamed-by-a-test${extname(file)}`;
  rename(file, other);
  const after = build();
  rename(join(dirname(file), other), name);
  expect(after.length, name).toBe(before.length);
  const moved = after.map((size, index) => Math.abs(size - (before[index] ?? 0)));
  expect(Math.max(...moved), name).toBeLessThan(150);
});
