// Several processes, one PostgreSQL.
import pg from 'pg';
import {
  type Engine,
  type Hint,
  type Row,
  type Statement,
  StorageError,
  type StoredRow,
  type Work,
} from './engine.ts';
import { type Migrated, migrateWork } from './migrations.ts';
import { PostgresHints } from './postgres-hints.ts';

const LOCK = 5_120_012;
const TABLES = `SELECT table_name AS name FROM information_schema.tables
  WHERE table_schema = current_schema() AND table_type = 'BASE TABLE' ORDER BY 1`;
const FETCH = 'FETCH 1000 FROM backup';
const BIGINT_OID = 20;

const types = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === BIGINT_OID
      ? Number
      : pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
};

/** An invalid statement is a bug and stays as it is; every other error is a storage error. */
const asStorageError = (error: unknown): unknown => {
  const { code = '', message } = error as { code?: string; message: string };
  return /^(22|23|42)/.test(code) ? error : new StorageError(message);
};

class Postgres implements Engine {
  readonly kind = 'postgres';
  readonly skipLocked = ' FOR UPDATE SKIP LOCKED';
  readonly #pool: pg.Pool;
  readonly #hints: PostgresHints;

  constructor(url: string, connections: number) {
    this.#hints = new PostgresHints(url);
    this.#pool = new pg.Pool({
      connectionString: url,
      max: connections,
      types,
      keepAlive: true,
      connectionTimeoutMillis: 5000,
      query_timeout: 20_000,
      // Of a process that stands still: what it has locked, others wait for.
      idle_in_transaction_session_timeout: 2000,
    });
    // The pool replaces a connection that dies while it is idle; one that is in use fails its next statement.
    this.#pool.on('error', () => {});
    this.#pool.on('connect', (client) => client.on('error', () => {}));
  }

  async write<T>(work: () => Work<T>): Promise<T> {
    const client = await this.#connect();
    let broken: Error | undefined;
    try {
      await this.#query(client, { sql: 'BEGIN' });
      const statements = work();
      let next = statements.next();
      while (!next.done) next = statements.next(await this.#query(client, next.value));
      await this.#query(client, { sql: 'COMMIT' });
      return next.value;
    } catch (error) {
      await client.query('ROLLBACK').catch((second: Error) => {
        broken = second;
      });
      throw error;
    } finally {
      client.release(broken);
    }
  }

  async one(statement: Statement): Promise<readonly Row[]> {
    return this.#query(this.#pool, statement);
  }

  async changes({ sql, values = [] }: Statement): Promise<number> {
    try {
      return (await this.#pool.query(sql, [...values])).rowCount ?? 0;
    } catch (error) {
      throw asStorageError(error);
    }
  }

  read<R extends object = Row>(statement: Statement): Promise<readonly R[]> {
    return this.#query<R>(this.#pool, statement);
  }

  notify(hint: Hint): void {
    this.#hints.notify(hint);
  }

  listen(onHint: (hint: Hint | undefined) => void): Promise<void> {
    return this.#hints.listen(onHint);
  }

  async *rows(): AsyncGenerator<StoredRow> {
    const client = await this.#connect();
    try {
      await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
      // The reader of the rows may have to wait for a disk.
      await client.query('SET LOCAL idle_in_transaction_session_timeout = 0');
      for (const { name } of (await client.query<{ name: string }>(TABLES)).rows) {
        await client.query(`DECLARE backup NO SCROLL CURSOR FOR SELECT * FROM ${name}`);
        for (;;) {
          const { rows } = await client.query<Row>(FETCH);
          for (const row of rows) yield { table: name, row };
          if (rows.length === 0) break;
        }
        await client.query('CLOSE backup');
      }
    } finally {
      await client.query('ROLLBACK').catch(() => {});
      client.release();
    }
  }

  async load(statements: AsyncIterable<Statement>): Promise<void> {
    const client = await this.#connect();
    try {
      await client.query('BEGIN');
      await client.query('SET LOCAL idle_in_transaction_session_timeout = 0');
      for await (const statement of statements) await this.#query(client, statement);
      await client.query('COMMIT');
    } finally {
      await client.query('ROLLBACK').catch(() => {});
      client.release();
    }
  }

  async checkPlace(): Promise<void> {}

  async close(): Promise<void> {
    await this.#hints.close();
    await this.#pool.end();
  }

  async #connect(): Promise<pg.PoolClient> {
    try {
      return await this.#pool.connect();
    } catch (error) {
      throw asStorageError(error);
    }
  }

  async #query<R extends object = Row>(
    client: pg.Pool | pg.PoolClient,
    { name, sql, values = [] }: Statement,
  ): Promise<readonly R[]> {
    try {
      return (await client.query({ ...(name && { name }), text: sql, values: [...values] })).rows;
    } catch (error) {
      throw asStorageError(error);
    }
  }
}

/** Opens the database as it is. */
export const openUnmigratedPostgres = (url: string): Engine => new Postgres(url, 2);

export const openPostgres = async (url: string, connections = 10, migrated?: Migrated): Promise<Engine> => {
  const engine = new Postgres(url, connections);
  let from: number | undefined;
  try {
    await engine.write(function* () {
      // Several nodes may start and migrate at the same moment.
      yield { sql: 'SELECT pg_advisory_xact_lock($1)', values: [LOCK] };
      yield* migrateWork((version) => {
        from = version;
      });
    });
  } catch (error) {
    await engine.close();
    throw error;
  }
  if (from !== undefined) migrated?.(from);
  return engine;
};
