// `npm start`: sets up a fresh clone, builds the page when its sources are newer than it, and starts the server.
import './setup.js';
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const web = join(root, 'packages', 'web');
const built = join(web, 'dist', 'index.html');

const newest = (path) => {
  if (!existsSync(path)) return 0;
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  const inside = readdirSync(path).map((name) => newest(join(path, name)));
  return Math.max(stat.mtimeMs, ...inside);
};

const sources = [
  ...['rules', 'bots', 'words', 'protocol', 'web'].map((name) => join(root, 'packages', name, 'src')),
  ...['public', 'index.html', 'vite.config.ts'].map((name) => join(web, name)),
  join(root, 'package-lock.json'),
];

if (!existsSync(built) || sources.some((path) => newest(path) > statSync(built).mtimeMs)) {
  console.log('Building the page …');
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const build = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'error'], {
    cwd: web,
    stdio: ['ignore', 2, 2],
  });
  if (build.status !== 0) {
    console.error('The page could not be built: see the message above.');
    process.exit(build.status ?? 1);
  }
}

const server = spawn(
  process.execPath,
  ['--import', 'tsx', join(root, 'packages', 'server', 'src', 'home.ts')],
  {
    cwd: root,
    stdio: 'inherit',
  },
);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 0));
