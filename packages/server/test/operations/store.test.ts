import { itemAt } from '@crescendo/rules';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openStore, type Store } from '../../src/boot/store.ts';
import { type Engine, StorageError, type Work } from '../../src/storage/engine.ts';
import { MIGRATIONS, migrateWork } from '../../src/storage/migrations.ts';
import { engines, KINDS } from '../support/engines.ts';

const { fresh } = engines();

const TABLE = {
  id: 't'.repeat(22),
  host: 'ada',
  settings: '{}',
  seed: 'secret',
  listed: true,
  status: 'open',
  seating: '[]',
  made: 1_700_000_000_000,
} as const;

const step = (n: number, body = `step ${n}`) => ({ n, at: 1_700_000_000_000 + n, body });

describe.each(KINDS)('%s keeps the contract:', (kind) => {
  let store: Store;
  let where: string;

  beforeEach(async () => {
    where = await fresh(kind);
    store = await openStore(where);
    await store.tables.add(TABLE);
  }, 120_000);

  afterEach(() => store.engine.close());

  test('a table comes back as it was written', async () => {
    expect(await store.tables.find(TABLE.id)).toEqual(TABLE);
    expect(await store.tables.find('nowhere')).toBeUndefined();
  });

  test('a number is given once: of many who want it one wins', async () => {
    const rivals = Array.from({ length: 20 }, (_, i) => store.tables.append(TABLE.id, step(1, `rival ${i}`)));
    const won = await Promise.all(rivals);
    expect(won.filter(Boolean)).toHaveLength(1);
    expect(await store.tables.events(TABLE.id, 0)).toEqual([step(1, `rival ${won.indexOf(true)}`)]);
  });

  test('also against an event with effects, and then nothing of the loser is written', async () => {
    const won = await Promise.all([
      store.tables.append(TABLE.id, step(2, 'plain')),
      store.tables.append(TABLE.id, step(2, 'one'), {
        status: 'playing',
        seating: 'one',
        seated: 'one',
        due: 1,
      }),
      store.tables.append(TABLE.id, step(2, 'two'), {
        status: 'over',
        seating: 'two',
        seated: 'two',
        due: 2,
      }),
    ]);
    expect(won.filter(Boolean)).toHaveLength(1);
    const winner = ['plain', 'one', 'two'][won.indexOf(true)];
    expect(itemAt(await store.tables.events(TABLE.id, 1), 0).body).toBe(winner);
    const row = await store.tables.find(TABLE.id);
    expect(row?.seating).toBe(winner === 'plain' ? '[]' : winner);
  });

  test('many tables at once, each in order', async () => {
    const ids = Array.from({ length: 50 }, (_, i) => `many${i}`);
    for (let n = 1; n <= 20; n++)
      expect(await Promise.all(ids.map((id) => store.tables.append(id, step(n))))).toEqual(
        ids.map(() => true),
      );
    for (const id of ids)
      expect((await store.tables.events(id, 15)).map(({ n }) => n)).toEqual([16, 17, 18, 19, 20]);
  });

  test('a work that throws leaves nothing behind, and does not harm its neighbours', async () => {
    const insert = (id: string) => ({
      sql: 'INSERT INTO due (table_id, at) VALUES ($1, $2)',
      values: [id, 1],
    });
    const results = await Promise.allSettled([
      store.engine.write(function* (): Work<void> {
        yield insert('before');
      }),
      store.engine.write(function* (): Work<void> {
        yield insert('torn');
        throw new RangeError('no');
      }),
      store.engine.write(function* (): Work<void> {
        yield insert('after');
      }),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect((results[1] as PromiseRejectedResult).reason).toBeInstanceOf(RangeError);
    const rows = await store.engine.read({ sql: "SELECT table_id FROM due WHERE table_id = 'torn'" });
    expect(rows).toEqual([]);
  });

  test('what is due is claimed by one', async () => {
    const ids = Array.from({ length: 10 }, (_, i) => `due${i}`);
    for (const [i, id] of ids.entries()) await store.due.set(id, i < 8 ? 100 : 900);
    const claims = await Promise.all([1, 2, 3, 4].map(() => store.due.claim(500, 1000, 3)));
    expect(claims.flat().toSorted()).toEqual(ids.slice(0, 8).toSorted());
    expect(await store.due.claim(500, 1000, 10)).toEqual([]);
    expect(await store.due.claim(2000, 3000, 10)).toHaveLength(10);
    for (const id of ids) await store.due.clear(id);
    expect(await store.due.claim(9000, 9000, 10)).toEqual([]);
  });

  test('people, their devices, their codes; and nothing is left of a deleted person', async () => {
    const { people, chat, push, tables, lists } = store;
    await people.add({ id: 'bob', name: 'Bob', made: 5 }, 'hash1');
    expect(await people.byDevice('hash1')).toEqual({ id: 'bob', name: 'Bob', made: 5 });
    await people.rename('bob', 'Bobby');
    await people.addCode('code', 'bob', 1000);
    expect(await people.join('wrong', 'hash2', 10)).toBeUndefined();
    expect(await people.join('code', 'hash2', 10)).toMatchObject({ name: 'Bobby' });
    expect(await people.join('code', 'hash3', 10)).toBeUndefined();
    await people.addCode('late', 'bob', 1000);
    expect(await people.join('late', 'hash3', 1001)).toBeUndefined();
    expect(await people.devices('bob')).toHaveLength(2);
    await people.markSeen(['bob'], 77);
    expect(await people.seen(['bob', 'nobody'])).toEqual(new Map([['bob', 77]]));
    await tables.append(TABLE.id, step(3), { seated: 'bob' });
    expect((await lists.of('bob', false, 10)).map(({ id }) => id)).toEqual([TABLE.id]);
    expect(await chat.add(TABLE.id, { person: 'bob', at: 1, body: 'hi' })).toBe(1);
    expect(await chat.add(TABLE.id, { person: 'bob', at: 2, body: 'ho' })).toBe(2);
    expect((await chat.last(TABLE.id, 1)).map(({ body }) => body)).toEqual(['ho']);
    await push.add('bob', { endpoint: 'https://x', p256dh: 'a', auth: 'b', made: 1 });
    await people.remove('bob');
    expect(await people.byDevice('hash2')).toBeUndefined();
    for (const table of ['people', 'devices', 'codes', 'sitters', 'talk', 'push']) {
      const column = table === 'people' ? 'id' : 'person';
      expect(await store.engine.read({ sql: `SELECT 1 FROM ${table} WHERE ${column} = 'bob'` })).toEqual([]);
    }
  });

  test('a secret is made once', async () => {
    const both = await Promise.all([store.push.secret('vapid', 'one'), store.push.secret('vapid', 'two')]);
    expect(both[0]).toBe(both[1]);
  });

  test('what was acknowledged is there when the store is opened again', async () => {
    await store.tables.append(TABLE.id, step(4, 'last words'));
    const again = await openStore(where);
    expect(itemAt(await again.tables.events(TABLE.id, 3), 0).body).toBe('last words');
    await again.engine.close();
  });

  test('a removed table is gone', async () => {
    await store.tables.append(TABLE.id, step(1));
    await store.tables.remove(TABLE.id);
    expect(await store.tables.find(TABLE.id)).toBeUndefined();
    expect(await store.tables.events(TABLE.id, 0)).toEqual([]);
  });
});

describe.each(KINDS)('%s: migrations', (kind) => {
  test.each(MIGRATIONS.map((_, i) => i))('from version %i, keeping the data', async (version) => {
    const where = await fresh(kind);
    const bare = await openStore(where);
    const drop = bare.engine.kind === 'postgres' ? ' CASCADE' : '';
    const names = [
      'people',
      'devices',
      'codes',
      'tables',
      'events',
      'sitters',
      'due',
      'talk',
      'push',
      'secrets',
      'daily',
      'exercises',
      'player_groups',
      'group_members',
      'group_asks',
      'daily_networks',
      'probes',
      'migrations',
    ];
    for (const name of names) await bare.engine.one({ sql: `DROP TABLE ${name}${drop}` });
    await bare.engine.write(() => migrateWork(() => {}, version));
    if (version > 0) {
      await bare.tables.append('kept', step(1));
      await bare.tables.add({ ...TABLE, status: 'over' });
    }
    await bare.engine.close();
    const logged: unknown[] = [];
    const store = await openStore(where, undefined, (...line) => logged.push(line));
    // A new database is no migration worth a line.
    const line = ['info', 'database migrated', { from: version, to: MIGRATIONS.length }];
    expect(logged).toEqual(version > 0 ? [line] : []);
    if (version > 0) {
      expect(await store.tables.events('kept', 0)).toEqual([step(1)]);
      expect(await store.tables.find(TABLE.id)).toEqual({ ...TABLE, status: 'over' });
      expect(await store.lists.all(9)).toMatchObject([{ id: TABLE.id, result: null }]);
    }
    expect(await store.daily.played('2026-11-15', 'qwinto')).toBe(0);
    expect(await store.chat.add('kept', { person: 'p', at: 1, body: 'x' })).toBe(1);
    expect(await store.push.secret('a', 'b')).toBe('b');
    await store.engine.close();
  });

  test('a database from the future is refused', async () => {
    const where = await fresh(kind);
    const store = await openStore(where);
    await store.engine.one({ sql: 'INSERT INTO migrations (version) VALUES (99)' });
    await store.engine.close();
    await expect(openStore(where)).rejects.toThrow('knows only versions up to');
  });
});

describe('postgres alone', () => {
  test('a process that stands still within a transaction loses it, and does not hold up the others', async () => {
    const store = await openStore(await fresh('postgres'));
    const row = { n: 1, at: 1, body: '{}' };
    const stopped = store.engine.write(function* () {
      const sql = 'INSERT INTO events (table_id, n, at, body) VALUES ($1, $2, $3, $4)';
      yield { sql, values: ['t', row.n, row.at, row.body] };
      const until = performance.now() + 3000;
      while (performance.now() < until);
      yield { sql: 'SELECT 1' };
    });
    await expect(stopped).rejects.toThrow(StorageError);
    expect(await store.tables.append('t', row)).toBe(true);
    await store.engine.close();
  });

  test('two processes hear of each other, and not of themselves', async () => {
    const where = await fresh('postgres');
    const [one, two] = await Promise.all([openStore(where), openStore(where)]);
    const heard: string[] = [];
    const ready = (engine: Engine, name: string) =>
      new Promise<void>((resolve) => {
        void engine.listen((hint) =>
          hint === undefined
            ? resolve()
            : heard.push([name, hint.topic, hint.id, ...(hint.row ? [hint.row.body] : [])].join(' ')),
        );
      });
    await Promise.all([ready(one.engine, 'one'), ready(two.engine, 'two')]);
    one.engine.notify({ topic: 'table', id: 'a' });
    one.engine.notify({ topic: 'table', id: 'a' });
    one.engine.notify({ topic: 'person', id: 'b' });
    one.engine.notify({ topic: 'table', id: 'c', row: { n: 1, at: 2, body: 'short' } });
    one.engine.notify({ topic: 'table', id: 'd', row: { n: 1, at: 2, body: 'x'.repeat(9000) } });
    while (heard.length < 4) await new Promise((resolve) => setTimeout(resolve, 10));
    expect(heard.toSorted()).toEqual(['two person b', 'two table a', 'two table c short', 'two table d']);
    await Promise.all([one.engine.close(), two.engine.close()]);
  });
});
