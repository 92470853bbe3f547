// One file, one process. All writes of one turn of the event loop become one transaction, and one fsync.
import { copyFileSync } from 'node:fs';
import { backup, DatabaseSync, type StatementSyncInstance } from '@photostructure/sqlite';
import { type Engine, type Row, type Statement, Trouble, type Work } from './engine.ts';
import { migrateWork } from './migrations.ts';

interface Job {
  readonly work: () => Work<unknown>;
  readonly done: (value: unknown) => void;
  readonly failed: (error: unknown) => void;
}

const MOST_STATEMENTS = 500;

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
    return new Promise((resolve, reject) => {
      if (this.#jobs.length === 0) setImmediate(() => this.#flush());
      this.#jobs.push({ work, done: resolve as (value: unknown) => void, failed: reject });
    });
  }

  one(statement: Statement): Promise<readonly Row[]> {
    return this.write(function* (): Work<readonly Row[]> {
      return yield statement;
    });
  }

  async read(statement: Statement): Promise<readonly Row[]> {
    try {
      return this.#ask(statement);
    } catch (error) {
      throw new Trouble((error as Error).message);
    }
  }

  tell(): void {}

  listen(): void {}

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
      for (const { failed } of jobs) failed(new Trouble((error as Error).message));
      return;
    }
    for (const answer of answers) answer();
  }

  /** Run one job inside the common transaction; what it leaves behind is told after the commit. */
  #attempt({ work, done, failed }: Job): () => void {
    this.#db.exec('SAVEPOINT job');
    try {
      const steps = work();
      let next = steps.next();
      while (!next.done) next = steps.next(this.#ask(next.value));
      this.#db.exec('RELEASE job');
      const { value } = next;
      return () => done(value);
    } catch (error) {
      // A full disk has ended the whole transaction: then nobody's work has happened.
      if (!this.#db.isTransaction) throw error;
      this.#db.exec('ROLLBACK TO job');
      this.#db.exec('RELEASE job');
      const isOurs = !(error as { code?: string }).code?.startsWith('ERR_SQLITE') && !isSqlite(error);
      return () => failed(isOurs ? error : new Trouble((error as Error).message));
    }
  }

  #ask({ sql, values = [] }: Statement): readonly Row[] {
    let statement = this.#prepared.get(sql);
    if (statement === undefined) {
      if (this.#prepared.size >= MOST_STATEMENTS) this.#prepared.clear();
      statement = this.#db.prepare(sql);
      this.#prepared.set(sql, statement);
    }
    const named = Object.fromEntries(values.map((value, i) => [`$${i + 1}`, value]));
    return statement.all(named) as unknown as readonly Row[];
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
