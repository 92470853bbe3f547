// Values of everything the active seat can do in this turn: its chance to win once the move is made, and the expectation
// over all hidden tiles of drawing. An evaluator works on one position at a time and keeps what it has added up.
import { type BoardReading, NOWHERE, newReading, sumAfter } from './board-sums.ts';
import { countBelow, type Features, observe } from './features.ts';
import { addBoard, countRows, finish, type Model, NEXT, OTHER, OWN, sumRows } from './model.ts';
import { CELLS, HIGHEST, mayExchangeOpen, newPosition, type Position, share } from './position.ts';
import { sigmoid } from './sigmoid.ts';

/** `LEAVE` for a square: the tile goes to the middle. */
export const LEAVE = NOWHERE;
const SLOTS = HIGHEST + 1;
/** What reading a position costs, in nodes. */
const READING = 4;

export class Evaluator {
  private readonly model: Model;
  /** How many moves were evaluated since this was last set to 0. */
  nodes = 0;
  /** What `bestPlace` and `bestTurn` found: the square, or `LEAVE`; and the open tile to take, or 0 to draw. */
  bestAt = LEAVE;
  bestTile = 0;

  private readonly own: BoardReading;
  private readonly rest: readonly [BoardReading, BoardReading, BoardReading];
  private readonly sum: Float64Array;
  private readonly total: Float64Array;
  private readonly below = new Float64Array(HIGHEST + 2);
  private readonly counts = new Uint16Array(5);
  // What the others' boards add up to, for each tile that may leave the middle and each that may enter it.
  private readonly stamps = new Int32Array(SLOTS * SLOTS);
  private readonly cached: Float64Array;
  private readonly cachedFillable = new Uint8Array(SLOTS * SLOTS);
  private stamp = 0;
  private position: Position = newPosition();
  /** Where the active seat's board begins. */
  private from = 0;
  /** The fewest free squares of the players after the next one. */
  private leastFree = 0;

  constructor(model: Model) {
    const { deep, wide } = model.shape;
    this.model = model;
    this.own = newReading(deep);
    this.rest = [newReading(deep), newReading(deep), newReading(deep)];
    this.sum = new Float64Array(deep);
    this.total = new Float64Array(wide);
    this.cached = new Float64Array(SLOTS * SLOTS * wide);
  }

  /** What the last value was made of, for learning: the active seat's board, and the others' in the order of play. */
  get ownFeatures(): Features {
    return this.own.features;
  }
  get otherFeatures(): readonly Features[] {
    return this.rest.map(({ features }) => features);
  }

  /** Read the position: before anything else, and whenever it has changed. */
  read(position: Position): void {
    const { model, below, own } = this;
    const { active, seats, boards, mask } = position;
    this.nodes += READING;
    this.position = position;
    this.from = active * CELLS;
    this.stamp = (this.stamp + 1) | 0;
    countBelow(position.pool, position.left, below);
    observe(own.features, boards, this.from, mask, below);
    sumRows(model, own.features, own.sum);
    let leastFree = CELLS;
    for (let step = 1; step < seats; step++) {
      const { features, sum } = this.rest[step - 1]!;
      observe(features, boards, ((active + step) % seats) * CELLS, mask, below);
      sumRows(model, features, sum);
      if (step > 1 && features.free < leastFree) leastFree = features.free;
    }
    this.leastFree = leastFree;
  }

  fits(tile: number, at: number): boolean {
    const { low, high } = this.own.features;
    return low[at]! < tile && tile < high[at]! && this.position.boards[this.from + at] !== tile;
  }

  /** The chance to win after this tile went there. `left` hidden tiles are left then. */
  placeValue(tile: number, at: number, isOpen: boolean, left: number): number {
    const { boards, middle, free, active } = this.position;
    const freed = boards[this.from + at]!;
    if (freed === 0 && free[active] === 1) return 1;
    if (left === 0) {
      if (freed === 0) free[active]!--;
      const value = share(this.position, active);
      if (freed === 0) free[active]!++;
      return value;
    }
    const gone = isOpen && middle[tile] === 1 ? tile : 0;
    const come = freed !== 0 && middle[freed] === 0 ? freed : 0;
    return this.valueAfter(tile, at, gone, come, left);
  }

  leaveValue(tile: number, left: number): number {
    const { middle, active } = this.position;
    if (left === 0) return share(this.position, active);
    return this.valueAfter(0, NOWHERE, 0, middle[tile] === 0 ? tile : 0, left);
  }

  /** The best to do with a tile turned up: its value; `bestAt` is where, or `LEAVE`. */
  bestPlace(tile: number, left: number): number {
    let best = this.leaveValue(tile, left);
    let bestAt = LEAVE;
    for (let at = 0; at < CELLS; at++) {
      if (!this.fits(tile, at)) continue;
      const value = this.placeValue(tile, at, false, left);
      if (value > best) {
        best = value;
        bestAt = at;
      }
    }
    this.bestAt = bestAt;
    return best;
  }

  /** The chance to win when drawing. */
  drawValue(): number {
    const { pool, left } = this.position;
    let value = 0;
    for (let tile = 1; tile <= HIGHEST; tile++)
      if (pool[tile]! > 0) value += pool[tile]! * this.bestPlace(tile, left - 1);
    return value / left;
  }

  /** The best turn: its value; `bestTile` is 0 to draw, or the open tile to take to `bestAt`. */
  bestTurn(): number {
    const { middle, boards, left } = this.position;
    let best = -1;
    let bestTile = 0;
    let bestAt = LEAVE;
    const mayExchange = mayExchangeOpen(this.position);
    for (let tile = 1; tile <= HIGHEST; tile++) {
      if (middle[tile] === 0) continue;
      for (let at = 0; at < CELLS; at++) {
        if (!this.fits(tile, at) || !(mayExchange || boards[this.from + at] === 0)) continue;
        const value = this.placeValue(tile, at, true, left);
        if (value <= best) continue;
        best = value;
        bestTile = tile;
        bestAt = at;
      }
    }
    if (best < 1) {
      const value = this.drawValue();
      if (value >= best) {
        best = value;
        bestTile = 0;
      }
    }
    this.bestTile = bestTile;
    this.bestAt = bestAt;
    return best;
  }

  /** The value of the position as it stands, as if the active seat had just moved. */
  staticValue(): number {
    return this.valueAfter(0, NOWHERE, 0, 0, this.position.left);
  }

  /** The chance to win after `tile` was laid on `at` (or `NOWHERE`), `gone` left the middle and `come` came to it. */
  private valueAfter(tile: number, at: number, gone: number, come: number, left: number): number {
    const { model, own, sum, total, cached, counts, position } = this;
    const { seats } = position;
    const { wide } = model.shape;
    this.nodes++;
    const mask = (position.mask & ~(1 << gone)) | (come && 1 << come);
    const slot = this.othersAfter(gone, come, mask);
    const was = at < 0 ? 0 : position.boards[this.from + at]!;
    const fillable = sumAfter(model, own, this.below, was, tile, at, position.mask, mask, sum);
    for (let k = 0, to = slot * wide; k < wide; k++) total[k] = cached[to + k]!;
    addBoard(model, seats, OWN, sum, total);
    const free = own.features.free - (at >= 0 && was === 0 ? 1 : 0);
    const nextFree = this.rest[0].features.free;
    countRows(free, fillable, nextFree, this.cachedFillable[slot]!, this.leastFree, left, counts);
    return sigmoid(finish(model, seats, total, counts));
  }

  /** Adds up the others' boards for this change of the middle, once for each position; returns where that is cached. */
  private othersAfter(gone: number, come: number, mask: number): number {
    const { model, sum, total, cached, position, rest } = this;
    const { wide } = model.shape;
    const slot = gone * SLOTS + come;
    if (this.stamps[slot] === this.stamp) return slot;
    this.stamps[slot] = this.stamp;
    for (let k = 0; k < wide; k++) total[k] = 0;
    for (let step = 1; step < position.seats; step++) {
      const reading = rest[step - 1]!;
      const fillable = sumAfter(model, reading, this.below, 0, 0, NOWHERE, position.mask, mask, sum);
      if (step === 1) this.cachedFillable[slot] = fillable;
      addBoard(model, position.seats, step === 1 ? NEXT : OTHER, sum, total);
    }
    for (let k = 0; k < wide; k++) cached[slot * wide + k] = total[k]!;
    return slot;
  }
}
