// The shipped weights as rows of floats, for train_net.py: FOLDER/net.bin to start from, FOLDER/strong.bin for guests.
//   npx tsx research/5vor12/net/write-weights.ts FOLDER
import { mkdirSync, writeFileSync } from 'node:fs';
import { loadNet } from '../../../packages/bots/src/5vor12/network/load-net.ts';
import { DEEP, LAST, WIDE } from '../../../packages/bots/src/5vor12/network/net.ts';
import { loadTables } from '../../../packages/bots/src/5vor12/value/load-tables.ts';

const [folder = '/tmp/5vor12'] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });

/** The approximate spread of the numbers of a column; those of shipped columns are bytes. */
const spreadOf = (array: Float64Array, columns: number, column: number): number => {
  let sum = 0;
  for (let at = column; at < array.length; at += columns) sum += array[at]! ** 2;
  return Math.sqrt((sum * columns) / array.length) || 1;
};

// Columns of like spread learn evenly; the weights that follow make up for it.
const net = loadNet();
const SPREAD = 0.25;
for (let i = 0; i < DEEP; i++) {
  const times = SPREAD / spreadOf(net.rows, DEEP, i);
  for (let at = i; at < net.rows.length; at += DEEP) net.rows[at]! *= times;
  net.start[i]! *= times;
  for (const { weights } of net.heads)
    for (let j = i * WIDE; j < weights.length; j += DEEP * WIDE)
      for (let k = 0; k < WIDE; k++) weights[j + k]! /= times;
}
for (const { weights, counts, second } of net.heads)
  for (let k = 0; k < WIDE; k++) {
    const times = SPREAD / spreadOf(counts, WIDE, k);
    for (let i = k; i < weights.length; i += WIDE) weights[i]! *= times;
    for (let i = k; i < counts.length; i += WIDE) counts[i]! *= times;
    for (let i = 0; i < LAST; i++) second[k * LAST + i]! /= times;
  }
const heads = net.heads.flatMap(({ weights, counts, second, bias, last, end }) => [
  weights,
  counts,
  second,
  bias,
  last,
  end,
]);
const write = (name: string, parts: readonly Iterable<number>[]) =>
  writeFileSync(
    `${folder}/${name}`,
    Buffer.from(Float32Array.from(parts.flatMap((part) => [...part])).buffer),
  );
write('net.bin', [net.rows, net.start, ...heads]);

const { unit, rows, counts } = loadTables();
write('strong.bin', [[unit], rows, ...counts]);
