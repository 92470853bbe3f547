// Builds the page of a later version into the given folder: another protocol, and another file of the rules.
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { laterSource } from './later-version.ts';

const later = (): Plugin => ({
  name: 'crescendo-later-version',
  enforce: 'pre',
  transform: (code, id) => laterSource(id, code),
});

await build({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  logLevel: 'error',
  build: { outDir: process.argv[2] ?? '', emptyOutDir: true },
  plugins: [later()],
});
