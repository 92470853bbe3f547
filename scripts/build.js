// `npm run build`: the packages as JavaScript with types, and the page. Imported by others, builds only what is out of date.
import { spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compressPage } from './compress-page.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const inRoot = (...path) => join(root, ...path);

/** Every package is built against the built ones it depends on, so the order matters. */
const STAGES = [['rules'], ['bots', 'words', 'protocol'], ['server'], ['cli']];
const PACKAGES = STAGES.flat();

const run = (script, args, options) =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [script, ...args], {
      cwd: root,
      stdio: ['ignore', 2, 2],
      ...options,
    });
    child.on('exit', (code) => resolve(code === 0));
  });

const compile = (name) =>
  run(inRoot('node_modules', 'typescript', 'bin', 'tsc'), [
    '-p',
    inRoot('packages', name, 'tsconfig.build.json'),
  ]);

const compileAll = async () => {
  for (const name of PACKAGES) rmSync(inRoot('packages', name, 'dist'), { recursive: true, force: true });
  for (const stage of STAGES) if ((await Promise.all(stage.map(compile))).includes(false)) return false;
  return true;
};

/** Builds the page; `args` are those of `vite build`. */
export const buildPage = (args = [], env = {}) =>
  run(inRoot('node_modules', 'vite', 'bin', 'vite.js'), ['build', '--logLevel', 'error', ...args], {
    cwd: inRoot('packages', 'web'),
    env: { ...process.env, NODE_ENV: 'production', ...env },
  });

const sourcesOf = (names, files = []) => [
  ...names.flatMap((name) => ['src', 'package.json'].map((path) => inRoot('packages', name, path))),
  ...files.map((path) => inRoot(path)),
  inRoot('package-lock.json'),
];

const TARGETS = {
  packages: {
    title: 'the packages',
    make: compileAll,
    outputs: PACKAGES.map((name) => inRoot('packages', name, 'dist', 'index.js')),
    sources: sourcesOf(PACKAGES, [
      'tsconfig.base.json',
      'tsconfig.build.json',
      ...PACKAGES.map((name) => `packages/${name}/tsconfig.build.json`),
    ]),
  },
  page: {
    title: 'the page',
    make: async () => {
      if (!(await buildPage())) return false;
      await compressPage(inRoot('packages', 'web', 'dist'));
      return true;
    },
    outputs: [inRoot('packages', 'web', 'dist', 'index.html')],
    sources: sourcesOf(
      ['rules', 'bots', 'words', 'protocol', 'web'],
      ['public', 'index.html', 'vite.config.ts', 'early-words.ts'].map((name) => `packages/web/${name}`),
    ),
  },
};

/** The time at which a file, or anything in a folder, was last changed. A folder changes when a file in it is added or removed. */
const lastChange = (path) => {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (stat === undefined) return 0;
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(stat.mtimeMs, ...readdirSync(path).map((name) => lastChange(join(path, name))));
};

/** Its time is that of the sources a target was last built from. */
const stampOf = (target) => inRoot('node_modules', '.cache', 'crescendo', `${target}.built`);

const isUpToDate = (target) => {
  const { outputs, sources } = TARGETS[target];
  const built = statSync(stampOf(target), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return outputs.every((path) => existsSync(path)) && sources.every((path) => lastChange(path) <= built);
};

const build = async (target) => {
  const { title, make } = TARGETS[target];
  const started = new Date();
  console.error(`Building ${title} …`);
  if (!(await make())) {
    console.error(`Building ${title} failed: see the message above.`);
    process.exit(1);
  }
  const stamp = stampOf(target);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, '');
  // Whatever was changed while it was being built is not in it.
  utimesSync(stamp, started, started);
};

/** Builds those of these targets that are missing or older than their sources. Ends the process when one fails. */
export const bringUpToDate = async (targets) => {
  for (const target of targets) if (!isUpToDate(target)) await build(target);
};

/**
 * Runs a built script in a process of its own, and ends with it. The condition makes Node find our packages built, not
 * as source: see `exports` in their package.json.
 */
export const runBuilt = (script, args = []) =>
  new Promise(() => {
    const child = spawn(process.execPath, ['--conditions=crescendo-dist', inRoot(script), ...args], {
      stdio: 'inherit',
    });
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
    child.on('exit', (code) => process.exit(code ?? 1));
  });

if (realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  for (const target of Object.keys(TARGETS)) await build(target);
}
