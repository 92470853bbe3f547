// One seat's board: what may stand where. 16 squares in reading order, 0 is a free square. A smaller board
// is the top left corner of the same 16, so a square has one name whatever the size.
import type { NotRising, Options, Square, Tile } from './types.ts';

export const WIDTH = 4;

const squaresOf = (size: number): readonly Square[] =>
  Array.from({ length: size * size }, (_, i) => Math.floor(i / size) * WIDTH + (i % size));

/** `SQUARES[size]`: the squares of a board of that size, in reading order. */
export const SQUARES: readonly (readonly Square[])[] = [0, 1, 2, 3, 4].map(squaresOf);

/** `DIAGONAL[size]`: the dotted squares, from top left to bottom right. */
export const DIAGONAL: readonly (readonly Square[])[] = SQUARES.map((squares) =>
  squares.filter((at) => Math.floor(at / WIDTH) === at % WIDTH),
);

/** The number of tiles a seat holds before it decides at the start. */
export const handSize = ({ start, size }: Pick<Options, 'start' | 'size'>): number =>
  start === 'one' ? 1 : size;

export const isOnBoard = (size: number, at: Square): boolean =>
  Number.isInteger(at) && at >= 0 && at % WIDTH < size && Math.floor(at / WIDTH) < size;

export const freeSquares = (size: number, board: readonly Tile[]): number => {
  let free = 0;
  for (const at of SQUARES[size]!) if (board[at] === 0) free++;
  return free;
};

/**
 * For every square the open interval a number on it must lie in, given all other tiles of its row and column:
 * `low[at] < number < high[at]`. The square's own tile does not count, so the same interval serves an exchange.
 */
export const bounds = (
  size: number,
  board: readonly Tile[],
): { readonly low: readonly number[]; readonly high: readonly number[] } => {
  const low = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
  const high = [99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99];
  for (let line = 0; line < size; line++) {
    narrow(board, low, high, line * WIDTH, 1, size);
    narrow(board, low, high, line, WIDTH, size);
  }
  return { low, high };
};

/** Narrow the intervals along one row or column. */
const narrow = (
  board: readonly Tile[],
  low: number[],
  high: number[],
  from: Square,
  step: number,
  size: number,
): void => {
  let most = 0;
  for (let i = 0, at = from; i < size; i++, at += step) {
    if (most > low[at]!) low[at] = most;
    if (board[at]! > most) most = board[at]!;
  }
  let least = 99;
  for (let i = 0, at = from + (size - 1) * step; i < size; i++, at -= step) {
    if (least < high[at]!) high[at] = least;
    if (board[at] !== 0 && board[at]! < least) least = board[at]!;
  }
};

/** The first tile, row before column, that keeps `tile` from standing on `at`. */
export const clash = (
  size: number,
  board: readonly Tile[],
  tile: Tile,
  at: Square,
): NotRising | undefined => {
  const lines = { row: [at - (at % WIDTH), 1], column: [at % WIDTH, WIDTH] } as const;
  for (const line of ['row', 'column'] as const) {
    const [from, step] = lines[line];
    for (let i = 0, otherAt = from; i < size; i++, otherAt += step) {
      const other = board[otherAt]!;
      if (otherAt === at || other === 0) continue;
      if (otherAt < at ? tile > other : tile < other) continue;
      const is = tile === other ? 'equal' : tile > other ? 'more' : 'less';
      return { code: 'not-rising', tile, at, line, is, other, otherAt };
    }
  }
  return undefined;
};

const CORNERS = [
  [-1, -1],
  [-1, 1],
  [1, -1],
  [1, 1],
] as const;

/** V-22: the squares with an equal number that stand corner to corner with this one. */
export const twinsAcross = (size: number, board: readonly Tile[], at: Square): readonly Square[] =>
  CORNERS.flatMap(([down, right]) => {
    const [row, column] = [Math.floor(at / WIDTH) + down, (at % WIDTH) + right];
    const across = row * WIDTH + column;
    const isInside = row >= 0 && row < size && column >= 0 && column < size;
    return isInside && board[across] === board[at] ? [across] : [];
  });

/** V-22: tells whether an equal number stands corner to corner with this square. */
export const hasTwinAcross = (size: number, board: readonly Tile[], at: Square): boolean =>
  CORNERS.some(([down, right]) => {
    const [row, column] = [Math.floor(at / WIDTH) + down, (at % WIDTH) + right];
    if (row < 0 || row >= size || column < 0 || column >= size) return false;
    return board[row * WIDTH + column] === board[at];
  });
