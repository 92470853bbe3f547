// `npm start`: the server on your own computer. Finds a free port, prints the address and opens the browser.
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { localAddresses } from '../http/reachable.ts';
import { ConfigError } from './config.ts';
import { runServer, StartError } from './run.ts';

const FIRST_PORT = 8080;
const MAX_TRIES = 20;

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });

/** The default port, or the next free one. */
const freePort = async (): Promise<number> => {
  for (let port = FIRST_PORT; port < FIRST_PORT + MAX_TRIES; port++) if (await isFree(port)) return port;
  return FIRST_PORT;
};

const hasDesktop = ({ DISPLAY, WAYLAND_DISPLAY }: NodeJS.ProcessEnv): boolean =>
  process.platform !== 'linux' || Boolean(DISPLAY || WAYLAND_DISPLAY);

const openBrowser = (address: string): void => {
  if (process.env.CRESCENDO_NO_OPEN === '1' || !process.stdout.isTTY || !hasDesktop(process.env)) return;
  const [command, words] =
    process.platform === 'darwin'
      ? ['open', [address]]
      : process.platform === 'win32'
        ? ['cmd', ['/c', 'start', '', address]]
        : ['xdg-open', [address]];
  spawn(command, words, { stdio: 'ignore', detached: true })
    .on('error', () => {
      // The browser cannot be opened; the address is printed anyway.
    })
    .unref();
};

try {
  const { PORT, CRESCENDO_LOG, CRESCENDO_DATA, CRESCENDO_HOST } = process.env;
  const { port } = await runServer({
    ...process.env,
    PORT: PORT || String(await freePort()),
    // A person is looking at this terminal: print only what needs attention.
    CRESCENDO_LOG: CRESCENDO_LOG || 'warn',
    CRESCENDO_DATA: CRESCENDO_DATA || fileURLToPath(new URL('../../../../data', import.meta.url)),
  });
  const address = `http://localhost:${port}/`;
  console.log(`Crescendo is at ${address}   (Ctrl+C to stop)`);
  const [near] = CRESCENDO_HOST ? [] : localAddresses();
  if (near !== undefined) console.log(`Friends on the same network: http://${near}:${port}/`);
  openBrowser(address);
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = error instanceof ConfigError ? 2 : 1;
}
