// The package.json and README.md that users of a package get: made by `scripts/published.js`.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
// @ts-expect-error: a script without types.
import * as published from '../../scripts/published.js';
import { ROOT, readPage } from './pages.ts';

interface Manifest {
  readonly version: string;
  readonly private?: boolean;
  readonly scripts?: object;
  readonly devDependencies?: object;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly exports: Readonly<Record<string, unknown>>;
  readonly [key: string]: unknown;
}

interface Place {
  readonly source: string;
  readonly version: string;
  readonly directory: string;
  readonly has: (path: string) => boolean;
}

const { publishedManifest, publishedReadme, sourceAddress } = published as {
  readonly publishedManifest: (manifest: Manifest, source: string, directory: string) => Manifest;
  readonly publishedReadme: (text: string, place: Place) => string;
  readonly sourceAddress: (root: object, env: Readonly<Record<string, string>>) => string;
};

const SOURCE = 'https://git.example/team/crescendo';
const NAMES = ['rules', 'bots', 'words', 'protocol', 'server', 'cli'];
const manifestOf = (name: string): Manifest => JSON.parse(readPage(`packages/${name}/package.json`));

test('the address of the sources is that of the repository which is released, or that of package.json', () => {
  const root = { repository: { type: 'git', url: `git+${SOURCE}.git` } };
  expect(sourceAddress(root, {})).toBe(SOURCE);
  const env = { GITHUB_SERVER_URL: 'https://git.test', GITHUB_REPOSITORY: 'ada/games' };
  expect(sourceAddress(root, env)).toBe('https://git.test/ada/games');
});

test.each(NAMES)('%s: package.json has what npm shows, and nothing of ours', (name) => {
  const manifest = publishedManifest(manifestOf(name), SOURCE, `packages/${name}`);
  expect(manifest).toMatchObject({
    license: 'MIT',
    description: expect.stringMatching(/\.$/),
    keywords: expect.arrayContaining(['board-game']),
    repository: { type: 'git', url: `git+${SOURCE}.git`, directory: `packages/${name}` },
    bugs: { url: `${SOURCE}/issues` },
    homepage: `${SOURCE}/tree/v${manifest.version}/packages/${name}#readme`,
    publishConfig: { access: 'public' },
    engines: JSON.parse(readPage('package.json')).engines,
  });
  expect(manifest.private).toBeUndefined();
  expect(manifest.scripts).toBeUndefined();
  expect(manifest.devDependencies).toBeUndefined();
  expect(Object.values(manifest.exports)).toEqual(
    Object.keys(manifest.exports).map(() => expect.stringMatching(/^\.\/dist\/.*\.js$/)),
  );
});

test('all packages have one version, and depend on each other at exactly that', () => {
  const { version } = manifestOf('rules');
  for (const name of [...NAMES, 'web']) {
    const manifest = manifestOf(name);
    expect(manifest.version).toBe(version);
    for (const [other, range] of Object.entries(manifest.dependencies ?? {}))
      if (other.startsWith('@crescendo/')) expect(range).toBe(version);
  }
});

test('a link that leaves a package leads to the sources of its version', () => {
  const text = '[a](../../docs/x.md#y) ![b](p/q.png) [c](LICENSE) [d](#e) [f](https://x.example)';
  const place = { source: SOURCE, version: '1.2.3', directory: 'packages/rules' };
  expect(publishedReadme(text, { ...place, has: (path) => path === 'LICENSE' })).toBe(
    `[a](${SOURCE}/blob/v1.2.3/docs/x.md#y) ![b](${SOURCE}/raw/v1.2.3/packages/rules/p/q.png) [c](LICENSE) [d](#e) [f](https://x.example)`,
  );
  expect(() => publishedReadme('[a](../../../x)', { ...place, has: () => false })).toThrow('outside');
});

test.each(NAMES)('%s: no link of the README is relative once it is published', (name) => {
  const directory = `packages/${name}`;
  const place = { source: SOURCE, version: '0.1.0', directory, has: () => false };
  const readme = publishedReadme(readPage(`${directory}/README.md`), place);
  expect([...readme.matchAll(/\]\((?!https:\/\/|#)([^)]+)\)/g)]).toEqual([]);
  for (const [, path = ''] of readme.matchAll(/git\.example\/team\/crescendo\/blob\/v0\.1\.0\/([^)#]+)/g))
    expect(existsSync(join(ROOT, path))).toBe(true);
});
