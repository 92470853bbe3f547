// A board as the expert's net reads it, and how its sum of rows changes when a tile is laid or the middle changes.

import { CELLS } from '../model/position.ts';
import { AT, deepRow, type Kernel } from './kernel.ts';
import { BUCKETS, chanceRow, filledRow, NOTHING, spanRow } from './net.ts';

export interface NetBoard {
  /** Open limits of each square from its row, from its column, and from both. */
  readonly rowLow: Uint8Array;
  readonly rowHigh: Uint8Array;
  readonly columnLow: Uint8Array;
  readonly columnHigh: Uint8Array;
  readonly low: Uint8Array;
  readonly high: Uint8Array;
  readonly tile: Uint8Array;
  /** Two rows for each square. */
  readonly first: Uint16Array;
  readonly second: Uint16Array;
  /** The address of the sum of its rows. */
  readonly sum: number;
  free: number;
  /** Free squares some open tile fits. */
  fillable: number;
}

export const newNetBoard = (sum: number): NetBoard => ({
  rowLow: new Uint8Array(CELLS),
  rowHigh: new Uint8Array(CELLS),
  columnLow: new Uint8Array(CELLS),
  columnHigh: new Uint8Array(CELLS),
  low: new Uint8Array(CELLS),
  high: new Uint8Array(CELLS),
  tile: new Uint8Array(CELLS),
  first: new Uint16Array(CELLS),
  second: new Uint16Array(CELLS),
  sum,
  free: 0,
  fillable: 0,
});

/** Bits of the numbers strictly between; none where there are none. */
export const between = (low: number, high: number): number =>
  low < high ? ((1 << high) - 1) & -(2 << low) : 0;

const bits = (mask: number): number => {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
};

/** `buckets[low * 22 + high]`: how likely the next hidden tile lies between, in 32nds. */
export const fillBuckets = (pool: Uint8Array, left: number, buckets: Uint8Array): void => {
  for (let low = 0; low <= 20; low++) {
    let fits = 0;
    for (let high = low + 1; high <= 21; high++) {
      if (high > low + 1) fits += pool[high - 1]!;
      const bucket = left > 0 ? Math.floor((32 * fits + left - 1) / left) : 0;
      buckets[low * 22 + high] = bucket > BUCKETS - 1 ? BUCKETS - 1 : bucket;
    }
  }
};

const secondRow = (
  at: number,
  tile: number,
  low: number,
  high: number,
  mask: number,
  buckets: Uint8Array,
): number =>
  tile === 0
    ? chanceRow(at, bits(mask & between(low, high)), low < high ? buckets[low * 22 + high]! : 0)
    : filledRow(at, tile, (mask & between(low, tile)) !== 0, (mask & between(tile, high)) !== 0);

/** Limits along one row or column. */
const narrow = (tile: Uint8Array, at: number, step: number, low: Uint8Array, high: Uint8Array): void => {
  const a = tile[at]!;
  const b = tile[at + step]!;
  const c = tile[at + 2 * step]!;
  const d = tile[at + 3 * step]!;
  low[at] = 0;
  low[at + step] = a;
  low[at + 2 * step] = b || a;
  low[at + 3 * step] = c || b || a;
  high[at + 3 * step] = 21;
  high[at + 2 * step] = d || 21;
  high[at + step] = c || d || 21;
  high[at] = b || c || d || 21;
};

export const readBoard = (
  kernel: Kernel,
  board: NetBoard,
  boards: Uint8Array,
  from: number,
  mask: number,
  buckets: Uint8Array,
): void => {
  const { rowLow, rowHigh, columnLow, columnHigh, low, high, tile, first, second, sum } = board;
  for (let at = 0; at < CELLS; at++) tile[at] = boards[from + at]!;
  for (let line = 0; line < 4; line++) {
    narrow(tile, line * 4, 1, rowLow, rowHigh);
    narrow(tile, line, 4, columnLow, columnHigh);
  }
  board.free = 0;
  board.fillable = 0;
  const { list } = kernel;
  let count = 0;
  for (let at = 0; at < CELLS; at++) {
    const least = rowLow[at]! > columnLow[at]! ? rowLow[at]! : columnLow[at]!;
    const top = rowHigh[at]! < columnHigh[at]! ? rowHigh[at]! : columnHigh[at]!;
    low[at] = least;
    high[at] = top;
    const isFree = tile[at] === 0;
    if (isFree) {
      board.free++;
      if (mask & between(least, top)) board.fillable++;
    }
    first[at] = isFree ? spanRow(at, least, top) : NOTHING;
    second[at] = secondRow(at, tile[at]!, least, top, mask, buckets);
    list[count++] = deepRow(first[at]!);
    list[count++] = deepRow(second[at]!);
  }
  kernel.shiftDeep(sum, AT.start, count, 0);
};

/** Rows that a move takes away. */
const less = new Int32Array(2 * CELLS);

/**
 * The board's sum, at `AT.sum`, after `laid` was laid on `at` (or below 0: nowhere) and the open tiles have changed
 * from `oldMask` to `mask`. Returns how many free squares open tiles fit then.
 */
export const sumAfter = (
  kernel: Kernel,
  board: NetBoard,
  buckets: Uint8Array,
  laid: number,
  at: number,
  oldMask: number,
  mask: number,
): number => {
  const { tile, first, second } = board;
  const { list } = kernel;
  const changed = mask ^ oldMask;
  let fillable = board.fillable;
  let count = 0;
  for (let x = 0; x < CELLS; x++) {
    let low = board.low[x]!;
    let high = board.high[x]!;
    let row = first[x]!;
    if (x === at) {
      if (tile[x] === 0 && oldMask & between(low, high)) fillable--;
      row = NOTHING;
    } else {
      const isRow = at >= 0 && x >> 2 === at >> 2;
      if (isRow || (at >= 0 && (x & 3) === (at & 3))) {
        const was = tile[at]!;
        if (x > at) {
          const least = isRow ? board.rowLow[x]! : board.columnLow[x]!;
          const cross = isRow ? board.columnLow[x]! : board.rowLow[x]!;
          const now = least === was || least < laid ? laid : least;
          low = now > cross ? now : cross;
        } else {
          const top = isRow ? board.rowHigh[x]! : board.columnHigh[x]!;
          const cross = isRow ? board.columnHigh[x]! : board.rowHigh[x]!;
          const now = top === was || top > laid ? laid : top;
          high = now < cross ? now : cross;
        }
      }
      const isSame = low === board.low[x] && high === board.high[x];
      if (isSame && (changed & between(low, high)) === 0) continue;
      if (tile[x] === 0) {
        if (!isSame) row = spanRow(x, low, high);
        fillable +=
          (mask & between(low, high) ? 1 : 0) - (oldMask & between(board.low[x]!, board.high[x]!) ? 1 : 0);
      }
    }
    if (row !== first[x]) {
      list[count] = deepRow(row);
      less[count++] = deepRow(first[x]!);
    }
    row = secondRow(x, x === at ? laid : tile[x]!, low, high, mask, buckets);
    if (row !== second[x]) {
      list[count] = deepRow(row);
      less[count++] = deepRow(second[x]!);
    }
  }
  for (let i = 0; i < count; i++) list[count + i] = less[i]!;
  kernel.shiftDeep(AT.sum, board.sum, count, count);
  return fillable;
};
