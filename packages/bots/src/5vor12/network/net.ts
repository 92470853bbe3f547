// The expert's net: rows of small whole numbers for every square of every board, and for each number of seats a head that
// makes log-odds of them. research/5vor12/net/net.py is the same in PyTorch, where it learns.
import { HIGHEST } from '../model/position.ts';

export const DEEP = 48;
export const WIDE = 32;
export const LAST = 16;

const KIND = Uint8Array.from([0, 1, 2, 3, 1, 4, 5, 6, 2, 5, 7, 8, 3, 6, 8, 9]);
const KINDS = 10;
const PAIRS = 231;
export const BUCKETS = 17;

/** `PAIR[low * 22 + high]`: the number of this interval. A falling diagonal can leave a square no number at all. */
const PAIR = new Uint8Array(22 * 22);
for (let low = 0, n = 0; low <= 20; low++)
  for (let high = low + 1; high <= 21; high++) PAIR[low * 22 + high] = n++;
for (let low = 1; low <= 20; low++)
  for (let high = 0; high <= low; high++) PAIR[low * 22 + high] = PAIR[low * 22 + low + 1]!;

const CHANCE = KINDS * PAIRS;
const FILLED = CHANCE + KINDS * 4 * BUCKETS;
/** A filled square has one row only. */
export const NOTHING = FILLED + KINDS * 80;
export const ROWS = NOTHING + 1;

export const spanRow = (at: number, low: number, high: number): number =>
  KIND[at]! * PAIRS + PAIR[low * 22 + high]!;

/** A free square by how many open numbers fit it, and how likely the next hidden one does. */
export const chanceRow = (at: number, open: number, bucket: number): number =>
  CHANCE + (KIND[at]! * 4 + (open > 3 ? 3 : open)) * BUCKETS + bucket;

/** A filled square by whether a lower or a higher open number could take its place. */
export const filledRow = (at: number, tile: number, lower: boolean, higher: boolean): number =>
  FILLED + KIND[at]! * 80 + (tile - 1) * 4 + (lower ? 2 : 0) + (higher ? 1 : 0);

const MAX_FREE = 13;
/** The first counts, those of single seats, are the weightiest. */
export const SEAT_COUNTS = 4 * 14 * 4;
const CROSS = SEAT_COUNTS;
const LEFT = CROSS + 14 * 14;
const MIDDLE = LEFT + 32;
const POOL = MIDDLE + HIGHEST * 3;
export const COUNTS = POOL + HIGHEST * 5;

const most = (free: number): number => (free > MAX_FREE ? MAX_FREE : free);

export const fillableRow = (role: number, free: number, fillable: number): number =>
  (role * 14 + most(free)) * 4 + (fillable > 3 ? 3 : fillable);
export const crossRow = (own: number, next: number): number => CROSS + most(own) * 14 + most(next);
export const leftRow = (left: number): number => LEFT + (left <= 16 ? left : 16 + ((left - 13) >> 2));
export const middleRow = (tile: number, count: number): number =>
  MIDDLE + (tile - 1) * 3 + (count > 2 ? 2 : count);
export const poolRow = (tile: number, count: number): number => POOL + (tile - 1) * 5 + count;

export interface Head {
  /** `[role][deep][wide]` */
  readonly weights: Float64Array;
  readonly counts: Float64Array;
  /** `[wide][last]`, and what is added. */
  readonly second: Float64Array;
  readonly bias: Float64Array;
  /** `[last][role]`, and what is added. */
  readonly last: Float64Array;
  readonly end: Float64Array;
}

export interface Net {
  readonly rows: Float64Array;
  /** The row with which every board's sum begins. */
  readonly start: Float64Array;
  /** By the number of seats: 2, 3, 4. */
  readonly heads: readonly Head[];
}

export const newNet = (): Net => ({
  rows: new Float64Array(ROWS * DEEP),
  start: new Float64Array(DEEP),
  heads: [2, 3, 4].map((seats) => ({
    weights: new Float64Array(seats * DEEP * WIDE),
    counts: new Float64Array(COUNTS * WIDE),
    second: new Float64Array(WIDE * LAST),
    bias: new Float64Array(LAST),
    last: new Float64Array(LAST * seats),
    end: new Float64Array(seats),
  })),
});
