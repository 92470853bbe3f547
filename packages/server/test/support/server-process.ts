// For tests: a server as a real second process, to be killed.
import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../src/boot/main.ts', import.meta.url));
const TSX = fileURLToPath(import.meta.resolve('tsx'));

/** Benches and tests are faster than any person. */
export const NO_LIMITS = {
  CRESCENDO_HOST: '127.0.0.1',
  CRESCENDO_LOG: 'error',
  CRESCENDO_BOT_PAUSE: '0',
  CRESCENDO_SOCKETS_PER_ADDRESS: '100000',
  CRESCENDO_MESSAGES_PER_SECOND: '100000',
  CRESCENDO_MESSAGES_PER_ADDRESS: '100000',
  CRESCENDO_WORK_PER_ADDRESS: '100000',
  CRESCENDO_REQUESTS_PER_SECOND: '100000',
  CRESCENDO_TABLES_PER_PERSON: '10000',
  CRESCENDO_TABLES_PER_ADDRESS: '1000000',
  CRESCENDO_PEOPLE_PER_ADDRESS: '1000000',
};

export interface ServerProcess {
  readonly url: string;
  /** Milliseconds from the start of the process to its first answer. */
  readonly ms: number;
  readonly child: ChildProcess;
  kill(signal?: NodeJS.Signals): Promise<void>;
}

export const spawnServer = (
  env: { readonly [name: string]: string },
  as: { readonly uid?: number; readonly gid?: number } = {},
): Promise<ServerProcess> =>
  new Promise((resolve, reject) => {
    const started = performance.now();
    const child = spawn(process.execPath, ['--import', TSX, MAIN], {
      env: {
        ...process.env,
        ...NO_LIMITS,
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...as,
    });
    const ended = new Promise<void>((done) => child.once('exit', () => done()));
    let errors = '';
    child.stderr.on('data', (text) => {
      errors += text;
    });
    child.stdout.once('data', (text) =>
      resolve({
        url: String(text).trim().replace('localhost', '127.0.0.1'),
        ms: performance.now() - started,
        child,
        kill: async (signal = 'SIGKILL') => {
          child.kill(signal);
          await ended;
        },
      }),
    );
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${errors}`)));
  });
