// Puts a backup in the place of a database that does not exist yet.
import { closeSync, copyFileSync, existsSync, openSync, readSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

export { BackupError } from '../storage/backup.ts';

import { BackupError, backUp, restoreRows } from '../storage/backup.ts';
import type { Engine } from '../storage/engine.ts';
import { openUnmigratedPostgres } from '../storage/postgres.ts';
import { lockFolder, openSqlite, openUnmigratedSqlite } from '../storage/sqlite.ts';
import type { Config } from './config.ts';
import { databaseOf } from './server.ts';

const SQLITE = 'SQLite format 3\0';

const isSqliteFile = (file: string): boolean => {
  const start = Buffer.alloc(SQLITE.length);
  const fd = openSync(file, 'r');
  try {
    readSync(fd, start, 0, start.length, 0);
  } finally {
    closeSync(fd);
  }
  return start.toString('latin1') === SQLITE;
};

/** Opened as it is: a backup changes nothing, also where the server is of another version. */
export const backUpFrom = async ({ databaseUrl, data }: Config, file: string): Promise<void> => {
  const engine =
    databaseUrl === undefined
      ? openUnmigratedSqlite(join(data, 'crescendo.db'))
      : openUnmigratedPostgres(databaseUrl);
  try {
    await backUp(engine, file);
  } finally {
    await engine.close();
  }
};

const isEmptyPostgres = async (engine: Engine): Promise<boolean> => {
  const sql =
    "SELECT 1 FROM information_schema.tables WHERE table_schema = current_schema() AND table_name = 'migrations'";
  return (await engine.read({ sql })).length === 0;
};

const intoPostgres = async (url: string, file: string): Promise<void> => {
  if (isSqliteFile(file))
    throw new BackupError('rowsNeeded', 'PostgreSQL takes a backup with the ending .jsonl or .jsonl.gz');
  const engine = openUnmigratedPostgres(url);
  try {
    if (!(await isEmptyPostgres(engine)))
      throw new BackupError('occupied', 'there is data in the database already');
    await restoreRows(engine, file);
  } finally {
    await engine.close();
  }
};

/** A file appears under its name once it is complete. */
const intoFile = async (config: Config, file: string): Promise<void> => {
  const { data } = config;
  if (existsSync(join(data, 'crescendo.db')))
    throw new BackupError('occupied', 'there is data in the folder already');
  const place = databaseOf(config);
  const unlock = lockFolder(data);
  const fresh = `${place}.restoring`;
  const remove = (): void => {
    for (const ending of ['', '-wal', '-shm']) rmSync(fresh + ending, { force: true });
  };
  try {
    remove();
    if (isSqliteFile(file)) {
      copyFileSync(file, fresh);
      await checkCopy(fresh);
    } else {
      closeSync(openSync(fresh, 'a', 0o600));
      const engine = openUnmigratedSqlite(fresh);
      try {
        await restoreRows(engine, file);
      } finally {
        await engine.close();
      }
    }
    renameSync(fresh, place);
  } catch (error) {
    rmSync(place, { force: true });
    throw error;
  } finally {
    remove();
    unlock();
  }
};

const checkCopy = async (file: string): Promise<void> => {
  const engine = await openSqlite(file);
  try {
    const [row] = await engine.read<{ integrity_check: string }>({ sql: 'PRAGMA integrity_check' });
    if (row?.integrity_check !== 'ok') throw new BackupError('damaged', 'it is damaged');
  } finally {
    await engine.close();
  }
};

/** Throws a BackupError that says why it cannot be restored; then nothing has changed. */
export const restoreTo = (config: Config, file: string): Promise<void> =>
  config.databaseUrl === undefined ? intoFile(config, file) : intoPostgres(config.databaseUrl, file);
