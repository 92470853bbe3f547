// Attacks with what an address may store in days, or what is costly to read: it is put into the database directly.
import { join } from 'node:path';
import type { Statement } from '../../src/storage/engine.ts';
import { openUnmigratedSqlite } from '../../src/storage/sqlite.ts';
import { type Attack, repeat, say, sockets } from './attack.ts';
import { sleep, type Wire } from './wire.ts';

/** Files of the page that are compressed at their first request. */
export const PARTS = 60;

const GZIP = { 'accept-encoding': 'gzip' };
const EVENTS = 10_000;
const LINES = 36_000;

const store = async ({ data }: Wire, statements: readonly Statement[]): Promise<void> => {
  const engine = openUnmigratedSqlite(join(data, 'crescendo.db'));
  await engine.write(function* () {
    for (const statement of statements) yield statement;
  });
  await engine.close();
};

const personAt = async ({ data }: Wire, table: string): Promise<string> => {
  const engine = openUnmigratedSqlite(join(data, 'crescendo.db'));
  const sql = 'SELECT person FROM sitters WHERE table_id = $1';
  const [row] = await engine.read<{ person: string }>({ sql, values: [table] });
  await engine.close();
  return row?.person ?? '';
};

/** A table whose spectators see everything a day later. */
const delayedTable = async (wire: Wire): Promise<{ readonly token: string; readonly id: string }> => {
  const token = await wire.person();
  const id = await wire.table(token, { game: 'qwinto', seats: 2, absent: 0, delay: 86_400 });
  await wire.ask('POST', `/api/tables/${id}/sit`, await wire.person(), {});
  return { token, id };
};

const longDelayed: Attack = async (wire, signal) => {
  const { id } = await delayedTable(wire);
  const first = 10;
  await sleep(500);
  await store(
    wire,
    Array.from({ length: EVENTS }, (_, n) => ({
      sql: 'INSERT INTO events (table_id, n, at, body) SELECT $1, MAX(n) + 1, $2, $3 FROM events WHERE table_id = $4',
      values: [id, Date.now() + first, JSON.stringify({ kind: 'talk', on: n % 2 === 0 }), id],
    })),
  );
  const [socket] = await sockets(wire, 1);
  say(socket, { type: 'watch', table: id });
  await signal.started;
  await repeat(signal, 38, () => wire.ask('GET', `/api/tables/${id}`));
};

const delayedWatches: Attack = async (wire, signal) => {
  const { id } = await delayedTable(wire);
  const all = await sockets(wire, 15);
  await signal.started;
  await repeat(signal, 18 * all.length, (n) =>
    say(all[n % all.length], { type: Math.floor(n / all.length) % 2 === 0 ? 'watch' : 'unwatch', table: id }),
  );
};

/** Requests that are refused, on connections that stay open as long as the server lets them. */
const refusedRequests: Attack = async (wire, signal) => {
  await signal.started;
  const requests = 'GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(20);
  const one = async (): Promise<void> => {
    while (signal.isOn()) {
      const socket = await wire.bare();
      socket.resume();
      for (let idle = 0; signal.isOn() && !socket.destroyed && idle < 1000; idle++) {
        if (socket.writableLength < 1e5) socket.write(requests);
        await sleep(1);
      }
      socket.destroy();
    }
  };
  await Promise.all(Array.from({ length: 20 }, one));
};

const exercises: Attack = async (wire, signal) => {
  const token = await wire.person();
  const person = await personAt(wire, await wire.table(token, { game: 'qwinto', seats: 2 }));
  const body = Array.from({ length: 2400 }, (_, n) => (n * 7919).toString(36).padStart(5, 'x')).join('');
  await store(
    wire,
    Array.from({ length: 100 }, (_, n) => ({
      sql: 'INSERT INTO exercises (person, id, changed, body) VALUES ($1, $2, $3, $4)',
      values: [person, `e${n}`, n, body],
    })),
  );
  await signal.started;
  await repeat(signal, 40, () => wire.ask('GET', '/api/me/exercises', token, undefined, GZIP));
};

const everything: Attack = async (wire, signal) => {
  const token = await wire.person();
  const id = await wire.table(token, { game: 'qwinto', seats: 2 });
  const person = await personAt(wire, id);
  await store(
    wire,
    Array.from({ length: LINES }, (_, n) => ({
      sql: 'INSERT INTO talk (table_id, n, person, at, body) VALUES ($1, $2, $3, $4, $5)',
      values: [id, n + 1, person, n, JSON.stringify({ seat: 0, text: 'x'.repeat(200) })],
    })),
  );
  await signal.started;
  await repeat(signal, 40, () => wire.ask('GET', '/api/me', token, undefined, GZIP));
};

/** As much as the server takes, from one person after another. */
const storing: Attack = async (wire, signal) => {
  const people = await Promise.all(Array.from({ length: 50 }, () => wire.person()));
  await signal.started;
  await repeat(signal, 40, (n) =>
    wire.ask('POST', '/api/me/exercises', people[n % people.length] ?? '', {
      id: `e${n}`,
      changed: n + 1,
      body: 'x'.repeat(12_000),
    }),
  );
};

const firstFiles: Attack = async (wire, signal) => {
  await signal.started;
  for (let n = 0; n < PARTS; n++)
    void wire.ask('GET', `/part-${n}.js`, '', undefined, { 'accept-encoding': 'br' });
  await repeat(signal, 1, () => undefined);
};

/** Many who watch what happens and never read it. */
const slowReaders: Attack = async (wire, signal) => {
  const token = await wire.person();
  const ids: string[] = [];
  for (let n = 0; n < 12; n++) ids.push(await wire.table(token, { game: 'qwinto', seats: 2, absent: 0 }));
  const all = await sockets(wire, 80);
  for (const socket of all) {
    for (const id of ids) say(socket, { type: 'watch', table: id });
    await sleep(60);
    socket.pause();
  }
  await signal.started;
  await repeat(signal, 40, (n) =>
    wire.ask('POST', `/api/tables/${ids[n % 12]}/host`, token, { talk: n % 24 < 12 }),
  );
};

export const STORED_ATTACKS: { readonly [name: string]: Attack } = {
  'delayed table, long log': longDelayed,
  'watches of a delayed table': delayedWatches,
  'refused requests': refusedRequests,
  'exercises, read again': exercises,
  'everything about me': everything,
  storing,
  'first files of the page': firstFiles,
  'slow readers': slowReaders,
};
