// Weights as one row of numbers, to share and to save.
import { readFileSync, writeFileSync } from 'node:fs';
import { seeded } from '@crescendo/rules';
import { LINEAR, type Model, NET, newModel } from '../../src/5vor12/model.ts';

type Weights = Float32Array | Float64Array;

const partsOf = ({ rows, heads }: Model): readonly Weights[] => [
  rows,
  ...heads.flatMap(({ weights, counts, last }) => [weights, counts, last]),
];

export const sizeOf = (model: Model): number => partsOf(model).reduce((sum, { length }) => sum + length, 0);

export const write = (model: Model, to: Float32Array): void => {
  let at = 0;
  for (const part of partsOf(model)) {
    to.set(part, at);
    at += part.length;
  }
};

export const read = (model: Model, from: Float32Array): void => {
  let at = 0;
  for (const part of partsOf(model)) {
    part.set(from.subarray(at, at + part.length));
    at += part.length;
  }
};

export const saveModel = (file: string, model: Model): void => {
  const all = new Float32Array(sizeOf(model));
  write(model, all);
  writeFileSync(file, new Uint8Array(all.buffer));
};

export const loadModel = (file: string, kind: 'linear' | 'net'): Model => {
  const model = newModel(kind === 'linear' ? LINEAR : NET);
  const bytes = readFileSync(file);
  read(model, new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength)));
  return model;
};

/** Small random weights, so that the parts of a net differ from the start. */
export const sow = (model: Model, seed: string): void => {
  const dice = seeded(`${seed}/sow`);
  const spread = (array: Weights, size: number) => {
    for (let i = 0; i < array.length; i++) array[i] = (dice() * 2 - 1) * size;
  };
  spread(model.rows, 0.15);
  model.rows.fill(0, model.rows.length - model.shape.deep);
  for (const head of model.heads) {
    spread(head.weights, 0.3);
    spread(head.last, 0.3);
  }
};
