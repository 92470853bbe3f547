import { join } from 'node:path';
import { ConfigError, runLocal, StartError } from '@crescendo/server';
import { readArguments } from '../arguments.ts';
import { CliError } from '../cli-error.ts';
import { homeFolder } from '../join/api-client.ts';

const FLAGS = { data: { type: 'string' } } as const;

export const openCommand = async (args: readonly string[]): Promise<number> => {
  const { values } = readArguments(args, FLAGS, 0);
  try {
    await runLocal(process.env, values.data ?? join(homeFolder(), 'data'));
  } catch (error) {
    if (error instanceof ConfigError) throw new CliError(() => error.message);
    throw error instanceof StartError ? new CliError(() => error.message, 1) : error;
  }
  // The server runs until it receives a signal.
  return new Promise(() => {});
};
