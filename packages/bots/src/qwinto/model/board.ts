// A sheet as the bots hold it: a byte for each field, so that a million of them a second can be looked at. It knows
// the full sheet only; what may be written where, and what it counts, is tested to be what the rules say.
import { BONUSES, COLUMN_MATES, FIELDS } from '@crescendo/rules/qwinto';

export const CELLS = 27;
export const ROW = 9;
/** Sums run from 1 to 18; 19 is above them all. */
export const TOP = 19;
export const LAST_MISTHROW = 4;
export const MISTHROW_COST = 5;

/** `MATE_A[field]`, `MATE_B[field]`: the others of its column; -1: there is none. */
const MATE_A = Int8Array.from(FIELDS, (field) => COLUMN_MATES[field]![0] ?? -1);
const MATE_B = Int8Array.from(FIELDS, (field) => COLUMN_MATES[field]![1] ?? -1);

/** The bonus column a field belongs to, from 0 to 4; -1: none. And which of its three fields it is. */
export const BONUS_OF = Int8Array.from(FIELDS, (field) =>
  BONUSES.findIndex(({ fields }) => fields.includes(field)),
);
export const BIT_OF = Int8Array.from(FIELDS, (field) => {
  const bonus = BONUSES[BONUS_OF[field]!];
  return bonus ? 1 << bonus.fields.indexOf(field) : 0;
});
export const PENTAGON = Int8Array.from(BONUSES, ({ pentagon }) => pentagon);
export const BONUS_FIELDS = Int8Array.from(BONUSES.flatMap(({ fields }) => fields));

/** One seat's sheet, with what is often asked about it kept up to date by `write`. */
export interface Board {
  readonly numbers: Uint8Array;
  /** Numbers written in each row. */
  readonly filled: Uint8Array;
  /** For each bonus column, which of its fields are written, as bits. */
  readonly columns: Uint8Array;
  misthrows: number;
  score: number;
}

export const emptyBoard = (): Board => ({
  numbers: new Uint8Array(CELLS),
  filled: new Uint8Array(3),
  columns: new Uint8Array(5),
  misthrows: 0,
  score: 0,
});

export const clear = (board: Board): void => {
  board.numbers.fill(0);
  board.filled.fill(0);
  board.columns.fill(0);
  board.misthrows = 0;
  board.score = 0;
};

export const copy = (to: Board, from: Board): void => {
  to.numbers.set(from.numbers);
  to.filled.set(from.filled);
  to.columns.set(from.columns);
  to.misthrows = from.misthrows;
  to.score = from.score;
};

export const boardOf = (sheet: {
  readonly numbers: readonly number[];
  readonly misthrows: number;
  readonly headStart?: number;
}): Board => {
  const board = emptyBoard();
  board.score = sheet.headStart ?? 0;
  for (let field = 0; field < CELLS; field++)
    if (sheet.numbers[field]! > 0) write(board, field, sheet.numbers[field]!);
  for (let i = 0; i < sheet.misthrows; i++) misthrow(board);
  return board;
};

/** The points that writing this number here adds to the score. */
export const gain = (board: Board, field: number, number: number): number => {
  const row = (field / ROW) | 0;
  const { numbers, filled, columns } = board;
  let points = 1;
  if (filled[row] === ROW - 1) {
    const last = row * ROW + ROW - 1;
    points = (field === last ? number : numbers[last]!) - (ROW - 1);
  }
  const bonus = BONUS_OF[field]!;
  if (bonus >= 0 && (columns[bonus]! | BIT_OF[field]!) === 7) {
    const pentagon = PENTAGON[bonus]!;
    points += field === pentagon ? number : numbers[pentagon]!;
  }
  return points;
};

export const write = (board: Board, field: number, number: number): void => {
  board.score += gain(board, field, number);
  board.numbers[field] = number;
  board.filled[(field / ROW) | 0]!++;
  const bonus = BONUS_OF[field]!;
  if (bonus >= 0) board.columns[bonus]! |= BIT_OF[field]!;
};

export const misthrow = (board: Board): void => {
  board.misthrows++;
  board.score -= MISTHROW_COST;
};

export const isTwin = (numbers: Uint8Array, field: number, number: number): boolean => {
  const a = MATE_A[field]!;
  if (a >= 0 && numbers[a] === number) return true;
  const b = MATE_B[field]!;
  return b >= 0 && numbers[b] === number;
};

export const completeRows = ({ filled }: Board): number =>
  (filled[0] === ROW ? 1 : 0) + (filled[1] === ROW ? 1 : 0) + (filled[2] === ROW ? 1 : 0);

export const isOver = (board: Board): boolean => board.misthrows >= LAST_MISTHROW || completeRows(board) >= 2;

/** The number of fields that the two fullest rows still lack. */
export const toGo = ({ filled }: Board): number => {
  const [a, b, c] = [filled[0]!, filled[1]!, filled[2]!];
  return 2 * ROW - (a + b + c - Math.min(a, b, c));
};

/** The most points that writing this number anywhere would add at once; 0 when it fits nowhere. */
export const bestGain = (board: Board, number: number): number => {
  const field = bestField(board, number);
  return field < 0 ? 0 : gain(board, field, number);
};

/** The field on which this number adds the most points at once, in these rows; -1: it fits nowhere. */
export const bestField = (board: Board, number: number, rows = 7): number => {
  const { numbers } = board;
  let best = -1;
  let most = 0;
  for (let row = 0; row < 3; row++) {
    if (!(rows & (1 << row))) continue;
    let from = row * ROW;
    let to = from + ROW;
    for (let field = from; field < to; field++) {
      const there = numbers[field]!;
      if (there === 0) continue;
      if (there < number) from = field + 1;
      else {
        to = field;
        if (there === number) from = to;
      }
    }
    for (let field = from; field < to; field++) {
      if (isTwin(numbers, field, number)) continue;
      const points = gain(board, field, number);
      if (points <= most) continue;
      most = points;
      best = field;
    }
  }
  return best;
};
