// The server on your own computer: finds a free port, prints the address and opens the browser.
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { localAddresses } from '../http/reachable.ts';
import { runServer } from './run.ts';

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

/** As `runServer`, for a person who looks at this terminal; `data`: the folder of the data, unless another is set. */
export const runLocal = async (
  env: { readonly [name: string]: string | undefined },
  data: string,
): Promise<void> => {
  const { address } = await runServer({
    ...env,
    PORT: env.PORT || String(await freePort()),
    // Only what needs attention.
    CRESCENDO_LOG: env.CRESCENDO_LOG || 'warn',
    CRESCENDO_DATA: env.CRESCENDO_DATA || data,
  });
  console.log(`Crescendo is at ${address}/   (Ctrl+C to stop)`);
  const [near] = env.CRESCENDO_HOST ? [] : localAddresses();
  if (near !== undefined) console.log(`Friends on the same network: ${address.replace('localhost', near)}/`);
  openBrowser(`${address}/`);
};
