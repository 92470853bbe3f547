// Backups: all rows of all tables as JSON, a line each, the same from every engine; or a copy of a SQLite file. Both are written and
// read as a stream, so that a database may be larger than the memory.
import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { Engine, Row, Statement, StoredRow } from './engine.ts';
import { MIGRATIONS } from './migrations.ts';

/** The first line; the last one counts the rows, so that a file that is cut off is noticed. */
interface Head {
  readonly crescendo: 'backup';
  /** The migrations that the database had seen. */
  readonly version: number;
}

/** The reason why a backup cannot be restored. */
export type BackupProblem = 'occupied' | 'incomplete' | 'notABackup' | 'rowsNeeded' | 'damaged';

export class BackupError extends Error {
  override readonly name = 'BackupError';
  readonly code: BackupProblem;

  constructor(code: BackupProblem, message: string) {
    super(message);
    this.code = code;
  }
}

const versionOf = async (engine: Engine): Promise<number> => {
  const [row] = await engine.read({ sql: 'SELECT COALESCE(MAX(version), 0) AS version FROM migrations' });
  return Number(row?.version ?? 0);
};

async function* linesOf(engine: Engine): AsyncGenerator<string> {
  const head: Head = { crescendo: 'backup', version: await versionOf(engine) };
  yield `${JSON.stringify(head)}\n`;
  let rows = 0;
  for await (const stored of engine.rows()) {
    rows++;
    yield `${JSON.stringify(stored)}\n`;
  }
  yield `${JSON.stringify({ end: rows })}\n`;
}

const isRows = (file: string): boolean => /\.jsonl(\.gz)?$/.test(file);

/** Writes a backup into a new file, which only its owner may read: `.jsonl` and `.jsonl.gz` have rows for any engine. */
export const backUp = async (engine: Engine, file: string): Promise<void> => {
  if (engine.copyTo !== undefined && !isRows(file)) return engine.copyTo(file);
  const out = createWriteStream(file, { mode: 0o600, flush: true });
  const lines = Readable.from(linesOf(engine));
  if (file.endsWith('.gz')) await pipeline(lines, createGzip(), out);
  else await pipeline(lines, out);
};

/** Names of tables and columns become part of statements. */
const checkName = (name: string): string => {
  if (/^[a-z][a-z0-9_]*$/.test(name)) return name;
  throw new BackupError('notABackup', `“${name}” is no name of a table or a column`);
};

const insert = (table: string, rows: readonly Row[]): Statement => {
  const columns = Object.keys(rows[0] ?? {}).map(checkName);
  const places = rows.map(
    (_, r) => `(${columns.map((_, c) => `$${r * columns.length + c + 1}`).join(', ')})`,
  );
  return {
    sql: `INSERT INTO ${checkName(table)} (${columns.join(', ')}) VALUES ${places.join(', ')}`,
    values: rows.flatMap((row) => columns.map((column) => row[column] ?? null)),
  };
};

const ROWS_AT_ONCE = 50;

/** Rows of the same table that follow one another share a statement. */
async function* inserts(rows: AsyncIterable<StoredRow>): AsyncGenerator<Statement> {
  let [table, group]: [string, Row[]] = ['', []];
  for await (const stored of rows) {
    // The restored database writes its own.
    if (stored.table === 'migrations') continue;
    if (stored.table !== table || group.length >= ROWS_AT_ONCE) {
      if (group.length > 0) yield insert(table, group);
      [table, group] = [stored.table, []];
    }
    group.push(stored.row);
  }
  if (group.length > 0) yield insert(table, group);
}

const migration = (n: number): readonly Statement[] => [
  ...(MIGRATIONS[n] ?? []).map((sql) => ({ sql })),
  { sql: 'INSERT INTO migrations (version) VALUES ($1)', values: [n + 1] },
];

const rowIn = (line: string): StoredRow | { readonly end: number } => {
  try {
    return JSON.parse(line);
  } catch {
    throw new BackupError('incomplete', 'a line of it cannot be read');
  }
};

/** The rows of a backup, up to its last line; throws where there is none. */
async function* rowsIn(lines: AsyncIterable<string>): AsyncGenerator<StoredRow> {
  let rows = 0;
  for await (const line of lines) {
    const read = rowIn(line);
    if ('end' in read) {
      if (read.end === rows) return;
      throw new BackupError('incomplete', 'rows are missing in it');
    }
    rows++;
    yield read;
  }
  throw new BackupError('incomplete', 'its end is missing');
}

/** A database as old as the backup, its rows, and then whatever has changed since. */
async function* statementsFrom(head: Head, lines: AsyncIterable<string>): AsyncGenerator<Statement> {
  yield { sql: 'CREATE TABLE migrations (version INTEGER PRIMARY KEY)' };
  for (let n = 0; n < head.version; n++) yield* migration(n);
  yield* inserts(rowsIn(lines));
  for (let n = head.version; n < MIGRATIONS.length; n++) yield* migration(n);
}

const headIn = (line: string | undefined): Head => {
  try {
    const head = JSON.parse(line ?? '') as Head;
    if (head.crescendo === 'backup' && Number.isInteger(head.version) && head.version <= MIGRATIONS.length)
      return head;
  } catch {
    // Said below.
  }
  throw new BackupError('notABackup', 'it is not a backup that this version can read');
};

/** Restores rows into an empty database that has not been migrated. */
export const restoreRows = async (engine: Engine, file: string): Promise<void> => {
  const source = createReadStream(file);
  const text = file.endsWith('.gz') ? source.pipe(createGunzip()) : source;
  source.on('error', (error) => text.destroy(error));
  const lines = createInterface({ input: text, crlfDelay: Number.POSITIVE_INFINITY })[Symbol.asyncIterator]();
  try {
    const head = headIn((await lines.next()).value);
    await engine.load(statementsFrom(head, { [Symbol.asyncIterator]: () => lines }));
  } finally {
    source.destroy();
  }
};
