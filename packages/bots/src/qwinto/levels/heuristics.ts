// Two ways to evaluate without a network, both of a kind that a person could follow in the head.
import {
  BONUS_FIELDS,
  BONUS_OF,
  type Board,
  CELLS,
  gain,
  isTwin,
  MISTHROW_COST,
  PENTAGON,
  ROW,
  TOP,
} from '../model/board.ts';

/** Writes the value of every number on every free field, and gives that of writing nothing. */
export type Heuristic = (
  values: Float64Array,
  board: Board,
  isActive: boolean,
  rows: number,
  least: number,
  most: number,
) => number;

type Visit = (field: number, number: number, from: number, to: number, low: number, high: number) => void;

/** Visit every number that may be written on every free field of these rows. */
export const visit = (board: Board, rows: number, least: number, most: number, see: Visit): void => {
  const { numbers } = board;
  for (let row = 0; row < 3; row++) {
    if (!(rows & (1 << row))) continue;
    const end = row * ROW + ROW;
    let from = row * ROW;
    let low = 0;
    while (from < end) {
      if (numbers[from]! > 0) {
        low = numbers[from++]!;
        continue;
      }
      let to = from;
      while (to < end && numbers[to] === 0) to++;
      const high = to < end ? numbers[to]! : TOP;
      for (let number = Math.max(low + 1, least); number <= Math.min(high - 1, most); number++)
        for (let field = from; field < to; field++)
          if (!isTwin(numbers, field, number)) see(field, number, from, to, low, high);
      from = to;
    }
  }
};

/** The way in which somebody likes points at once. */
interface Liking {
  /** The cost of each step between the number and the one that would stand there if the gap were filled evenly. */
  readonly misfit: number;
  /** The worth of a field of a bonus column that stays open, as a part of the number in its pentagon. */
  readonly columns: number;
}

/** The number that a bonus column will count, as far as one can see; without one in the pentagon: a middling one. */
const pentagonNumber = ({ numbers }: Board, field: number, number: number): number => {
  const bonus = BONUS_OF[field]!;
  if (bonus < 0) return 0;
  const pentagon = PENTAGON[bonus]!;
  return pentagon === field ? number : numbers[pentagon]! || MIDDLING;
};
const MIDDLING = 9;

/** Points at once, less how far the number lies from where it would stand if the gap were filled evenly. */
const byPoints =
  ({ misfit, columns }: Liking): Heuristic =>
  (values, board, isActive, rows, least, most) => {
    values.fill(-Infinity, least * CELLS, (most + 1) * CELLS);
    visit(board, rows, least, most, (field, number, from, to, low, high) => {
      const even = low + ((high - low) * (field - from + 1)) / (to - from + 1);
      const hope = columns === 0 ? 0 : columns * pentagonNumber(board, field, number);
      values[number * CELLS + field] = gain(board, field, number) + hope - misfit * Math.abs(number - even);
    });
    return isActive ? -MISTHROW_COST : 0;
  };

export const greedy = byPoints({ misfit: 0.5, columns: 0 });

/** Points and columns, with hardly a thought for the room that is left between numbers. */
export const eager = byPoints({ misfit: 0.08, columns: 0.3 });

/** The likelihood of each number when it is wanted, compared with 7 to 11. */
const COMMON = [0, 0.7, 0.8, 0.9, 1, 1, 1.05, 1.1, 1.05, 1, 1, 0.95, 0.85, 0.75, 0.65, 0.5, 0.4, 0.25, 0.15];
/** `ROOM[low][high]`: the room between two numbers. */
const ROOM = COMMON.map((_, low) => {
  const room = new Float64Array(TOP + 1);
  for (let high = low + 2; high <= TOP; high++) room[high] = room[high - 1]! + COMMON[high - 1]!;
  return room;
});

/** The chance that a field is filled in the end, for so much room for each field of its gap. */
const fillChance = (room: number): number => room / (room + SHARE);
const SHARE = 0.75;

const fillChances = new Float64Array(CELLS);

const setFillChances = (numbers: Uint8Array, row: number): void => {
  const end = row * ROW + ROW;
  let from = row * ROW;
  let low = 0;
  while (from < end) {
    if (numbers[from]! > 0) {
      low = numbers[from]!;
      fillChances[from++] = 1;
      continue;
    }
    let to = from;
    while (to < end && numbers[to] === 0) to++;
    const chance = fillChance(ROOM[low]![to < end ? numbers[to]! : TOP]! / (to - from));
    for (let field = from; field < to; field++) fillChances[field] = chance;
    from = to;
  }
};

/** Predicts the number of a free field: evenly between its neighbours. */
const likely = (numbers: Uint8Array, field: number): number => {
  if (numbers[field]! > 0) return numbers[field]!;
  const start = field - (field % ROW);
  let [left, right] = [field - 1, field + 1];
  while (left >= start && numbers[left] === 0) left--;
  while (right < start + ROW && numbers[right] === 0) right++;
  const low = left < start ? 0 : numbers[left]!;
  const high = right === start + ROW ? TOP : numbers[right]!;
  return low + ((high - low) * (field - left)) / (right - left);
};

/** Points to expect from this sheet: rows and columns, each weighed by the hope to complete it. */
const outlook = (board: Board, row: number): number => {
  const { numbers } = board;
  setFillChances(numbers, row);
  let points = 0;
  for (let r = 0; r < 3; r++) {
    let all = 1;
    for (let field = r * ROW; field < r * ROW + ROW; field++) {
      points += fillChances[field]!;
      all *= fillChances[field]!;
    }
    points += all * (likely(numbers, r * ROW + ROW - 1) - ROW);
  }
  for (let bonus = 0; bonus < 5; bonus++) {
    const at = bonus * 3;
    const all =
      fillChances[BONUS_FIELDS[at]!]! *
      fillChances[BONUS_FIELDS[at + 1]!]! *
      fillChances[BONUS_FIELDS[at + 2]!]!;
    points += all * likely(numbers, PENTAGON[bonus]!);
  }
  return points - MISTHROW_COST * board.misthrows;
};

/** The cost of a misthrow beyond its five points: four of them end the game. */
const MISTHROW_PENALTY = 1;
/** A number written now is worth this much more than hope: time runs out. */
const NOW_BONUS = 0.6;

/** The slack heuristic: keep room where fields are left, and mind the bonus columns. */
export const slack: Heuristic = (values, board, isActive, rows, least, most) => {
  values.fill(-Infinity, least * CELLS, (most + 1) * CELLS);
  const { numbers } = board;
  for (let row = 0; row < 3; row++) setFillChances(numbers, row);
  const now = outlook(board, 0);
  visit(board, rows, least, most, (field, number) => {
    const row = (field / ROW) | 0;
    numbers[field] = number;
    values[number * CELLS + field] = outlook(board, row) + NOW_BONUS;
    numbers[field] = 0;
    setFillChances(numbers, row);
  });
  return isActive ? now - MISTHROW_COST - MISTHROW_PENALTY * board.misthrows : now;
};
