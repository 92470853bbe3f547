// Rows for the logs of tables, many in one statement: a statement and its commit cost far more than a row. While one is on its
// way the next rows are collected, so the busier a process is, the less each row costs.

import type { Runtime } from '../../runtime/runtime.ts';
import type { Engine, Statement, Value } from '../../storage/engine.ts';
import type { EventRow } from '../../table/log/rows.ts';

interface PendingRow {
  readonly table: string;
  readonly row: EventRow;
  readonly done: (isWritten: boolean) => void;
  readonly failed: (error: unknown) => void;
}

const MAX_ROWS = 400;
/** One may have to wait, for the disk or for a row that another process is writing; the next one need not wait for it. */
const MAX_STATEMENTS = 2;

/** Short statements are the same again and again, so the database need not read them each time. */
const MAX_PREPARED_ROWS = 32;

export const insertRows = (rows: readonly { table: string; row: EventRow }[]): Statement => ({
  ...(rows.length <= MAX_PREPARED_ROWS && { name: `append ${rows.length}` }),
  sql: `INSERT INTO events (table_id, n, at, body) VALUES ${rows
    .map((_, i) => `($${i * 4 + 1}, $${i * 4 + 2}, $${i * 4 + 3}, $${i * 4 + 4})`)
    .join(', ')} ON CONFLICT DO NOTHING RETURNING table_id, n`,
  values: rows.flatMap(({ table, row }): Value[] => [table, row.n, row.at, row.body]),
});

/** For PostgreSQL. False: the number was taken, and nothing was written. */
export const groupedAppend = (
  engine: Engine,
  { setImmediate }: Runtime,
): ((table: string, row: EventRow) => Promise<boolean>) => {
  const waiting: PendingRow[] = [];
  let statements = 0;
  const write = async (rows: readonly PendingRow[]): Promise<void> => {
    try {
      const written = await engine.one(insertRows(rows));
      const keys = new Set(written.map(({ table_id, n }) => `${table_id} ${n}`));
      // Two rows of one statement may have the same number: the first one counts.
      for (const { table, row, done } of rows) done(keys.delete(`${table} ${row.n}`));
    } catch (error) {
      for (const { failed } of rows) failed(error);
    }
  };
  const writeWaiting = async (): Promise<void> => {
    if (waiting.length === 0 || statements >= MAX_STATEMENTS) return;
    statements++;
    await write(waiting.splice(0, MAX_ROWS));
    statements--;
    void writeWaiting();
  };
  return (table, row) =>
    new Promise((done, failed) => {
      waiting.push({ table, row, done, failed });
      if (waiting.length === 1) setImmediate(writeWaiting);
    });
};
