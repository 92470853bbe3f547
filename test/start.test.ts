// `npm start` in a clone: builds what it has to, says so, and runs what is built.
import { type ChildProcess, spawn } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { copyWorkspace, untilServing } from './workspace.ts';

const copy = copyWorkspace();
const data = mkdtempSync(join(tmpdir(), 'crescendo-start-'));

afterAll(() => {
  for (const path of [copy, data]) rmSync(path, { recursive: true, force: true });
});

interface Started {
  readonly child: ChildProcess;
  readonly said: () => string;
  readonly ended: Promise<number | null>;
}

const start = (): Started => {
  const env = { ...process.env, PORT: '0', CRESCENDO_NO_OPEN: '1', CRESCENDO_DATA: data };
  const child = spawn(process.execPath, [join(copy, 'scripts', 'start.js')], { env });
  let all = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      all += text;
    });
  return { child, said: () => all, ended: new Promise((resolve) => child.once('close', resolve)) };
};

/** Starts it, sees that it serves the page, and stops it: what it said. */
const startAndStop = async (): Promise<string> => {
  const { child, said, ended } = start();
  const url = await untilServing(said, child);
  expect((await fetch(`${url}/readyz`)).ok).toBe(true);
  expect(await (await fetch(url)).text()).toContain('<script type="module"');
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
  return said();
};

test('in a fresh clone it builds everything, then nothing, then what has changed', async () => {
  expect(await startAndStop()).toMatch(/Building the packages …\nBuilding the page …\nCrescendo is at/);
  expect(await startAndStop()).not.toContain('Building');
  appendFileSync(join(copy, 'packages', 'server', 'src', 'boot', 'start-local.ts'), '\n');
  const said = await startAndStop();
  expect(said).toContain('Building the packages …');
  expect(said).not.toContain('Building the page …');
});

test('a build that fails says why', async () => {
  appendFileSync(
    join(copy, 'packages', 'rules', 'src', 'dice.ts'),
    "export const broken: number = 'text';\n",
  );
  const { said, ended } = start();
  expect(await ended).toBe(1);
  expect(said()).toContain('dice.ts');
  expect(said()).toContain('Building the packages failed');
});
