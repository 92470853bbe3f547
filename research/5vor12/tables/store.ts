// Weights as one row of numbers, to save.
import { readFileSync, writeFileSync } from 'node:fs';
import { type Model, newModel } from '../../../packages/bots/src/5vor12/value/tables.ts';

export const saveModel = (file: string, { rows, counts }: Model): void => {
  const parts = [rows, ...counts.map((table) => Float32Array.from(table))];
  writeFileSync(file, Buffer.concat(parts.map((part) => new Uint8Array(part.buffer))));
};

export const loadModel = (file: string): Model => {
  const model = newModel();
  const bytes = readFileSync(file);
  const all = new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  let at = 0;
  for (const part of [model.rows, ...model.counts]) {
    part.set(all.subarray(at, at + part.length));
    at += part.length;
  }
  return model;
};
