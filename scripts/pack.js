// `npm run pack -- [--out FOLDER]`: builds what is out of date, and packs every package that is published. Each is put together in a
// folder of its own first, so that nothing in the clone changes. Imported by others, packs into a folder.
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { bringUpToDate } from './build.js';
import { publishedManifest, publishedReadme, sourceAddress } from './published.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const inRoot = (...path) => join(root, ...path);
const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** In the order in which they must be published: every package after those that it depends on. */
export const PUBLISHED = ['rules', 'bots', 'words', 'protocol', 'server', 'cli'];

/** Files of a package that lie elsewhere in the clone. */
const ELSEWHERE = { page: inRoot('packages', 'web', 'dist') };

const npm = (args) =>
  execFileSync('npm', args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: process.platform === 'win32',
  });

/** Puts a package together in an empty folder. */
const stage = (name, source, to) => {
  const directory = `packages/${name}`;
  const manifest = readJson(inRoot(directory, 'package.json'));
  for (const file of manifest.files.filter((file) => !file.startsWith('!')))
    cpSync(ELSEWHERE[file] ?? inRoot(directory, file), join(to, file), { recursive: true });
  cpSync(inRoot('LICENSE'), join(to, 'LICENSE'));
  const has = (path) => !path.startsWith('../') && existsSync(join(to, path));
  const readme = readFileSync(inRoot(directory, 'README.md'), 'utf8');
  const { version } = manifest;
  writeFileSync(join(to, 'README.md'), publishedReadme(readme, { source, version, directory, has }));
  const published = publishedManifest(manifest, source, directory);
  writeFileSync(join(to, 'package.json'), `${JSON.stringify(published, null, 2)}\n`);
};

/** Packs all packages into this folder; the names of the tarballs, in the order of `PUBLISHED`. */
export const packAll = async (out) => {
  await bringUpToDate(['packages', 'page']);
  const source = sourceAddress(readJson(inRoot('package.json')));
  const staged = mkdtempSync(join(tmpdir(), 'crescendo-staged-'));
  mkdirSync(out, { recursive: true });
  try {
    return PUBLISHED.map((name) => {
      const folder = join(staged, name);
      mkdirSync(folder);
      stage(name, source, folder);
      const [packed] = JSON.parse(
        npm(['pack', folder, '--pack-destination', out, '--json', '--loglevel=error']),
      );
      return packed.filename.replace('@', '').replace('/', '-');
    });
  } finally {
    rmSync(staged, { recursive: true, force: true });
  }
};

if (realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const { out } = parseArgs({ options: { out: { type: 'string', default: 'packed' } } }).values;
  const folder = resolve(process.env.INIT_CWD ?? '.', out);
  for (const file of await packAll(folder)) console.log(join(folder, file));
}
