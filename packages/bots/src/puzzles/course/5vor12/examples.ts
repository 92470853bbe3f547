// The examples of the lessons of 5 vor 12.
import { type Example, exampleOf } from '../example.ts';
import { prepared } from './prepared.ts';

const example = (before: readonly string[], ...steps: readonly (readonly string[])[]): Example =>
  exampleOf('5vor12', before, steps);

/** The numbers row by row, 0 for a free square. */
const board = (...numbers: readonly number[]): readonly number[] => numbers;

/** The other player finds no place for a tile. */
const leaves = (tile: number): readonly string[] => ['B draw', `* ${tile}`, 'B leave'];

const reveals = (tile: number): readonly string[] => ['A draw', `* ${tile}`];

export const EXAMPLES: { readonly [lesson: string]: Example } = {
  winning: example(prepared(board(2, 5, 9, 12, 4, 7, 11, 15, 6, 10, 13, 0, 8, 14, 16, 20), [3, 17]), [
    'A 17 d3',
  ]),
  start: example(
    ['* 19', '* 8'],
    ['A d4', 'B b2', '* 3', '* 12'],
    ['A a1', 'B c3', '* 9', '* 2'],
    ['A b2', 'B a1', '* 14', '* 18'],
    ['A c3', 'B d4'],
  ),
  'leaving-room': example(
    [...prepared(board(3, 0, 0, 0, 0, 9, 0, 0, 0, 0, 14, 0, 0, 0, 0, 19)), ...reveals(6)],
    ['A b1'],
    [...leaves(16), ...reveals(12), 'A c2'],
  ),
  'take-it': example(prepared(board(3, 6, 0, 0, 0, 9, 0, 0, 0, 0, 14, 0, 0, 0, 0, 19), [16]), ['A 16 c4']),
  'open-squares': example(
    [...prepared(board(3, 6, 0, 0, 0, 9, 0, 0, 0, 0, 14, 0, 0, 0, 0, 19)), ...reveals(7)],
    ['A c1'],
  ),
  exchange: example(
    [...prepared(board(10, 0, 0, 0, 0, 11, 0, 0, 0, 0, 14, 0, 0, 0, 0, 19)), ...reveals(3)],
    ['A a1'],
    [...leaves(20), ...reveals(6), 'A b1'],
  ),
  'which-exchange': example(
    [...prepared(board(3, 0, 0, 0, 0, 9, 0, 0, 0, 0, 10, 0, 0, 0, 0, 19)), ...reveals(14)],
    ['A c3'],
  ),
  'exchange-open': example(prepared(board(9, 0, 0, 16, 0, 10, 0, 0, 0, 0, 14, 0, 0, 0, 0, 19), [5]), [
    'A 5 a1',
  ]),
  'which-tile': example(
    prepared(board(3, 6, 0, 0, 0, 9, 0, 0, 0, 0, 14, 0, 13, 0, 0, 19), [7, 16]),
    ['A 16 c4'],
    [...leaves(1), 'A 7 c1'],
  ),
  'last-square': example(
    [...prepared(board(2, 5, 7, 0, 4, 6, 10, 14, 11, 13, 15, 18, 0, 17, 19, 20)), ...reveals(12)],
    ['A d1'],
    [...leaves(3), ...reveals(16), 'A a4'],
  ),
};
