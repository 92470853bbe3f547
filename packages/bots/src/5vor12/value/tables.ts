// The evaluation of `strong`: log-odds that are a sum of table rows, of every square in the role its board
// plays (the own board, the next player's, another's), and of a few counts.
import { type Features, NOTHING, ROWS } from './features.ts';

/** Roles at the table. */
export const OWN = 0;
export const NEXT = 1;
export const OTHER = 2;

// The tables of counts, one after the other.
const CROSS = 0;
const FILL_OWN = CROSS + 17 * 17;
const FILL_NEXT = FILL_OWN + 17 * 8;
const POOL = FILL_NEXT + 17 * 8;
const REST = POOL + 17 * 17;
export const COUNTS = REST + 17;

export interface Model {
  /** A number for each role. */
  readonly rows: Float32Array;
  /** By the number of seats: 2, 3, 4. */
  readonly counts: readonly Float64Array[];
  /** Log-odds are divided by this: weights are whole numbers once they are shipped. */
  readonly unit: number;
}

export const ROLES = 3;

export const newModel = (): Model => ({
  rows: new Float32Array(ROWS * ROLES),
  counts: [2, 3, 4].map(() => new Float64Array(COUNTS)),
  unit: 1,
});

/** The sum of a board's rows. */
export const sumRows = ({ rows }: Model, board: Features, to: Float64Array): void => {
  for (let i = 0; i < ROLES; i++) to[i] = 0;
  for (let at = 0; at < 16; at++) {
    const square = board.square[at]! * ROLES;
    for (let i = 0; i < ROLES; i++) to[i]! += rows[square + i]!;
    if (board.chance[at] === NOTHING) continue;
    const chance = board.chance[at]! * ROLES;
    for (let i = 0; i < ROLES; i++) to[i]! += rows[chance + i]!;
  }
};

/** Put one row in the place of another. */
export const swapRows = ({ rows }: Model, was: number, now: number, sum: Float64Array): void => {
  const to = now * ROLES;
  const from = was * ROLES;
  for (let i = 0; i < ROLES; i++) sum[i]! += rows[to + i]! - rows[from + i]!;
};

/** The rows of the tables of counts that hold: own and next board, the least free squares of the rest, hidden tiles. */
export const countRows = (
  free: number,
  fillable: number,
  nextFree: number,
  nextFillable: number,
  rest: number,
  left: number,
  to: Uint16Array,
): void => {
  to[0] = CROSS + free * 17 + nextFree;
  to[1] = FILL_OWN + free * 8 + (fillable > 7 ? 7 : fillable);
  to[2] = FILL_NEXT + nextFree * 8 + (nextFillable > 7 ? 7 : nextFillable);
  to[3] = POOL + free * 17 + (left > 64 ? 16 : (left + 3) >> 2);
  to[4] = REST + rest;
};

/** Log-odds from all that was added up. */
export const finish = ({ counts, unit }: Model, seats: number, sum: number, rows: Uint16Array): number => {
  const table = counts[seats - 2]!;
  let total = sum;
  for (let i = 0; i < 5; i++) total += table[rows[i]!]!;
  return total / unit;
};
