// The results of `npm pack` work elsewhere, with plain Node: the examples of the documentation, the program, the server.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lint } from './linters/linters.ts';
import {
  copyWorkspace,
  filesIn,
  install,
  node,
  PACKAGES,
  packAll,
  ROOT,
  snippet,
  untilServing,
} from './workspace.ts';

const copy = copyWorkspace();
const packed = mkdtempSync(join(tmpdir(), 'crescendo-packed-'));
const folder = mkdtempSync(join(tmpdir(), 'crescendo-install-'));
const CLI = 'node_modules/crescendo/bin/crescendo.js';

let tarballs: readonly string[] = [];
let missing: string | undefined;

beforeAll(() => {
  tarballs = packAll(copy, packed);
  missing = install(folder, tarballs);
  if (missing !== undefined) console.error(`The packages are not tried out: ${missing}.`);
}, 600_000);

afterAll(() => {
  for (const path of [copy, packed, folder]) rmSync(path, { recursive: true, force: true });
});

/** A test that needs the packages to be installed. */
const installed = (title: string, run: () => Promise<void> | void): void =>
  test(title, async (context) => {
    context.skip(missing !== undefined, missing);
    await run();
  });

/** Runs code as a file of the folder. */
const runCode = (name: string, code: string, args: readonly string[] = []) => {
  writeFileSync(join(folder, name), code);
  return node(folder, [name, ...args]);
};

/** Checks and compiles a file of the folder as strictly as TypeScript can, and our declarations with it. */
const compile = (file: string): string => {
  const tsc = join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc');
  const flags = ['--strict', '--noUncheckedIndexedAccess', '--module', 'nodenext', '--target', 'es2023'];
  try {
    const types = ['--types', 'node', '--typeRoots', join(ROOT, 'node_modules', '@types')];
    return execFileSync(process.execPath, [tsc, ...flags, ...types, file], { cwd: folder, encoding: 'utf8' });
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
};

test('a package is its JavaScript, its types, a README and the licence', () => {
  expect(tarballs).toHaveLength(PACKAGES.length);
  for (const tarball of tarballs) {
    const files = filesIn(tarball);
    expect(files).toContain('dist/index.js');
    const others = files.filter((path) => !/^(dist\/.*\.(js|d\.ts)|page\/.*|bin\/\w+\.js)$/.test(path));
    expect(others.filter((path) => path !== 'api.md').sort()).toEqual([
      'LICENSE',
      'README.md',
      'package.json',
    ]);
    expect(
      files.filter((path) => /test|golden|fixture/.test(path) && !path.startsWith('dist/testing/')),
    ).toEqual([]);
  }
});

test('packing changes no file of the clone', () => {
  for (const name of PACKAGES) {
    const manifest = (root: string): string =>
      readFileSync(join(root, 'packages', name, 'package.json'), 'utf8');
    expect(manifest(copy)).toBe(manifest(ROOT));
    const files = (root: string): readonly string[] => readdirSync(join(root, 'packages', name));
    expect(files(copy).filter((file) => file !== 'dist')).toEqual(
      files(ROOT).filter((file) => file !== 'dist'),
    );
  }
});

test('npm pack in a folder of the clone is refused, and changes nothing', () => {
  const home = join(copy, 'packages', 'rules');
  const before = readdirSync(home);
  const { status, stderr } = spawnSync('npm', ['pack'], { cwd: home, encoding: 'utf8' });
  expect(status).not.toBe(0);
  expect(stderr).toContain('npm run pack');
  expect(readdirSync(home)).toEqual(before);
});

test('publint and attw find no fault in a package', async (context) => {
  const linting = await lint('lint-packages.js', tarballs);
  if ('missing' in linting) return context.skip(`publint and attw are not tried out: ${linting.missing}`);
  expect(linting.found).toEqual([]);
});

installed('no tool of ours is installed with them', () => {
  const modules = readdirSync(join(folder, 'node_modules'));
  for (const tool of ['tsx', 'typescript', 'vite', 'vitest']) expect(modules).not.toContain(tool);
});

installed('the random game of the README, in TypeScript and in JavaScript', async () => {
  writeFileSync(join(folder, 'readme.ts'), snippet('README.md', 'ts|js'));
  expect(compile('readme.ts')).toBe('');
  expect(await node(folder, ['readme.js'])).toMatchObject({
    code: 0,
    err: '',
    out: expect.stringContaining("'over'"),
  });
  const javaScript = await runCode('rules.js', snippet('packages/rules/README.md', 'js'));
  expect(javaScript).toMatchObject({ code: 0, err: '', out: expect.stringContaining("'over'") });
});

installed('every entry point can be imported, and has types', async () => {
  const entries = PACKAGES.flatMap((name) => {
    const id = name === 'cli' ? 'crescendo' : `@crescendo/${name}`;
    const home = join(folder, 'node_modules', id);
    const { exports } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
    return Object.keys(exports).flatMap((path) =>
      path === './*'
        ? readdirSync(join(home, 'dist'))
            .filter((game) => existsSync(join(home, 'dist', game, 'index.js')))
            .map((game) => `${id}/${game}`)
        : [id + path.slice(1)],
    );
  });
  expect(entries).toEqual(
    expect.arrayContaining(['@crescendo/rules/qwinto', '@crescendo/bots/rummikub', 'crescendo']),
  );
  const lines = entries.map((entry, i) => `import * as module${i} from '${entry}';`);
  const names = entries.map((_, i) => `module${i}`);
  const counts = `console.log([${names.join(', ')}].map((module) => Object.keys(module).length > 0));`;
  writeFileSync(join(folder, 'entries.ts'), [...lines, counts].join('\n'));
  expect(compile('entries.ts')).toBe('');
  const { code, out, err } = await node(folder, ['entries.js']);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).not.toContain('false');
});

installed('bots, advice and the solver, as their README shows them', async () => {
  const bots = await runCode('bots.js', snippet('packages/bots/README.md', 'js'));
  expect(bots).toMatchObject({ code: 0, err: '', out: expect.stringContaining("'over'") });
  const solved = await runCode('solve.js', snippet('packages/bots/README.md', 'js', 1));
  expect(solved).toMatchObject({ code: 0, err: '' });
  expect(solved.out).toContain('B9 B10 B11');
  const judged = await runCode('judge.js', snippet('packages/bots/README.md', 'js', 2));
  expect(judged).toMatchObject({ code: 0, err: '' });
  const reviewed = await runCode('review.js', snippet('packages/bots/README.md', 'js', 3));
  expect(reviewed).toMatchObject({ code: 0, err: '', out: expect.stringContaining('too-many-dice') });
});

installed('crescendo play: a small game through a pipe', async () => {
  const args = [
    'play',
    'finito',
    '--seats',
    '2',
    '--bot',
    'random',
    '--seed',
    '1',
    '--options',
    'roundLimit=3',
  ];
  let read = 0;
  const { code, out, err } = await node(folder, [CLI, ...args], (all) => {
    const fresh = all.slice(read);
    if (fresh.includes('Another game?')) return 'n\n';
    if (!fresh.endsWith('> ')) return undefined;
    read = all.length;
    // The list of moves was asked for, or is now.
    const [listed] = fresh.split('\n');
    return fresh.includes('\n\n') || listed === undefined ? 'moves\n' : `${listed}\n`;
  });
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toContain('Another game?');
});

installed('crescendo: its version, its help, and bots in threads', async () => {
  expect((await node(folder, [CLI, '--version'])).out).toMatch(/^\d+\.\d+\.\d+\n$/);
  expect((await node(folder, [CLI, '--help'])).out).toContain('serve');
  const bots = ['--bots', 'greedy,random', '--games', '4', '--threads', '2', '--json'];
  const arena = await node(folder, [CLI, 'arena', '--game', 'qwinto', ...bots]);
  expect(arena.code).toBe(0);
  expect(JSON.parse(arena.out)).toBeTruthy();
});

/** A server in a process of its own, while `use` uses it; it must then end well. */
const serving = async (args: readonly string[], use: (url: string) => Promise<void>): Promise<void> => {
  const server = spawn(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, CRESCENDO_LOG: 'error', CRESCENDO_BOT_PAUSE: '0' },
  });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  let said = '';
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (text) => {
      said += text;
    });
  try {
    await use(await untilServing(() => said, server));
  } finally {
    server.kill('SIGTERM');
  }
  expect(await ended).toBe(0);
};

installed('crescendo open: the games in a browser, with nothing but the packages', async () => {
  await serving([CLI, 'open', '--data', 'open'], async (url) => {
    const page = await (await fetch(url)).text();
    const files = [...page.matchAll(/ (?:src|href)="(\/[^"]+)"/g)].map(([, path = '']) => path);
    expect(files.length).toBeGreaterThan(5);
    for (const path of files) expect((await fetch(new URL(path, url))).status, path).toBe(200);
    expect(await (await fetch(new URL('/api/games', url))).json()).toMatchObject({ games: { length: 4 } });
  });
});

installed('what the packages export can be read where they are installed', () => {
  for (const name of ['rules', 'bots', 'protocol']) {
    const report = readFileSync(join(folder, 'node_modules', '@crescendo', name, 'api.md'), 'utf8');
    expect(report).toContain(`## @crescendo/${name}\n`);
  }
});

const post = async (url: string, body: object, token = ''): Promise<{ id: string; token: string }> => {
  const headers = {
    'content-type': 'application/json',
    ...(token !== '' && { authorization: `Bearer ${token}` }),
  };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  expect(answer.ok).toBe(true);
  return (await answer.json()) as { id: string; token: string };
};

installed('crescendo serve: ready, with the page, and a table for the bot of the documentation', async () => {
  await serving([CLI, 'serve', '--port', '0', '--data', 'data'], async (url) => {
    expect((await fetch(`${url}/readyz`)).ok).toBe(true);
    expect(await (await fetch(url)).text()).toContain('<script type="module"');
    const { token } = await post(`${url}/api/me`, { name: 'Ada' });
    const { id } = await post(`${url}/api/tables`, { game: 'qwinto', seats: 2, sit: false }, token);
    await post(`${url}/api/tables/${id}/bot`, { seat: 0, level: 'random' }, token);
    const watching = runCode('watch.js', snippet('packages/protocol/README.md', 'js'), [url, id]);
    const bot = await runCode('bot.js', snippet('docs/write-a-bot.md', 'js'), [url, id]);
    expect(bot).toEqual({ code: 0, out: '', err: '' });
    expect(await watching).toMatchObject({ code: 0, err: '', out: expect.stringContaining("'over'") });
  });
});

installed('the server as a library', async () => {
  const code = snippet('packages/server/README.md', 'js')
    .replace("'5112'", "'0'")
    .replace('./data', './other');
  writeFileSync(join(folder, 'server.js'), code);
  await serving(['server.js'], async (url) => {
    expect((await fetch(`${url}/readyz`)).ok).toBe(true);
  });
});
