// The built page, served by the real server in a process of its own.
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const web = fileURLToPath(new URL('../..', import.meta.url));
const main = fileURLToPath(new URL('../../../server/src/boot/main.ts', import.meta.url));

export const buildPage = (): void => {
  // The page as people get it, whatever the tests call themselves.
  const env = { ...process.env, NODE_ENV: 'production' };
  const built = spawnSync('npx', ['vite', 'build', '--logLevel', 'error'], {
    cwd: web,
    env,
    stdio: 'inherit',
  });
  if (built.status !== 0) throw new Error('the page could not be built');
};

export interface ServedPage {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Its address, once the server has said it. */
export const servePage = async (settings: NodeJS.ProcessEnv = {}): Promise<ServedPage> => {
  const data = mkdtempSync(join(tmpdir(), 'crescendo-web-'));
  const server = spawn(process.execPath, ['--import', 'tsx', main], {
    cwd: web,
    env: {
      ...process.env,
      PORT: '0',
      CRESCENDO_DATA: data,
      CRESCENDO_LOG: 'error',
      // Everybody in the tests sits at one machine.
      CRESCENDO_REQUESTS_PER_SECOND: '1000',
      CRESCENDO_SOCKETS_PER_ADDRESS: '1000',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const url = await new Promise<string>((resolve, reject) => {
    let said = '';
    server.stdout.on('data', (data) => {
      said += data;
      const found = /http:\/\/[\w.[\]:]+/.exec(said);
      if (found) resolve(found[0].replace(/\/$/, ''));
    });
    server.on('exit', (code) => reject(new Error(`the server ended with ${code}: ${said}`)));
  });
  const stop = async (): Promise<void> => {
    server.kill();
    await ended;
    rmSync(data, { recursive: true, force: true });
  };
  return { url, stop };
};
