// The network of chances. It looks at the seats one by one, always with the same weights: at a seat's own numbers, and at
// the most, the least and the mean of the others'. So exchanging two seats exchanges their chances. All numbers are whole and
// far below 2^53: the same result in every engine.
import { MAX_SEATS } from './features.ts';

export interface Header {
  readonly game: string;
  readonly featureVersion: number;
  /** Numbers of a seat; units of the two layers. */
  readonly arch: readonly [size: number, wide: number, narrow: number];
  /** Seats of the games that were learnt from. */
  readonly seats: readonly [min: number, max: number];
  /** Each number of a seat less its mean, times its scale: a deviation of one is `INPUT_UNIT`. */
  readonly means: readonly number[];
  readonly scales: readonly number[];
  /** The checksum of the weights as they stand in the file, in base64. */
  readonly sha256: string;
  readonly command: string;
}

export const INPUT_UNIT = 512;
/** Scales are in units of 1 / 4096. */
export const SCALE_SHIFT = 4096;
/** Nothing is further from the mean than so many deviations. */
const FAR = 6 * INPUT_UNIT;
/** Seats from 1 to 6 and more have an input each. */
const COUNTS = 6;
/** Weights are in units of 1 / 1024; inputs and units of a layer in units of 1 / 512. */
export const WEIGHT_UNIT = 1024;

export const inputsOf = (size: number): number => 4 * size + COUNTS;

export const weightCount = ([size, wide, narrow]: Header['arch']): number =>
  (inputsOf(size) + 1) * wide + (wide + 1) * narrow + narrow;

/** A seat's numbers as the network takes them. */
export const normalise = (
  numbers: Int32Array,
  seats: number,
  { arch: [size], means, scales }: Pick<Header, 'arch' | 'means' | 'scales'>,
  to: Int32Array,
): void => {
  for (let seat = 0; seat < seats; seat++)
    for (let i = 0; i < size; i++) {
      const at = seat * size + i;
      const scaled = Math.floor(((numbers[at]! - means[i]!) * scales[i]!) / SCALE_SHIFT);
      to[at] = Math.max(-FAR, Math.min(FAR, scaled));
    }
};

/** The inputs for one seat: its own numbers, then the most, the least and the mean of the others', then how many play. */
export const gather = (own: Int32Array, seats: number, size: number, seat: number, to: Int32Array): void => {
  for (let i = 0; i < size; i++) {
    let [most, least, sum] = [-FAR, FAR, 0];
    for (let other = 0; other < seats; other++) {
      if (other === seat) continue;
      const value = own[other * size + i]!;
      if (value > most) most = value;
      if (value < least) least = value;
      sum += value;
    }
    to[i] = own[seat * size + i]!;
    to[size + i] = most;
    to[2 * size + i] = least;
    to[3 * size + i] = Math.floor(sum / (seats - 1));
  }
  const counts = 4 * size;
  for (let i = 0; i < COUNTS; i++) to[counts + i] = i === Math.min(seats, COUNTS) - 1 ? INPUT_UNIT : 0;
};

export interface Network {
  /** A seat's numbers are written here, seat after seat. */
  readonly numbers: Int32Array;
  /** The score of each seat, for `shares`. */
  readonly scores: Int32Array;
  compute(seats: number): void;
}

/** One layer: `to = max(0, weights · from + bias)`, all in units of 1 / 512. */
const layer = (weights: Int16Array, at: number, from: Int32Array, inputs: number, to: Int32Array): number => {
  let next = at;
  for (let unit = 0; unit < to.length; unit++) {
    let sum = weights[next++]! * INPUT_UNIT;
    for (let i = 0; i < inputs; i++) sum += weights[next++]! * from[i]!;
    to[unit] = sum > 0 ? Math.floor(sum / WEIGHT_UNIT) : 0;
  }
  return next;
};

export const makeNetwork = (header: Header, weights: Int16Array): Network => {
  const [size, wideUnits, narrowUnits] = header.arch;
  if (weights.length !== weightCount(header.arch)) throw new Error('these weights are for another network');
  const inputs = inputsOf(size);
  const numbers = new Int32Array(MAX_SEATS * size);
  const own = new Int32Array(MAX_SEATS * size);
  const input = new Int32Array(inputs);
  const [wide, narrow] = [new Int32Array(wideUnits), new Int32Array(narrowUnits)];
  const scores = new Int32Array(MAX_SEATS);
  const compute = (seats: number): void => {
    normalise(numbers, seats, header, own);
    for (let seat = 0; seat < seats; seat++) {
      gather(own, seats, size, seat, input);
      let at = layer(weights, 0, input, inputs, wide);
      at = layer(weights, at, wide, wideUnits, narrow);
      let sum = 0;
      for (let i = 0; i < narrowUnits; i++) sum += weights[at + i]! * narrow[i]!;
      // From units of 1 / (512 · 1024) to those of 1 / 1024.
      scores[seat] = Math.floor(sum / INPUT_UNIT);
    }
  };
  return { numbers, scores, compute };
};
