import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { longestRise } from '../../test/finito/ordering-bot.ts';
import {
  type Board,
  counterCount,
  finito,
  formatSquare,
  numberOn,
  type Options,
  parseSquare,
  points,
  risingBlock,
  type Square,
  sequence,
  squareCount,
  squaresOf,
  targets,
  winningLength,
} from './index.ts';

interface Vector {
  readonly id: string;
  readonly roll?: number;
  readonly occupied?: readonly Square[];
  readonly counters?: { readonly [counter: string]: Square };
  readonly expectTargets?: readonly Square[];
  readonly move?: { readonly counter: number; readonly from: Square; readonly to: Square };
  readonly expectFinito?: boolean;
  readonly sequence?: readonly number[];
  readonly expectBlock?: readonly number[];
  readonly expectPoints?: number;
}

const vectors: readonly Vector[] = JSON.parse(
  readFileSync(new URL('../../test/vectors.json', import.meta.url), 'utf8'),
)['finito'];

const boardOf = (counters: readonly (readonly [Square, number])[], squares = 36): Board => {
  const board = new Array<number>(squares).fill(0);
  for (const [at, counter] of counters) board[at] = counter;
  return board;
};

const vectorBoard = ({ occupied = [], counters = {} }: Vector): Board =>
  boardOf([
    ...occupied.map((at) => [at, 1] as const),
    ...Object.entries(counters).map(([counter, at]) => [at, Number(counter)] as const),
  ]);

describe('the booklet', () => {
  test.each(vectors.filter(({ expectTargets }) => expectTargets))('[F-7] [F-8] targets of $id', (vector) => {
    expect(targets(finito.options, vectorBoard(vector), vector.roll!)).toEqual(vector.expectTargets);
  });

  test.each(vectors.filter(({ move }) => move))('[F-11] [F-14] the move of $id', (vector) => {
    const { counter, from, to } = vector.move!;
    const before = vectorBoard(vector);
    expect(before[from]).toBe(counter);
    expect(targets(finito.options, before, vector.roll!)).toContain(to);
    expect(points(before) === 12).toBe(false);
    expect(points(before.with(from, 0).with(to, counter)) === 12).toBe(vector.expectFinito);
  });

  test.each(vectors.filter(({ sequence: list }) => list))('[F-16] the points of $id', (vector) => {
    const list = vector.sequence!;
    const { from, length } = risingBlock(list);
    expect(length).toBe(vector.expectPoints);
    if (vector.expectBlock) expect(list.slice(from, from + length)).toEqual(vector.expectBlock);
  });

  test('every vector is tested', () => {
    expect(vectors).toHaveLength(11);
    for (const vector of vectors) expect(vector.expectTargets ?? vector.sequence).toBeDefined();
  });
});

describe('the board', () => {
  test('[F-1] 36 squares, the four outer numbers once, the others twice, rising', () => {
    const line = Array.from({ length: squareCount() }, (_, at) => numberOn(at));
    expect(line).toHaveLength(36);
    expect(line).toEqual([...line].sort((a, b) => a - b));
    for (let n = 1; n <= 20; n++) expect(squaresOf(n)).toHaveLength([1, 2, 19, 20].includes(n) ? 1 : 2);
    expect([numberOn(0), numberOn(24), numberOn(27), numberOn(35)]).toEqual([1, 14, 15, 20]);
  });

  test('[F-20] a shorter line keeps the pattern', () => {
    const line = (numbers: number) =>
      Array.from({ length: squareCount(numbers) }, (_, at) => numberOn(at, numbers));
    expect(line(4)).toEqual([1, 2, 3, 4]);
    expect(line(6)).toEqual([1, 2, 3, 3, 4, 4, 5, 6]);
    expect(squaresOf(5, 6)).toEqual([6]);
  });

  test('[F-20] one square stays free', () => {
    expect(counterCount({ counters: 12, numbers: 20 })).toBe(12);
    expect(counterCount({ counters: 12, numbers: 4 })).toBe(3);
  });

  test('squares are named by row and column', () => {
    expect([0, 5, 6, 27, 35].map(formatSquare)).toEqual(['a1', 'a6', 'b1', 'e4', 'f6']);
    for (let at = 0; at < 36; at++) expect(parseSquare(formatSquare(at))).toBe(at);
    for (const text of ['', 'a', 'a0', 'a7', 'g1', 'a11', '4e', 'A1'])
      expect(parseSquare(text)).toBeUndefined();
  });

  test('[F-9] either free square of the neighbouring number', () => {
    const board = boardOf([20, 21, 22, 23].map((at) => [at, 1]));
    const either = { ...finito.options, neighbourChoice: 'either' } as const;
    expect(targets(either, board, 12)).toEqual([18, 19, 24, 25]);
    expect(targets(either, board.with(19, 1), 12)).toEqual([18, 24, 25]);
    expect(targets(finito.options, board, 12)).toEqual([19, 24]);
  });
});

/** The prose, step by step: look at every square of the number, then walk away from it one square at a time. */
const targetsInProse = (options: Options, board: Board, rolled: number): Square[] => {
  const all = board.map((_, at) => at);
  const free = all.filter((at) => board[at] === 0);
  const number = (at: Square) => numberOn(at, options.numbers);
  const withRolled = free.filter((at) => number(at) === rolled);
  if (withRolled.length > 0) return withRolled;
  const nearest = [
    free.filter((at) => number(at) < rolled).at(-1),
    free.filter((at) => number(at) > rolled).at(0),
  ].filter((at) => at !== undefined);
  if (options.neighbourChoice === 'nearest') return nearest;
  return free.filter((at) => nearest.some((near) => number(near) === number(at)));
};

const position = fc
  .record({
    numbers: fc.integer({ min: 4, max: 20 }),
    neighbourChoice: fc.constantFrom('nearest' as const, 'either' as const),
  })
  .chain(({ numbers, neighbourChoice }) => {
    const squares = squareCount(numbers);
    return fc.record({
      options: fc.constant<Options>({ ...finito.options, numbers, neighbourChoice }),
      board: fc.array(fc.constantFrom(0, 1), { minLength: squares, maxLength: squares }),
      rolled: fc.integer({ min: 1, max: numbers }),
    });
  });

test('[F-7] [F-8] [F-9] targets are what the prose says', () => {
  const holds = fc.property(position, ({ options, board, rolled }) => {
    expect(targets(options, board, rolled)).toEqual(targetsInProse(options, board, rolled));
  });
  fc.assert(holds, { numRuns: 2000 });
});

const anySequence = fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { maxLength: 12 });

const isRising = (list: readonly number[]): boolean => list.every((n, i) => i === 0 || n > list[i - 1]!);

test('[F-16] the rising block is the longest of all slices that rise', () => {
  const holds = fc.property(anySequence, (list) => {
    const { from, length } = risingBlock(list);
    let longest = 0;
    for (let a = 0; a <= list.length; a++)
      for (let b = a; b <= list.length; b++)
        if (isRising(list.slice(a, b))) longest = Math.max(longest, b - a);
    expect(length).toBe(longest);
    expect(isRising(list.slice(from, from + length))).toBe(true);
  });
  fc.assert(holds, { numRuns: 1000 });
});

test('[F-14] [F-16] free squares between counters do not matter', () => {
  const gaps = fc.array(fc.nat(3), { minLength: 12, maxLength: 12 });
  const holds = fc.property(anySequence, gaps, (list, gap) => {
    const board = list.flatMap((counter, i) => [...new Array<number>(gap[i]!).fill(0), counter]);
    expect(sequence(board)).toEqual(list);
    expect(points(board)).toBe(risingBlock(list).length);
  });
  fc.assert(holds);
});

test('the ordering mover measures what can stay in place', () => {
  expect(longestRise([2, 7, 1, 3, 11, 4, 6, 8, 9, 10, 5, 12])).toBe(8);
  expect(longestRise([3, 2, 1])).toBe(1);
  expect(longestRise([])).toBe(0);
});

test('[F-18] the winning length is the goal, at most all counters', () => {
  const lengthFor = (goal: number, counters = 12) => winningLength({ ...finito.options, goal, counters });
  expect([lengthFor(0), lengthFor(5), lengthFor(9, 6)]).toEqual([12, 5, 6]);
});
