// Before `npm pack` and `npm publish`, in a package's folder: builds what is out of date, adds what lies elsewhere in the
// clone, and writes the package.json that users get: its exports are the built files, and it has no scripts of ours.
import './postpack.js';
import { cpSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { bringUpToDate } from './build.js';
import { ADDED, SET_ASIDE } from './packing.js';

const { name, files } = JSON.parse(readFileSync('package.json', 'utf8'));
await bringUpToDate(files.includes('page') ? ['packages', 'page'] : ['packages']);

for (const [file, from] of Object.entries(ADDED))
  if (file === 'LICENSE' || files.includes(file)) cpSync(from, file, { recursive: true });
if (!existsSync('README.md')) console.error(`${name} has no README.md`);

renameSync('package.json', SET_ASIDE);
const { scripts: _, devDependencies: __, exports, ...manifest } = JSON.parse(readFileSync(SET_ASIDE, 'utf8'));
const built = Object.entries(exports).map(([path, conditions]) => [path, conditions['crescendo-dist']]);
const published = { ...manifest, exports: Object.fromEntries(built) };
writeFileSync('package.json', `${JSON.stringify(published, null, 2)}\n`);
