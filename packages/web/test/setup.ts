// Before the browser tests: the page is built and served, and a browser is found.
import { spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { findChromium } from './chromium.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    url: string;
    chromium: string;
    /** Why there is no browser; empty when there is one. */
    missing: string;
  }
}

const web = fileURLToPath(new URL('..', import.meta.url));

/** The served page's address, once the server has said it. */
const serve = async (): Promise<{ url: string; stop: () => void }> => {
  const server = spawn(process.execPath, ['--import', 'tsx', 'scripts/serve.ts'], {
    cwd: web,
    env: { ...process.env, PORT: '0', CRESCENDO_NO_OPEN: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    let said = '';
    server.stdout.on('data', (data) => {
      said += data;
      const found = /http:\/\/[\w.[\]:]+/.exec(said);
      if (found) resolve(found[0].replace(/\/$/, ''));
    });
    server.on('exit', (code) => reject(new Error(`the server ended with ${code}: ${said}`)));
  });
  return { url, stop: () => server.kill() };
};

export const setup = async (project: TestProject): Promise<(() => void) | undefined> => {
  const found = findChromium();
  if ('missing' in found) {
    console.error(`Browser tests are skipped: ${found.missing}.`);
    project.provide('url', '');
    project.provide('chromium', '');
    project.provide('missing', found.missing);
    return undefined;
  }
  const built = spawnSync('npx', ['vite', 'build', '--logLevel', 'error'], { cwd: web, stdio: 'inherit' });
  if (built.status !== 0) throw new Error('the page could not be built');
  const { url, stop } = await serve();
  project.provide('url', url);
  project.provide('chromium', found.path);
  project.provide('missing', '');
  return stop;
};
