// Run where knip is installed: prints files, dependencies and exports of the workspace in this folder that nothing uses, as JSON.
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const [root] = process.argv.slice(2);
const knip = join(dirname(fileURLToPath(import.meta.url)), 'node_modules', 'knip', 'bin', 'knip.js');
const { stdout, stderr, status } = spawnSync(
  process.execPath,
  [knip, '--reporter', 'compact', '--no-progress'],
  {
    cwd: root,
    encoding: 'utf8',
  },
);
// 1: something was found; more: it could not look.
if (status > 1) throw new Error(stderr);
const lines = stdout.split('\n').filter((line) => line !== '');
console.log(JSON.stringify(lines));
