// The line of squares as searching sees it: where a roll lets a counter go.
import { numberOn, squareCount, squaresOf } from '@crescendo/rules/finito';

export interface Line {
  readonly numbers: number;
  readonly squares: number;
  /** The number on each square. */
  readonly number: Uint8Array;
  /** The first and the last square of each number. */
  readonly first: Int8Array;
  readonly last: Int8Array;
  /** F-9: any free square of the neighbouring number, not the nearest alone. */
  readonly isEither: boolean;
}

const LINES = new Map<string, Line>();

export const lineOf = (numbers: number, neighbourChoice: 'nearest' | 'either'): Line => {
  const key = `${numbers} ${neighbourChoice}`;
  const known = LINES.get(key);
  if (known) return known;
  const squares = squareCount(numbers);
  const line: Line = {
    numbers,
    squares,
    number: Uint8Array.from({ length: squares }, (_, at) => numberOn(at, numbers)),
    first: Int8Array.from({ length: numbers + 1 }, (_, n) => (n === 0 ? -1 : squaresOf(n, numbers)[0]!)),
    last: Int8Array.from({ length: numbers + 1 }, (_, n) => (n === 0 ? -1 : squaresOf(n, numbers).at(-1)!)),
    isEither: neighbourChoice === 'either',
  };
  LINES.set(key, line);
  return line;
};

/** The squares a roll leads to, lowest first, into `to`; answers how many: at most four. */
export const targets = (line: Line, board: Uint8Array, rolled: number, to: Uint8Array, at = 0): number => {
  const low = line.first[rolled]!;
  const high = line.last[rolled]!;
  let size = 0;
  if (board[low] === 0) to[at + size++] = low;
  if (high !== low && board[high] === 0) to[at + size++] = high;
  if (size > 0) return size;
  let below = low - 1;
  while (below >= 0 && board[below] !== 0) below--;
  if (below >= 0) {
    const twin = line.first[line.number[below]!]!;
    if (line.isEither && twin !== below && board[twin] === 0) to[at + size++] = twin;
    to[at + size++] = below;
  }
  let above = high + 1;
  while (above < line.squares && board[above] !== 0) above++;
  if (above < line.squares) {
    to[at + size++] = above;
    const twin = line.last[line.number[above]!]!;
    if (line.isEither && twin !== above && board[twin] === 0) to[at + size++] = twin;
  }
  return size;
};
