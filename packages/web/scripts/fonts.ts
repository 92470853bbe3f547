// Cuts the typefaces down to what the page writes with them; run once, the results lie in src/ui/fonts.
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subset from 'subset-font';

const require = createRequire(import.meta.url);
const NUMERALS = '0123456789+−-×=.,:/% ';
const LATIN = Array.from({ length: 0x17f - 0x20 }, (_, i) => String.fromCodePoint(0x20 + i)).join('');

const FACES = [
  [
    '@fontsource/fraunces/files/fraunces-latin-600-normal.woff2',
    'numerals',
    `${NUMERALS}CrescendoQwintFRumkb5v!`,
  ],
  ['@fontsource/caveat/files/caveat-latin-700-normal.woff2', 'handwriting', NUMERALS],
  ['@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2', 'words', `${LATIN}…–—’‘“”„«»·•€×−`],
] as const;

for (const [source, name, text] of FACES) {
  const font = await subset(await readFile(require.resolve(source)), text, { targetFormat: 'woff2' });
  await writeFile(new URL(`../src/ui/fonts/${name}.woff2`, import.meta.url), font);
  console.log(name, font.length);
}
