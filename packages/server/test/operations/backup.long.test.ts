// Backups of both engines, and what is restored from them. What tables there are is read from the database: whatever is added is included.
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { type Config, readConfig } from '../../src/boot/config.ts';
import { backUpFrom, restoreTo } from '../../src/boot/restore.ts';
import { openStore, type Store } from '../../src/boot/store.ts';
import { backUp } from '../../src/storage/backup.ts';
import type { StoredRow } from '../../src/storage/engine.ts';
import { MIGRATIONS, migrateWork } from '../../src/storage/migrations.ts';
import { openUnmigratedSqlite } from '../../src/storage/sqlite.ts';
import { engines, KINDS } from '../support/engines.ts';
import { Player } from '../support/player.ts';
import { startTestServer } from '../support/test-server.ts';

const { fresh } = engines();
const folder = mkdtempSync(join(tmpdir(), 'crescendo-backup-'));
afterAll(() => rmSync(folder, { recursive: true }));

let files = 0;
const newFile = (ending: string): string => join(folder, `${++files}${ending}`);

/** The place of the data of a server that has not been started yet. */
const place = async (kind: (typeof KINDS)[number]): Promise<Config> =>
  readConfig(kind === 'sqlite' ? { CRESCENDO_DATA: newFile('') } : { DATABASE_URL: await fresh(kind) });

const opened = (config: Config): Promise<Store> =>
  openStore(config.databaseUrl ?? join(config.data, 'crescendo.db'));

const allRows = async ({ engine }: Pick<Store, 'engine'>): Promise<readonly string[]> => {
  const rows: StoredRow[] = [];
  for await (const stored of engine.rows()) rows.push(stored);
  return rows
    .filter(({ table }) => table !== 'migrations')
    .map(({ table, row }) => `${table} ${JSON.stringify(Object.entries(row).toSorted())}`)
    .toSorted();
};

/** The names and types of all columns of all tables, as the database itself knows them. */
const columnsOf = async ({ engine }: Store): Promise<ReadonlyMap<string, ReadonlyMap<string, string>>> => {
  const sql =
    engine.kind === 'sqlite'
      ? `SELECT m.name AS "table", c.name AS "column", c.type AS type FROM sqlite_master m, pragma_table_info(m.name) c
          WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite_%'`
      : `SELECT table_name AS "table", column_name AS "column", data_type AS type FROM information_schema.columns
          WHERE table_schema = current_schema()`;
  const found = new Map<string, Map<string, string>>();
  for (const row of await engine.read<{ table: string; column: string; type: string }>({ sql }))
    found.set(row.table, (found.get(row.table) ?? new Map()).set(row.column, row.type));
  return found;
};

/** Rows in every table, whatever they mean: more than are written or fetched at once in one of them. */
const fill = async (store: Store): Promise<readonly string[]> => {
  const tables = await columnsOf(store);
  for (const [table, columns] of tables) {
    if (table === 'migrations') continue;
    const names = [...columns.keys()];
    for (let n = 0; n < (table === 'talk' ? 1100 : 3); n++) {
      const values = [...columns.values()].map((type) =>
        /int/i.test(type) ? 1_700_000_000 + n : `ä"\\\n😀 ${n}`,
      );
      const places = names.map((_, i) => `$${i + 1}`).join(', ');
      void store.engine.one({ sql: `INSERT INTO ${table} (${names.join(', ')}) VALUES (${places})`, values });
    }
    await store.engine.one({ sql: 'SELECT 1' });
  }
  return [...tables.keys()];
};

describe.each(KINDS)('a backup of %s', (kind) => {
  test.each(KINDS)('has every row of every table, also after it was restored to %s', async (other) => {
    const from = await place(kind);
    const server = await startTestServer({ ...from });
    await server.stop();
    const store = await opened(from);
    const tables = await fill(store);
    await store.engine.one({ sql: 'UPDATE tables SET result = NULL WHERE made = 1700000000' });
    const rows = await allRows(store);
    for (const table of tables)
      if (table !== 'migrations')
        expect(rows.filter((row) => row.startsWith(`${table} `)).length).toBeGreaterThan(2);
    const file = newFile('.jsonl.gz');
    // The store is open as it is in a running server.
    await backUpFrom(from, file);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    await store.engine.close();
    const to = await place(other);
    await restoreTo(to, file);
    const restored = await opened(to);
    expect(await allRows(restored)).toEqual(rows);
    expect(await columnsOf(restored)).toEqual(kind === other ? await columnsOf(restored) : expect.anything());
    await restored.engine.close();
    await expect(restoreTo(to, file)).rejects.toThrow('there is data in');
  });

  test('includes a table that nobody told it about', async () => {
    const store = await opened(await place(kind)).catch(async () => openStore(await fresh(kind)));
    await store.engine.one({ sql: 'CREATE TABLE of_tomorrow (what TEXT)' });
    await store.engine.one({ sql: "INSERT INTO of_tomorrow (what) VALUES ('new')" });
    const file = newFile('.jsonl');
    await backUp(store.engine, file);
    await store.engine.close();
    expect(readFileSync(file, 'utf8')).toContain('{"table":"of_tomorrow","row":{"what":"new"}}\n');
  });

  test('of an earlier version is restored, and migrated', async () => {
    const old = openUnmigratedSqlite(newFile('.db'));
    const version = MIGRATIONS.length - 2;
    await old.write(() => migrateWork(() => {}, version));
    await old.one({ sql: "INSERT INTO people (id, name, made, seen) VALUES ('p', 'Ada', 1, 2)" });
    const file = newFile('.jsonl');
    await backUp(old, file);
    await old.close();
    const to = await place(kind);
    await restoreTo(to, file);
    const store = await opened(to);
    expect(await store.people.names(['p'])).toEqual(new Map([['p', 'Ada']]));
    expect(await store.people.seen(['p'])).toEqual(new Map([['p', 2]]));
    await store.engine.close();
  });

  test('that is cut off, or is something else, restores nothing', async () => {
    const store = await openStore(await fresh(kind));
    await fill(store);
    const [file, other] = [newFile('.jsonl'), newFile('.jsonl')];
    await backUp(store.engine, file);
    await store.engine.close();
    const bytes = readFileSync(file);
    truncateSync(file, bytes.lastIndexOf('\n', bytes.length - 2) + 1);
    writeFileSync(other, '{"some":"json"}\n');
    const to = await place(kind);
    await expect(restoreTo(to, file)).rejects.toThrow('its end is missing');
    await expect(restoreTo(to, other)).rejects.toThrow('not a backup');
    // There is still room for one.
    const good = newFile('.jsonl');
    const empty = await openStore(await fresh(kind));
    await backUp(empty.engine, good);
    await empty.engine.close();
    await restoreTo(to, good);
  });
});

test('a game goes on from a copy of the file that was made while it was played', async () => {
  const server = await startTestServer();
  const [ada, bob] = [await Player.at(server.url, 'Ada'), await Player.at(server.url, 'Bob')];
  const { id } = await ada.create({ game: 'qwinto', seats: 2 });
  await bob.ask('POST', `/api/tables/${id}/sit`, {});
  for (const player of [ada, bob]) player.watch(id);
  const going = Promise.allSettled([ada.play(id), bob.play(id)]);
  await ada.until(id, ({ version }) => version > 5);
  const { body: before } = await ada.ask('GET', `/api/tables/${id}`);
  const file = newFile('.db');
  writeFileSync(file, '');
  chmodSync(file, 0o600);
  await backUpFrom(server.config, file);
  for (const player of [ada, bob]) player.close();
  await server.end();
  void going;
  const to = await place('sqlite');
  await restoreTo(to, file);
  const again = await startTestServer({ data: to.data });
  const [back, too] = [new Player(again.url, 'Ada'), new Player(again.url, 'Bob')];
  for (const [player, token] of [
    [back, ada.token],
    [too, bob.token],
  ] as const) {
    player.token = token;
    player.watch(id);
  }
  expect((await back.until(id, () => true)).version).toBeGreaterThanOrEqual(before.version);
  await Promise.all([back.play(id), too.play(id)]);
  expect((await back.until(id, ({ table }) => table.status === 'over')).version).toBeGreaterThan(
    before.version,
  );
  for (const player of [back, too]) player.close();
  await again.end();
});
