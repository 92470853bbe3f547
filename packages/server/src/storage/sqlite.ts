// One file, one process. What is written while the disk is busy shares the next transaction and the next wait for the disk.
import { copyFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { backup, DatabaseSync, type StatementSyncInstance } from '@photostructure/sqlite';
import { type Engine, type Row, type Statement, StorageError, type StoredRow, type Work } from './engine.ts';
import { type Migrated, migrateWork } from './migrations.ts';
import { type Sync, Wal } from './wal.ts';

type Job = (
  | { readonly work: () => Work<unknown> }
  | { readonly statement: Statement; readonly counts: boolean }
) & {
  readonly done: (value: never) => void;
  readonly failed: (error: unknown) => void;
};

const TABLES =
  "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name";
const LOADED_AT_ONCE = 200;
const ROWS_AT_ONCE = 1000;
const MAX_STATEMENTS = 500;
/**
 * A move changes a page or two, and each is written as a whole, with a checksum: a small one costs less. Files of earlier releases
 * have pages of 4 KB.
 */
const PAGE_BYTES = 1024;
/** The length of the write-ahead log is checked once in this many writes. */
const LOOK_EVERY = 200;

/** If this many writes come together there is load: then groups are made larger, which costs less for each write. */
const LARGE_GROUP = 8;
const GROUP_MS = 1;

const BEGIN: Statement = { sql: 'BEGIN IMMEDIATE' };
const COMMIT: Statement = { sql: 'COMMIT' };
const SAVEPOINT: Statement = { sql: 'SAVEPOINT job' };
const RELEASE: Statement = { sql: 'RELEASE job' };

const immediate = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const storageError = (error: unknown): StorageError => new StorageError((error as Error).message);

class Sqlite implements Engine {
  readonly kind = 'sqlite';
  readonly skipLocked = '';
  readonly #file: string;
  readonly #ino: number | undefined;
  readonly #sync: Sync | undefined;
  readonly #db: InstanceType<typeof DatabaseSync>;
  readonly #prepared = new Map<string, StatementSyncInstance>();
  #wal: Wal | undefined;
  #jobs: Job[] = [];
  #flushing: Promise<void> | undefined;
  /** While something is committed but not yet on the disk. Never rejects. */
  #syncing: Promise<void> | undefined;
  /** The disk failed to store something: nobody knows what it holds, so nothing is read or written any more. */
  #error: StorageError | undefined;
  #writes = 0;

  constructor(file: string, sync?: Sync) {
    this.#file = file;
    this.#sync = sync;
    this.#db = new DatabaseSync(file);
    this.#ino = file === ':memory:' ? undefined : statSync(file).ino;
    // Decides for a new file only.
    this.#db.exec(`PRAGMA page_size = ${PAGE_BYTES}`);
    this.#db.exec('PRAGMA journal_mode = WAL');
    // A commit does not wait for the disk: `#flush` does, without stopping everything else.
    this.#db.exec('PRAGMA synchronous = NORMAL');
    this.#db.exec('PRAGMA wal_autocheckpoint = 0');
    this.#db.exec('PRAGMA busy_timeout = 2000');
    this.#db.exec('PRAGMA foreign_keys = ON');
    // After a disk failure, what the system remembers of the log may not be on the disk: copied into the database, it is.
    this.#copyLog('PASSIVE');
  }

  write<T>(work: () => Work<T>): Promise<T> {
    return new Promise((done, failed) => this.#add({ work, done, failed }));
  }

  one(statement: Statement): Promise<readonly Row[]> {
    return new Promise((done, failed) => this.#add({ statement, counts: false, done, failed }));
  }

  changes(statement: Statement): Promise<number> {
    return new Promise((done, failed) => this.#add({ statement, counts: true, done, failed }));
  }

  async read<R extends object = Row>(statement: Statement): Promise<readonly R[]> {
    while (this.#syncing !== undefined) await this.#syncing;
    if (this.#error !== undefined) throw this.#error;
    try {
      return this.#query<R>(statement);
    } catch (error) {
      throw storageError(error);
    }
  }

  notify(): void {}

  async listen(): Promise<void> {}

  readonly copyTo = async (file: string): Promise<void> => {
    while (this.#syncing !== undefined) await this.#syncing;
    await backup(this.#db, file);
  };

  /** A connection of its own sees one moment for as long as it reads. */
  async *rows(): AsyncGenerator<StoredRow> {
    while (this.#syncing !== undefined) await this.#syncing;
    const db = new DatabaseSync(this.#file, { readOnly: true });
    try {
      db.exec('BEGIN');
      const tables = db.prepare(TABLES).all() as { name: string }[];
      for (const { name } of tables) yield* rowsOf(db, name);
    } finally {
      db.close();
    }
  }

  async load(statements: AsyncIterable<Statement>): Promise<void> {
    let last: Promise<unknown> = Promise.resolve();
    let count = 0;
    for await (const statement of statements) {
      const earlier = last;
      last = this.one(statement).then(() => earlier);
      last.catch(() => {});
      if (++count % LOADED_AT_ONCE === 0) await last;
    }
    await last;
  }

  /** A file that was deleted or replaced can still be written, but nobody will find what is in it. */
  async checkPlace(): Promise<void> {
    if (this.#file === ':memory:' || this.#error !== undefined) return;
    const { ino } = statSync(this.#file, { throwIfNoEntry: false }) ?? {};
    if (ino === this.#ino) return;
    this.#error = new StorageError(`the file ${this.#file} has vanished, or has been replaced`);
    throw this.#error;
  }

  async close(): Promise<void> {
    await this.#flushing;
    await this.#wal?.close();
    // The file alone is then complete: people copy it.
    if (this.#error === undefined) this.#copyLog('TRUNCATE');
    this.#db.close();
  }

  #add(job: Job): void {
    this.#jobs.push(job);
    this.#flushing ??= this.#flushAll();
  }

  /** The writes that arrive while the disk is busy form the next group. */
  async #flushAll(): Promise<void> {
    await immediate();
    while (this.#jobs.length > 0) {
      const [started, size] = [performance.now(), this.#jobs.length];
      await this.#flush();
      // Those who waited for the disk come first: a reader must not see the next group before it is durable.
      await immediate();
      if (size >= LARGE_GROUP && performance.now() - started < GROUP_MS) await pause(GROUP_MS);
    }
    this.#flushing = undefined;
  }

  async #flush(): Promise<void> {
    const jobs = this.#jobs;
    this.#jobs = [];
    let settlers: readonly (() => void)[];
    try {
      if (this.#error !== undefined) throw this.#error;
      settlers = this.#commit(jobs);
    } catch (error) {
      for (const { failed } of jobs) failed(storageError(error));
      return;
    }
    const synced = this.#makeDurable();
    this.#syncing = synced;
    await synced;
    this.#syncing = undefined;
    const error = this.#error;
    if (error !== undefined) for (const { failed } of jobs) failed(error);
    else for (const settle of settlers) settle();
    this.#writes += jobs.length;
    if (this.#writes >= LOOK_EVERY) await this.#tidy();
  }

  /** Copies the log into the database. A full disk has stored what it has acknowledged, but has no space for the copy. */
  #copyLog(mode: 'PASSIVE' | 'TRUNCATE'): void {
    try {
      this.#db.exec(`PRAGMA wal_checkpoint(${mode})`);
    } catch (error) {
      if (!/is full/.test((error as Error).message)) throw error;
    }
  }

  #commit(jobs: readonly Job[]): readonly (() => void)[] {
    try {
      this.#prepare(BEGIN).run();
      const settlers = jobs.map((job) => this.#attempt(job));
      this.#prepare(COMMIT).run();
      return settlers;
    } catch (error) {
      try {
        if (this.#db.isTransaction) this.#db.exec('ROLLBACK');
      } catch {
        // Already rolled back, which is the goal.
      }
      throw error;
    }
  }

  /**
   * A sync that failed must not be tried again: the system may have dropped what it could not write, and the next one
   * would succeed without it.
   */
  async #makeDurable(): Promise<void> {
    if (this.#file === ':memory:') return;
    try {
      this.#wal ??= new Wal(this.#file, this.#sync);
      await this.#wal.sync();
    } catch (error) {
      this.#error = new StorageError(
        `the disk failed to store data, and the server must be started again: ${(error as Error).message}`,
      );
    }
  }

  async #tidy(): Promise<void> {
    this.#writes = 0;
    if (this.#wal === undefined || this.#error !== undefined) return;
    const [log] = this.#query<{ log: number }>({ sql: 'PRAGMA wal_checkpoint(NOOP)' });
    const [page] = this.#query<{ page_size: number }>({ sql: 'PRAGMA page_size' });
    await this.#wal.tidy((log?.log ?? 0) * (page?.page_size ?? 0));
  }

  /** Run one job inside the shared transaction; the returned function settles its promise after the commit. */
  #attempt(job: Job): () => void {
    const done = job.done as (value: unknown) => void;
    const { failed } = job;
    // A single statement is atomic by itself; several need a savepoint.
    const isWork = 'work' in job;
    if (isWork) this.#prepare(SAVEPOINT).run();
    try {
      const value = isWork ? this.#run(job.work()) : this.#execute(job);
      if (isWork) this.#prepare(RELEASE).run();
      return () => done(value);
    } catch (error) {
      // A full disk ends the whole transaction: then no job was written.
      if (!this.#db.isTransaction) throw error;
      if (isWork) this.#db.exec('ROLLBACK TO job');
      if (isWork) this.#db.exec('RELEASE job');
      const isOurs = !(error as { code?: string }).code?.startsWith('ERR_SQLITE') && !isSqlite(error);
      return () => failed(isOurs ? error : storageError(error));
    }
  }

  #execute({ statement, counts }: Extract<Job, { counts: boolean }>): unknown {
    return counts
      ? Number(this.#prepare(statement).run(...(statement.values ?? [])).changes)
      : this.#query(statement);
  }

  #run<T>(statements: Work<T>): T {
    let next = statements.next();
    while (!next.done) next = statements.next(this.#query(next.value));
    return next.value;
  }

  #query<R extends object = Row>(statement: Statement): readonly R[] {
    return this.#prepare(statement).all(...(statement.values ?? [])) as readonly R[];
  }

  #prepare({ sql }: Statement): StatementSyncInstance {
    let statement = this.#prepared.get(sql);
    if (statement === undefined) {
      if (this.#prepared.size >= MAX_STATEMENTS) this.#prepared.clear();
      // The numbered parameters are in order, so positional ones work.
      statement = this.#db.prepare(sql.replaceAll(/\$\d+/g, '?'));
      this.#prepared.set(sql, statement);
    }
    return statement;
  }
}

function* rowsOf(db: InstanceType<typeof DatabaseSync>, table: string): Generator<StoredRow> {
  const page = db.prepare(
    `SELECT rowid AS "row id", * FROM ${table} WHERE rowid > ? ORDER BY rowid LIMIT ${ROWS_AT_ONCE}`,
  );
  for (let after = 0; ; ) {
    const rows = page.all(after) as Row[];
    for (const { 'row id': _, ...row } of rows) yield { table, row };
    after = Number(rows.at(-1)?.['row id'] ?? 0);
    if (rows.length < ROWS_AT_ONCE) return;
  }
}

const isSqlite = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && ('sqliteCode' in error || 'errcode' in error);

/** Opens or creates the file as it is. */
export const openUnmigratedSqlite = (file: string): Engine => new Sqlite(file);

/** Opens or creates the file and migrates it. Before a migration, a copy is kept beside it. */
export const openSqlite = async (file: string, sync?: Sync, migrated?: Migrated): Promise<Engine> => {
  const engine = new Sqlite(file, sync);
  let from: number | undefined;
  await engine.write(() =>
    migrateWork((version) => {
      keepCopy(file, version);
      from = version;
    }),
  );
  if (from !== undefined) migrated?.(from);
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
