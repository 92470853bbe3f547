// The example in the README runs as it is printed.
import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

test('the example in the README tells a turn in French', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const [, code = ''] = /```js\n([\s\S]*?)```/.exec(readme) ?? [];
  const file = fileURLToPath(new URL('../readme-example.tmp.mjs', import.meta.url));
  writeFileSync(file, code);
  try {
    const out = execFileSync(process.execPath, ['--import', 'tsx', file], { encoding: 'utf8' });
    expect(out).toMatch(/(Ada|Bob) commence\.\n(Ada|Bob) prend /);
  } finally {
    rmSync(file);
  }
});
