import { closeSync, existsSync, openSync } from 'node:fs';
import { ConfigError, databaseOf, openStore, readConfig, type Store } from '@crescendo/server';
import { readArguments } from '../arguments.ts';
import { CliError } from '../cli-error.ts';

/** Opens the server's data, found through the same settings as the server's. */
export const openData = async (data: string | undefined): Promise<Store> => {
  try {
    const config = readConfig({ ...process.env, ...(data !== undefined && { CRESCENDO_DATA: data }) });
    const where = config.databaseUrl ?? `${config.data}/crescendo.db`;
    if (config.databaseUrl === undefined && !existsSync(where))
      throw new CliError((words) => words.noData(config.data));
    return await openStore(databaseOf(config));
  } catch (error) {
    if (error instanceof CliError) throw error;
    const { message } = error as Error;
    throw new CliError((words) => (error instanceof ConfigError ? message : words.dataUnreadable(message)));
  }
};

export const backupCommand = async (args: readonly string[]): Promise<number> => {
  const { values, positionals } = readArguments(args, { data: { type: 'string' } } as const, 1);
  const [file] = positionals;
  if (file === undefined) throw new CliError((words) => words.whichFile);
  if (existsSync(file)) throw new CliError((words) => words.exists(file));
  const store = await openData(values.data);
  try {
    // The copy holds the same secrets as the database.
    if (store.engine.kind === 'sqlite') closeSync(openSync(file, 'wx', 0o600));
    await store.engine.backup(file);
  } catch (error) {
    const { message } = error as Error;
    throw new CliError((words) => words.cannotWrite(file, message));
  } finally {
    await store.engine.close();
  }
  process.stdout.write(`${file}\n`);
  return 0;
};
