// Gradient steps for the win chance: Adam, touching only the rows a position names.
import type { Features } from '../../../packages/bots/src/5vor12/value/features.ts';
import { NOTHING } from '../../../packages/bots/src/5vor12/value/features.ts';
import { sigmoid } from '../../../packages/bots/src/5vor12/value/sigmoid.ts';
import {
  countRows,
  finish,
  type Model,
  NEXT,
  OTHER,
  OWN,
  ROLES,
} from '../../../packages/bots/src/5vor12/value/tables.ts';

/** A position as the mover sees it after the move, and what came of it. */
export interface Sample {
  seats: number;
  /** For each seat, the mover first: how many rows, and which. */
  readonly sizes: Uint8Array;
  readonly rows: Uint16Array;
  readonly counts: Uint16Array;
  seat: number;
  value: number;
  /** The value of the best move where another was tried next; -1: none was. */
  cut: number;
  target: number;
}

export const newSample = (): Sample => ({
  seats: 2,
  sizes: new Uint8Array(4),
  rows: new Uint16Array(4 * 32),
  counts: new Uint16Array(5),
  seat: 0,
  value: 0,
  cut: -1,
  target: 0,
});

export const fill = (
  sample: Sample,
  seats: number,
  own: Features,
  others: readonly Features[],
  left: number,
): void => {
  sample.seats = seats;
  let rest = 16;
  for (let step = 0; step < seats; step++) {
    const board = step === 0 ? own : others[step - 1]!;
    if (step > 1 && board.free < rest) rest = board.free;
    let size = 0;
    for (let at = 0; at < 16; at++) {
      sample.rows[step * 32 + size++] = board.square[at]!;
      if (board.chance[at] !== NOTHING) sample.rows[step * 32 + size++] = board.chance[at]!;
    }
    sample.sizes[step] = size;
  }
  const next = others[0]!;
  countRows(own.free, own.fillable, next.free, next.fillable, rest, left, sample.counts);
};

interface Moments {
  readonly mean: Float32Array;
  readonly square: Float32Array;
}

const momentsOf = (weights: { readonly length: number }): Moments => ({
  mean: new Float32Array(weights.length),
  square: new Float32Array(weights.length),
});

type Weights = Float32Array | Float64Array;

export interface Learner {
  /** One step; answers by how much the chance was wrong. */
  learn(sample: Sample, rate: number): number;
}

export const newLearner = (model: Model): Learner => {
  const rowMoments = momentsOf(model.rows);
  const countMoments = model.counts.map(momentsOf);

  const step = (weights: Weights, { mean, square }: Moments, at: number, slope: number, rate: number) => {
    const m = mean[at]! + 0.1 * (slope - mean[at]!);
    const v = square[at]! + 0.001 * (slope * slope - square[at]!);
    mean[at] = m;
    square[at] = v;
    weights[at]! -= (rate * m) / (Math.sqrt(v) + 1e-4);
  };

  /** Every row of the sample, as a place in the rows of the model. */
  const eachRow = (sample: Sample, visit: (at: number) => void): void => {
    for (let board = 0; board < sample.seats; board++) {
      const role = board === 0 ? OWN : board === 1 ? NEXT : OTHER;
      for (let r = 0; r < sample.sizes[board]!; r++) visit(sample.rows[board * 32 + r]! * ROLES + role);
    }
  };

  return {
    learn: (sample, rate) => {
      let sum = 0;
      eachRow(sample, (at) => {
        sum += model.rows[at]!;
      });
      const error = sigmoid(finish(model, sample.seats, sum, sample.counts)) - sample.target;
      eachRow(sample, (at) => step(model.rows, rowMoments, at, error, rate));
      const counts = model.counts[sample.seats - 2]!;
      const moments = countMoments[sample.seats - 2]!;
      for (const row of sample.counts) step(counts, moments, row, error, rate);
      return error;
    },
  };
};
