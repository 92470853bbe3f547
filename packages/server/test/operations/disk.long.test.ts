// A real disk that fails a real server: full, not to be written, or holding something else.
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { Player } from '../support/player.ts';
import { type ServerProcess, spawnServer } from '../support/server-process.ts';

const NOBODY = 65534;
const MAIN = fileURLToPath(new URL('../../src/boot/main.ts', import.meta.url));

/** Root may write everywhere, so root starts it as nobody, where nobody can read the program. */
const isRoot = process.getuid?.() === 0;
const unprivileged = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
const canRunUnprivileged = ((): boolean => {
  try {
    execFileSync(process.execPath, ['-e', 'require("fs").readFileSync(process.argv[1])', MAIN], {
      ...unprivileged,
      stdio: 'ignore',
    });
    return true;
  } catch {
    return false;
  }
})();
const folders: string[] = [];
const servers: ServerProcess[] = [];

const freshFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'crescendo-disk-'));
  folders.push(folder);
  return folder;
};

const startIn = async (data: string, as = {}): Promise<ServerProcess> => {
  const server = await spawnServer({ CRESCENDO_DATA: data, PORT: '0' }, as);
  servers.push(server);
  return server;
};

afterAll(() => {
  for (const server of servers) if (server.child.exitCode === null) server.child.kill('SIGKILL');
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** No file of this process may grow beyond this size: its writes fail, as on a full disk. */
const limit = ({ child }: ServerProcess, bytes: number | 'unlimited'): void => {
  execFileSync('prlimit', ['--pid', String(child.pid), `--fsize=${bytes}:unlimited`]);
};

const hasLimits = process.platform === 'linux';

test.skipIf(!hasLimits)('a full disk refuses clearly, and loses nothing that was acknowledged', async () => {
  const data = freshFolder();
  const server = await startIn(data);
  const [ada, bob] = [await Player.at(server.url, 'Ada'), await Player.at(server.url, 'Bob')];
  const { id } = await ada.create({ game: 'qwinto', seats: 2, options: { firstSeat: 'given' } });
  await bob.ask('POST', `/api/tables/${id}/sit`, {});
  for (const player of [ada, bob]) player.watch(id);
  const before = await ada.until(id, ({ view }) => view !== null);

  limit(server, 4096);
  const move = ada.anyMove(before);
  const ask = (): Promise<{ status: number; body: { code?: string; version?: number } }> =>
    ada.ask('POST', `/api/tables/${id}/moves`, { id: 'while-full', move });
  expect(await ask()).toMatchObject({ status: 503, body: { code: 'try-again' } });
  expect(await ada.ask('POST', '/api/tables', { game: 'finito', seats: 2 })).toMatchObject({ status: 503 });
  expect((await ada.ask('GET', '/readyz')).status).toBe(503);
  expect((await ada.ask('GET', '/healthz')).status).toBe(200);
  expect((await ada.ask('GET', `/api/tables/${id}`)).body.version).toBe(before.version);

  // Both go on; their lines send again until it is written.
  const playing = Promise.all([ada.play(id), bob.play(id)]);
  await new Promise((resolve) => setTimeout(resolve, 300));
  limit(server, 'unlimited');
  const made = (await playing).flat();
  await expect.poll(async () => (await ada.ask('GET', '/readyz')).status, { timeout: 20_000 }).toBe(200);
  const { body: record } = await ada.ask('GET', `/api/tables/${id}/record`);
  for (const player of [ada, bob]) player.close();
  await server.kill();

  // Everything acknowledged is there after a kill, once.
  const again = await startIn(data);
  ada.url = again.url;
  expect((await ada.ask('GET', `/api/tables/${id}/record`)).body).toBe(record);
  const versions = made.map(({ version }) => version);
  expect(new Set(versions).size).toBe(versions.length);
  const { steps } = (await ada.ask('GET', `/api/tables/${id}/history?views=1`)).body;
  const kept = new Set(steps.map(({ version }: { version: number }) => version));
  for (const version of versions) expect(kept).toContain(version);
  await again.kill();
});

test.skipIf(!hasLimits)(
  'where there is room for a page and for no move, it is not ready, and says so in its log',
  async () => {
    const data = freshFolder();
    const server = await startIn(data);
    let said = '';
    server.child.stderr?.on('data', (text) => {
      said += text;
    });
    const [ada, bob] = [await Player.at(server.url, 'Ada'), await Player.at(server.url, 'Bob')];
    const { id } = await ada.create({ game: 'qwinto', seats: 2 });
    await bob.ask('POST', `/api/tables/${id}/sit`, {});
    const { body: state } = await ada.ask('GET', `/api/tables/${id}`);
    const mover = state.turn.seats[0] === 0 ? ada : bob;
    const { body: seen } = await mover.ask('GET', `/api/tables/${id}`);
    limit(server, statSync(join(data, 'crescendo.db-wal')).size + 1200);
    const move = mover.anyMove(seen);
    expect((await mover.ask('POST', `/api/tables/${id}/moves`, { id: 'without-room', move })).status).toBe(
      503,
    );
    const ready = await fetch(`${server.url}/readyz`);
    expect([ready.status, await ready.text()]).toEqual([
      503,
      expect.stringContaining('not writable: the disk'),
    ]);
    await expect.poll(() => said).toContain('write failed');
    const metrics = await (await fetch(`${server.url}/metrics`)).text();
    expect(Number(/storage_troubles_total (\d+)/.exec(metrics)?.[1])).toBeGreaterThan(0);
    limit(server, 'unlimited');
    await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status).toBe(200);
    await server.kill();
  },
);

test('where the file has vanished, nothing is acknowledged any more', async () => {
  const data = freshFolder();
  const server = await startIn(data);
  const ada = await Player.at(server.url, 'Ada');
  rmSync(join(data, 'crescendo.db'));
  await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status).toBe(503);
  expect(await (await fetch(`${server.url}/readyz`)).text()).toContain('is gone, or broken');
  expect((await ada.ask('POST', '/api/tables', { game: 'qwinto', seats: 2 })).status).toBe(503);
  await server.kill();
});

describe('a server that cannot keep its data says why and ends', () => {
  /** The message with which a server ends that cannot start. */
  const startupError = async (data: string, as = {}): Promise<string> => {
    const server = await startIn(data, as).catch((error: Error) => error);
    if (server instanceof Error) return server.message;
    await server.kill();
    return 'it started';
  };

  test('where no folder can be', async () => {
    expect(await startupError('/dev/null/data')).toMatch(/ended with 1: .*it is not a folder\.\n$/);
  });

  test.skipIf(process.platform !== 'linux')('below /proc, where nothing can be made', async () => {
    expect(await startupError('/proc/nope/data')).toMatch(
      /ended with 1: .*the folder cannot be created \(ENOENT\)\.\n$/,
    );
  });

  test('in a file', async () => {
    const file = join(freshFolder(), 'data');
    writeFileSync(file, 'something else');
    expect(await startupError(file)).toMatch(/ended with 1: .*it is not a folder\.\n$/);
  });

  test('where the database is something else', async () => {
    const data = freshFolder();
    writeFileSync(join(data, 'crescendo.db'), 'something else, long enough to look like a page '.repeat(200));
    expect(await startupError(data)).toMatch(/ended with 1: .*is not a Crescendo database, or it is damaged/);
  });

  test.skipIf(!canRunUnprivileged)('where it may not write', async () => {
    const outer = freshFolder();
    chmodSync(outer, 0o755);
    const data = join(outer, 'data');
    mkdirSync(data);
    chmodSync(data, 0o555);
    const words = await startupError(data, unprivileged);
    expect(words).toMatch(/ended with 1: .*cannot be written: it is read-only, or permission is denied\.\n$/);
  });

  test.skipIf(!canRunUnprivileged)('where the file may not be written', async () => {
    const data = freshFolder();
    const first = await startIn(data);
    await first.kill('SIGTERM');
    chmodSync(join(data, 'crescendo.db'), 0o444);
    chmodSync(data, 0o777);
    rmSync(join(data, 'crescendo.lock'));
    const words = await startupError(data, unprivileged);
    expect(words).toMatch(/ended with 1: .*cannot be written: it is read-only, or permission is denied\.\n$/);
  });

  test('where another server is already', async () => {
    const data = freshFolder();
    const server = await startIn(data);
    expect(await startupError(data)).toMatch(/ended with 1: .*Another server is already using .*\.\n$/);
    await server.kill();
    expect(await startupError(data)).toBe('it started');
  });
});
