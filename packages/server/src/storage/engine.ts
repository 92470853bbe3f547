// The contract between the server and a database. Two engines keep it: one file, or PostgreSQL.

export type Value = string | number | null;

/** The same text for both engines: parameters are $1, $2 …, each used once and in order. */
export interface Statement {
  readonly sql: string;
  readonly values?: readonly Value[];
}

export type Row = { readonly [column: string]: Value };

/**
 * Statements that belong together, as a generator: it yields a statement and is sent its rows. So the same lines
 * run without waiting on one engine and with waiting on the other.
 */
export type Work<T> = Generator<Statement, T, readonly Row[]>;

/** What other processes on the same database did: a table went on, a person changed, somebody talked. Never the truth. */
export interface Hint {
  readonly topic: 'table' | 'person' | 'talk';
  readonly id: string;
}

export interface Engine {
  readonly kind: 'sqlite' | 'postgres';

  /** Ends a SELECT that claims rows, so that two processes claim different ones. */
  readonly skipLocked: string;

  /**
   * Everything in `work` happens, durably, or nothing does. What is asked in one turn of the event loop may share
   * one write to the disk; a work that throws takes back only itself.
   */
  write<T>(work: () => Work<T>): Promise<T>;

  /** One statement on its own, durable when it writes. */
  one(statement: Statement): Promise<readonly Row[]>;

  /** A SELECT that sees only what is durable. */
  read(statement: Statement): Promise<readonly Row[]>;

  /** Tell the other processes, some time soon, together with everything else of this turn. */
  notify(hint: Hint): void;

  /** From when this resolves, for good. `undefined`: hints may have been lost; look at everything again. */
  listen(heard: (hint: Hint | undefined) => void): Promise<void>;

  /** A copy of everything, consistent, while people play. */
  backup(file: string): Promise<void>;

  close(): Promise<void>;
}

/** The database does not answer, or cannot write. Nothing is known to have happened; context again is harmless. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
}
