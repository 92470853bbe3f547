// From what train.ts saved to the module the bots load: whole numbers of two bytes, one base64 string.
//   npx tsx research/5vor12/tables/export.ts /tmp/5vor12-tables.bin packages/bots/src/5vor12/weights/tables.ts --seed 1
// The arguments after the two files are the words train.ts was given; they go into the header.
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { FEATURE_VERSION } from '../../../packages/bots/src/5vor12/value/features.ts';
import { loadModel } from './store.ts';

const [from = '/tmp/5vor12-tables.bin', to = '/tmp/5vor12-weights.ts', ...words] = process.argv.slice(2);

const { rows, counts } = loadModel(from);
const arrays = [rows, ...counts];
let top = 1e-6;
for (const array of arrays) for (const x of array) top = Math.max(top, Math.abs(x));
/** A power of two, so that scaling loses nothing. */
const scale = 2 ** Math.floor(Math.log2(32767 / top));
const bytes = Buffer.concat(
  arrays.map((array) => Buffer.from(Int16Array.from(array, (x) => Math.round(x * scale)).buffer)),
);
const header = {
  game: '5vor12',
  featureVersion: FEATURE_VERSION,
  scale,
  sha256: createHash('sha256').update(bytes).digest('hex'),
  command: `npx tsx research/5vor12/tables/train.ts ${words.join(' ')} --out FILE, then export.ts`,
};
writeFileSync(
  to,
  `// Made by research/5vor12/tables/export.ts; not to be edited.\n// biome-ignore-all format: made by a program\nexport const HEADER = ${JSON.stringify(header)} as const;\n\nexport const WEIGHTS =\n  '${bytes.toString('base64')}';\n`,
);
console.log(to, bytes.length, 'bytes');
