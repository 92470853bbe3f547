// docs/licences.md lists what a release ships, and all of that is under licences that let everybody use and change it.
import { expect, test } from 'vitest';
// @ts-expect-error: a script without types.
import * as shipped from '../../scripts/shipped.js';
import { readPage } from './pages.ts';

interface Part {
  readonly name: string;
  readonly license: string;
}

const { shippedPackages, licencesPage } = shipped as {
  readonly shippedPackages: (lock: object) => readonly Part[];
  readonly licencesPage: (parts: readonly Part[]) => string;
};

const PERMISSIVE = ['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', '0BSD', 'OFL-1.1'];
const PARTS = shippedPackages(JSON.parse(readPage('package-lock.json')));

test('tools for development are not shipped, fonts and what is installed with a package are', () => {
  const lock = {
    packages: {
      '': {},
      'packages/rules': {},
      'node_modules/@crescendo/rules': { link: true },
      'node_modules/a': { version: '1.0.0', license: 'MIT' },
      'node_modules/a/node_modules/b': { version: '2.0.0', license: 'ISC' },
      'node_modules/tool': { version: '1.0.0', license: 'GPL-3.0', dev: true },
      'node_modules/@fontsource/c': { version: '3.0.0', license: 'OFL-1.1', dev: true },
    },
  };
  expect(shippedPackages(lock).map(({ name }) => name)).toEqual(['@fontsource/c', 'a', 'b']);
});

test('all that is shipped may be used and changed by everybody', () => {
  expect(PARTS.map(({ name }) => name)).toEqual(expect.arrayContaining(['preact', 'pg', 'ws']));
  expect(PARTS.filter(({ license }) => !PERMISSIVE.includes(license))).toEqual([]);
});

test('docs/licences.md is current: npm run licences', () => {
  expect(readPage('docs/licences.md')).toBe(licencesPage(PARTS));
});
