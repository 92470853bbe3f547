// Tables and their steps. A step is one row: what somebody did, and what chance answered.
import type { Status } from '@crescendo/protocol';
import { type Effects, effectsWork } from './effects.ts';
import type { Engine, Row, Value, Work } from './engine.ts';

export interface TableRow {
  readonly id: string;
  readonly host: string;
  /** JSON: how the table is to be. */
  readonly settings: string;
  /** The secret of its dice. */
  readonly seed: string;
  readonly listed: boolean;
  readonly status: Status;
  /** JSON: who sits where, for lists. */
  readonly line: string;
  readonly made: number;
}

export interface StepRow {
  readonly n: number;
  readonly at: number;
  readonly body: string;
}

/** What lists show of a table. */
export interface LineRow extends Pick<TableRow, 'id' | 'settings' | 'status' | 'line' | 'made'> {
  /** JSON: how it ended; `null`: it has not. */
  readonly result: string | null;
  readonly changed: number;
}

export interface ResultRow extends LineRow {
  readonly result: string;
  readonly ended: number;
}

/** A table with all that has happened there before anybody sees it. */
export interface ReadyTable {
  readonly row: TableRow;
  readonly steps: readonly { readonly step: StepRow; readonly effects: Effects }[];
}

interface Waiting {
  readonly table: string;
  readonly step: StepRow;
  readonly done: (won: boolean) => void;
  readonly failed: (error: unknown) => void;
}

const MOST_AT_ONCE = 400;

const insertSteps = (steps: readonly { table: string; step: StepRow }[]) => ({
  sql: `INSERT INTO events (table_id, n, at, body) VALUES ${steps
    .map((_, i) => `($${i * 4 + 1}, $${i * 4 + 2}, $${i * 4 + 3}, $${i * 4 + 4})`)
    .join(', ')} ON CONFLICT DO NOTHING RETURNING table_id, n`,
  values: steps.flatMap(({ table, step }): Value[] => [table, step.n, step.at, step.body]),
});

const LINE = `SELECT t.id, t.settings, t.status, t.line, t.made, t.result,
  COALESCE((SELECT e.at FROM events e WHERE e.table_id = t.id ORDER BY e.n DESC LIMIT 1), t.made) AS changed
  FROM tables t`;

const COLUMNS = 'id, host, settings, seed, listed, status, line, made';

export function* addWork({ row, steps }: ReadyTable): Work<void> {
  const { id, host, settings, seed, listed, status, line, made } = row;
  yield {
    sql: `INSERT INTO tables (${COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    values: [id, host, settings, seed, listed ? 1 : 0, status, line, made],
  };
  for (const { step, effects } of steps) {
    yield insertSteps([{ table: id, step }]);
    yield* effectsWork(id, effects);
  }
}

const asTable = (row: Row | undefined): TableRow | undefined =>
  row && ({ ...row, listed: row.listed === 1 } as unknown as TableRow);

/** Steps without effects that arrive in one turn of the event loop travel in one statement. */
const grouped = (engine: Engine) => {
  const waiting: Waiting[] = [];
  const flush = async (): Promise<void> => {
    const group = waiting.splice(0, MOST_AT_ONCE);
    if (waiting.length > 0) setImmediate(flush);
    try {
      const rows = await engine.one(insertSteps(group));
      const won = new Set(rows.map(({ table_id, n }) => `${table_id} ${n}`));
      for (const { table, step, done } of group) done(won.delete(`${table} ${step.n}`));
    } catch (error) {
      for (const { failed } of group) failed(error);
    }
  };
  // One file gathers its writes by itself.
  if (engine.kind === 'sqlite')
    return async (table: string, step: StepRow): Promise<boolean> =>
      (await engine.one(insertSteps([{ table, step }]))).length > 0;
  return (table: string, step: StepRow): Promise<boolean> =>
    new Promise((done, failed) => {
      if (waiting.length === 0) setImmediate(flush);
      waiting.push({ table, step, done, failed });
    });
};

export const tablesStore = (engine: Engine) => {
  const appendOne = grouped(engine);
  return {
    add: (row: TableRow, steps: ReadyTable['steps'] = []): Promise<void> =>
      engine.write(() => addWork({ row, steps })),

    find: async (id: string): Promise<TableRow | undefined> =>
      asTable((await engine.read({ sql: `SELECT ${COLUMNS} FROM tables WHERE id = $1`, values: [id] }))[0]),

    steps: async (id: string, after: number): Promise<readonly StepRow[]> =>
      (await engine.read({
        sql: 'SELECT n, at, body FROM events WHERE table_id = $1 AND n > $2 ORDER BY n',
        values: [id, after],
      })) as unknown as readonly StepRow[],

    /** How far each of these tables has come. */
    versions: async (ids: readonly string[]): Promise<Map<string, number>> => {
      const found = new Map<string, number>();
      for (let i = 0; i < ids.length; i += MOST_AT_ONCE) {
        const some = ids.slice(i, i + MOST_AT_ONCE);
        const rows = await engine.read({
          sql: `SELECT table_id, MAX(n) AS n FROM events WHERE table_id IN (${some.map((_, k) => `$${k + 1}`).join(', ')})
            GROUP BY table_id`,
          values: some,
        });
        for (const { table_id, n } of rows) found.set(String(table_id), Number(n));
      }
      return found;
    },

    /** True when this number was still free; then it is on disk. False: somebody was faster, nothing has happened. */
    append: (table: string, step: StepRow, effects: Effects = {}): Promise<boolean> => {
      if (Object.keys(effects).length === 0) return appendOne(table, step);
      return engine.write(function* (): Work<boolean> {
        const rows = yield insertSteps([{ table, step }]);
        if (rows.length === 0) return false;
        yield* effectsWork(table, effects);
        return true;
      });
    },

    /** Public tables set up after `since`: nobody waits at an older one. */
    lobby: async (since: number, most: number): Promise<readonly LineRow[]> =>
      (await engine.read({
        sql: `${LINE} WHERE t.listed = 1 AND t.status IN ('open', 'playing') AND t.made > $1
          ORDER BY t.status, t.made DESC LIMIT $2`,
        values: [since, most],
      })) as unknown as readonly LineRow[],

    /** Public tables that wait for players, the one that has waited longest first. */
    waiting: async (since: number, most: number): Promise<readonly LineRow[]> =>
      (await engine.read({
        sql: `${LINE} WHERE t.listed = 1 AND t.status = 'open' AND t.made > $1 ORDER BY t.made, t.id LIMIT $2`,
        values: [since, most],
      })) as unknown as readonly LineRow[],

    of: async (person: string, over: boolean, most: number): Promise<readonly LineRow[]> =>
      (await engine.read({
        sql: `${LINE} JOIN sitters s ON s.table_id = t.id WHERE s.person = $1
          AND t.status IN ${over ? "('over')" : "('open', 'playing')"} ORDER BY t.made DESC LIMIT $2`,
        values: [person, most],
      })) as unknown as readonly LineRow[],

    /** What this person has played to its end, the last first. */
    results: async (person: string, most: number): Promise<readonly ResultRow[]> =>
      (await engine.read({
        sql: `SELECT t.id, t.settings, t.status, t.line, t.made, t.result, t.ended, t.ended AS changed
          FROM tables t JOIN sitters s ON s.table_id = t.id
          WHERE s.person = $1 AND t.ended IS NOT NULL ORDER BY t.ended DESC LIMIT $2`,
        values: [person, most],
      })) as unknown as readonly ResultRow[],

    /** How many tables this person keeps open. */
    hosted: async (person: string): Promise<number> => {
      const [row] = await engine.read({
        sql: "SELECT COUNT(*) AS count FROM tables WHERE host = $1 AND status IN ('open', 'playing')",
        values: [person],
      });
      return Number(row!.count);
    },

    /** The tables this person has set up and that have not begun. */
    openBy: async (person: string): Promise<readonly string[]> => {
      const sql = "SELECT id FROM tables WHERE host = $1 AND status = 'open'";
      return (await engine.read({ sql, values: [person] })).map(({ id }) => String(id));
    },

    all: async (most: number): Promise<readonly LineRow[]> =>
      (await engine.read({
        sql: `${LINE} ORDER BY t.made DESC LIMIT $1`,
        values: [most],
      })) as unknown as readonly LineRow[],

    remove: (id: string): Promise<void> =>
      engine.write(function* (): Work<void> {
        for (const table of ['events', 'sitters', 'due', 'talk', 'daily'])
          yield { sql: `DELETE FROM ${table} WHERE table_id = $1`, values: [id] };
        yield { sql: 'DELETE FROM tables WHERE id = $1', values: [id] };
      }),
  };
};

export type TablesStore = ReturnType<typeof tablesStore>;
