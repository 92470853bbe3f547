// Learning by Adam, in plain numbers: a few thousand weights need no more. What is learnt has the layout of the shipped
// network (src/win-chances/network.ts), one weight beside the other, each unit's bias first.
import { seeded } from '@crescendo/rules';
import {
  gather,
  INPUT_UNIT,
  inputsOf,
  normalise,
  SCALE_SHIFT,
  weightCount,
} from '../../packages/bots/src/win-chances/network.ts';
import type { Sample } from './samples.ts';

export type Arch = readonly [size: number, wide: number, narrow: number];

export interface Norms {
  readonly means: readonly number[];
  readonly scales: readonly number[];
}

/** The mean and the deviation of each number of a seat, as the network takes them off. */
export const normsOf = (samples: readonly Sample[], size: number): Norms => {
  const sums = new Float64Array(size);
  const squares = new Float64Array(size);
  let rows = 0;
  for (const { seats, numbers } of samples) {
    rows += seats;
    for (let at = 0; at < seats * size; at++) {
      sums[at % size]! += numbers[at]!;
      squares[at % size]! += numbers[at]! ** 2;
    }
  }
  const means = Array.from(sums, (sum) => Math.round(sum / rows));
  const scales = means.map((mean, i) => {
    const wide = Math.sqrt(Math.max(0, squares[i]! / rows - (2 * mean * sums[i]!) / rows + mean * mean));
    return wide < 1e-6 ? 0 : Math.round((SCALE_SHIFT * INPUT_UNIT) / Math.max(wide, 0.05));
  });
  return { means, scales };
};

/** All inputs of all seats of all samples, one row after the other. */
export interface Rows {
  readonly inputs: number;
  readonly values: Int16Array;
  /** The index at which each sample's rows begin, and after the last the end. */
  readonly starts: Int32Array;
  readonly shares: Float32Array;
}

export const rowsOf = (samples: readonly Sample[], arch: Arch, norms: Norms): Rows => {
  const [size] = arch;
  const inputs = inputsOf(size);
  const starts = new Int32Array(samples.length + 1);
  for (const [i, { seats }] of samples.entries()) starts[i + 1] = starts[i]! + seats;
  const total = starts[samples.length]!;
  const values = new Int16Array(total * inputs);
  const shares = new Float32Array(total);
  const [own, input] = [new Int32Array(8 * size), new Int32Array(inputs)];
  for (const [i, sample] of samples.entries()) {
    normalise(sample.numbers, sample.seats, { arch, ...norms }, own);
    for (let seat = 0; seat < sample.seats; seat++) {
      gather(own, sample.seats, size, seat, input);
      values.set(input, (starts[i]! + seat) * inputs);
      shares[starts[i]! + seat] = sample.shares[seat]!;
    }
  }
  return { inputs, values, starts, shares };
};

export interface Learner {
  readonly weights: Float64Array;
  /** The mean loss of these samples; with a rate above 0 they are learnt from. */
  lesson(rows: Rows, samples: Int32Array, rate: number): number;
}

const BATCH = 64;
const DECAY = 1e-4;

export const newLearner = (arch: Arch, seed: string): Learner => {
  const [size, wide, narrow] = arch;
  const inputs = inputsOf(size);
  const count = weightCount(arch);
  const weights = new Float64Array(count);
  const [slope, mean, square] = [new Float64Array(count), new Float64Array(count), new Float64Array(count)];
  const second = (inputs + 1) * wide;
  const last = second + (wide + 1) * narrow;
  const dice = seeded(seed);
  const spread = (from: number, units: number, width: number) => {
    for (let unit = 0; unit < units; unit++)
      for (let i = 1; i <= width; i++)
        weights[from + unit * (width + 1) + i] = (dice() * 2 - 1) * Math.sqrt(3 / width);
  };
  spread(0, wide, inputs);
  spread(second, narrow, wide);
  for (let i = 0; i < narrow; i++) weights[last + i] = (dice() * 2 - 1) * Math.sqrt(1 / narrow);

  const seats = 8;
  const hidden = new Float64Array(seats * wide);
  const deep = new Float64Array(seats * narrow);
  const scores = new Float64Array(seats);
  const back = new Float64Array(wide);

  const forward = (values: Int16Array, row: number, seat: number): void => {
    const from = row * inputs;
    for (let unit = 0; unit < wide; unit++) {
      const at = unit * (inputs + 1);
      let sum = 0;
      for (let i = 0; i < inputs; i++) sum += weights[at + 1 + i]! * values[from + i]!;
      sum = weights[at]! + sum / INPUT_UNIT;
      hidden[seat * wide + unit] = sum > 0 ? sum : 0;
    }
    let score = 0;
    for (let unit = 0; unit < narrow; unit++) {
      const at = second + unit * (wide + 1);
      let sum = weights[at]!;
      for (let i = 0; i < wide; i++) sum += weights[at + 1 + i]! * hidden[seat * wide + i]!;
      const value = sum > 0 ? sum : 0;
      deep[seat * narrow + unit] = value;
      score += weights[last + unit]! * value;
    }
    scores[seat] = score;
  };

  const backward = (values: Int16Array, row: number, seat: number, error: number): void => {
    const from = row * inputs;
    back.fill(0);
    for (let unit = 0; unit < narrow; unit++) {
      const value = deep[seat * narrow + unit]!;
      if (value <= 0) continue;
      slope[last + unit]! += error * value;
      const passed = error * weights[last + unit]!;
      const at = second + unit * (wide + 1);
      slope[at]! += passed;
      for (let i = 0; i < wide; i++) {
        slope[at + 1 + i]! += passed * hidden[seat * wide + i]!;
        back[i]! += passed * weights[at + 1 + i]!;
      }
    }
    for (let unit = 0; unit < wide; unit++) {
      if (hidden[seat * wide + unit]! <= 0) continue;
      const at = unit * (inputs + 1);
      const passed = back[unit]!;
      slope[at]! += passed;
      const each = passed / INPUT_UNIT;
      for (let i = 0; i < inputs; i++) slope[at + 1 + i]! += each * values[from + i]!;
    }
  };

  let steps = 0;
  const step = (rate: number, many: number): void => {
    steps++;
    const [a, b] = [1 - 0.9 ** steps, 1 - 0.999 ** steps];
    for (let i = 0; i < count; i++) {
      const g = slope[i]! / many;
      mean[i] = 0.9 * mean[i]! + 0.1 * g;
      square[i] = 0.999 * square[i]! + 0.001 * g * g;
      weights[i]! -= rate * (mean[i]! / a / (Math.sqrt(square[i]! / b) + 1e-8) + DECAY * weights[i]!);
    }
    slope.fill(0);
  };

  const lesson: Learner['lesson'] = ({ values, starts, shares }, samples, rate) => {
    let loss = 0;
    for (const [i, sample] of samples.entries()) {
      const from = starts[sample]!;
      const many = starts[sample + 1]! - from;
      let best = -Infinity;
      for (let seat = 0; seat < many; seat++) {
        forward(values, from + seat, seat);
        if (scores[seat]! > best) best = scores[seat]!;
      }
      let sum = 0;
      for (let seat = 0; seat < many; seat++) sum += Math.exp(scores[seat]! - best);
      for (let seat = 0; seat < many; seat++) {
        const chance = Math.exp(scores[seat]! - best) / sum;
        const share = shares[from + seat]!;
        if (share > 0) loss -= share * Math.log(chance);
        if (rate > 0) backward(values, from + seat, seat, chance - share);
      }
      if (rate > 0 && ((i + 1) % BATCH === 0 || i + 1 === samples.length)) step(rate, BATCH);
    }
    return loss / samples.length;
  };
  return { weights, lesson };
};
