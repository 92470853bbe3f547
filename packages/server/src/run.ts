// A server as a process: from its environment to its last breath.
import { type Config, readConfig } from './config.ts';
import { createLog, type Log } from './log.ts';
import { type RunningServer, startServer } from './server.ts';

/** Everything was asked rightly, and yet it cannot start. One sentence says why. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

const whereOf = ({ databaseUrl, data }: Config): string =>
  databaseUrl === undefined ? `the folder “${data}”` : 'the database';

/** Why it cannot start, for whoever has to put it right. No password of a database is in it. */
const whyNot = (error: NodeJS.ErrnoException, config: Config): string => {
  const where = whereOf(config);
  const first = error.message.split('\n')[0]!;
  if (error.code === 'EADDRINUSE')
    return `The port ${config.port} is taken: choose another with --port or PORT.`;
  if (error.code === 'EADDRNOTAVAIL' || error.syscall === 'getaddrinfo')
    return `There is no address “${config.host}” on this machine: set CRESCENDO_HOST.`;
  if (error.code === 'EACCES' && error.syscall === 'listen')
    return `The port ${config.port} is not allowed to you: choose one above 1023 with --port or PORT.`;
  if (error.code === 'EBUSY') return `Another server keeps its data in ${where} already.`;
  if (error.code === 'EEXIST' || error.code === 'ENOTDIR')
    return `The data cannot be kept in ${where}: it is not a folder.`;
  if (error.syscall === 'mkdir')
    return `The data cannot be kept in ${where}: it cannot be made (${error.code}).`;
  if (/not a database|malformed/.test(first))
    return `The file crescendo.db in ${where} is not a database of Crescendo, or is damaged: put a backup in its place.`;
  if (/readonly|read-only|unable to open|EROFS|EACCES/.test(first))
    return `The data in ${where} cannot be written: it is read-only, or not allowed to you.`;
  if (/is full|disk I\/O/.test(first))
    return `The data in ${where} cannot be written: the disk is full or broken.`;
  return `The server cannot start with ${where}: ${first}`;
};

const start = async (config: Config, log: Log): Promise<RunningServer> => {
  try {
    return await startServer(config, log);
  } catch (error) {
    throw new StartError(whyNot(error as Error, config));
  }
};

/** Starts, or throws a ConfigError or a StartError; from then on SIGTERM and SIGINT end it gracefully. */
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
    await running.stop();
    process.exit(0);
  };
  process.on('SIGTERM', stop).on('SIGINT', stop);
  // A promise nobody waited for is a fault of ours, but no reason to end everybody's game.
  process.on('unhandledRejection', (error) => log('error', 'unhandled', { error: String(error) }));
  return running;
};
