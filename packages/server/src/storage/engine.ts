// The contract between the server and a database. Two engines implement it: SQLite and PostgreSQL.
import type { EventRow } from '../table/log/rows.ts';

export type Value = string | number | null;

/** The same text for both engines: parameters are $1, $2 …, each used once and in order. */
export interface Statement {
  /** Set for a text that never changes and is used all the time: the database parses it once for each connection. */
  readonly name?: string;
  readonly sql: string;
  readonly values?: readonly Value[];
}

export type Row = { readonly [column: string]: Value };

/** A row, and the table it is in. */
export interface StoredRow {
  readonly table: string;
  readonly row: Row;
}

/**
 * Statements that form a transaction, as a generator: it yields a statement and is sent its rows. So the same code
 * runs synchronously on one engine and asynchronously on the other.
 */
export type Work<T> = Generator<Statement, T, readonly Row[]>;

/**
 * A message from another process on the same database about what it did. A hint may be lost, late or repeated: the truth is in the database. One about
 * a table may carry the row that was written; it holds secrets, so it must not be logged. A draft is a row that nobody writes:
 * the moment, the seat, and what it prepares.
 */
export interface Hint {
  /** `group`: a table that was started for a group. */
  readonly topic: 'table' | 'person' | 'talk' | 'group' | 'draft';
  readonly id: string;
  readonly row?: EventRow;
}

export interface Engine {
  readonly kind: 'sqlite' | 'postgres';

  /** Appended to a SELECT that claims rows, so that two processes claim different ones. */
  readonly skipLocked: string;

  /**
   * Everything in `work` is written durably, or nothing is. Several calls may share one write to the disk; work that
   * throws rolls back only itself.
   */
  write<T>(work: () => Work<T>): Promise<T>;

  /** A single statement, durable if it writes. */
  one(statement: Statement): Promise<readonly Row[]>;

  /** A single statement that writes: how many rows it has written durably. */
  changes(statement: Statement): Promise<number>;

  /** A SELECT that sees only durable data. `R` names its columns; the caller answers for that. */
  read<R extends object = Row>(statement: Statement): Promise<readonly R[]>;

  /** Notify the other processes soon, together with other hints. */
  notify(hint: Hint): void;

  /** Listen until `close`. `undefined`: hints may have been lost; read everything again. */
  listen(onHint: (hint: Hint | undefined) => void): Promise<void>;

  /** All rows of all tables that the database has, as of one moment, while people play. */
  rows(): AsyncGenerator<StoredRow>;

  /** Executes these statements one after another; on PostgreSQL all of them or none. */
  load(statements: AsyncIterable<Statement>): Promise<void>;

  /** A consistent copy of all data as a file of the same engine, made while people play; only SQLite has it. */
  readonly copyTo?: (file: string) => Promise<void>;

  /** Rejects if what is written would be lost: the file of the database is not there any more. */
  checkPlace(): Promise<void>;

  close(): Promise<void>;
}

/** The database does not answer or cannot write. Whether a write happened is unknown; trying again is harmless. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
}
