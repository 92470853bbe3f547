// Tables and their logs. A table event is one row: what someone did, and the outcomes of chance that followed.
// The columns `line` and `sitters` keep the names of the first release; they are mapped here.
import type { Runtime } from '../../runtime/runtime.ts';
import type { Engine, Statement, Work } from '../../storage/engine.ts';
import type { Effects, EventRow, PreparedTable, TableRow } from '../../table/log/rows.ts';
import { effectsWork } from './effects-work.ts';
import { groupedAppend, insertRows } from './grouped-append.ts';
import { groupedRead } from './grouped-read.ts';

/** The result of a table's game, for the tally of an evening. */
export interface PlayedRow extends Pick<TableRow, 'id' | 'settings' | 'seating'> {
  /** JSON; `null`: it is not over. */
  readonly result: string | null;
  readonly ended: number | null;
}

const BATCH_SIZE = 400;
const LAST_EVENTS = 8;

/** The columns of a table as they are stored. */
type FoundRow = Omit<TableRow, 'seating' | 'listed' | 'origin' | 'quick' | 'group'> & {
  readonly line: string;
  readonly listed: number;
};

const COLUMNS = 'id, host, settings, seed, listed, status, line, made';

export function* addWork({ row, events }: PreparedTable): Work<void> {
  const { id, host, settings, seed, listed, status, seating, made, origin = null, quick = null, group } = row;
  yield {
    sql: `INSERT INTO tables (${COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    values: [id, host, settings, seed, listed ? 1 : 0, status, seating, made],
  };
  if (origin !== null || quick !== null)
    yield { sql: 'UPDATE tables SET origin = $1, quick = $2 WHERE id = $3', values: [origin, quick, id] };
  // The group may be gone by now.
  if (group !== undefined)
    yield {
      sql: 'UPDATE tables SET group_id = (SELECT id FROM player_groups WHERE id = $1) WHERE id = $2',
      values: [group, id],
    };
  for (const { event, effects } of events) {
    yield insertRows([{ table: id, row: event }]);
    yield* effectsWork(id, effects);
  }
}

const isEmpty = (effects: Effects): boolean => {
  for (const _ in effects) return false;
  return true;
};

const insertEvent = (table: string, { n, at, body }: EventRow): Statement => ({
  sql: 'INSERT INTO events (table_id, n, at, body) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING',
  values: [table, n, at, body],
});

const appendSingly =
  (engine: Engine) =>
  (table: string, event: EventRow): Promise<boolean> =>
    engine.changes(insertEvent(table, event)).then((count) => count > 0);

export const tablesStore = (engine: Engine, runtime: Runtime) => {
  // The SQLite engine groups its writes by itself.
  const appendOne = engine.kind === 'sqlite' ? appendSingly(engine) : groupedAppend(engine, runtime);
  const newRows = groupedRead(engine, runtime);
  return {
    add: (row: TableRow, events: PreparedTable['events'] = []): Promise<void> =>
      engine.write(() => addWork({ row, events })),

    find: async (id: string): Promise<TableRow | undefined> => {
      const [row] = await engine.read<FoundRow>({
        sql: `SELECT ${COLUMNS} FROM tables WHERE id = $1`,
        values: [id],
      });
      if (row === undefined) return undefined;
      const { line, listed, ...rest } = row;
      return { ...rest, seating: line, listed: listed === 1 };
    },

    played: async (id: string): Promise<PlayedRow | undefined> => {
      const sql = 'SELECT id, settings, line AS seating, result, ended FROM tables WHERE id = $1';
      const [row] = await engine.read<PlayedRow>({ sql, values: [id] });
      return row;
    },

    /** The log after one event, perhaps only up to another. */
    events: (id: string, after: number, end?: number): Promise<readonly EventRow[]> => {
      if (end === undefined && engine.kind === 'postgres') return newRows(id, after);
      return engine.read<EventRow>({
        sql: `SELECT n, at, body FROM events WHERE table_id = $1 AND n > $2${end === undefined ? '' : ' AND n <= $3'} ORDER BY n`,
        values: end === undefined ? [id, after] : [id, after, end],
      });
    },

    /** The number of the last event of this table. */
    lastEvent: async (id: string): Promise<number> => {
      const sql = 'SELECT n FROM events WHERE table_id = $1 ORDER BY n DESC LIMIT 1';
      const [row] = await engine.read({ sql, values: [id] });
      return Number(row?.n ?? 0);
    },

    /** The last few events of each of these tables, the newest first. */
    lastEvents: async (ids: readonly string[]): Promise<Map<string, readonly EventRow[]>> => {
      const found = new Map<string, EventRow[]>(ids.map((id) => [id, []]));
      for (let i = 0; i < ids.length; i += BATCH_SIZE) {
        const some = ids.slice(i, i + BATCH_SIZE);
        const rows = await engine.read<EventRow & { readonly table_id: string }>({
          sql: `SELECT e.table_id, e.n, e.at, e.body FROM tables t JOIN events e ON e.table_id = t.id
              AND e.n > (SELECT MAX(m.n) FROM events m WHERE m.table_id = t.id) - ${LAST_EVENTS}
            WHERE t.id IN (${some.map((_, k) => `$${k + 1}`).join(', ')}) ORDER BY e.table_id, e.n DESC`,
          values: some,
        });
        for (const row of rows) found.get(row.table_id)?.push(row);
      }
      return found;
    },

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
      if (isEmpty(effects)) return appendOne(table, event);
      return engine.write(function* (): Work<boolean> {
        const rows = yield insertRows([{ table, row: event }]);
        if (rows.length === 0) return false;
        yield* effectsWork(table, effects);
        return true;
      });
    },

    remove: (id: string): Promise<void> =>
      engine.write(function* (): Work<void> {
        for (const table of ['events', 'sitters', 'due', 'talk', 'daily'])
          yield { sql: `DELETE FROM ${table} WHERE table_id = $1`, values: [id] };
        yield { sql: 'DELETE FROM tables WHERE id = $1', values: [id] };
      }),
  };
};

export type TablesStore = ReturnType<typeof tablesStore>;
