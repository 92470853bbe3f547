// The packages as users get them: built and packed in a copy of this clone, installed into an empty folder.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));
export const PACKAGES = ['rules', 'bots', 'words', 'protocol', 'server', 'cli'] as const;

/** Folders that are not copied, wherever they are, and those that only the root has. */
const NOT_COPIED = new Set(['node_modules', 'dist', '.git', 'shots']);
const NOT_COPIED_OF_ROOT = new Set(['coverage', 'data', 'site', 'packed', 'release']);

/** Links every installed package into the copy, and the packages of the workspace to the copy itself. */
const linkModules = (copy: string): void => {
  const [from, to] = [join(ROOT, 'node_modules'), join(copy, 'node_modules')];
  mkdirSync(join(to, '@crescendo'), { recursive: true });
  for (const name of readdirSync(from))
    if (!['.cache', '@crescendo', 'crescendo'].includes(name)) symlinkSync(join(from, name), join(to, name));
  for (const name of readdirSync(join(copy, 'packages')))
    symlinkSync(
      join(copy, 'packages', name),
      name === 'cli' ? join(to, 'crescendo') : join(to, '@crescendo', name),
    );
};

/** A copy of this clone, so that packing does not disturb whatever else runs in it. */
export const copyWorkspace = (): string => {
  const copy = mkdtempSync(join(tmpdir(), 'crescendo-copy-'));
  cpSync(ROOT, copy, {
    recursive: true,
    preserveTimestamps: true,
    filter: (path) => {
      const from = relative(ROOT, path);
      return from === '' || !(NOT_COPIED.has(basename(path)) || NOT_COPIED_OF_ROOT.has(from));
    },
  });
  linkModules(copy);
  return copy;
};

const npm = (cwd: string, args: readonly string[], env: NodeJS.ProcessEnv = process.env): string =>
  execFileSync('npm', args, { cwd, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

/** Builds and packs; the paths of the tarballs. */
export const packAll = (copy: string, to: string): readonly string[] => {
  npm(copy, ['run', 'pack', '--', '--out', to]);
  return readdirSync(to)
    .filter((name) => name.endsWith('.tgz'))
    .map((name) => join(to, name));
};

export const filesIn = (tarball: string): readonly string[] =>
  execFileSync('tar', ['tzf', tarball], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((path) => path.replace('package/', ''));

const NO_NETWORK = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENETUNREACH|ECONNRESET/;

/** Installs into an empty folder, for a user who has never used npm. Returns why that is impossible here, if it is. */
export const install = (folder: string, tarballs: readonly string[]): string | undefined => {
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
  // The way npm reaches its registry depends on this machine, not on the user's home.
  const userconfig = npm(folder, ['config', 'get', 'userconfig']).trim();
  const home = join(folder, 'home');
  mkdirSync(home);
  const env = {
    ...process.env,
    HOME: home,
    npm_config_cache: join(home, 'cache'),
    npm_config_userconfig: userconfig,
  };
  try {
    npm(folder, ['install', '--no-audit', '--no-fund', '--loglevel=error', ...tarballs], env);
    return undefined;
  } catch (error) {
    const said = String((error as { stderr?: string }).stderr ?? error);
    if (NO_NETWORK.test(said)) return `npm cannot reach its registry (${NO_NETWORK.exec(said)?.[0]})`;
    throw error;
  }
};

/** The n-th block of code of a page of documentation in one of these languages. */
export const snippet = (page: string, languages: string, n = 0): string => {
  const text = readFileSync(join(ROOT, page), 'utf8');
  const found = [...text.matchAll(new RegExp(`\`\`\`(?:${languages})\\n([\\s\\S]*?)\`\`\``, 'g'))][n]?.[1];
  if (found === undefined) throw new Error(`${page} has no block ${n} of ${languages}`);
  return found;
};

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs plain Node in the folder. `answer` is given all output so far each time there is more, and may type something. */
export const node = (
  folder: string,
  args: readonly string[],
  answer?: (out: string) => string | undefined,
): Promise<Ran> =>
  new Promise((resolve) => {
    const env = { ...process.env, NODE_OPTIONS: '', LANG: 'en_GB.UTF-8', LC_ALL: '' };
    const child = spawn(process.execPath, args, { cwd: folder, env });
    let [out, err] = ['', ''];
    child.stdout.setEncoding('utf8').on('data', (text) => {
      out += text;
      const typed = answer?.(out);
      if (typed !== undefined) child.stdin.write(typed);
    });
    child.stderr.setEncoding('utf8').on('data', (text) => {
      err += text;
    });
    if (answer === undefined) child.stdin.end();
    child.on('close', (code) => resolve({ code, out, err }));
  });

/** The address of a server, once it has said it. */
export const untilServing = async (said: () => string, server: ChildProcess): Promise<string> => {
  for (;;) {
    const url = /http:\/\/localhost:\d+/.exec(said())?.[0];
    if (url !== undefined) return url;
    if (server.exitCode !== null) throw new Error(`the server ended: ${said()}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};
