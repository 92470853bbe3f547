// For the benches: a server on a fresh file and the clients' side, each a process of its own.
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type ServerProcess, spawnServer } from '../test/support/server-process.ts';

const run = promisify(execFile);
const LOAD = fileURLToPath(new URL('./load.ts', import.meta.url));
const TSX = fileURLToPath(import.meta.resolve('tsx'));

/** The measurements of the clients. */
export const load = async (
  kind: string,
  servers: readonly ServerProcess[],
  settings: object,
): Promise<Record<string, unknown>> => {
  const urls = servers.map(({ url }) => url).join(',');
  const words = ['--import', TSX, LOAD, kind, urls, JSON.stringify(settings)];
  const { stdout } = await run(process.execPath, words, { maxBuffer: 1e7 });
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
};

export const onFile = async (work: (server: ServerProcess) => Promise<void>): Promise<void> => {
  const data = mkdtempSync(join(tmpdir(), 'crescendo-bench-'));
  const server = await spawnServer({ CRESCENDO_DATA: data, PORT: '0' });
  try {
    await work(server);
  } finally {
    await server.kill();
    rmSync(data, { recursive: true, force: true });
  }
};
