// Values of everything the active seat can do in this turn: its chance to win once the move is made, and the expectation
// over all hidden tiles of drawing. An evaluator works on one position at a time.
import { CELLS, HIGHEST, mayExchangeOpen, newPosition, type Position, share } from '../model/position.ts';
import { NOWHERE, type Valuation } from './valuation.ts';

/** `LEAVE` for a square: the tile goes to the middle. */
export const LEAVE = NOWHERE;
/** The cost of reading a position, in nodes. */
const READING = 4;

export class Evaluator {
  private readonly valuation: Valuation;
  /** The number of moves evaluated since this was last set to 0. */
  nodes = 0;
  /** The result of `bestPlace` and `bestTurn`: the square, or `LEAVE`; and the open tile to take, or 0 to draw. */
  bestAt = LEAVE;
  bestTile = 0;

  /** The best square for each tile that may be turned up, as `drawValue` found it. */
  private readonly places = new Int8Array(HIGHEST + 1);
  private position: Position = newPosition();
  /** The index at which the active seat's board begins. */
  private from = 0;

  constructor(valuation: Valuation) {
    this.valuation = valuation;
  }

  /** Read the position: before anything else, and whenever it has changed. */
  read(position: Position): void {
    this.nodes += READING;
    this.position = position;
    this.from = position.active * CELLS;
    this.valuation.read(position);
  }

  fits(tile: number, at: number): boolean {
    const { low, high } = this.valuation.limits;
    return low[at]! < tile && tile < high[at]! && this.position.boards[this.from + at] !== tile;
  }

  /**
   * The chance to win after this tile went there: of the active seat, or of the one that sits `role` after it. `left`
   * hidden tiles are left then.
   */
  placeValue(tile: number, at: number, isOpen: boolean, left: number, role = 0): number {
    const { boards, free, active } = this.position;
    const fills = boards[this.from + at] === 0;
    if (fills && free[active] === 1) return role === 0 ? 1 : 0;
    if (left > 0) return this.valueAfter(tile, at, isOpen, left, role);
    if (fills) free[active]!--;
    const value = this.shareOf(role);
    if (fills) free[active]!++;
    return value;
  }

  leaveValue(tile: number, left: number, role = 0): number {
    return left === 0 ? this.shareOf(role) : this.valueAfter(tile, LEAVE, false, left, role);
  }

  /** The best to do with a tile turned up: its value; `bestAt` is where, or `LEAVE`. */
  bestPlace(tile: number, left: number): number {
    let best = this.leaveValue(tile, left);
    let bestAt = LEAVE;
    this.valuation.keep(tile);
    for (let at = 0; at < CELLS; at++) {
      if (!this.fits(tile, at)) continue;
      const value = this.placeValue(tile, at, false, left);
      if (value > best) {
        best = value;
        bestAt = at;
        this.valuation.keep(tile);
      }
    }
    this.bestAt = bestAt;
    return best;
  }

  /** The chance to win when drawing. */
  drawValue(): number {
    const { pool, left } = this.position;
    let value = 0;
    for (let tile = 1; tile <= HIGHEST; tile++) {
      if (pool[tile] === 0) continue;
      value += pool[tile]! * this.bestPlace(tile, left - 1);
      this.places[tile] = this.bestAt;
    }
    return value / left;
  }

  /** The square on which `drawValue`, which must have run before, would place this tile. */
  placeOf(tile: number): number {
    return this.places[tile]!;
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
  staticValue(role = 0): number {
    return this.valueAfter(0, LEAVE, false, this.position.left, role);
  }

  /**
   * The value of the active seat's drawing to the one that sits `role` after it. The active one plays the
   * best move that `drawValue`, which must have run before, has found.
   */
  drawValueFor(role: number): number {
    const { pool, left } = this.position;
    let value = 0;
    for (let tile = 1; tile <= HIGHEST; tile++)
      if (pool[tile]! > 0) value += pool[tile]! * this.drawnValue(tile, role);
    return value / left;
  }

  /** The same once this tile has been turned up and placed. */
  drawnValue(tile: number, role: number): number {
    const { boards, free, active, left } = this.position;
    const at = this.places[tile]!;
    const isOver = left === 1 || (at !== LEAVE && free[active] === 1 && boards[this.from + at] === 0);
    if (isOver) return this.placedValue(tile, at, left - 1, role);
    this.nodes++;
    return this.valuation.kept(tile, role);
  }

  /** The chance after a tile turned up was placed or left. */
  placedValue(tile: number, at: number, left: number, role: number): number {
    return at === LEAVE ? this.leaveValue(tile, left, role) : this.placeValue(tile, at, false, left, role);
  }

  private shareOf(role: number): number {
    const { active, seats } = this.position;
    return share(this.position, (active + role) % seats);
  }

  private valueAfter(tile: number, at: number, isOpen: boolean, left: number, role: number): number {
    this.nodes++;
    return this.valuation.after(tile, at, isOpen, left, role);
  }
}
