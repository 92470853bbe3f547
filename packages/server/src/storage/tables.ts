// Tables and their logs. A table event is one row: what somebody did, and the outcomes of chance that followed.
// The columns `line` and `sitters` keep the names of the first release; they are mapped here.
import type { Status } from '@crescendo/protocol';
import { type Effects, effectsWork } from './effects.ts';
import type { Engine, Row, Value, Work } from './engine.ts';

export interface TableRow {
  readonly id: string;
  readonly host: string;
  /** JSON: the table's settings. */
  readonly settings: string;
  /** The server's secret share of the dice. */
  readonly seed: string;
  readonly listed: boolean;
  readonly status: Status;
  /** JSON: who sits where, for lists. */
  readonly seating: string;
  readonly made: number;
}

export interface EventRow {
  readonly n: number;
  readonly at: number;
  readonly body: string;
}

/** What lists show of a table. */
export interface SummaryRow extends Pick<TableRow, 'id' | 'settings' | 'status' | 'seating' | 'made'> {
  /** JSON: the result; `null` while the game is not over. */
  readonly result: string | null;
  readonly changed: number;
}

export interface ResultRow extends SummaryRow {
  readonly result: string;
  readonly ended: number;
}

/** A new table with its first events, written together. */
export interface PreparedTable {
  readonly row: TableRow;
  readonly events: readonly { readonly event: EventRow; readonly effects: Effects }[];
}

interface PendingAppend {
  readonly table: string;
  readonly event: EventRow;
  readonly done: (won: boolean) => void;
  readonly failed: (error: unknown) => void;
}

const BATCH_SIZE = 400;

const insertEvents = (events: readonly { table: string; event: EventRow }[]) => ({
  sql: `INSERT INTO events (table_id, n, at, body) VALUES ${events
    .map((_, i) => `($${i * 4 + 1}, $${i * 4 + 2}, $${i * 4 + 3}, $${i * 4 + 4})`)
    .join(', ')} ON CONFLICT DO NOTHING RETURNING table_id, n`,
  values: events.flatMap(({ table, event }): Value[] => [table, event.n, event.at, event.body]),
});

const SUMMARY = `SELECT t.id, t.settings, t.status, t.line AS seating, t.made, t.result,
  COALESCE((SELECT e.at FROM events e WHERE e.table_id = t.id ORDER BY e.n DESC LIMIT 1), t.made) AS changed
  FROM tables t`;

const COLUMNS = 'id, host, settings, seed, listed, status, line, made';

export function* addWork({ row, events }: PreparedTable): Work<void> {
  const { id, host, settings, seed, listed, status, seating, made } = row;
  yield {
    sql: `INSERT INTO tables (${COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    values: [id, host, settings, seed, listed ? 1 : 0, status, seating, made],
  };
  for (const { event, effects } of events) {
    yield insertEvents([{ table: id, event }]);
    yield* effectsWork(id, effects);
  }
}

const asTable = (row: Row | undefined): TableRow | undefined => {
  if (row === undefined) return undefined;
  const { line, ...rest } = row;
  // The columns of the SELECT are those of the type.
  return { ...rest, seating: line, listed: row.listed === 1 } as unknown as TableRow;
};

/** Appends without effects that arrive in one turn of the event loop share one INSERT. */
const groupedAppend = (engine: Engine) => {
  const waiting: PendingAppend[] = [];
  const flush = async (): Promise<void> => {
    const group = waiting.splice(0, BATCH_SIZE);
    if (waiting.length > 0) setImmediate(flush);
    try {
      const rows = await engine.one(insertEvents(group));
      const won = new Set(rows.map(({ table_id, n }) => `${table_id} ${n}`));
      for (const { table, event, done } of group) done(won.delete(`${table} ${event.n}`));
    } catch (error) {
      for (const { failed } of group) failed(error);
    }
  };
  // The SQLite engine groups its writes by itself.
  if (engine.kind === 'sqlite')
    return async (table: string, event: EventRow): Promise<boolean> =>
      (await engine.one(insertEvents([{ table, event }]))).length > 0;
  return (table: string, event: EventRow): Promise<boolean> =>
    new Promise((done, failed) => {
      if (waiting.length === 0) setImmediate(flush);
      waiting.push({ table, event, done, failed });
    });
};

export const tablesStore = (engine: Engine) => {
  const appendOne = groupedAppend(engine);
  return {
    add: (row: TableRow, events: PreparedTable['events'] = []): Promise<void> =>
      engine.write(() => addWork({ row, events })),

    find: async (id: string): Promise<TableRow | undefined> =>
      asTable((await engine.read({ sql: `SELECT ${COLUMNS} FROM tables WHERE id = $1`, values: [id] }))[0]),

    events: async (id: string, after: number): Promise<readonly EventRow[]> =>
      (await engine.read({
        sql: 'SELECT n, at, body FROM events WHERE table_id = $1 AND n > $2 ORDER BY n',
        values: [id, after],
      })) as unknown as readonly EventRow[],

    /** The number of the last event of each of these tables. */
    versions: async (ids: readonly string[]): Promise<Map<string, number>> => {
      const found = new Map<string, number>();
      for (let i = 0; i < ids.length; i += BATCH_SIZE) {
        const some = ids.slice(i, i + BATCH_SIZE);
        const rows = await engine.read({
          sql: `SELECT table_id, MAX(n) AS n FROM events WHERE table_id IN (${some.map((_, k) => `$${k + 1}`).join(', ')})
            GROUP BY table_id`,
          values: some,
        });
        for (const { table_id, n } of rows) found.set(String(table_id), Number(n));
      }
      return found;
    },

    /** True: the number was free and the event is on disk. False: another process was faster, and nothing was written. */
    append: (table: string, event: EventRow, effects: Effects = {}): Promise<boolean> => {
      if (Object.keys(effects).length === 0) return appendOne(table, event);
      return engine.write(function* (): Work<boolean> {
        const rows = yield insertEvents([{ table, event }]);
        if (rows.length === 0) return false;
        yield* effectsWork(table, effects);
        return true;
      });
    },

    /** Public tables created after `since`: at older ones nobody is waiting any more. */
    lobby: async (since: number, limit: number): Promise<readonly SummaryRow[]> =>
      (await engine.read({
        sql: `${SUMMARY} WHERE t.listed = 1 AND t.status IN ('open', 'playing') AND t.made > $1
          ORDER BY t.status, t.made DESC LIMIT $2`,
        values: [since, limit],
      })) as unknown as readonly SummaryRow[],

    /** Public tables waiting for players, the oldest first. */
    waiting: async (since: number, limit: number): Promise<readonly SummaryRow[]> =>
      (await engine.read({
        sql: `${SUMMARY} WHERE t.listed = 1 AND t.status = 'open' AND t.made > $1 ORDER BY t.made, t.id LIMIT $2`,
        values: [since, limit],
      })) as unknown as readonly SummaryRow[],

    of: async (person: string, over: boolean, limit: number): Promise<readonly SummaryRow[]> =>
      (await engine.read({
        sql: `${SUMMARY} JOIN sitters s ON s.table_id = t.id WHERE s.person = $1
          AND t.status IN ${over ? "('over')" : "('open', 'playing')"} ORDER BY t.made DESC LIMIT $2`,
        values: [person, limit],
      })) as unknown as readonly SummaryRow[],

    /** The finished games of this person, the latest first. */
    results: async (person: string, limit: number): Promise<readonly ResultRow[]> =>
      (await engine.read({
        sql: `SELECT t.id, t.settings, t.status, t.line AS seating, t.made, t.result, t.ended, t.ended AS changed
          FROM tables t JOIN sitters s ON s.table_id = t.id
          WHERE s.person = $1 AND t.ended IS NOT NULL ORDER BY t.ended DESC LIMIT $2`,
        values: [person, limit],
      })) as unknown as readonly ResultRow[],

    /** How many unfinished tables this person hosts. */
    hosted: async (person: string): Promise<number> => {
      const [row] = await engine.read({
        sql: "SELECT COUNT(*) AS count FROM tables WHERE host = $1 AND status IN ('open', 'playing')",
        values: [person],
      });
      return Number(row!.count);
    },

    /** The tables of this host that have not started. */
    openBy: async (person: string): Promise<readonly string[]> => {
      const sql = "SELECT id FROM tables WHERE host = $1 AND status = 'open'";
      return (await engine.read({ sql, values: [person] })).map(({ id }) => String(id));
    },

    all: async (limit: number): Promise<readonly SummaryRow[]> =>
      (await engine.read({
        sql: `${SUMMARY} ORDER BY t.made DESC LIMIT $1`,
        values: [limit],
      })) as unknown as readonly SummaryRow[],

    remove: (id: string): Promise<void> =>
      engine.write(function* (): Work<void> {
        for (const table of ['events', 'sitters', 'due', 'talk', 'daily'])
          yield { sql: `DELETE FROM ${table} WHERE table_id = $1`, values: [id] };
        yield { sql: 'DELETE FROM tables WHERE id = $1', values: [id] };
      }),
  };
};

export type TablesStore = ReturnType<typeof tablesStore>;
