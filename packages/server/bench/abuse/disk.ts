// Measures the disk itself, in a process of its own: `disk.ts <folder>`. Every acknowledged move waits for the disk, so a move
// can't be quicker than this, attack or not. Each line on its input ends a phase and prints the p99 of its waits in milliseconds.
import { closeSync, fdatasyncSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { p99 } from './percentile.ts';

const file = openSync(join(process.argv[2] ?? '.', 'probe'), 'w');
const block = Buffer.alloc(4096, 1);
let waits: number[] = [];

const probe = setInterval(() => {
  const started = performance.now();
  writeSync(file, block, 0, block.length, 0);
  fdatasyncSync(file);
  waits.push(performance.now() - started);
}, 20);

const lines = createInterface({ input: process.stdin });
lines.on('line', () => {
  console.log(p99(waits));
  waits = [];
});
lines.on('close', () => {
  clearInterval(probe);
  closeSync(file);
});
