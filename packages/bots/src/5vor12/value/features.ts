// The features of one board: two table rows for each square. Mirroring a board at its diagonal changes
// nothing, so a square and its mirror image share their rows: ten kinds of squares.
import { CELLS } from '../model/position.ts';

export const FEATURE_VERSION = 1;

const KIND = Uint8Array.from([0, 1, 2, 3, 1, 4, 5, 6, 2, 5, 7, 8, 3, 6, 8, 9]);
const KINDS = 10;
const BETWEEN = 231;
const CHANCES = 16;

/** `PAIR[low * 22 + high]`: the number of this interval. A falling diagonal can leave a square no number at all. */
const PAIR = new Uint8Array(22 * 22);
for (let low = 0, n = 0; low <= 20; low++)
  for (let high = low + 1; high <= 21; high++) PAIR[low * 22 + high] = n++;
for (let low = 1; low <= 20; low++)
  for (let high = 0; high <= low; high++) PAIR[low * 22 + high] = PAIR[low * 22 + low + 1]!;

const FILLED = KINDS * BETWEEN * 2;
const CHANCE = FILLED + KINDS * 20;
/** A row that is always zero. */
export const NOTHING = CHANCE + KINDS * CHANCES;
export const ROWS = NOTHING + 1;

/** One board as it was read. */
export interface Features {
  /** Open limits of each square from its row, from its column, and from both. */
  readonly rowLow: Uint8Array;
  readonly rowHigh: Uint8Array;
  readonly columnLow: Uint8Array;
  readonly columnHigh: Uint8Array;
  readonly low: Uint8Array;
  readonly high: Uint8Array;
  /** For each square: free between these limits, and whether an open tile fits; or filled with this number. */
  readonly square: Uint16Array;
  /** For each free square: how likely the next hidden tile fits. */
  readonly chance: Uint16Array;
  /** The free squares, `free` of them. */
  readonly list: Uint8Array;
  free: number;
  /** Free squares some open tile fits. */
  fillable: number;
}

export const newFeatures = (): Features => ({
  rowLow: new Uint8Array(CELLS),
  rowHigh: new Uint8Array(CELLS),
  columnLow: new Uint8Array(CELLS),
  columnHigh: new Uint8Array(CELLS),
  low: new Uint8Array(CELLS),
  high: new Uint8Array(CELLS),
  square: new Uint16Array(CELLS),
  chance: new Uint16Array(CELLS),
  list: new Uint8Array(CELLS),
  free: 0,
  fillable: 0,
});

/** `below[n]`: how many hidden tiles are less than n, in units of which 32 are all. */
export const countBelow = (pool: Uint8Array, left: number, below: Float64Array): void => {
  const unit = left > 0 ? 32 / left : 0;
  let sum = 0;
  for (let n = 1; n <= 21; n++) {
    below[n] = sum * unit;
    sum += pool[n]!;
  }
};

/** Bits of the numbers strictly between. */
export const between = (low: number, high: number): number => ((1 << high) - 1) & -(2 << low);

export const filledRow = (at: number, tile: number): number => FILLED + KIND[at]! * 20 + tile - 1;

export const freeRow = (at: number, low: number, high: number, mask: number): number =>
  ((KIND[at]! * BETWEEN + PAIR[low * 22 + high]!) << 1) | (low < high && mask & between(low, high) ? 1 : 0);

export const chanceRow = (at: number, low: number, high: number, below: Float64Array): number => {
  const likely = high > low + 1 ? below[high]! - below[low + 1]! : 0;
  return CHANCE + KIND[at]! * CHANCES + (likely > 15 ? 15 : (likely + 0.999) | 0);
};

/** Limits along one row or column. */
const narrow = (
  boards: Uint8Array,
  from: number,
  at: number,
  step: number,
  low: Uint8Array,
  high: Uint8Array,
) => {
  const a = boards[from + at]!;
  const b = boards[from + at + step]!;
  const c = boards[from + at + 2 * step]!;
  const d = boards[from + at + 3 * step]!;
  low[at] = 0;
  low[at + step] = a;
  low[at + 2 * step] = b || a;
  low[at + 3 * step] = c || b || a;
  high[at + 3 * step] = 21;
  high[at + 2 * step] = d || 21;
  high[at + step] = c || d || 21;
  high[at] = b || c || d || 21;
};

/** Read one board, given the open tiles and what is hidden. */
export const observe = (
  to: Features,
  boards: Uint8Array,
  from: number,
  mask: number,
  below: Float64Array,
): void => {
  const { rowLow, rowHigh, columnLow, columnHigh, low, high, square, chance, list } = to;
  for (let line = 0; line < 4; line++) {
    narrow(boards, from, line * 4, 1, rowLow, rowHigh);
    narrow(boards, from, line, 4, columnLow, columnHigh);
  }
  let free = 0;
  let fillable = 0;
  for (let at = 0; at < CELLS; at++) {
    const least = rowLow[at]! > columnLow[at]! ? rowLow[at]! : columnLow[at]!;
    const most = rowHigh[at]! < columnHigh[at]! ? rowHigh[at]! : columnHigh[at]!;
    low[at] = least;
    high[at] = most;
    const tile = boards[from + at]!;
    if (tile !== 0) {
      square[at] = filledRow(at, tile);
      chance[at] = NOTHING;
      continue;
    }
    list[free++] = at;
    const row = freeRow(at, least, most, mask);
    square[at] = row;
    fillable += row & 1;
    chance[at] = chanceRow(at, least, most, below);
  }
  to.free = free;
  to.fillable = fillable;
};
