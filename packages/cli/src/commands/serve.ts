import { ConfigError, runServer, StartError } from '@crescendo/server';
import { readArguments, readInteger } from '../arguments.ts';
import { CliError } from '../cli-error.ts';

const FLAGS = { port: { type: 'string' }, data: { type: 'string' } } as const;

export const serveCommand = async (args: readonly string[]): Promise<number> => {
  const { values } = readArguments(args, FLAGS, 0);
  if (values.port !== undefined) readInteger('port', values.port, 0, 65_535);
  try {
    const { address } = await runServer({
      ...process.env,
      ...(values.port !== undefined && { PORT: values.port }),
      ...(values.data !== undefined && { CRESCENDO_DATA: values.data }),
    });
    process.stdout.write(`Crescendo is running at ${address}\n`);
  } catch (error) {
    if (error instanceof ConfigError) throw new CliError(() => error.message);
    throw error instanceof StartError ? new CliError(() => error.message, 1) : error;
  }
  // The server runs until it receives a signal.
  return new Promise(() => {});
};
