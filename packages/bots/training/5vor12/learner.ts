// Gradient steps for the win chance: Adam, touching only the rows a position names.
import type { Features } from '../../src/5vor12/features.ts';
import { NOTHING } from '../../src/5vor12/features.ts';
import { addBoard, countRows, finish, type Model, NEXT, OTHER, OWN } from '../../src/5vor12/model.ts';
import { sigmoid } from '../../src/5vor12/sigmoid.ts';

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
  const { deep, wide, isLinear } = model.shape;
  const rowMoments = momentsOf(model.rows);
  const headMoments = model.heads.map(({ weights, counts, last }) => ({
    weights: momentsOf(weights),
    counts: momentsOf(counts),
    last: momentsOf(last),
  }));
  const sums = [0, 1, 2, 3].map(() => new Float64Array(deep));
  const total = new Float64Array(wide);
  const active = new Float64Array(wide);
  const slope = new Float64Array(wide);
  const slopes = new Float64Array(deep);

  const step = (weights: Weights, { mean, square }: Moments, at: number, slope: number, rate: number) => {
    const m = mean[at]! + 0.1 * (slope - mean[at]!);
    const v = square[at]! + 0.001 * (slope * slope - square[at]!);
    mean[at] = m;
    square[at] = v;
    weights[at]! -= (rate * m) / (Math.sqrt(v) + 1e-4);
  };

  const forward = (sample: Sample): number => {
    total.fill(0);
    for (let at = 0; at < sample.seats; at++) {
      const sum = sums[at]!;
      sum.fill(0);
      for (let r = 0; r < sample.sizes[at]!; r++) {
        const from = sample.rows[at * 32 + r]! * deep;
        for (let i = 0; i < deep; i++) sum[i]! += model.rows[from + i]!;
      }
      addBoard(model, sample.seats, at === 0 ? OWN : at === 1 ? NEXT : OTHER, sum, total);
    }
    return finish(model, sample.seats, total, sample.counts);
  };

  const learn = (sample: Sample, rate: number): number => {
    const error = sigmoid(forward(sample)) - sample.target;
    const head = model.heads[sample.seats - 2]!;
    const moments = headMoments[sample.seats - 2]!;
    slope[0] = error;
    if (!isLinear) {
      for (let k = 0; k < wide; k++) {
        let z = total[k]!;
        for (let c = 0; c < 5; c++) z += head.counts[sample.counts[c]! * wide + k]!;
        active[k] = z > 0 ? z : 0;
        slope[k] = z > 0 ? error * head.last[k]! : 0;
      }
      for (let k = 0; k < wide; k++)
        if (active[k]! > 0) step(head.last, moments.last, k, error * active[k]!, rate);
      step(head.last, moments.last, wide, error, rate);
    }
    for (let at = 0; at < sample.seats; at++) {
      const role = at === 0 ? OWN : at === 1 ? NEXT : OTHER;
      const sum = sums[at]!;
      slopes.fill(0);
      if (isLinear) slopes[role] = error;
      else
        for (let i = 0; i < deep; i++) {
          if (!(sum[i]! > 0)) continue;
          const from = (role * deep + i) * wide;
          let back = 0;
          for (let k = 0; k < wide; k++) {
            if (slope[k] === 0) continue;
            back += slope[k]! * head.weights[from + k]!;
            step(head.weights, moments.weights, from + k, slope[k]! * sum[i]!, rate);
          }
          slopes[i] = back;
        }
      for (let r = 0; r < sample.sizes[at]!; r++) {
        const from = sample.rows[at * 32 + r]! * deep;
        for (let i = 0; i < deep; i++)
          if (slopes[i] !== 0) step(model.rows, rowMoments, from + i, slopes[i]!, rate);
      }
    }
    for (let c = 0; c < 5; c++) {
      const from = sample.counts[c]! * wide;
      for (let k = 0; k < wide; k++)
        if (slope[k] !== 0) step(head.counts, moments.counts, from + k, slope[k]!, rate);
    }
    return error;
  };

  return { learn };
};
