// From what train_net.py saved to the module the expert loads: rows and most counts as int8, everything else as int16.
//   npx tsx research/5vor12/net/export-net.ts FOLDER/net.bin packages/bots/src/5vor12/weights/expert.ts --seed 1
// The arguments after the two files are the words train_net.py was given; they go into the header.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import {
  DEEP,
  type Head,
  LAST,
  type Net,
  newNet,
  ROWS,
  SEAT_COUNTS,
  WIDE,
} from '../../../packages/bots/src/5vor12/network/net.ts';

const [from = '/tmp/5vor12-net/net.bin', to = '/tmp/expert.ts', ...words] = process.argv.slice(2);

const bytes = readFileSync(from);
const floats = new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
const net: Net = newNet();
let at = 0;
const partsOf = ({ weights, counts, second, bias, last, end }: Head) => [
  weights,
  counts,
  second,
  bias,
  last,
  end,
];
for (const part of [net.rows, net.start, ...net.heads.flatMap(partsOf)]) {
  part.set(floats.subarray(at, at + part.length));
  at += part.length;
}
if (at !== floats.length) throw new Error(`${floats.length} numbers instead of ${at}`);

const LIMIT = 127;

/** The size of one step of a column, so that all of its numbers fit one byte. */
const stepOf = (array: Float64Array, columns: number, column: number): number => {
  let top = 1e-6;
  for (let at = column; at < array.length; at += columns) top = Math.max(top, Math.abs(array[at]!));
  return top / LIMIT;
};

// Each column of the rows gets a step of its own: the weights that follow make up for it.
for (let i = 0; i < DEEP; i++) {
  const step = stepOf(net.rows, DEEP, i);
  for (let row = 0; row < ROWS; row++) net.rows[row * DEEP + i]! /= step;
  net.start[i]! /= step;
  for (const { weights } of net.heads)
    for (let j = i * WIDE; j < weights.length; j += DEEP * WIDE)
      for (let k = 0; k < WIDE; k++) weights[j + k]! *= step;
}
for (const { weights, counts, second } of net.heads)
  for (let k = 0; k < WIDE; k++) {
    const step = stepOf(counts.subarray(SEAT_COUNTS * WIDE), WIDE, k);
    for (let i = k; i < weights.length; i += WIDE) weights[i]! /= step;
    for (let i = k; i < counts.length; i += WIDE) counts[i]! /= step;
    for (let i = 0; i < LAST; i++) second[k * LAST + i]! *= step;
  }

const parts: Buffer[] = [];
const pack8 = (array: Float64Array): void => {
  parts.push(
    Buffer.from(Int8Array.from(array, (x) => Math.max(-LIMIT, Math.min(LIMIT, Math.round(x)))).buffer),
  );
};
/** Returns the scale: a power of two, so that dividing by it loses nothing. */
const pack16 = (array: Float64Array): number => {
  const top = array.reduce((most, x) => Math.max(most, Math.abs(x)), 1e-9);
  const scale = 2 ** Math.floor(Math.log2(32767 / top));
  parts.push(Buffer.from(Int16Array.from(array, (x) => Math.round(x * scale)).buffer));
  return scale;
};

pack8(net.rows);
const start = pack16(net.start);
const heads = net.heads.map(({ weights, counts, second, bias, last, end }) => {
  pack8(counts.subarray(SEAT_COUNTS * WIDE));
  return [counts.subarray(0, SEAT_COUNTS * WIDE), weights, second, bias, last, end].map(pack16);
});
const all = Buffer.concat(parts);
const header = {
  game: '5vor12',
  arch: `${DEEP} rows sum, ReLU; ${WIDE} and ${LAST}, ReLU; heads for 2, 3, 4 seats`,
  scale: { start, heads },
  sha256: createHash('sha256').update(all).digest('hex'),
  command: `python3 research/5vor12/net/train_net.py ${words.join(' ')} --out FOLDER, then export-net.ts`,
};
writeFileSync(
  to,
  `// Made by research/5vor12/net/export-net.ts; not to be edited.\n// biome-ignore-all format: made by a program\nexport const HEADER = ${JSON.stringify(header)} as const;\n\nexport const WEIGHTS =\n  '${all.toString('base64')}';\n`,
);
console.log(to, all.length, 'bytes');
