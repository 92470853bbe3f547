// The example in the README runs as it is printed.
import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

test('the random game in the README plays to its end', () => {
  const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8');
  const code = /```ts\n([\s\S]*?)```/.exec(readme)![1]!;
  const file = fileURLToPath(new URL('../readme-example.tmp.ts', import.meta.url));
  writeFileSync(file, code);
  try {
    const out = execFileSync(process.execPath, ['--import', 'tsx', file], { encoding: 'utf8' });
    expect(out).toContain("kind: 'over'");
  } finally {
    rmSync(file);
  }
});
