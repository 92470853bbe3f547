// The examples of the lessons of Finito!.
import type { Example } from '../example.ts';
import { played, type Round } from './played.ts';

/** Counters from 2 to 11 in order, with space before and after them. */
const MIDDLE: readonly Round[] = [
  [3, 2, 'a3'],
  [4, 3, 'a5'],
  [5, 4, 'b1'],
  [6, 5, 'b3'],
  [7, 6, 'b5'],
  [8, 7, 'c1'],
  [9, 8, 'c3'],
  [10, 9, 'c5'],
  [12, 10, 'd3'],
  [13, 11, 'd5'],
];

/** Counters from 1 to 5 in order. */
const LOW: readonly Round[] = [
  [1, 1, 'a1'],
  [3, 2, 'a3'],
  [4, 3, 'a5'],
  [5, 4, 'b1'],
  [6, 5, 'b3'],
];

export const EXAMPLES: { readonly [lesson: string]: Example } = {
  winning: played([[1, 1, 'a1'], ...MIDDLE, [2, 12, 'a2'], [19, 12, 'f5']], 12),
  chain: played(
    [
      [3, 2, 'a3'],
      [15, 9, 'e3'],
      [9, 5, 'c3'],
      [6, 4, 'b3'],
      [18, 11, 'f3'],
    ],
    3,
    { open: [7], next: 13 },
  ),
  'first-counters': played(
    [
      [10, 6, 'c5'],
      [4, 3, 'a5'],
    ],
    0,
    { open: [11, 8], next: 17 },
  ),
  ends: played(
    [
      [20, 12, 'f6'],
      [1, 1, 'a1'],
    ],
    0,
    { open: [5, 7], next: 9 },
  ),
  'which-square': played(
    [
      [10, 5, 'c5'],
      [10, 6, 'c6'],
      [10, 8, 'd1'],
    ],
    2,
    { open: [2, 11], next: 16 },
  ),
  gaps: played(
    [
      [5, 4, 'b1'],
      [6, 6, 'b3'],
      [10, 8, 'c5'],
    ],
    1,
    { open: [10, 1], next: 2 },
  ),
  'which-counter': played(
    [
      [4, 3, 'a5'],
      [14, 10, 'e1'],
      [12, 8, 'd3'],
    ],
    2,
    { open: [5, 7], next: 6 },
  ),
  'what-to-move': played([...MIDDLE, [2, 12, 'a2'], [18, 1, 'f3'], [17, 12, 'f1'], [1, 1, 'a1']], 12),
  'last-steps': played(
    [
      ...LOW,
      [11, 7, 'd1'],
      [12, 8, 'd3'],
      [13, 9, 'd5'],
      [14, 10, 'e1'],
      [15, 11, 'e3'],
      [16, 12, 'e5'],
      [18, 6, 'f3'],
      [20, 6, 'f6'],
      [8, 6, 'c1'],
    ],
    12,
  ),
  'finishing-rolls': played(
    [
      ...LOW,
      [7, 7, 'b6'],
      [13, 8, 'd5'],
      [14, 9, 'e1'],
      [15, 10, 'e3'],
      [16, 11, 'e5'],
      [17, 12, 'f1'],
      [18, 6, 'f3'],
      [11, 7, 'd1'],
      [9, 6, 'c3'],
    ],
    12,
  ),
};
