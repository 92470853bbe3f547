// A version is written everywhere at once, by `npm run set-version`.
import { expect, test } from 'vitest';
// @ts-expect-error: a script without types.
import * as script from '../../scripts/set-version.js';
import { filesBelow, ROOT, readPage } from './pages.ts';

interface Manifest {
  readonly version: string;
  readonly dependencies?: { readonly [name: string]: string };
  readonly devDependencies?: { readonly [name: string]: string };
}

const { withVersion, withRelease } = script as {
  readonly withVersion: (manifest: object, version: string) => Manifest;
  readonly withRelease: (changelog: string, version: string, day: string) => string;
};

test('the packages get the version, and wherever they depend on each other', () => {
  const manifests = filesBelow(ROOT, /^package\.json$/).filter((path) =>
    /^(?:packages\/\w+\/)?package/.test(path),
  );
  expect(manifests.length).toBeGreaterThan(7);
  for (const path of manifests) {
    const {
      version,
      dependencies = {},
      devDependencies = {},
    } = withVersion(JSON.parse(readPage(path)), '7.8.9');
    const ours = Object.entries({ ...dependencies, ...devDependencies }).filter(([name]) =>
      /^@?crescendo\b/.test(name),
    );
    expect(
      [version, ...ours.map(([, wanted]) => wanted)].filter((text) => text !== '7.8.9' && text !== '*'),
    ).toEqual([]);
  }
});

test('what was unreleased gets the version and the day; earlier versions stay', () => {
  const text = '# Changelog\n\n## 0.3.0 (unreleased)\n\n- New.\n\n## 0.2.0 (2026-01-02)\n';
  expect(withRelease(text, '1.0.0', '2026-12-01')).toBe(
    '# Changelog\n\n## 1.0.0 (2026-12-01)\n\n- New.\n\n## 0.2.0 (2026-01-02)\n',
  );
  expect(withRelease(readPage('CHANGELOG.md'), '7.8.9', '2026-12-01')).toContain('\n## 7.8.9 (2026-12-01)\n');
});
