// One seat's board: a line of squares whose numbers rise, drawn six to a row. Rows matter to the eye only.
import type { Board, Counter, Options, Square } from './types.ts';

/** Squares in a row, as drawn. */
export const WIDTH = 6;

/** The most numbers, counters and seats there may be. */
export const BOUNDS = { numbers: 20, counters: 12, seats: 8 } as const;

/** F-1: the first two and the last two numbers stand once, all between them twice. */
const line = (numbers: number): readonly number[] =>
  Array.from({ length: numbers }, (_, i) => i + 1).flatMap((n) =>
    n <= 2 || n >= numbers - 1 ? [n] : [n, n],
  );

/** `LINES[numbers]`: the number on each square. */
const LINES: readonly (readonly number[])[] = Array.from({ length: BOUNDS.numbers + 1 }, (_, n) => line(n));

const SQUARES: readonly (readonly (readonly Square[])[])[] = LINES.map((squares, numbers) =>
  Array.from({ length: numbers + 1 }, (_, n) => squares.flatMap((number, at) => (number === n ? [at] : []))),
);

/** The number printed on a square; `numbers` is how many the board has. */
export const numberOn = (at: Square, numbers: number = BOUNDS.numbers): number => LINES[numbers]![at]!;

/** The squares with this number: one or two. */
export const squaresOf = (number: number, numbers: number = BOUNDS.numbers): readonly Square[] =>
  SQUARES[numbers]![number]!;

export const squareCount = (numbers: number = BOUNDS.numbers): number => LINES[numbers]!.length;

/** F-20: a small board holds fewer counters, so that a square is always free to move to. */
export const counterCount = ({ counters, numbers }: Pick<Options, 'counters' | 'numbers'>): number =>
  Math.min(counters, squareCount(numbers) - 1);

/** F-18: how long a rising block has to be to win. */
export const winningLength = (options: Pick<Options, 'counters' | 'numbers' | 'goal'>): number => {
  const all = counterCount(options);
  return options.goal === 0 ? all : Math.min(options.goal, all);
};

export const isOnBoard = (numbers: number, at: Square): boolean =>
  Number.isInteger(at) && at >= 0 && at < squareCount(numbers);

type TargetOptions = Pick<Options, 'numbers' | 'neighbourChoice'>;

/** F-7, F-8: the squares where a counter may go at this roll, lowest first. */
export const targets = (options: TargetOptions, board: Board, rolled: number): readonly Square[] => {
  const squares = squaresOf(rolled, options.numbers);
  const [low, high] = [squares[0]!, squares[squares.length - 1]!];
  if (board[low] === 0) return low === high || board[high] === 0 ? squares : [low];
  if (board[high] === 0) return [high];
  const list: Square[] = [];
  addNeighbour(list, options, board, low, -1);
  addNeighbour(list, options, board, high, 1);
  return list;
};

const addNeighbour = (
  list: Square[],
  { numbers, neighbourChoice }: TargetOptions,
  board: Board,
  from: Square,
  step: 1 | -1,
): void => {
  let at = from + step;
  while (at >= 0 && at < board.length && board[at] !== 0) at += step;
  if (at < 0 || at >= board.length) return;
  if (neighbourChoice === 'nearest') list.push(at);
  // F-9: the neighbouring number counts, whichever of its squares is nearer.
  else
    for (const other of squaresOf(numberOn(at, numbers), numbers)) if (board[other] === 0) list.push(other);
};

/** The counters in reading order, free squares left out. */
export const sequence = (board: Board): readonly Counter[] => board.filter((counter) => counter !== 0);

/** F-16: the longest run of neighbours in the sequence that rises; the first of several. */
export const risingBlock = (
  counters: readonly Counter[],
): { readonly from: number; readonly length: number } => {
  let best = { from: 0, length: 0 };
  let from = 0;
  for (let i = 0; i < counters.length; i++) {
    if (i > 0 && counters[i]! < counters[i - 1]!) from = i;
    if (i + 1 - from > best.length) best = { from, length: i + 1 - from };
  }
  return best;
};

const rising: number[] = [];
const lengths: number[] = [];

/** The largest number of counters that can stay in place while the others are moved into order: the longest rising subsequence. */
export const longestRise = (board: ArrayLike<Counter>): number => {
  let [best, size] = [0, 0];
  for (let at = 0; at < board.length; at++) {
    const counter = board[at]!;
    if (counter === 0) continue;
    let length = 1;
    for (let i = 0; i < size; i++)
      if (rising[i]! < counter && lengths[i]! + 1 > length) length = lengths[i]! + 1;
    rising[size] = counter;
    lengths[size++] = length;
    if (length > best) best = length;
  }
  return best;
};

/** The length of the longest rising block on a board. */
export const points = (board: Board): number => {
  let [best, length, last] = [0, 0, 0];
  for (let at = 0; at < board.length; at++) {
    const counter = board[at]!;
    if (counter === 0) continue;
    length = counter > last ? length + 1 : 1;
    last = counter;
    if (length > best) best = length;
  }
  return best;
};
