// The workflows use actions at exact versions, ask for no more rights than they need, and test the lowest Node.js that we promise.
// Their syntax is checked by actionlint in `test/workflows.test.ts`.
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow, ROOT, readPage } from './pages.ts';

const WORKFLOWS = filesBelow(join(ROOT, '.github', 'workflows'), /\.yml$/);

/** The faults of a workflow that no schema finds. */
const faultsOf = (text: string): readonly string[] => [
  ...[...text.matchAll(/uses: *(\S+)/g)]
    .map(([, action = '']) => action)
    .filter((action) => !/@v\d+\.\d+\.\d+$/.test(action)),
  ...(/^permissions:\n {2}contents: read$/m.test(text) ? [] : ['rights beyond reading by default']),
  ...[...text.matchAll(/^ {2}(\w+):\n(?:(?: {4}.*)?\n)*/gm)]
    .filter(([job]) => job.includes('steps:') && !job.includes('timeout-minutes:'))
    .map(([, name]) => `${name}: no time limit`),
  ...(text.split('actions/checkout@').length === text.split('persist-credentials: false').length
    ? []
    : ['credentials stay in a checkout']),
];

test('finds the faults of a workflow', () => {
  const job = 'jobs:\n  a:\n    runs-on: x\n    steps:\n      - uses: actions/checkout@v5\n';
  expect(faultsOf(job)).toEqual([
    'actions/checkout@v5',
    'rights beyond reading by default',
    'a: no time limit',
    'credentials stay in a checkout',
  ]);
});

test('every workflow is pinned, modest and limited', () => {
  expect(WORKFLOWS.length).toBeGreaterThan(2);
  expect(WORKFLOWS.flatMap((path) => faultsOf(readPage(path)).map((fault) => `${path}: ${fault}`))).toEqual(
    [],
  );
});

test('the check runs on the lowest Node.js that package.json promises, and on the newest', () => {
  const lowest = JSON.parse(readPage('package.json')).engines.node.replace('>=', '');
  expect(readPage('.github/workflows/check.yml')).toContain(`node: ['${lowest}', latest]`);
});
