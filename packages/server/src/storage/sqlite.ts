// One file, one process. All writes of one turn of the event loop become one transaction, and one fsync.
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
      this.#soon();
      this.#jobs.push({ work, done, failed });
    });
  }

  one(statement: Statement): Promise<readonly Row[]> {
    return new Promise((done, failed) => {
      this.#soon();
      this.#jobs.push({ statement, done, failed });
    });
  }

  async read(statement: Statement): Promise<readonly Row[]> {
    try {
      return this.#ask(statement);
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
    const answers: (() => void)[] = [];
    try {
      this.#db.exec('BEGIN IMMEDIATE');
      for (const job of jobs) answers.push(this.#attempt(job));
      this.#db.exec('COMMIT');
    } catch (error) {
      try {
        if (this.#db.isTransaction) this.#db.exec('ROLLBACK');
      } catch {
        // Rolled back already: that is what was wanted.
      }
      for (const { failed } of jobs) failed(new StorageError((error as Error).message));
      return;
    }
    for (const answer of answers) answer();
  }

  #soon(): void {
    if (this.#jobs.length === 0) setImmediate(() => this.#flush());
  }

  /** Run one job inside the common transaction; what it leaves behind is told after the commit. */
  #attempt(job: Job): () => void {
    const done = job.done as (value: unknown) => void;
    const { failed } = job;
    // One statement alone happens or does not; several need a place to go back to.
    const isWork = 'work' in job;
    if (isWork) this.#db.exec('SAVEPOINT job');
    try {
      const value = isWork ? this.#run(job.work()) : this.#ask(job.statement);
      if (isWork) this.#db.exec('RELEASE job');
      return () => done(value);
    } catch (error) {
      // A full disk has ended the whole transaction: then nobody's work has happened.
      if (!this.#db.isTransaction) throw error;
      if (isWork) this.#db.exec('ROLLBACK TO job');
      if (isWork) this.#db.exec('RELEASE job');
      const isOurs = !(error as { code?: string }).code?.startsWith('ERR_SQLITE') && !isSqlite(error);
      return () => failed(isOurs ? error : new StorageError((error as Error).message));
    }
  }

  #run<T>(steps: Work<T>): T {
    let next = steps.next();
    while (!next.done) next = steps.next(this.#ask(next.value));
    return next.value;
  }

  #ask({ sql, values = [] }: Statement): readonly Row[] {
    let statement = this.#prepared.get(sql);
    if (statement === undefined) {
      if (this.#prepared.size >= MAX_STATEMENTS) this.#prepared.clear();
      // Numbered parameters stand in order, so places will do.
      statement = this.#db.prepare(sql.replaceAll(/\$\d+/g, '?'));
      this.#prepared.set(sql, statement);
    }
    return statement.all(...values) as unknown as readonly Row[];
  }
}

const isSqlite = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && ('sqliteCode' in error || 'errcode' in error);

/** Opens the file, makes it where there is none, and brings it up to date. A copy is kept beside it before that. */
export const openSqlite = async (file: string): Promise<Engine> => {
  const engine = new Sqlite(file);
  await engine.write(() => migrateWork((version) => keepCopy(file, version)));
  return engine;
};

const keepCopy = (file: string, version: number): void => {
  if (version > 0 && file !== ':memory:') copyFileSync(file, `${file}.version-${version}`);
};

/** One folder has one server. Held until let go, or until the process dies, however it dies. */
export const lockFolder = (folder: string): (() => void) => {
  const db = new DatabaseSync(join(folder, 'crescendo.lock'));
  try {
    db.exec('PRAGMA journal_mode = MEMORY');
    db.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    db.close();
    const isHeld = /locked/.test((error as Error).message);
    throw isHeld ? Object.assign(new Error('held by another process'), { code: 'EBUSY' }) : error;
  }
  return () => db.close();
};
