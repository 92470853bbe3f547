// From a database of an earlier version to this one, while a game is going on: start, play, drain, start again, and play to the end.
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fairnessError } from '@crescendo/protocol';
import { gameById, parseRecord, required } from '@crescendo/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { backUp } from '../../src/storage/backup.ts';
import type { Statement, StoredRow } from '../../src/storage/engine.ts';
import { MIGRATIONS } from '../../src/storage/migrations.ts';
import { openUnmigratedPostgres } from '../../src/storage/postgres.ts';
import { openUnmigratedSqlite } from '../../src/storage/sqlite.ts';
import { Player } from '../support/player.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';
import { spawnServer } from '../support/server-process.ts';

const FOLDER = fileURLToPath(new URL('../../fixtures/before-match/', import.meta.url));
const facts: {
  readonly tokens: { readonly [who: string]: string };
  readonly tables: readonly { readonly id: string; readonly what: string }[];
} = JSON.parse(readFileSync(`${FOLDER}facts.json`, 'utf8'));

let postgres: TestPostgres;
const folder = mkdtempSync(join(tmpdir(), 'crescendo-upgrade-'));
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true });
});

/** The same rows in a PostgreSQL that has only seen the migrations of then. */
const inPostgresOfThen = async (): Promise<string> => {
  // Opening a database changes its file.
  const copy = join(folder, 'then.db');
  copyFileSync(`${FOLDER}crescendo.db`, copy);
  const old = openUnmigratedSqlite(copy);
  const [row] = await old.read({ sql: 'SELECT MAX(version) AS version FROM migrations' });
  const version = Number(row?.version);
  expect(version).toBeLessThan(MIGRATIONS.length);
  const file = join(folder, 'old.jsonl');
  await backUp(old, file);
  await old.close();
  const [, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
  const stored = lines.slice(0, -1).map((line): StoredRow => JSON.parse(line));
  async function* statements(): AsyncGenerator<Statement> {
    yield { sql: 'CREATE TABLE migrations (version INTEGER PRIMARY KEY)' };
    for (const sql of MIGRATIONS.slice(0, version).flat()) yield { sql };
    for (const one of stored) {
      const names = Object.keys(one.row);
      const places = names.map((_, i) => `$${i + 1}`).join(', ');
      const values = names.map((name) => one.row[name] ?? null);
      yield { sql: `INSERT INTO ${one.table} (${names.join(', ')}) VALUES (${places})`, values };
    }
  }
  const url = await postgres.database();
  const engine = openUnmigratedPostgres(url);
  await engine.load(statements());
  await engine.close();
  return url;
};

test('a game of an earlier version is played on, through a drain, to its end: on PostgreSQL', async () => {
  const env = { DATABASE_URL: await inPostgresOfThen(), PORT: '0' };
  const { id } = required(facts.tables.find(({ what }) => what === '5vor12 playing'));
  const playersAt = (url: string): readonly Player[] =>
    ['Ada', 'Bob'].map((who) => {
      const player = new Player(url, who);
      player.token = facts.tokens[who] ?? '';
      player.watch(id);
      return player;
    });
  const first = await spawnServer(env);
  const before = playersAt(first.url);
  const states = await Promise.all(before.map((player) => player.until(id, ({ seat }) => seat !== null)));
  const version = states[0]?.version ?? 0;
  const playing = Promise.allSettled(before.map((player) => player.play(id)));
  await before[0]?.until(id, (state) => state.version > version + 3 || state.table.status === 'over');
  await first.kill('SIGTERM');
  expect(first.child.exitCode).toBe(0);
  const reached = before[0]?.stateOf(id).version ?? 0;
  for (const player of before) player.close();
  void playing;
  const second = await spawnServer(env);
  const after = playersAt(second.url);
  const again = await Promise.all(after.map((player) => player.until(id, ({ seat }) => seat !== null)));
  for (const state of again) expect(state.version).toBeGreaterThanOrEqual(reached);
  await Promise.all(after.map((player) => player.play(id)));
  await after[0]?.until(id, ({ table }) => table.status === 'over');
  const parsed = parseRecord((await after[0]?.ask('GET', `/api/tables/${id}/record`))?.body, gameById);
  if ('error' in parsed) throw new Error(JSON.stringify(parsed.error));
  expect(fairnessError(parsed.record, gameById)).toBeUndefined();
  for (const player of after) player.close();
  await second.kill();
});
