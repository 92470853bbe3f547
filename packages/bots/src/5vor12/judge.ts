// Values of everything the active seat can do in this turn: its chance to win once the move is made, and the expectation
// over all hidden tiles of drawing. One judge looks at one table at a time and keeps what it has added up.
import {
  between,
  chanceRow,
  countBelow,
  type Features,
  filledRow,
  freeRow,
  NOTHING,
  newFeatures,
  observe,
} from './features.ts';
import { addBoard, countRows, finish, type Model, NEXT, OTHER, OWN, sumRows, swapRows } from './model.ts';
import { sigmoid } from './sigmoid.ts';
import { CELLS, HIGHEST, mayExchangeOpen, share, type Table } from './table.ts';

/** `LEAVE` for a square: the tile goes to the middle. */
export const LEAVE = -1;
const SLOTS = HIGHEST + 1;
/** What looking at a table costs, in nodes. */
const LOOKING = 4;

interface Reading {
  readonly features: Features;
  readonly sum: Float64Array;
}

export interface Judge {
  readonly model: Model;
  /** How many moves were looked at since this was last set to 0. */
  nodes: number;
  /** Look at the table; before anything else, and whenever it has changed. */
  look(table: Table): void;
  /** The chance to win after this tile went there. `left` hidden tiles are left then. */
  place(tile: number, at: number, isOpen: boolean, left: number): number;
  leave(tile: number, left: number): number;
  fits(tile: number, at: number): boolean;
  /** The best to do with a tile turned up: its value; `bestAt` is where, or `LEAVE`. */
  bestPlace(tile: number, left: number): number;
  /** The chance to win when drawing. */
  draw(): number;
  /** The best turn: its value; `bestTile` is 0 to draw, or the open tile to take to `bestAt`. */
  bestTurn(): number;
  /** The value of the table as it stands, as if the active seat had just moved. */
  still(): number;
  bestAt: number;
  bestTile: number;
  /** What `last` judged was made of, for learning. */
  readonly own: Features;
  readonly others: readonly Features[];
}

export const newJudge = (model: Model): Judge => {
  const { deep, wide } = model.shape;
  const reading = (): Reading => ({ features: newFeatures(), sum: new Float64Array(deep) });
  const own = reading();
  const others = [reading(), reading(), reading()];
  const sum = new Float64Array(deep);
  const total = new Float64Array(wide);
  const below = new Float64Array(HIGHEST + 2);
  const counts = new Uint16Array(5);
  // What the others' boards add up to, for each tile that may leave and enter the middle.
  const stamps = new Int32Array(SLOTS * SLOTS);
  const cached = new Float64Array(SLOTS * SLOTS * wide);
  const cachedFillable = new Uint8Array(SLOTS * SLOTS);
  let stamp = 0;
  let table: Table;
  let from = 0;
  let rest = 0;

  const boardOf = (step: number): number => ((table.active + step) % table.seats) * CELLS;

  const look = (now: Table): void => {
    judge.nodes += LOOKING;
    table = now;
    from = table.active * CELLS;
    stamp = (stamp + 1) | 0;
    countBelow(table.pool, table.left, below);
    observe(own.features, table.boards, from, table.mask, below);
    sumRows(model, own.features, own.sum);
    rest = 16;
    for (let step = 1; step < table.seats; step++) {
      const { features, sum } = others[step - 1]!;
      observe(features, table.boards, boardOf(step), table.mask, below);
      sumRows(model, features, sum);
      if (step > 1 && features.free < rest) rest = features.free;
    }
  };

  /**
   * The sum of a board's rows after `tile` was laid on `at` (-1: nothing was) and the open tiles have become `mask`.
   * Answers how many free squares open tiles fit.
   */
  const shift = (
    { features, sum: base }: Reading,
    was: number,
    tile: number,
    at: number,
    mask: number,
  ): number => {
    for (let i = 0; i < deep; i++) sum[i] = base[i]!;
    const { rowLow, rowHigh, columnLow, columnHigh, square, chance, list } = features;
    const other = mask ^ table.mask;
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
        } else if (other === 0) continue;
      } else if ((other & between(low, high)) === 0) continue;
      const row = freeRow(x, low, high, mask);
      if (row === square[x]) continue;
      fillable += (row & 1) - (square[x]! & 1);
      swapRows(model, square[x]!, row, sum);
    }
    return fillable;
  };

  /** Where the others' part is kept, for this change of the middle. */
  const othersAt = (gone: number, come: number, mask: number): number => {
    const slot = gone * SLOTS + come;
    if (stamps[slot] === stamp) return slot;
    stamps[slot] = stamp;
    for (let k = 0; k < wide; k++) total[k] = 0;
    for (let step = 1; step < table.seats; step++) {
      const fillable = shift(others[step - 1]!, 0, 0, -1, mask);
      if (step === 1) cachedFillable[slot] = fillable;
      addBoard(model, table.seats, step === 1 ? NEXT : OTHER, sum, total);
    }
    for (let k = 0; k < wide; k++) cached[slot * wide + k] = total[k]!;
    return slot;
  };

  /** The chance to win after `tile` was laid on `at` (-1: nothing was), `gone` left the middle and `come` came to it. */
  const judgeChanged = (tile: number, at: number, gone: number, come: number, left: number): number => {
    judge.nodes++;
    const mask = (table.mask & ~(1 << gone)) | (come && 1 << come);
    const slot = othersAt(gone, come, mask);
    const was = at < 0 ? 0 : table.boards[from + at]!;
    const fillable = shift(own, was, tile, at, mask);
    for (let k = 0, to = slot * wide; k < wide; k++) total[k] = cached[to + k]!;
    addBoard(model, table.seats, OWN, sum, total);
    const free = own.features.free - (at >= 0 && was === 0 ? 1 : 0);
    countRows(free, fillable, others[0]!.features.free, cachedFillable[slot]!, rest, left, counts);
    return sigmoid(finish(model, table.seats, total, counts));
  };

  const place = (tile: number, at: number, isOpen: boolean, left: number): number => {
    const { boards, middle, free, active } = table;
    const freed = boards[from + at]!;
    if (freed === 0 && free[active] === 1) return 1;
    if (left === 0) {
      if (freed === 0) free[active]!--;
      const value = share(table, active);
      if (freed === 0) free[active]!++;
      return value;
    }
    const gone = isOpen && middle[tile] === 1 ? tile : 0;
    const come = freed !== 0 && middle[freed] === 0 ? freed : 0;
    return judgeChanged(tile, at, gone, come, left);
  };

  const leave = (tile: number, left: number): number => {
    if (left === 0) return share(table, table.active);
    return judgeChanged(0, -1, 0, table.middle[tile] === 0 ? tile : 0, left);
  };

  const fits = (tile: number, at: number): boolean =>
    own.features.low[at]! < tile && tile < own.features.high[at]! && table.boards[from + at] !== tile;

  const bestPlace = (tile: number, left: number): number => {
    let best = leave(tile, left);
    let bestAt = LEAVE;
    for (let at = 0; at < CELLS; at++) {
      if (!fits(tile, at)) continue;
      const value = place(tile, at, false, left);
      if (value > best) {
        best = value;
        bestAt = at;
      }
    }
    judge.bestAt = bestAt;
    return best;
  };

  const draw = (): number => {
    const { pool, left } = table;
    let value = 0;
    for (let tile = 1; tile <= HIGHEST; tile++)
      if (pool[tile]! > 0) value += pool[tile]! * bestPlace(tile, left - 1);
    return value / left;
  };

  const bestTurn = (): number => {
    let best = -1;
    let bestTile = 0;
    let bestAt = LEAVE;
    const mayExchange = mayExchangeOpen(table);
    for (let tile = 1; tile <= HIGHEST; tile++) {
      if (table.middle[tile] === 0) continue;
      for (let at = 0; at < CELLS; at++) {
        if (!fits(tile, at) || !(mayExchange || table.boards[from + at] === 0)) continue;
        const value = place(tile, at, true, table.left);
        if (value <= best) continue;
        best = value;
        bestTile = tile;
        bestAt = at;
      }
    }
    if (best < 1) {
      const value = draw();
      if (value >= best) {
        best = value;
        bestTile = 0;
      }
    }
    judge.bestTile = bestTile;
    judge.bestAt = bestAt;
    return best;
  };

  const still = (): number => judgeChanged(0, -1, 0, 0, table.left);

  const judge: Judge = {
    model,
    nodes: 0,
    look,
    place,
    leave,
    fits,
    bestPlace,
    draw,
    bestTurn,
    still,
    bestAt: LEAVE,
    bestTile: 0,
    own: own.features,
    others: others.map(({ features }) => features),
  };
  return judge;
};
