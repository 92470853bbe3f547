// A small network (research/finito/learn_rolls.py) that predicts how many rolls a board still takes with the best play. Its
// inputs are the square of each counter, the counters to come that lie face up, and the pairs in the wrong order. All numbers are whole and far below
// 2^53: the same result in every engine.
import type { Position } from '../model/position.ts';

export interface RollsHeader {
  /** Units of the two layers. */
  readonly arch: readonly [wide: number, narrow: number];
  /** The checksum of the weights as they stand in the file, in base64. */
  readonly sha256: string;
  readonly command: string;
}

const COUNTERS = 12;
const SQUARES = 36;
/** Weights are in units of 1 / 1024. */
const UNIT = 1024;
/** The offsets of the inputs: the square of each counter (first: none), the counters face up, the pairs. */
const FACE_UP = COUNTERS * (SQUARES + 1);
const PAIRS = FACE_UP + COUNTERS;
const INPUTS = PAIRS + (COUNTERS * (COUNTERS - 1)) / 2;
/** Nothing that is not yet in order takes less. */
const MIN_ROLLS = 0.5;

export const weightCount = ([wide, narrow]: RollsHeader['arch']): number =>
  (INPUTS + 1) * wide + (wide + 1) * narrow + narrow + 1;

/** `PAIR[a * 13 + b]`, a < b: the input of this pair. */
const PAIR = new Int16Array(13 * 13);
for (let a = 1, n = PAIRS; a <= COUNTERS; a++) for (let b = a + 1; b <= COUNTERS; b++) PAIR[a * 13 + b] = n++;

const isInOrder = (spots: Int8Array): boolean => {
  if (spots[1]! < 0) return false;
  for (let c = 2; c <= COUNTERS; c++) if (spots[c]! <= spots[c - 1]!) return false;
  return true;
};

/** The rolls from boards with twelve counters. */
export interface RollsLeft {
  /** 0: it is in order. */
  readonly distance: (position: Position) => number;
  /** For each free square the least that is left after one of these counters has gone there; 99 for the others. */
  readonly leastAfter: (position: Position, counters: readonly number[], to: Float64Array) => void;
}

export const rollsLeftBy = (
  { arch: [wide, narrow] }: Pick<RollsHeader, 'arch'>,
  weights: Int16Array,
): RollsLeft => {
  const rows = weights.subarray(0, (INPUTS + 1) * wide);
  const rest = Float64Array.from(weights.subarray(rows.length));
  // By unit of the first layer: most of them are 0 and then need not be looked at.
  const second = new Float64Array(wide * narrow);
  for (let j = 0; j < narrow; j++)
    for (let i = 0; i < wide; i++) second[i * narrow + j] = rest[j * wide + i]!;
  const secondBias = rest.subarray(wide * narrow, (wide + 1) * narrow);
  const third = rest.subarray((wide + 1) * narrow);
  const units = new Float64Array(narrow);
  const [whole, lifted, moved] = [new Int32Array(wide), new Int32Array(wide), new Int32Array(wide)];

  const add = (sums: Int32Array, input: number): void => {
    const from = input * wide;
    for (let i = 0; i < wide; i++) sums[i]! += rows[from + i]!;
  };
  const subtract = (sums: Int32Array, input: number): void => {
    const from = input * wide;
    for (let i = 0; i < wide; i++) sums[i]! -= rows[from + i]!;
  };

  /** Its pairs with the others, were it on this square. */
  const eachPair = (spots: Int8Array, counter: number, at: number, tell: (input: number) => void): void => {
    for (let c = 1; c < counter; c++) if (spots[c]! > at) tell(PAIR[c * 13 + counter]!);
    for (let c = counter + 1; c <= COUNTERS; c++)
      if (spots[c]! >= 0 && spots[c]! < at) tell(PAIR[counter * 13 + c]!);
  };

  const sumUp = (sums: Int32Array, { spots, open }: Position): void => {
    sums.set(rows.subarray(INPUTS * wide));
    for (let c = 1; c <= COUNTERS; c++) {
      const at = spots[c]!;
      add(sums, (c - 1) * (SQUARES + 1) + at + 1);
      if (at >= 0)
        for (let before = 1; before < c; before++) if (spots[before]! > at) add(sums, PAIR[before * 13 + c]!);
    }
    for (const counter of open) if (spots[counter]! < 0) add(sums, FACE_UP + counter - 1);
  };

  const outcome = (sums: Int32Array): number => {
    for (let j = 0; j < narrow; j++) units[j] = secondBias[j]! * UNIT;
    for (let i = 0; i < wide; i++) {
      const unit = sums[i]!;
      if (unit <= 0) continue;
      const from = i * narrow;
      for (let j = 0; j < narrow; j++) units[j]! += unit * second[from + j]!;
    }
    let out = third[narrow]! * UNIT;
    for (let j = 0; j < narrow; j++) if (units[j]! > 0) out += Math.floor(units[j]! / UNIT) * third[j]!;
    return Math.max(MIN_ROLLS, out / (UNIT * UNIT));
  };

  const distance = (position: Position): number => {
    if (isInOrder(position.spots)) return 0;
    sumUp(whole, position);
    return outcome(whole);
  };

  const leastAfter: RollsLeft['leastAfter'] = (position, counters, to) => {
    const { spots, board, open } = position;
    sumUp(whole, position);
    to.fill(99);
    for (const counter of counters) {
      const was = spots[counter]!;
      const row = (counter - 1) * (SQUARES + 1);
      lifted.set(whole);
      subtract(lifted, row + was + 1);
      if (was >= 0) eachPair(spots, counter, was, (input) => subtract(lifted, input));
      else if (open.includes(counter)) subtract(lifted, FACE_UP + counter - 1);
      for (let at = 0; at < SQUARES; at++) {
        if (board[at] !== 0) continue;
        moved.set(lifted);
        add(moved, row + at + 1);
        eachPair(spots, counter, at, (input) => add(moved, input));
        spots[counter] = at;
        const left = isInOrder(spots) ? 0 : outcome(moved);
        spots[counter] = was;
        if (left < to[at]!) to[at] = left;
      }
    }
  };
  return { distance, leastAfter };
};
