// A server that is told to stop while much is due.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openStore } from '../../src/boot/store.ts';
import { Player } from '../support/player.ts';
import { spawnServer } from '../support/server-process.ts';
import { startTestServer } from '../support/test-server.ts';

const BACKLOG = 6000;
const FIRST_DUE = 1000;
/** Claimed for less than a minute: after a move, the next clock runs longer. */
const CLAIMED_MS = 60_000;

/** A folder with many tables at which the time was up long ago. */
const overdue = async (): Promise<string> => {
  const data = mkdtempSync(join(tmpdir(), 'crescendo-stopping-'));
  const server = await startTestServer({ data });
  const [ada, bob] = [await Player.at(server.url, 'Ada'), await Player.at(server.url, 'Bob')];
  const asked = { game: 'rummikub', preset: 'carlit-fr-2007', seats: 2, clock: 'game', absent: 0 };
  const { id } = await ada.create(asked);
  await bob.ask('POST', `/api/tables/${id}/sit`, {});
  ada.watch(id);
  await ada.until(id, ({ view }) => view !== null);
  ada.close();
  await server.stop();
  const store = await openStore(join(data, 'crescendo.db'));
  await store.engine.write(function* () {
    // The table itself is looked at soon, without a claim.
    yield { sql: 'DELETE FROM due', values: [] };
    for (let n = 0; n < BACKLOG; n++) {
      const copy = `${String(n).padStart(6, '0')}${id.slice(6)}`;
      const values = [copy, id];
      yield {
        sql: `INSERT INTO tables (id, host, settings, seed, listed, status, line, made)
          SELECT $1, host, settings, seed, listed, status, line, made FROM tables WHERE id = $2`,
        values,
      };
      yield {
        sql: 'INSERT INTO events (table_id, n, at, body) SELECT $1, n, at - 3600000, body FROM events WHERE table_id = $2',
        values,
      };
      yield { sql: 'INSERT INTO due (table_id, at) VALUES ($1, $2)', values: [copy, FIRST_DUE + n] };
    }
  });
  await store.engine.close();
  return data;
};

const count = async (data: string, from: number, to: number): Promise<number> => {
  const store = await openStore(join(data, 'crescendo.db'));
  const sql = 'SELECT COUNT(*) AS count FROM due WHERE at > $1 AND at < $2';
  const [row] = await store.engine.read<{ count: number }>({ sql, values: [from, to] });
  await store.engine.close();
  return row?.count ?? 0;
};

/** Counts the tables that a process has claimed for a while, and not looked at yet. */
const claimedIn = (data: string): Promise<number> => count(data, Date.now(), Date.now() + CLAIMED_MS);

/** Counts the tables that no process has looked at. */
const untouchedIn = (data: string): Promise<number> => count(data, 0, FIRST_DUE + BACKLOG);

test('a server stops however much is due, and gives back what it has claimed', async () => {
  const data = await overdue();
  const server = await spawnServer({ CRESCENDO_DATA: data, PORT: '0' });
  // It has begun to work on them.
  await expect.poll(() => claimedIn(data)).toBeGreaterThan(0);
  await server.kill('SIGTERM');
  expect(server.child.exitCode).toBe(0);
  expect(await claimedIn(data)).toBe(0);
  expect(await untouchedIn(data)).toBeGreaterThan(0);
  rmSync(data, { recursive: true });
});
