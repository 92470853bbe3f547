// `npm run build:docs -- [--base /any/path/] [--out FOLDER] [--no-games]`: the documentation as a static site, with the games to be played in it.
import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { sourceAddress } from '../published.js';
import { layout } from './layout.js';
import { renderPage } from './markdown.js';
import { outputOf, readPages } from './pages.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const here = fileURLToPath(new URL('.', import.meta.url));
const options = {
  base: { type: 'string', default: '/' },
  out: { type: 'string', default: 'docs-site' },
  'no-games': { type: 'boolean', default: false },
};
const { base, out, 'no-games': withoutGames } = parseArgs({ options }).values;
const folder = resolve(process.env.INIT_CWD ?? '.', out);
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

if (existsSync(folder) && readdirSync(folder).length > 0 && !existsSync(join(folder, 'search.json'))) {
  console.error(`${folder} contains something else than an earlier documentation.`);
  process.exit(2);
}
rmSync(folder, { recursive: true, force: true });

const write = (name, text) => {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
};
const copy = (from, name) => {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  copyFileSync(from, join(folder, name));
};

const pages = readPages(root);
const pictures = new Set();
const site = { root, pages, repository: sourceAddress(manifest), pictures };
const index = [];
for (const [source, text] of pages) {
  const page = renderPage(source, text, site);
  write(outputOf(source), layout(source, page, { version: manifest.version, hasGames: !withoutGames }));
  for (const { id, heading, text: body } of page.sections)
    if (heading !== '' || body !== '')
      index.push({
        address: `${outputOf(source)}${id === '' ? '' : `#${id}`}`,
        page: page.title,
        heading,
        text: body,
      });
}
write('search.json', JSON.stringify(index));
for (const name of ['site.css', 'search.js']) copy(join(here, name), name);
copy(join(root, 'packages/web/public/icon.svg'), 'icon.svg');
for (const picture of pictures) copy(join(root, picture), outputOf(picture));

if (!withoutGames) {
  const args = ['--base', `${base}/play/`.replaceAll(/\/+/g, '/'), '--out', join(folder, 'play')];
  const { status } = spawnSync(process.execPath, [join(root, 'scripts/build-site.js'), ...args], {
    stdio: ['ignore', 2, 2],
  });
  if (status !== 0) process.exit(1);
}
console.log(`The documentation is in ${folder}, to be served at ${base}`);
