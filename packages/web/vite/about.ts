// The version, and the work of others that a release contains, for the page that says so.
import { readFileSync } from 'node:fs';
// @ts-expect-error: a script without types.
import * as shipped from '../../../scripts/shipped.js';

interface Part {
  readonly name: string;
  readonly license: string;
}

const { shippedPackages } = shipped as { readonly shippedPackages: (lock: unknown) => readonly Part[] };

const readJson = (path: string) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));

export const aboutThis = () => ({
  version: String(readJson('../package.json').version),
  parts: shippedPackages(readJson('../../../package-lock.json')).map(({ name, license }) => [name, license]),
});
