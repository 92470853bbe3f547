import { closeSync, existsSync, openSync } from 'node:fs';
import { ConfigError, databaseOf, openStore, readConfig, type Store } from '@crescendo/server';
import { readArguments } from './arguments.ts';
import { CliError } from './cli-error.ts';

/** Opens the server's data, found through the same settings as the server's. */
export const openData = async (data: string | undefined): Promise<Store> => {
  try {
    const config = readConfig({ ...process.env, ...(data !== undefined && { CRESCENDO_DATA: data }) });
    const where = config.databaseUrl ?? `${config.data}/crescendo.db`;
    if (config.databaseUrl === undefined && !existsSync(where))
      throw new CliError(`There is no data in ${config.data}: set the folder with --data.`);
    return await openStore(databaseOf(config));
  } catch (error) {
    if (error instanceof CliError) throw error;
    throw new CliError(
      error instanceof ConfigError ? error.message : `The data cannot be read: ${(error as Error).message}.`,
    );
  }
};

export const backupCommand = async (args: readonly string[]): Promise<number> => {
  const { values, positionals } = readArguments(args, { data: { type: 'string' } } as const, 1);
  const [file] = positionals;
  if (file === undefined) throw new CliError('Which file should the copy be written to?');
  if (existsSync(file)) throw new CliError(`${file} already exists: choose another name.`);
  const store = await openData(values.data);
  try {
    // The copy holds the same secrets as the database.
    if (store.engine.kind === 'sqlite') closeSync(openSync(file, 'wx', 0o600));
    await store.engine.backup(file);
  } catch (error) {
    throw new CliError(`${file} cannot be written: ${(error as Error).message}.`);
  } finally {
    await store.engine.close();
  }
  process.stdout.write(`${file}\n`);
  return 0;
};
