// The costs of gaps, in rolls. The form was found by hand; research/finito/tune-gap-costs.ts found the numbers.
import { BLOCKED, HIT, ROOM, SIZE, UNPLACED } from './gaps.ts';

export interface Costs {
  /** For each counter that is missing. */
  readonly each: number;
  /** For the square of the missing, shared by the squares of the gap. */
  readonly crowd: number;
  /** For each missing, over the share of the die that leads into the gap. */
  readonly hit: number;
  /** The same where one is missing. */
  readonly lone: number;
  /** For each counter not yet on the board: it will come anyway. */
  readonly unplaced: number;
  /** For each wrong counter in a gap that lacks some, or in one that is complete. */
  readonly blocked: number;
  readonly inner: number;
  /** More for each pair of missing counters. */
  readonly pair: number;
}

export const COSTS: Costs = {
  each: 2.9375,
  crowd: 13.015625,
  hit: 0.4296875,
  lone: 0.4296875,
  unplaced: -1.953125,
  blocked: 1.296875,
  inner: 1.453125,
  pair: -0.0625,
};

export const costTable = ({
  each,
  crowd,
  hit,
  lone,
  unplaced,
  blocked,
  inner,
  pair,
}: Costs): Float64Array => {
  const table = new Float64Array(SIZE);
  for (let missing = 1; missing <= 12; missing++) {
    for (let faces = 0; faces <= 20; faces++)
      table[HIT + missing * 21 + faces] =
        each * missing +
        (pair * missing * (missing - 1)) / 2 +
        ((missing === 1 ? lone : hit) * missing * 20) / (faces || 0.5);
    for (let room = 0; room <= 36; room++)
      table[ROOM + missing * 37 + room] = (crowd * missing * missing) / (room + 1);
    for (let many = 0; many <= missing; many++) table[UNPLACED + missing * 13 + many] = unplaced * many;
  }
  for (let wrong = 0; wrong <= 12; wrong++) {
    table[BLOCKED + wrong] = inner * wrong;
    table[BLOCKED + 13 + wrong] = blocked * wrong;
  }
  return table;
};
