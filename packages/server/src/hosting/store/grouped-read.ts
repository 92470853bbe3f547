// Reads the new events of several tables in one statement: nodes often have to read for many tables at the same moment.

import type { Runtime } from '../../runtime/runtime.ts';
import type { Engine, Statement, Value } from '../../storage/engine.ts';
import type { EventRow } from '../../table/log/rows.ts';

interface PendingRead {
  readonly table: string;
  readonly after: number;
  readonly done: (rows: readonly EventRow[]) => void;
  readonly failed: (error: unknown) => void;
}

const MAX_TABLES = 50;

const selectRows = (reads: readonly PendingRead[]): Statement => ({
  sql: reads
    .map(
      (_, i) =>
        `SELECT ${i} AS i, n, at, body FROM events WHERE table_id = $${i * 2 + 1} AND n > $${i * 2 + 2}`,
    )
    .join(' UNION ALL ')
    .concat(' ORDER BY 1, 2'),
  values: reads.flatMap(({ table, after }): Value[] => [table, after]),
});

/** The rows of a log after this one, in order. */
export const groupedRead = (
  engine: Engine,
  { setImmediate }: Runtime,
): ((table: string, after: number) => Promise<readonly EventRow[]>) => {
  const waiting: PendingRead[] = [];
  const read = async (reads: readonly PendingRead[]): Promise<void> => {
    try {
      const found = reads.map((): EventRow[] => []);
      for (const { i, ...row } of await engine.read<EventRow & { readonly i: number }>(selectRows(reads)))
        found[i]?.push(row);
      for (const [i, { done }] of reads.entries()) done(found[i] ?? []);
    } catch (error) {
      for (const { failed } of reads) failed(error);
    }
  };
  const readWaiting = (): void => {
    while (waiting.length > 0) void read(waiting.splice(0, MAX_TABLES));
  };
  return (table, after) =>
    new Promise((done, failed) => {
      waiting.push({ table, after, done, failed });
      if (waiting.length === 1) setImmediate(readWaiting);
    });
};
