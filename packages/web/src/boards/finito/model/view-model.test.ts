import { finito, type View } from '@crescendo/rules/finito';
import { describe, expect, test } from 'vitest';
import {
  blockOf,
  boardAfter,
  firstBreak,
  moveTo,
  seenBoard,
  seenOpen,
  squaresToChoose,
  threadOf,
  wanted,
} from './view-model.ts';

const boardOf = (counters: { readonly [square: number]: number }) =>
  Array.from({ length: 36 }, (_, at) => counters[at] ?? 0);

const viewOf = (changes: Partial<View> = {}): View => ({
  ...finito.view(finito.setup(2, finito.options), 0),
  phase: 'choose',
  rolled: 15,
  rolls: 1,
  open: [
    [3, 5, 9],
    [1, 2, 12],
  ],
  ...changes,
});

describe('the line through the counters', () => {
  test('goes from counter to counter, and breaks where one is lower', () => {
    const { steps, block } = threadOf(boardOf({ 2: 4, 7: 6, 9: 1, 20: 3, 35: 8 }));
    expect(steps.map(({ from, to, rises }) => [from, to, rises])).toEqual([
      [2, 7, true],
      [7, 9, false],
      [9, 20, true],
      [20, 35, true],
    ]);
    expect(block).toEqual([9, 20, 35]);
    expect(steps.map(({ inBlock }) => inBlock)).toEqual([false, false, true, true]);
  });

  test('of two blocks of the same length the one stays marked that was', () => {
    const board = boardOf({ 0: 4, 1: 6, 2: 9, 9: 1, 20: 3, 35: 8 });
    expect(threadOf(board).block).toEqual([0, 1, 2]);
    expect(threadOf(board, [1, 3, 8]).block).toEqual([9, 20, 35]);
    expect(threadOf(board, [3, 8]).block).toEqual([9, 20, 35]);
    // One that has become longer is marked in any case.
    expect(threadOf(boardOf({ 0: 4, 1: 6, 2: 9, 9: 1, 20: 3 }), [1, 3]).block).toEqual([0, 1, 2]);
  });

  test('a single counter is no block to mark', () => {
    expect(threadOf(boardOf({ 4: 7 }))).toEqual({ steps: [], block: [] });
    expect(threadOf(boardOf({ 4: 7, 5: 2 })).block).toEqual([]);
  });

  test('names block and first break', () => {
    const board = boardOf({ 2: 4, 7: 6, 9: 1, 20: 3, 35: 8 });
    expect(blockOf(board)).toEqual([1, 3, 8]);
    expect(firstBreak(board)).toEqual([6, 1]);
    expect(firstBreak(boardOf({ 2: 4, 7: 6 }))).toBeUndefined();
  });
});

describe('what is chosen', () => {
  test('lies on the own board and is gone from the own offer', () => {
    const view = viewOf({ pending: [{ type: 'place', counter: 9, at: 26 }, 'hidden'] });
    expect(seenBoard(view, 0)[26]).toBe(9);
    expect(seenOpen(view, 0)).toEqual([3, 5]);
    expect(seenBoard(view, 1)).toEqual(view.boards[1]);
    expect(squaresToChoose(view)).toEqual([]);
  });

  test('a moved counter leaves its square', () => {
    const board = boardAfter(boardOf({ 2: 4, 7: 6 }), { type: 'move', counter: 4, at: 30 });
    expect([board[2], board[30]]).toEqual([0, 4]);
  });
});

test('gestures are placements while counters are open, and moves afterwards', () => {
  expect(moveTo(viewOf(), 3, 26)).toEqual({ type: 'place', counter: 3, at: 26 });
  expect(moveTo(viewOf({ open: [[], []] }), 3, 26)).toEqual({ type: 'move', counter: 3, at: 26 });
  expect(squaresToChoose(viewOf())).toEqual([26, 27]);
  expect(squaresToChoose(viewOf({ seat: null }))).toEqual([]);
});

test('the goal is what the rules count', () => {
  expect(wanted(viewOf())).toBe(12);
  expect(wanted(viewOf({ options: { ...finito.options, goal: 5 } }))).toBe(5);
  expect(wanted(viewOf({ options: { ...finito.options, goal: 9, counters: 6 } }))).toBe(6);
});
