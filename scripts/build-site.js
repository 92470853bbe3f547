// `npm run build:site -- --base /any/path/ --out FOLDER`: the page as a folder of files for any static host.
import { copyFileSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildPage } from './build.js';

const root = fileURLToPath(new URL('..', import.meta.url));

const fail = (why) => {
  console.error(why);
  process.exit(2);
};

const readArguments = () => {
  try {
    const options = {
      base: { type: 'string', default: '/' },
      out: { type: 'string', default: join(root, 'site') },
    };
    return parseArgs({ options }).values;
  } catch (error) {
    return fail(`${error.message}\nUsage: npm run build:site -- [--base /any/path/] [--out FOLDER]`);
  }
};

/** With a slash at both ends. */
const readBase = (text) => {
  if (!/^[\w./~-]*$/.test(text) || text.includes('//') || /(^|\/)\.\.?(\/|$)/.test(text))
    fail(`--base takes the path of the site, such as /any/path/, not “${text}”.`);
  return `/${text}/`.replace(/\/+/g, '/');
};

/** The places of the page that have an address of their own, apart from tables. */
const places = () => {
  const rules = join(root, 'packages', 'rules', 'src');
  const games = readdirSync(rules).filter((name) => existsSync(join(rules, name, 'manifest.ts')));
  return [
    ...[
      'settings',
      'about',
      'record',
      'mine',
      'mine/statistics',
      'mine/data',
      'lobby',
      'daily',
      'join',
      'server',
    ],
    ...games.flatMap((game) => [`rules/${game}`, `new/${game}`]),
  ];
};

const { base: asked, out } = readArguments();
const base = readBase(asked);
const folder = resolve(process.env.INIT_CWD ?? '.', out);
console.error(`Building the site for ${base} …`);
if (
  !(await buildPage(['--mode', 'site', '--outDir', folder, '--emptyOutDir'], { CRESCENDO_SITE_BASE: base }))
) {
  console.error('Building the site failed: see the message above.');
  process.exit(1);
}

// A static host knows files only. Every place is one; for the rest, tables, hosts answer with 404.html, and after the first
// visit the service worker answers.
const page = join(folder, 'index.html');
for (const place of places()) {
  mkdirSync(join(folder, place), { recursive: true });
  copyFileSync(page, join(folder, place, 'index.html'));
}
copyFileSync(page, join(folder, '404.html'));
console.log(`The site is in ${folder}, to be served at ${base}`);
