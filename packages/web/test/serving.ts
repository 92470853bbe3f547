// The built page, served by the real server in a process of its own.
import { spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const web = fileURLToPath(new URL('..', import.meta.url));

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

/** Its address, once the server has said it. */
export const servePage = async (): Promise<{ readonly url: string; readonly stop: () => void }> => {
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
