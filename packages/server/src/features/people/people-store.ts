// People and their devices. A device presents a token; only its hash is stored.
import { visibleText } from '@crescendo/protocol';
import type { Engine, Work } from '../../storage/engine.ts';
import { leaveAllWork } from '../groups/groups-store.ts';

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly made: number;
}

const placeholders = (count: number, from = 1): string =>
  Array.from({ length: count }, (_, i) => `$${i + from}`).join(', ');

const BATCH_SIZE = 500;
const DAY_MS = 86_400_000;

export const peopleStore = (engine: Engine) => ({
  add: (person: Person, hash: string): Promise<void> =>
    engine.write(function* (): Work<void> {
      const { id, name, made } = person;
      yield {
        sql: 'INSERT INTO people (id, name, made, seen) VALUES ($1, $2, $3, $4)',
        values: [id, name, made, made],
      };
      yield {
        sql: 'INSERT INTO devices (hash, person, made, seen) VALUES ($1, $2, $3, $4)',
        values: [hash, id, made, made],
      };
    }),

  byDevice: async (hash: string): Promise<Person | undefined> => {
    const [row] = await engine.read<Person>({
      sql: 'SELECT p.id, p.name, p.made FROM devices d JOIN people p ON p.id = d.person WHERE d.hash = $1',
      values: [hash],
    });
    return row;
  },

  /** The device is in use; written once a day. */
  markDevice: async (hash: string, now: number): Promise<void> => {
    await engine.one({
      sql: 'UPDATE devices SET seen = $1 WHERE hash = $2 AND seen < $3',
      values: [now, hash, now - DAY_MS],
    });
  },

  /** Some of the people who, with all their devices, have not been seen since then. */
  unseenSince: async (since: number, limit: number): Promise<readonly string[]> => {
    const rows = await engine.read<{ id: string }>({
      sql: `SELECT p.id FROM people p WHERE p.seen < $1 AND p.made < $2
        AND NOT EXISTS (SELECT 1 FROM devices d WHERE d.person = p.id AND d.seen >= $3) LIMIT $4`,
      values: [since, since, since, limit],
    });
    return rows.map(({ id }) => id);
  },

  names: async (ids: readonly string[]): Promise<Map<string, string>> => {
    if (ids.length === 0) return new Map();
    const rows = await engine.read({
      sql: `SELECT id, name FROM people WHERE id IN (${placeholders(ids.length)})`,
      values: ids,
    });
    return new Map(rows.map(({ id, name }) => [String(id), visibleText(String(name))]));
  },

  rename: async (id: string, name: string): Promise<void> => {
    await engine.one({ sql: 'UPDATE people SET name = $1 WHERE id = $2', values: [name, id] });
  },

  /** These people are connected now. */
  markSeen: async (ids: readonly string[], now: number): Promise<void> => {
    for (let i = 0; i < ids.length; i += BATCH_SIZE) {
      const some = ids.slice(i, i + BATCH_SIZE);
      await engine.one({
        sql: `UPDATE people SET seen = $1 WHERE id IN (${placeholders(some.length, 2)})`,
        values: [now, ...some],
      });
    }
  },

  seen: async (ids: readonly string[]): Promise<Map<string, number>> => {
    const found = new Map<string, number>();
    for (let i = 0; i < ids.length; i += BATCH_SIZE) {
      const some = ids.slice(i, i + BATCH_SIZE);
      const rows = await engine.read({
        sql: `SELECT id, seen FROM people WHERE id IN (${placeholders(some.length)})`,
        values: some,
      });
      for (const { id, seen } of rows) found.set(String(id), Number(seen));
    }
    return found;
  },

  devices: async (person: string): Promise<{ made: number; seen: number }[]> => {
    const rows = await engine.read({
      sql: 'SELECT made, seen FROM devices WHERE person = $1 ORDER BY made',
      values: [person],
    });
    return rows.map(({ made, seen }) => ({ made: Number(made), seen: Number(seen) }));
  },

  /** A code that joins another device to this person, valid until then. */
  addCode: async (hash: string, person: string, until: number): Promise<void> => {
    await engine.write(function* (): Work<void> {
      yield { sql: 'DELETE FROM codes WHERE person = $1 OR until < $2', values: [person, until - 3_600_000] };
      yield {
        sql: 'INSERT INTO codes (hash, person, until) VALUES ($1, $2, $3)',
        values: [hash, person, until],
      };
    });
  },

  /** Use a code for a new device; `undefined`: there is no such code any more. */
  join: (code: string, device: string, now: number): Promise<Person | undefined> =>
    engine.write(function* (): Work<Person | undefined> {
      const [found] = yield {
        sql: 'DELETE FROM codes WHERE hash = $1 RETURNING person, until',
        values: [code],
      };
      if (found === undefined || Number(found.until) < now) return undefined;
      const person = String(found.person);
      const [row] = yield { sql: 'SELECT name, made FROM people WHERE id = $1', values: [person] };
      if (row === undefined) return undefined;
      yield {
        sql: 'INSERT INTO devices (hash, person, made, seen) VALUES ($1, $2, $3, $4)',
        values: [device, person, now, now],
      };
      return { id: person, name: String(row.name), made: Number(row.made) };
    }),

  /** All that tables still contain of a deleted person is a random id. */
  remove: async (person: string): Promise<void> => {
    await engine.write(function* (): Work<void> {
      yield* leaveAllWork(person);
      for (const table of ['devices', 'codes', 'sitters', 'talk', 'push', 'daily', 'exercises'])
        yield { sql: `DELETE FROM ${table} WHERE person = $1`, values: [person] };
      yield { sql: 'DELETE FROM people WHERE id = $1', values: [person] };
    });
  },
});

export type PeopleStore = ReturnType<typeof peopleStore>;
