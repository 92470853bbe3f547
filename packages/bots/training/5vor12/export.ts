// From what train.ts saved to the module the bots load: rows as int8, everything else as int16, one base64 string.
//   npx tsx packages/bots/training/5vor12/export.ts /tmp/5vor12 packages/bots/src/5vor12/weights/5vor12.ts --seed 1
// What follows the two files are the words train.ts was given; they go into the header.
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { FEATURE_VERSION } from '../../src/5vor12/features.ts';
import type { Model } from '../../src/5vor12/model.ts';
import { loadModel } from './store.ts';

const [from = '/tmp/5vor12', to = '/tmp/5vor12-weights.ts', ...words] = process.argv.slice(2);

const most = (arrays: readonly (Float32Array | Float64Array)[]): number => {
  let top = 1e-6;
  for (const array of arrays) for (const x of array) top = Math.max(top, Math.abs(x));
  return top;
};

/** A power of two, so that scaling loses nothing. */
const scaleFor = (top: number, limit: number): number => 2 ** Math.floor(Math.log2(limit / top));

const parts: Buffer[] = [];
const pack = (array: Float32Array | Float64Array, scale: number, bytes: 1 | 2): void => {
  const limit = bytes === 1 ? 127 : 32767;
  const whole = Array.from(array, (x) => Math.max(-limit, Math.min(limit, Math.round(x * scale))));
  const packed = bytes === 1 ? Int8Array.from(whole) : Int16Array.from(whole);
  parts.push(Buffer.from(packed.buffer, packed.byteOffset, packed.byteLength));
};

const scales = (model: Model) => {
  const { isLinear } = model.shape;
  const counts = most(model.heads.map((head) => head.counts));
  return {
    // A few rows that were hardly ever seen may be cut off: 3 is far more than any that matters.
    rows: scaleFor(
      isLinear ? Math.max(counts, most([model.rows])) : Math.min(3.9, most([model.rows])),
      isLinear ? 32767 : 127,
    ),
    heads: scaleFor(Math.max(counts, most(model.heads.map((head) => head.weights))), 32767),
    last: scaleFor(most(model.heads.map((head) => head.last)), 32767),
  };
};

const scale: { [name: string]: ReturnType<typeof scales> } = {};
for (const name of ['linear', 'net'] as const) {
  const model = loadModel(`${from}-${name}.bin`, name);
  const by = scales(model);
  scale[name] = by;
  pack(model.rows, by.rows, model.shape.isLinear ? 2 : 1);
  for (const head of model.heads) {
    if (!model.shape.isLinear) pack(head.weights, by.heads, 2);
    pack(head.counts, model.shape.isLinear ? by.rows : by.heads, 2);
    if (!model.shape.isLinear) pack(head.last, by.last, 2);
  }
}
const bytes = Buffer.concat(parts);
const header = {
  game: '5vor12',
  arch: 'linear; 32 rows sum, 16 head, ReLU; heads for 2, 3, 4 seats',
  featureVersion: FEATURE_VERSION,
  scale,
  sha256: createHash('sha256').update(bytes).digest('hex'),
  command: `npx tsx packages/bots/training/5vor12/train.ts ${words.join(' ')} --out FILE, then export.ts`,
};
const literal = (value: unknown, indent = ''): string =>
  typeof value === 'object' && value !== null
    ? `{\n${Object.entries(value)
        .map(([key, part]) => `${indent}  ${key}: ${literal(part, `${indent}  `)},`)
        .join('\n')}\n${indent}}`
    : typeof value === 'string'
      ? `'${value}'`
      : String(value);
writeFileSync(
  to,
  `// Made by training/5vor12/export.ts; not to be edited.\n// biome-ignore-all format: made by a program\nexport const HEADER = ${literal(header)} as const;\n\nexport const WEIGHTS =\n  '${bytes.toString('base64')}';\n`,
);
console.log(to, bytes.length, 'bytes');
