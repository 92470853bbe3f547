// A board as the evaluation has read it, and how its sum of rows changes when a tile is laid or the middle changes. Only
// the squares that are affected are read again.
import { between, chanceRow, type Features, filledRow, freeRow, NOTHING, newFeatures } from './features.ts';
import { type Model, ROLES, swapRows } from './tables.ts';

export interface BoardReading {
  readonly features: Features;
  /** The sum of the board's rows. */
  readonly sum: Float64Array;
}

export const newReading = (): BoardReading => ({
  features: newFeatures(),
  sum: new Float64Array(ROLES),
});

/**
 * The board's sum, written to `sum`, after `tile` was laid on `at` (or below 0: nowhere), where `was` lay, and the open tiles
 * have changed from `oldMask` to `mask`. Returns how many free squares open tiles fit then.
 */
export const sumAfter = (
  model: Model,
  { features, sum: base }: BoardReading,
  below: Float64Array,
  was: number,
  tile: number,
  at: number,
  oldMask: number,
  mask: number,
  sum: Float64Array,
): number => {
  for (let i = 0; i < base.length; i++) sum[i] = base[i]!;
  const { rowLow, rowHigh, columnLow, columnHigh, square, chance, list } = features;
  const changed = mask ^ oldMask;
  let fillable = features.fillable;
  if (at >= 0) {
    swapRows(model, square[at]!, filledRow(at, tile), sum);
    if (was === 0) {
      fillable -= square[at]! & 1;
      swapRows(model, chance[at]!, NOTHING, sum);
    }
  }
  for (let i = 0; i < features.free; i++) {
    const x = list[i]!;
    if (x === at) continue;
    let low = features.low[x]!;
    let high = features.high[x]!;
    const isRow = at >= 0 && x >> 2 === at >> 2;
    if (isRow || (at >= 0 && (x & 3) === (at & 3))) {
      const least = isRow ? rowLow[x]! : columnLow[x]!;
      const most = isRow ? rowHigh[x]! : columnHigh[x]!;
      if (x > at) {
        const now = least === was || least < tile ? tile : least;
        const cross = isRow ? columnLow[x]! : rowLow[x]!;
        low = now > cross ? now : cross;
      } else {
        const now = most === was || most > tile ? tile : most;
        const cross = isRow ? columnHigh[x]! : rowHigh[x]!;
        high = now < cross ? now : cross;
      }
      if (low !== features.low[x] || high !== features.high[x]) {
        const row = chanceRow(x, low, high, below);
        if (row !== chance[x]) swapRows(model, chance[x]!, row, sum);
      } else if (changed === 0) continue;
    } else if ((changed & between(low, high)) === 0) continue;
    const row = freeRow(x, low, high, mask);
    if (row === square[x]) continue;
    fillable += (row & 1) - (square[x]! & 1);
    swapRows(model, square[x]!, row, sum);
  }
  return fillable;
};
