// The one database that all nodes share: SQLite in memory, with the real schema, constraints and statements.

import { DatabaseSync, type StatementSyncInstance } from '@photostructure/sqlite';
import type { Row, Statement, Work } from '../../src/storage/engine.ts';
import { migrateWork } from '../../src/storage/migrations.ts';
import type { EventRow } from '../../src/table/log/rows.ts';

/** A change of the log, committed. */
export interface LogChange extends EventRow {
  readonly table: string;
  readonly kind: 'insert' | 'update' | 'delete';
}

const changeTrigger = (kind: LogChange['kind'], row: 'new' | 'old'): string =>
  `CREATE TEMP TRIGGER ${kind}_event AFTER ${kind} ON events BEGIN
    INSERT INTO changes (kind, table_id, n, at, body)
      VALUES ('${kind}', ${row}.table_id, ${row}.n, ${row}.at, ${row}.body); END`;

const CHANGES_TABLE = `CREATE TEMP TABLE changes
  (id INTEGER PRIMARY KEY, kind TEXT, table_id TEXT, n INTEGER, at INTEGER, body TEXT)`;

export class Database {
  readonly #db = new DatabaseSync(':memory:');
  readonly #prepared = new Map<string, StatementSyncInstance>();
  readonly #onChange: (change: LogChange) => void;
  /** Something may have happened to the log since the last report. */
  #isLogTouched = false;

  constructor(onChange: (change: LogChange) => void) {
    this.#onChange = onChange;
    this.#atomically(() => migrateWork());
    for (const sql of [
      CHANGES_TABLE,
      changeTrigger('insert', 'new'),
      changeTrigger('update', 'new'),
      changeTrigger('delete', 'old'),
    ])
      this.#db.exec(sql);
  }

  transaction<T>(work: () => Work<T>): T {
    const value = this.#atomically(work);
    this.#report();
    return value;
  }

  /** A single statement, atomic by itself. */
  one(statement: Statement): readonly Row[] {
    const rows = this.read(statement);
    this.#report();
    return rows;
  }

  /** The number of rows that a single statement has written. */
  changes(statement: Statement): number {
    const { changes } = this.#prepare(statement).run(...(statement.values ?? []));
    this.#report();
    return Number(changes);
  }

  read(statement: Statement): readonly Row[] {
    return this.#prepare(statement).all(...(statement.values ?? [])) as readonly Row[];
  }

  #prepare({ sql }: Statement): StatementSyncInstance {
    this.#isLogTouched ||= /^(INSERT INTO|UPDATE|DELETE FROM) events/.test(sql);
    let statement = this.#prepared.get(sql);
    if (statement === undefined) {
      // The numbered parameters are in order, so positional ones work.
      statement = this.#db.prepare(sql.replaceAll(/\$\d+/g, '?'));
      this.#prepared.set(sql, statement);
    }
    return statement;
  }

  close(): void {
    this.#db.close();
  }

  #atomically<T>(work: () => Work<T>): T {
    this.#db.exec('BEGIN');
    try {
      const statements = work();
      let next = statements.next();
      while (!next.done) next = statements.next(this.read(next.value));
      this.#db.exec('COMMIT');
      return next.value;
    } catch (error) {
      this.#db.exec('ROLLBACK');
      throw error;
    }
  }

  #report(): void {
    if (!this.#isLogTouched) return;
    this.#isLogTouched = false;
    const rows = this.read({ sql: 'SELECT kind, table_id, n, at, body FROM changes ORDER BY id' });
    if (rows.length === 0) return;
    this.#db.exec('DELETE FROM changes');
    for (const { kind, table_id, n, at, body } of rows)
      this.#onChange({
        kind: kind as LogChange['kind'],
        table: String(table_id),
        n: Number(n),
        at: Number(at),
        body: String(body),
      });
  }
}
