import type { Board, Counter, Finito, View } from '../../src/finito/types.ts';
import { type Candidate, highest, nth, type Oracle, rises } from './oracle.ts';

// The printed board: 1, 2, 19 and 20 once, all between them twice.
const PRINTED = [
  { row: 'a', numbers: [1, 2, 3, 3, 4, 4] },
  { row: 'b', numbers: [5, 5, 6, 6, 7, 7] },
  { row: 'c', numbers: [8, 8, 9, 9, 10, 10] },
  { row: 'd', numbers: [11, 11, 12, 12, 13, 13] },
  { row: 'e', numbers: [14, 14, 15, 15, 16, 16] },
  { row: 'f', numbers: [17, 17, 18, 18, 19, 20] },
];
const SQUARES = PRINTED.flatMap(({ row, numbers }) =>
  numbers.map((number, i) => ({ name: `${row}${i + 1}`, number })),
);
const COUNTERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** The names of the squares a counter may go to. */
const targets = ({ rolled, options }: View, board: Board): readonly string[] => {
  const free = SQUARES.filter((_, i) => board[i] === 0);
  const rolledOnes = free.filter(({ number }) => number === rolled);
  if (rolledOnes.length > 0) return rolledOnes.map(({ name }) => name);
  const nextLower = free.findLast(({ number }) => number < rolled);
  const nextHigher = free.find(({ number }) => number > rolled);
  const nearest = [nextLower, nextHigher].flatMap((square) => square ?? []);
  if (options.neighbourChoice === 'nearest') return nearest.map(({ name }) => name);
  return free.filter(({ number }) => nearest.some((near) => near.number === number)).map(({ name }) => name);
};

const FIXED: readonly Candidate<Finito>[] = [
  { text: 'pass', move: { type: 'pass' } },
  ...(['place', 'move'] as const).flatMap((type) => [
    ...COUNTERS.flatMap((counter) =>
      SQUARES.map(({ name }, at) => ({ text: `${type} ${counter} ${name}`, move: { type, counter, at } })),
    ),
    ...COUNTERS.flatMap((counter) =>
      [-1, 36, 0.5].map((at) => ({ text: `off ${counter} ${at}`, move: { type, counter, at } })),
    ),
    ...[0, 13].flatMap((counter) =>
      SQUARES.map((_, at) => ({ text: `off ${counter} ${at}`, move: { type, counter, at } })),
    ),
  ]),
];

/** The longest block of neighbours that rises, free squares left out: every block is tried. */
const longestBlock = (board: Board): number => {
  const row = board.filter((counter) => counter !== 0);
  let longest = 0;
  for (let from = 0; from < row.length; from++)
    for (let to = from + 1; to <= row.length; to++)
      if (rises(row.slice(from, to))) longest = Math.max(longest, to - from);
  return longest;
};

const inReadingOrder = (counters: readonly Counter[]): string => counters.filter(Boolean).join(' ');

export const finitoOracle: Oracle<Finito> = {
  candidates: () => FIXED,
  legal: (view) => {
    const { seat, options } = view;
    if (seat === null || view.phase !== 'choose' || view.pending[seat] !== null) return [];
    const squares = targets(view, nth(view.boards, seat));
    const open = nth(view.open, seat);
    if (open.length > 0) return open.flatMap((counter) => squares.map((name) => `place ${counter} ${name}`));
    const moves = COUNTERS.flatMap((counter) => squares.map((name) => `move ${counter} ${name}`));
    return options.passing ? [...moves, 'pass'] : moves;
  },
  ending: ({ boards, options, phase, rolls }) => {
    if (boards.some((board) => inReadingOrder(board) === COUNTERS.join(' '))) return 'finito';
    if (options.goal > 0 && boards.some((board) => longestBlock(board) >= options.goal)) return 'goal';
    return options.roundLimit > 0 && rolls === options.roundLimit && phase !== 'choose' ? 'limit' : null;
  },
  result: ({ boards }) => {
    const scores = boards.map(longestBlock);
    return { scores, winners: highest(scores) };
  },
  isSound: ({ boards, open, down }) =>
    boards.every((board, seat) => {
      const all = [...board.filter(Boolean), ...nth(open, seat), ...nth(down, seat)];
      return inReadingOrder(all.sort((a, b) => a - b)) === COUNTERS.join(' ') && board.length === 36;
    }),
};
