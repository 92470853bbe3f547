import { closeSync, existsSync, openSync, rmSync } from 'node:fs';
import {
  backUpFrom,
  type Config,
  ConfigError,
  databaseOf,
  openStore,
  readConfig,
  type Store,
} from '@crescendo/server';
import { readArguments } from '../arguments.ts';
import { CliError } from '../cli-error.ts';

/** The place of the server's data, found through the same settings as the server's. */
const dataAt = (data: string | undefined): Config => {
  try {
    const config = readConfig({ ...process.env, ...(data !== undefined && { CRESCENDO_DATA: data }) });
    if (config.databaseUrl === undefined && !existsSync(`${config.data}/crescendo.db`))
      throw new CliError((words) => words.noData(config.data));
    return config;
  } catch (error) {
    if (error instanceof CliError) throw error;
    const { message } = error as Error;
    throw new CliError((words) => (error instanceof ConfigError ? message : words.dataUnreadable(message)));
  }
};

/** Opens the server's data. */
export const openData = async (data: string | undefined): Promise<Store> => {
  const config = dataAt(data);
  try {
    return await openStore(databaseOf(config));
  } catch (error) {
    const { message } = error as Error;
    throw new CliError((words) => words.dataUnreadable(message));
  }
};

export const backupCommand = async (args: readonly string[]): Promise<number> => {
  const { values, positionals } = readArguments(args, { data: { type: 'string' } } as const, 1);
  const [file] = positionals;
  if (file === undefined) throw new CliError((words) => words.whichFile);
  if (existsSync(file)) throw new CliError((words) => words.exists(file));
  const config = dataAt(values.data);
  try {
    // The copy holds the same secrets as the database.
    closeSync(openSync(file, 'wx', 0o600));
    await backUpFrom(config, file);
  } catch (error) {
    rmSync(file, { force: true });
    const { message } = error as Error;
    throw new CliError((words) => words.cannotWrite(file, message));
  }
  process.stdout.write(`${file}\n`);
  return 0;
};
