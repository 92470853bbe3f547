// The inputs of the network: a list of features that hold, nearly all of them about one field, one gap or one row of the
// own sheet; so writing a number changes a few of them only. Change anything here and FEATURE_VERSION, and train anew.
import { type Board, CELLS, PENTAGON, ROW, TOP, toGo } from '../model/board.ts';

export const FEATURE_VERSION = 2;

let next = 0;
const block = (size: number): number => {
  const start = next;
  next += size;
  return start;
};

/** A number stands on a field: field, number. */
export const VALUE = block(CELLS * 18);
/** A free field, and the nearest lower number on its left: field, number. */
const LOWER = block(CELLS * 18);
/** A free field, and the nearest higher number on its right. */
const UPPER = block(CELLS * 18);
/** A gap of so many free fields, and how many numbers lie between its ends. */
const GAP = block(9 * 18);
/** The ends of a gap. */
const SPAN = block((TOP * (TOP + 1)) / 2);
/** The number of filled fields of a row. */
export const FILLED = block(3 * 10);
/** The written fields of a bonus column. */
const COLUMN = block(5 * 8);
export const MISTHROWS = block(5);
export const SCORE = block(32);
export const TO_GO = block(19);
/** The number of seats, and the number of turns until this seat rolls. */
const SEATS = block(6 * 6);
/** Points ahead of the best of the others. */
export const AHEAD = block(32);
/** Fields to go to the end: this seat's, and the least of the others'. */
export const RACE = block(10 * 10);
/** About another seat: the one with the best score has its own block, the rest share one. */
const RIVAL = block(2 * 326);
export const FEATURES = next;

const RIVAL_SIZE = 326;

export const scoreAt = (score: number): number => Math.max(0, Math.min(31, (score + 20) >> 2));
export const aheadAt = (points: number): number => Math.max(0, Math.min(31, (points + 64) >> 2));
export const raceAt = (own: number, other: number): number => Math.min(own, 9) * 10 + Math.min(other, 9);
export const lowerAt = (field: number, low: number): number => LOWER + field * 18 + (low > 17 ? 17 : low);
export const upperAt = (field: number, high: number): number =>
  UPPER + field * 18 + (high < 2 ? 0 : high - 2);
export const gapAt = (length: number, low: number, high: number): number =>
  GAP + (length - 1) * 18 + Math.min(17, high - low - 1);
export const spanAt = (low: number, high: number): number => SPAN + ((high * (high - 1)) >> 1) + low;

/** The other seats, as one seat sees them. */
export interface Rivals {
  readonly list: Int32Array;
  count: number;
  /** The best score and the least way to go among them. */
  score: number;
  toGo: number;
}

export const emptyRivals = (): Rivals => ({ list: new Int32Array(96), count: 0, score: 0, toGo: 18 });

export const readRivals = (rivals: Rivals, boards: readonly Board[], seats: number, seat: number): void => {
  rivals.count = 0;
  rivals.score = 0;
  rivals.toGo = 18;
  let leader = -1;
  for (let i = 1; i < seats; i++) {
    const other = (seat + i) % seats;
    const board = boards[other]!;
    if (leader < 0 || board.score > boards[leader]!.score) leader = other;
    const left = toGo(board);
    if (left < rivals.toGo) rivals.toGo = left;
  }
  if (leader < 0) return;
  rivals.score = boards[leader]!.score;
  listRival(rivals, boards[leader]!, RIVAL);
  for (let i = 1; i < seats; i++) {
    const other = (seat + i) % seats;
    if (other !== leader) listRival(rivals, boards[other]!, RIVAL + RIVAL_SIZE);
  }
};

const BITS = [0, 1, 1, 2, 1, 2, 2, 3];

const listRival = (rivals: Rivals, board: Board, at: number): void => {
  const { list } = rivals;
  let n = rivals.count;
  for (let row = 0; row < 3; row++) {
    const missing = ROW - board.filled[row]!;
    list[n++] = at + row * 10 + board.filled[row]!;
    list[n++] = at + 30 + row * 10 + ((board.numbers[row * ROW + ROW - 1]! + 1) >> 1);
    // The number of ways to complete the row.
    list[n++] =
      at + 60 + row * 30 + Math.min(missing, 4) * 6 + (missing > 0 ? roomOf(board.numbers, row) : 0);
  }
  for (let bonus = 0; bonus < 5; bonus++) {
    const worth = (board.numbers[PENTAGON[bonus]!]! + 3) >> 2;
    list[n++] = at + 150 + bonus * 24 + BITS[board.columns[bonus]!]! * 6 + worth;
  }
  list[n++] = at + 270 + board.misthrows;
  list[n++] = at + 275 + scoreAt(board.score);
  list[n++] = at + 307 + toGo(board);
  rivals.count = n;
};

const MAX_ROOM = 5;

/** The quantity of numbers for each field of the tightest gap of a row, at most five; 0: nothing fits some field. */
const roomOf = (numbers: Uint8Array, row: number): number => {
  let room = MAX_ROOM;
  let field = row * ROW;
  const end = field + ROW;
  let low = 0;
  while (field < end) {
    if (numbers[field]! > 0) {
      low = numbers[field++]!;
      continue;
    }
    const from = field;
    while (field < end && numbers[field] === 0) field++;
    const high = field < end ? numbers[field]! : TOP;
    room = Math.min(room, Math.floor((high - low - 1) / (field - from)));
  }
  return room;
};

/** All features of an own sheet, given that this seat rolls again in `distance` turns. */
export const listAll = (
  list: Int32Array,
  board: Board,
  seats: number,
  distance: number,
  rivals: Rivals,
): number => {
  let n = 0;
  for (let row = 0; row < 3; row++) {
    n = listRow(list, n, board.numbers, row);
    list[n++] = FILLED + row * 10 + board.filled[row]!;
  }
  for (let bonus = 0; bonus < 5; bonus++) list[n++] = COLUMN + bonus * 8 + board.columns[bonus]!;
  const left = toGo(board);
  list[n++] = MISTHROWS + board.misthrows;
  list[n++] = SCORE + scoreAt(board.score);
  list[n++] = TO_GO + left;
  list[n++] = SEATS + (seats - 1) * 6 + distance - 1;
  if (seats > 1) {
    list[n++] = AHEAD + aheadAt(board.score - rivals.score);
    list[n++] = RACE + raceAt(left, rivals.toGo);
    for (let i = 0; i < rivals.count; i++) list[n++] = rivals.list[i]!;
  }
  return n;
};

const listRow = (list: Int32Array, start: number, numbers: Uint8Array, row: number): number => {
  let n = start;
  let field = row * ROW;
  const end = field + ROW;
  let low = 0;
  while (field < end) {
    const there = numbers[field]!;
    if (there > 0) {
      list[n++] = VALUE + field * 18 + there - 1;
      low = there;
      field++;
      continue;
    }
    let to = field;
    while (to < end && numbers[to] === 0) to++;
    n = listGap(list, n, field, to, low, to < end ? numbers[to]! : TOP);
    field = to;
  }
  return n;
};

/** The free fields from `from` up to `to`, between two numbers. */
export const listGap = (
  list: Int32Array,
  start: number,
  from: number,
  to: number,
  low: number,
  high: number,
): number => {
  let n = start;
  for (let field = from; field < to; field++) {
    list[n++] = lowerAt(field, low);
    list[n++] = upperAt(field, high);
  }
  list[n++] = gapAt(to - from, low, high);
  list[n++] = spanAt(low, high);
  return n;
};

/** The feature of a field's column once this field is written too; -1: it belongs to no bonus column. */
export const columnAt = (bonus: number, bits: number): number => COLUMN + bonus * 8 + bits;
