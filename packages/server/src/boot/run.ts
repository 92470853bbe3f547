// The server as a process: reads its configuration from the environment, starts, and stops on a signal.

import { createLog, type Log } from '../runtime/log.ts';
import { type Config, readConfig } from './config.ts';
import { type RunningServer, startServer } from './server.ts';

/** A stop takes no longer, whatever is due. */
const STOP_MS = 4500;

/** The configuration is valid, but the server cannot start. The message is one sentence that says why. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

const placeOf = ({ databaseUrl, data }: Config): string =>
  databaseUrl === undefined ? `the folder “${data}”` : 'the database';

/** Explains to the operator why the server cannot start. Contains no database password. */
const startErrorMessage = (error: NodeJS.ErrnoException, config: Config): string => {
  const where = placeOf(config);
  const [first = ''] = error.message.split('\n');
  if (error.code === 'EADDRINUSE')
    return `Port ${config.port} is in use: choose another with --port or PORT.`;
  if (error.code === 'EADDRNOTAVAIL' || error.syscall === 'getaddrinfo')
    return `This machine has no address “${config.host}”: set CRESCENDO_HOST.`;
  if (error.code === 'EACCES' && error.syscall === 'listen')
    return `Permission denied for port ${config.port}: choose one above 1023 with --port or PORT.`;
  if (error.code === 'EBUSY') return `Another server is already using ${where}.`;
  if (error.code === 'EEXIST' || error.code === 'ENOTDIR')
    return `The data cannot be stored in ${where}: it is not a folder.`;
  if (error.syscall === 'mkdir')
    return `The data cannot be stored in ${where}: the folder cannot be created (${error.code}).`;
  if (/not a database|malformed/.test(first))
    return `The file crescendo.db in ${where} is not a Crescendo database, or it is damaged: replace it with a backup.`;
  if (/readonly|read-only|unable to open|EROFS|EACCES|EPERM/.test(first))
    return `The data in ${where} cannot be written: it is read-only, or permission is denied.`;
  if (/is full|disk I\/O/.test(first))
    return `The data in ${where} cannot be written: the disk is full or broken.`;
  return `The server cannot start with ${where}: ${first}`;
};

const start = async (config: Config, log: Log): Promise<RunningServer> => {
  try {
    return await startServer(config, log);
  } catch (error) {
    throw new StartError(startErrorMessage(error as Error, config));
  }
};

/** Starts the server, or throws a ConfigError or a StartError. SIGTERM and SIGINT then stop it gracefully. */
export const runServer = async (env: {
  readonly [name: string]: string | undefined;
}): Promise<RunningServer> => {
  const config = readConfig(env);
  const log = createLog((line) => process.stderr.write(line), config.logLevel);
  const running = await start(config, log);
  let isStopping = false;
  const stop = async (): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    // Whatever it is that takes so long, it is in the log of its table or it never happened.
    setTimeout(() => {
      log('warn', 'stopped before everything was done');
      process.exit(0);
    }, STOP_MS);
    await running.stop();
    process.exit(0);
  };
  process.on('SIGTERM', stop).on('SIGINT', stop);
  // An unhandled rejection is a bug, but no reason to end everyone's game.
  process.on('unhandledRejection', (error) => log('error', 'unhandled', { error: String(error) }));
  return running;
};
