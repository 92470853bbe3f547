// One file, one process. All writes of one turn of the event loop share one transaction and one fsync.
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { backup, DatabaseSync, type StatementSyncInstance } from '@photostructure/sqlite';
import { type Engine, type Row, type Statement, StorageError, type Work } from './engine.ts';
import { migrateWork } from './migrations.ts';

type Job = ({ readonly work: () => Work<unknown> } | { readonly statement: Statement }) & {
  readonly done: (value: never) => void;
  readonly failed: (error: unknown) => void;
};

const MAX_STATEMENTS = 500;

class Sqlite implements Engine {
  readonly kind = 'sqlite';
  readonly skipLocked = '';
  readonly #db: InstanceType<typeof DatabaseSync>;
  readonly #prepared = new Map<string, StatementSyncInstance>();
  #jobs: Job[] = [];

  constructor(file: string) {
    this.#db = new DatabaseSync(file);
    this.#db.exec('PRAGMA journal_mode = WAL');
    this.#db.exec('PRAGMA synchronous = FULL');
    this.#db.exec('PRAGMA busy_timeout = 2000');
    this.#db.exec('PRAGMA foreign_keys = ON');
  }

  write<T>(work: () => Work<T>): Promise<T> {
    return new Promise((done, failed) => {
      this.#flushLater();
      this.#jobs.push({ work, done, failed });
    });
  }

  one(statement: Statement): Promise<readonly Row[]> {
    return new Promise((done, failed) => {
      this.#flushLater();
      this.#jobs.push({ statement, done, failed });
    });
  }

  async read<R extends object = Row>(statement: Statement): Promise<readonly R[]> {
    try {
      return this.#query<R>(statement);
    } catch (error) {
      throw new StorageError((error as Error).message);
    }
  }

  notify(): void {}

  async listen(): Promise<void> {}

  async backup(file: string): Promise<void> {
    await backup(this.#db, file);
  }

  async close(): Promise<void> {
    this.#flush();
    this.#db.close();
  }

  #flush(): void {
    const jobs = this.#jobs;
    if (jobs.length === 0) return;
    this.#jobs = [];
    const settlers: (() => void)[] = [];
    try {
      this.#db.exec('BEGIN IMMEDIATE');
      for (const job of jobs) settlers.push(this.#attempt(job));
      this.#db.exec('COMMIT');
    } catch (error) {
      try {
        if (this.#db.isTransaction) this.#db.exec('ROLLBACK');
      } catch {
        // Already rolled back, which is the goal.
      }
      for (const { failed } of jobs) failed(new StorageError((error as Error).message));
      return;
    }
    for (const settle of settlers) settle();
  }

  #flushLater(): void {
    if (this.#jobs.length === 0) setImmediate(() => this.#flush());
  }

  /** Run one job inside the shared transaction; the returned function settles its promise after the commit. */
  #attempt(job: Job): () => void {
    const done = job.done as (value: unknown) => void;
    const { failed } = job;
    // A single statement is atomic by itself; several need a savepoint.
    const isWork = 'work' in job;
    if (isWork) this.#db.exec('SAVEPOINT job');
    try {
      const value = isWork ? this.#run(job.work()) : this.#query(job.statement);
      if (isWork) this.#db.exec('RELEASE job');
      return () => done(value);
    } catch (error) {
      // A full disk ends the whole transaction: then no job was written.
      if (!this.#db.isTransaction) throw error;
      if (isWork) this.#db.exec('ROLLBACK TO job');
      if (isWork) this.#db.exec('RELEASE job');
      const isOurs = !(error as { code?: string }).code?.startsWith('ERR_SQLITE') && !isSqlite(error);
      return () => failed(isOurs ? error : new StorageError((error as Error).message));
    }
  }

  #run<T>(statements: Work<T>): T {
    let next = statements.next();
    while (!next.done) next = statements.next(this.#query(next.value));
    return next.value;
  }

  #query<R extends object = Row>({ sql, values = [] }: Statement): readonly R[] {
    let statement = this.#prepared.get(sql);
    if (statement === undefined) {
      if (this.#prepared.size >= MAX_STATEMENTS) this.#prepared.clear();
      // The numbered parameters are in order, so positional ones work.
      statement = this.#db.prepare(sql.replaceAll(/\$\d+/g, '?'));
      this.#prepared.set(sql, statement);
    }
    return statement.all(...values) as readonly R[];
  }
}

const isSqlite = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && ('sqliteCode' in error || 'errcode' in error);

/** Opens or creates the file and migrates it. Before a migration, a copy is kept beside it. */
export const openSqlite = async (file: string): Promise<Engine> => {
  const engine = new Sqlite(file);
  await engine.write(() => migrateWork((version) => keepCopy(file, version)));
  return engine;
};

const keepCopy = (file: string, version: number): void => {
  if (version > 0 && file !== ':memory:') copyFileSync(file, `${file}.version-${version}`);
};

/** Only one server may use a folder. The lock is held until it is released or the process dies. */
export const lockFolder = (folder: string): (() => void) => {
  const db = new DatabaseSync(join(folder, 'crescendo.lock'));
  try {
    db.exec('PRAGMA journal_mode = MEMORY');
    db.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    db.close();
    const isLocked = /locked/.test((error as Error).message);
    throw isLocked ? Object.assign(new Error('locked by another process'), { code: 'EBUSY' }) : error;
  }
  return () => db.close();
};
