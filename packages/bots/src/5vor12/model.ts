// The learned win chance. Each board is read by the same rows; for every role at the table (the own board, the next
// player's, the others') a head turns that into `wide` numbers, tables of a few counts are added, and one last layer makes
// log-odds of it. With `isLinear` there are no layers: rows and tables are simply summed.
import { type Features, NOTHING, ROWS } from './features.ts';

export interface Shape {
  readonly isLinear: boolean;
  /** Numbers for each row. */
  readonly deep: number;
  /** Numbers for each head. */
  readonly wide: number;
}

export const LINEAR: Shape = { isLinear: true, deep: 3, wide: 1 };
export const NET: Shape = { isLinear: false, deep: 32, wide: 16 };

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

interface Head {
  /** `[role][deep][wide]` */
  readonly weights: Float64Array;
  readonly counts: Float64Array;
  /** `wide` weights and a bias. */
  readonly last: Float64Array;
}

export interface Model {
  readonly shape: Shape;
  readonly rows: Float32Array;
  /** By the number of seats: 2, 3, 4. */
  readonly heads: readonly Head[];
  /** Log-odds are divided by this: weights are whole numbers once they are shipped. */
  readonly unit: number;
}

export const newModel = (shape: Shape): Model => ({
  shape,
  rows: new Float32Array(ROWS * shape.deep),
  heads: [2, 3, 4].map(() => ({
    weights: new Float64Array(3 * shape.deep * shape.wide),
    counts: new Float64Array(COUNTS * shape.wide),
    last: new Float64Array(shape.wide + 1),
  })),
  unit: 1,
});

/** The sum of a board's rows. */
export const sumRows = ({ shape, rows }: Model, board: Features, to: Float64Array): void => {
  const { deep } = shape;
  for (let i = 0; i < deep; i++) to[i] = 0;
  for (let at = 0; at < 16; at++) {
    const square = board.square[at]! * deep;
    for (let i = 0; i < deep; i++) to[i]! += rows[square + i]!;
    if (board.chance[at] === NOTHING) continue;
    const chance = board.chance[at]! * deep;
    for (let i = 0; i < deep; i++) to[i]! += rows[chance + i]!;
  }
};

/** Put one row in the place of another. */
export const swapRows = ({ shape, rows }: Model, was: number, now: number, sum: Float64Array): void => {
  const { deep } = shape;
  const to = now * deep;
  const from = was * deep;
  for (let i = 0; i < deep; i++) sum[i]! += rows[to + i]! - rows[from + i]!;
};

/** Add what a board means in its role. */
export const addBoard = (
  { shape, heads }: Model,
  seats: number,
  role: number,
  sum: Float64Array,
  to: Float64Array,
): void => {
  const { deep, wide, isLinear } = shape;
  if (isLinear) {
    to[0]! += sum[role]!;
    return;
  }
  const { weights } = heads[seats - 2]!;
  let from = role * deep * wide;
  for (let i = 0; i < deep; i++, from += wide) {
    const active = sum[i]!;
    if (active > 0) for (let k = 0; k < wide; k++) to[k]! += active * weights[from + k]!;
  }
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
export const finish = (
  { shape, heads, unit }: Model,
  seats: number,
  sum: Float64Array,
  rows: Uint16Array,
): number => {
  const { wide, isLinear } = shape;
  const { counts, last } = heads[seats - 2]!;
  if (isLinear) {
    let total = sum[0]!;
    for (let i = 0; i < 5; i++) total += counts[rows[i]!]!;
    return total / unit;
  }
  const a = rows[0]! * wide;
  const b = rows[1]! * wide;
  const c = rows[2]! * wide;
  const d = rows[3]! * wide;
  const e = rows[4]! * wide;
  let total = last[wide]!;
  for (let k = 0; k < wide; k++) {
    const active =
      sum[k]! + counts[a + k]! + counts[b + k]! + counts[c + k]! + counts[d + k]! + counts[e + k]!;
    if (active > 0) total += active * last[k]!;
  }
  return total / unit;
};
