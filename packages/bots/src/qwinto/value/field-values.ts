// The value of every number on every field: all that dice, re-rolls and fields are chosen by.
import {
  BIT_OF,
  BONUS_OF,
  type Board,
  bestGain,
  CELLS,
  completeRows,
  gain,
  isTwin,
  LAST_MISTHROW,
  MISTHROW_COST,
  ROW,
  TOP,
  toGo,
} from '../model/board.ts';
import { type Evaluator, HEAD_LIST, HEADS, POINTS, POINTS_UNIT, UTILITY, utility, WIN } from './evaluator.ts';
import {
  AHEAD,
  aheadAt,
  columnAt,
  FILLED,
  gapAt,
  listAll,
  listGap,
  lowerAt,
  MISTHROWS,
  RACE,
  type Rivals,
  raceAt,
  SCORE,
  scoreAt,
  spanAt,
  TO_GO,
  upperAt,
  VALUE,
} from './features.ts';

/** A sheet and all that matters around it, when a number is about to be written. */
export interface Situation {
  readonly board: Board;
  readonly seats: number;
  /** In how many turns after this one the seat rolls. */
  readonly distance: number;
  /** True if this seat rolls now: then writing nothing is a misthrow. */
  readonly isActive: boolean;
  readonly rivals: Rivals;
  /** The other boards, and which of them rolls next, unless it is this seat. */
  readonly others: readonly Board[];
  readonly next: number;
  /** In how many turns after this one each of the others rolls. */
  readonly distances: readonly number[];
}

/** `heads[head][number * CELLS + field]`; what cannot be written is -Infinity in every head. */
export interface Values {
  readonly heads: readonly [utility: Float64Array, points: Float64Array, win: Float64Array];
  /** The value of writing nothing. */
  readonly pass: Float64Array;
}

const newTable = (): Float64Array => new Float64Array(TOP * CELLS);

export const makeValues = (): Values => ({
  heads: [newTable(), newTable(), newTable()],
  pass: new Float64Array(HEADS),
});

const ending = new Float64Array(HEADS);

/** The value of ending the game with this score, when the best of the others ends with that. */
export const endingOf = (own: number, other: number, seats: number): Float64Array => {
  const margin = seats === 1 ? 0 : own - other;
  ending[UTILITY] = utility(margin);
  ending[POINTS] = own / POINTS_UNIT;
  ending[WIN] = margin > 0 || seats === 1 ? 1 : margin < 0 ? 0 : 0.5;
  return ending;
};

/** The best score among the others, should the game end with this number, which they may write as well. */
const reply = (others: readonly Board[], number: number): number => {
  let best = -100;
  for (let i = 0; i < others.length; i++) {
    const score = others[i]!.score + bestGain(others[i]!, number);
    if (score > best) best = score;
  }
  return best;
};

/**
 * Judge all numbers from `least` to `most` on all free fields of these rows (as bits), and writing nothing.
 *
 * `isBrief`: before the end comes near, a number is not looked at where it would leave a free field that nothing fits
 * any more, unless it completes a bonus column. The gap has a better field for it, and half the work is saved.
 */
export const fill = (
  values: Values,
  net: Evaluator,
  situation: Situation,
  rows: number,
  least: number,
  most: number,
  isBrief = true,
): void => {
  const { board, seats, distance, rivals } = situation;
  const isEarly = isBrief && toGo(board) > LATE && (seats === 1 || rivals.toGo > LATE);
  for (const table of values.heads) table.fill(-Infinity, least * CELLS, (most + 1) * CELLS);
  net.load(listAll(net.list, board, seats, distance, rivals));
  fillPass(values, net, situation);
  for (let row = 0; row < 3; row++)
    if (rows & (1 << row)) fillRow(values, net, situation, row, least, most, isEarly);
};

const fillPass = (values: Values, net: Evaluator, { board, seats, isActive, rivals }: Situation): void => {
  const { list, out } = net;
  if (!isActive) net.value(0, 0);
  else if (board.misthrows === LAST_MISTHROW - 1) {
    // Somebody is likely to write any number that was rolled.
    values.pass.set(endingOf(board.score - MISTHROW_COST, rivals.score + 1, seats));
    return;
  } else {
    const after = board.score - MISTHROW_COST;
    let n = 0;
    list[n++] = MISTHROWS + board.misthrows + 1;
    list[n++] = SCORE + scoreAt(after);
    if (seats > 1) list[n++] = AHEAD + aheadAt(after - rivals.score);
    const more = n;
    list[n++] = MISTHROWS + board.misthrows;
    list[n++] = SCORE + scoreAt(board.score);
    if (seats > 1) list[n++] = AHEAD + aheadAt(board.score - rivals.score);
    net.shift(1, 0, more, more);
    net.value(1, 0);
  }
  values.pass.set(out);
};

const fillRow = (
  values: Values,
  net: Evaluator,
  situation: Situation,
  row: number,
  least: number,
  most: number,
  isEarly: boolean,
): void => {
  const { numbers } = situation.board;
  const end = row * ROW + ROW;
  let field = row * ROW;
  let low = 0;
  while (field < end) {
    if (numbers[field]! > 0) {
      low = numbers[field++]!;
      continue;
    }
    let to = field;
    while (to < end && numbers[to] === 0) to++;
    const high = to < end ? numbers[to]! : TOP;
    if (Math.max(low + 1, least) <= Math.min(high - 1, most))
      fillGap(values, net, situation, row, field, to, low, high, least, most, isEarly);
    field = to;
  }
};

const fillGap = (
  values: Values,
  net: Evaluator,
  situation: Situation,
  row: number,
  from: number,
  to: number,
  low: number,
  high: number,
  least: number,
  most: number,
  isEarly: boolean,
): void => {
  const { board, seats, rivals } = situation;
  const { list } = net;
  const filled = board.filled[row]!;
  list[0] = FILLED + row * 10 + filled + 1;
  // The features that writing anywhere in this gap removes are subtracted once.
  let n = listGap(list, 1, from, to, low, high);
  list[n++] = FILLED + row * 10 + filled;
  list[n++] = SCORE + scoreAt(board.score);
  if (seats > 1) list[n++] = AHEAD + aheadAt(board.score - rivals.score);
  net.shift(1, 0, 1, n - 1);
  const isOpen = isEarly && high - low - 1 >= to - from;
  for (let field = from; field < to; field++) {
    const isSound = isOpen && !completesColumn(board, field);
    const first = Math.max(low + 1 + (isSound ? field - from : 0), least);
    const last = Math.min(high - 1 - (isSound ? to - field - 1 : 0), most);
    if (first <= last) fillField(values, net, situation, row, field, from, to, low, high, first, last);
  }
};

/** Fields to go to the end, by anybody, when everything is looked at. */
const LATE = 6;

const completesColumn = ({ columns }: Board, field: number): boolean => {
  const bonus = BONUS_OF[field]!;
  return bonus >= 0 && (columns[bonus]! | BIT_OF[field]!) === 7;
};

const fillField = (
  values: Values,
  net: Evaluator,
  situation: Situation,
  row: number,
  field: number,
  from: number,
  to: number,
  low: number,
  high: number,
  first: number,
  last: number,
): void => {
  const { board, seats, rivals, others } = situation;
  const { list, out } = net;
  const { numbers } = board;
  const ends = board.filled[row] === ROW - 1 && completeRows(board) >= 1;
  if (ends) {
    for (let number = first; number <= last; number++) {
      if (isTwin(numbers, field, number)) continue;
      const own = board.score + gain(board, field, number);
      endingOf(own, reply(others, number), seats);
      for (const head of HEAD_LIST) values.heads[head][number * CELLS + field] = ending[head]!;
    }
    return;
  }
  shiftField(net, situation, row, field, from, to, low, high);
  const value = VALUE + field * 18 - 1;
  const left = field - from;
  const right = to - field - 1;
  const [utilities, points, wins] = values.heads;
  for (let number = first; number <= last; number++) {
    if (isTwin(numbers, field, number)) continue;
    let n = 0;
    list[n++] = value + number;
    for (let f = from; f < field; f++) list[n++] = upperAt(f, number);
    for (let f = field + 1; f < to; f++) list[n++] = lowerAt(f, number);
    if (left > 0) {
      list[n++] = gapAt(left, low, number);
      list[n++] = spanAt(low, number);
    }
    if (right > 0) {
      list[n++] = gapAt(right, number, high);
      list[n++] = spanAt(number, high);
    }
    const score = board.score + gain(board, field, number);
    list[n++] = SCORE + scoreAt(score);
    if (seats > 1) list[n++] = AHEAD + aheadAt(score - rivals.score);
    net.value(2, n);
    const at = number * CELLS + field;
    utilities[at] = out[UTILITY]!;
    points[at] = out[POINTS]!;
    wins[at] = out[WIN]!;
  }
};

/** Slot 2: what writing in this field changes whatever the number is. */
const shiftField = (
  net: Evaluator,
  { board, seats, rivals }: Situation,
  row: number,
  field: number,
  from: number,
  to: number,
  low: number,
  high: number,
): void => {
  const { list } = net;
  const before = toGo(board);
  board.filled[row]!++;
  const after = toGo(board);
  board.filled[row]!--;
  const bonus = BONUS_OF[field]!;
  let n = 0;
  for (let f = from; f < field; f++) list[n++] = lowerAt(f, low);
  for (let f = field + 1; f < to; f++) list[n++] = upperAt(f, high);
  if (bonus >= 0) list[n++] = columnAt(bonus, board.columns[bonus]! | BIT_OF[field]!);
  if (after !== before) {
    list[n++] = TO_GO + after;
    if (seats > 1) list[n++] = RACE + raceAt(after, rivals.toGo);
  }
  const more = n;
  if (bonus >= 0) list[n++] = columnAt(bonus, board.columns[bonus]!);
  if (after !== before) {
    list[n++] = TO_GO + before;
    if (seats > 1) list[n++] = RACE + raceAt(before, rivals.toGo);
  }
  net.shift(2, 1, more, n - more);
};
