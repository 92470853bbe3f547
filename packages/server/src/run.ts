// A server as a process: from its environment to its last breath.
import { ConfigFault, readConfig } from './config.ts';
import { logTo } from './log.ts';
import { type Running, startServer } from './server.ts';

/** One sentence about why it cannot start. */
const whyNot = (error: NodeJS.ErrnoException): string => {
  if (error.code === 'EADDRINUSE') return 'The port is taken: choose another with --port or PORT.';
  if (error.code === 'EACCES') return 'This port or folder is not allowed to you.';
  return `The server cannot start: ${error.message.split('\n')[0]}`;
};

/** Starts, or throws a ConfigFault; from then on SIGTERM and SIGINT end it gracefully. */
export const runServer = async (env: { readonly [name: string]: string | undefined }): Promise<Running> => {
  const config = readConfig(env);
  const log = logTo((line) => process.stderr.write(line), config.logLevel);
  let running: Running;
  try {
    running = await startServer(config, log);
  } catch (error) {
    throw error instanceof ConfigFault ? error : new ConfigFault(whyNot(error as Error));
  }
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
