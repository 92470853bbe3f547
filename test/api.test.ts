// The public types of the packages are those of their reports: whoever changes one sees it in the diff.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
// @ts-expect-error: a script without types.
import * as build from '../scripts/build.js';
// @ts-expect-error: a script without types.
import * as report from '../scripts/docs/api-report.js';
import { ROOT } from './docs/pages.ts';

const { apiReport, exportsOf, REPORTED } = report as {
  readonly apiReport: (name: string) => string;
  readonly exportsOf: (file: string) => ReadonlyMap<string, unknown>;
  readonly REPORTED: readonly string[];
};
const { bringUpToDate } = build as { readonly bringUpToDate: (targets: readonly string[]) => Promise<void> };

beforeAll(() => bringUpToDate(['packages']), 300_000);

test.each(REPORTED)('the report of %s is of today; else: npm run api', (name) => {
  expect(readFileSync(join(ROOT, 'packages', name, 'api.md'), 'utf8')).toBe(apiReport(name));
});

test.each(['rules', 'protocol'])('the report of %s knows what can be imported', async (name) => {
  const imported = Object.keys(await import(`@crescendo/${name}`));
  const reported = exportsOf(join(ROOT, 'packages', name, 'dist', 'index.d.ts'));
  expect(imported.length).toBeGreaterThan(10);
  expect(imported.filter((one) => !reported.has(one))).toEqual([]);
});
