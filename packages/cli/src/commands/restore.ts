import { existsSync } from 'node:fs';
import { BackupError, ConfigError, readConfig, restoreTo } from '@crescendo/server';
import { readArguments } from '../arguments.ts';
import { CliError } from '../cli-error.ts';
import type { ErrorWords } from '../words.ts';

const asCliError =
  (error: unknown, file: string) =>
  (words: ErrorWords): string => {
    if (!(error instanceof BackupError)) return words.dataUnreadable((error as Error).message);
    const sentence = words.notRestored[error.code];
    return typeof sentence === 'function' ? sentence(file) : sentence;
  };

export const restoreCommand = async (args: readonly string[]): Promise<number> => {
  const { values, positionals } = readArguments(args, { data: { type: 'string' } } as const, 1);
  const [file] = positionals;
  if (file === undefined) throw new CliError((words) => words.whichBackup);
  if (!existsSync(file)) throw new CliError((words) => words.notRestored.notABackup(file));
  try {
    const config = readConfig({
      ...process.env,
      ...(values.data !== undefined && { CRESCENDO_DATA: values.data }),
    });
    await restoreTo(config, file);
  } catch (error) {
    const { message } = error as Error;
    throw new CliError(error instanceof ConfigError ? () => message : asCliError(error, file));
  }
  return 0;
};
