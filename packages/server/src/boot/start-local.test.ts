// `npm start` as a user sees it: the address, and that it stops.

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { itemAt } from '@crescendo/rules';
import { afterAll, expect, test } from 'vitest';

const HOME = fileURLToPath(new URL('./start-local.ts', import.meta.url));
const TSX = fileURLToPath(import.meta.resolve('tsx'));
const folders = [0, 1].map(() => mkdtempSync(join(tmpdir(), 'crescendo-home-')));
const children: ChildProcess[] = [];

afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const start = (data: string): Promise<{ child: ChildProcess; port: number; said: () => string }> =>
  new Promise((resolve, reject) => {
    const { PORT: _, ...env } = process.env;
    const child = spawn(process.execPath, ['--import', TSX, HOME], {
      env: { ...env, CRESCENDO_DATA: data, CRESCENDO_NO_OPEN: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    children.push(child);
    let said = '';
    const hear = (text: Buffer): void => {
      said += text;
      const port = /Crescendo is at http:\/\/localhost:(\d+)\/ /.exec(said)?.[1];
      if (port !== undefined) resolve({ child, port: Number(port), said: () => said });
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', (code) => reject(new Error(`ended with ${code}: ${said}`)));
  });

test('says where it is, takes the next port that is free, keeps quiet, and ends with Ctrl+C', async () => {
  const one = await start(itemAt(folders, 0));
  const two = await start(itemAt(folders, 1));
  expect(one.port).toBeGreaterThanOrEqual(8080);
  expect(two.port).toBeGreaterThan(one.port);
  for (const { port } of [one, two])
    expect((await fetch(`http://127.0.0.1:${port}/api/server`)).status).toBe(200);
  for (const { child, said } of [one, two]) {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGINT');
    expect(await ended).toBe(0);
    // One line, or two where there is a network at home; nothing of a log.
    expect(said()).toMatch(
      /^Crescendo is at \S+ {3}\(Ctrl\+C to stop\)\n(Friends on the same network: \S+\n)?$/,
    );
  }
});
