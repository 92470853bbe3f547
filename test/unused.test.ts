// Nothing in the workspace is left over, says knip: files, dependencies and exports that nothing uses. Its settings are in knip.json.
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { lint } from './linters/linters.ts';
import { copyWorkspace } from './workspace.ts';

const copy = copyWorkspace();
afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('knip finds a file that is left over, and nothing else', async (context) => {
  const file = 'packages/rules/src/left-over.ts';
  writeFileSync(join(copy, file), 'export const leftOver = 1;\n');
  const linting = await lint('lint-unused.js', [copy]);
  if ('missing' in linting) return context.skip(`knip is not tried out: ${linting.missing}`);
  expect(linting.found).toEqual(['Unused files (1)', `${file}: ${file}`]);
}, 400_000);
