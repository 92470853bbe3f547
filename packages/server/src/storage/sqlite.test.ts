// Durable means: on the disk before anybody hears of it.
import { execFileSync } from 'node:child_process';
import { fdatasync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Engine, StorageError } from './engine.ts';
import { openSqlite } from './sqlite.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'crescendo-sqlite-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A disk that stores when it is told to. */
class SlowDisk {
  #waiting: { resolve: () => void; reject: (error: Error) => void }[] = [];
  isSlow = false;

  readonly sync = (): Promise<void> =>
    this.isSlow
      ? new Promise((resolve, reject) => this.#waiting.push({ resolve, reject }))
      : Promise.resolve();

  async asked(): Promise<void> {
    while (this.#waiting.length === 0) await new Promise((resolve) => setTimeout(resolve, 1));
  }

  store(): void {
    for (const { resolve } of this.#waiting.splice(0)) resolve();
  }

  fail(): void {
    for (const { reject } of this.#waiting.splice(0)) reject(new Error('EIO: i/o error, fdatasync'));
  }
}

const insert = (name: string) => ({
  sql: 'INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING',
  values: [name, 'x'],
});
const NAMES = { sql: 'SELECT name FROM secrets ORDER BY name' };
const settled = async (promise: Promise<unknown>): Promise<boolean> => {
  let isSettled = false;
  const mark = (): void => {
    isSettled = true;
  };
  promise.then(mark, mark);
  for (let n = 0; n < 5; n++) await new Promise((resolve) => setImmediate(resolve));
  return isSettled;
};

describe('with a slow disk', () => {
  const disk = new SlowDisk();
  let engine: Engine;
  beforeEach(async () => {
    disk.isSlow = false;
    engine = await openSqlite(join(folder, 'x.db'), disk.sync);
    disk.isSlow = true;
  });

  test('nothing is acknowledged before it is stored', async () => {
    const written = engine.changes(insert('a'));
    await disk.asked();
    expect(await settled(written)).toBe(false);
    disk.store();
    expect(await written).toBe(1);
    await engine.close();
  });

  test('what has been written already changes nothing', async () => {
    disk.isSlow = false;
    expect(await engine.changes(insert('a'))).toBe(1);
    expect(await engine.changes(insert('a'))).toBe(0);
    await engine.close();
  });

  test('a reader sees nothing that is not stored', async () => {
    const written = engine.one(insert('a'));
    await disk.asked();
    const read = engine.read(NAMES);
    const next = engine.one(insert('b'));
    expect(await settled(read)).toBe(false);
    disk.store();
    await written;
    // The second write begins only after this read, although it was asked for earlier.
    expect(await read).toEqual([{ name: 'a' }]);
    await disk.asked();
    disk.store();
    await next;
    await engine.close();
  });

  test('what arrives while the disk is busy is stored together', async () => {
    const first = engine.one(insert('a'));
    await disk.asked();
    const others = ['b', 'c', 'd'].map((name) => engine.one(insert(name)));
    disk.store();
    await first;
    await disk.asked();
    // One sync for all three.
    disk.store();
    await Promise.all(others);
    await engine.close();
  });

  test('after a failed sync nothing is believed until the file is opened again', async () => {
    const written = engine.one(insert('a'));
    await disk.asked();
    const read = engine.read(NAMES);
    const next = engine.one(insert('b'));
    disk.fail();
    for (const refused of [written, read, next]) await expect(refused).rejects.toThrow(StorageError);
    disk.isSlow = false;
    await expect(engine.one(insert('c'))).rejects.toThrow('must be started again');
    await expect(engine.read(NAMES)).rejects.toThrow('must be started again');
    await engine.close();
    const again = await openSqlite(join(folder, 'x.db'));
    expect(await again.changes(insert('d'))).toBe(1);
    expect((await again.read(NAMES)).map(({ name }) => name)).not.toContain('c');
    await again.close();
  });
});

test('a power cut loses nothing that was acknowledged, also while the log is copied', async () => {
  const sync = promisify(fdatasync);
  const acknowledged = new Set<string>();
  let cuts = 0;
  let isOpen = false;
  // When a sync is over, every byte written before it is on the disk.
  const engine = await openSqlite(join(folder, 'x.db'), async (fd) => {
    await sync(fd);
    if (!isOpen || ++cuts % 25 !== 0) return;
    const copy = join(folder, `cut-${cuts}`);
    // By another process: to close a file here would give up SQLite's locks on it.
    for (const file of ['x.db', 'x.db-wal']) execFileSync('cp', [join(folder, file), copy + file.slice(1)]);
    const expected = [...acknowledged];
    const found = await openSqlite(`${copy}.db`);
    const names = new Set((await found.read(NAMES)).map(({ name }) => name));
    await found.close();
    expect(expected.filter((name) => !names.has(name))).toEqual([]);
  });
  isOpen = true;
  // Large rows fill the log soon.
  const write = async (name: string): Promise<void> => {
    await engine.one({ sql: 'INSERT INTO secrets VALUES ($1, $2)', values: [name, 'x'.repeat(20_000)] });
    acknowledged.add(name);
  };
  for (let n = 0; n < 60; n++) await Promise.all(Array.from({ length: 60 }, (_, k) => write(`${n} ${k}`)));
  expect(cuts).toBeGreaterThan(50);
  // The log was begun anew, instead of growing to the 72 MB that were written.
  expect(statSync(join(folder, 'x.db-wal')).size).toBeLessThan(60e6);
  await engine.close();
  expect(statSync(join(folder, 'x.db-wal')).size).toBe(0);
});
