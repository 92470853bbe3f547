// The examples of the lessons of Rummikub.
import { type Example, exampleOf } from '../example.ts';
import { dealt } from './deal.ts';

const example = (before: readonly string[], ...steps: readonly (readonly string[])[]): Example =>
  exampleOf('rummikub', before, steps);

/** The other player finds nothing and draws. */
const drawsNothing = (tile: string): readonly string[] => ['B draw', `* ${tile}`];

const lay = (table: string): string => `A play ${table}`;

export const EXAMPLES: { readonly [lesson: string]: Example } = {
  'groups-and-runs': example(
    dealt('K9 R9 B9 R4 R5 R6 K1 K2 K3 Y7 B11 R12 B2 Y13', '', 'Y1'),
    [lay('K9 R9 B9 | R4 R5 R6')],
    [...drawsNothing('Y1'), lay('K9 R9 B9 | R4 R5 R6 | K1 K2 K3')],
  ),
  adding: example(
    [
      ...dealt('B8 B9 B10 K1 R1 B1 B7 B11 Y1 K4 R13 Y5 K8 R6', '', 'Y11'),
      lay('B8 B9 B10 | K1 R1 B1'),
      ...drawsNothing('Y11'),
    ],
    [lay('B7 B8 B9 B10 B11 | K1 R1 B1')],
    [...drawsNothing('Y3'), lay('B7 B8 B9 B10 B11 | K1 R1 B1 Y1')],
  ),
  'splitting-run': example(
    [
      ...dealt('R4 R5 R6 R7 R8 R6 R9 K2 Y9 B13 K11 Y4 B1 K7', '', 'Y1 Y3'),
      lay('R4 R5 R6 R7 R8'),
      ...drawsNothing('Y1'),
    ],
    [lay('R4 R5 R6 | R6 R7 R8')],
    [...drawsNothing('Y3'), lay('R4 R5 R6 | R6 R7 R8 R9')],
  ),
  borrowing: example(
    [
      ...dealt('K10 R10 B10 Y10 B5 B6 B7 B8 Y11 Y12 K8 R8 K2 R13', '', 'Y1 Y3'),
      lay('K10 R10 B10 Y10 | B5 B6 B7 B8'),
      ...drawsNothing('Y1'),
    ],
    [lay('K10 R10 B10 | B5 B6 B7 B8 | Y10 Y11 Y12')],
    [...drawsNothing('Y3'), lay('K10 R10 B10 | B5 B6 B7 | Y10 Y11 Y12 | K8 R8 B8')],
  ),
  regrouping: example(
    [
      ...dealt('K4 R4 B4 K5 R5 B5 K6 R6 B6 K7 R3 Y11 B13 Y1', '', 'Y3 Y8'),
      lay('K4 R4 B4 | K5 R5 B5 | K6 R6 B6'),
      ...drawsNothing('Y3'),
    ],
    [lay('K4 K5 K6 K7 | R3 R4 R5 R6 | B4 B5 B6')],
  ),
  joker: example(
    [
      ...dealt('R5 J R7 K9 R9 B9 R6 K2 K3 Y13 B1 Y6 K12 B11', '', 'Y1'),
      lay('R5 J R7 | K9 R9 B9'),
      ...drawsNothing('Y1'),
    ],
    [lay('R5 R6 R7 | K9 R9 B9 | K2 K3 J')],
  ),
  opening: example(
    dealt('K8 R8 B8 R1 R2 K11 Y5 B13 Y10 K4 Y12 R6 B2 Y3', '', 'R3 Y1'),
    ['A draw', '* R3', ...drawsNothing('Y1')],
    [lay('K8 R8 B8 | R1 R2 R3')],
  ),
  holding: example(
    [
      ...dealt('K10 R10 B10 J B4 B5 Y3 Y4 Y5 K13 R13 R2 K6 Y11', '', 'B6 Y1 Y2 Y9'),
      lay('K10 R10 B10'),
      ...drawsNothing('Y1'),
    ],
    [lay('K10 R10 B10 | Y3 Y4 Y5')],
    [...drawsNothing('Y2'), 'A draw', '* B6', ...drawsNothing('Y9')],
    [lay('K10 R10 B10 | Y3 Y4 Y5 | B4 B5 B6 | K13 R13 J')],
  ),
  'going-out': example(
    [
      ...dealt('R4 R5 R6 R7 K9 R9 B9 Y9 B11 B12 B13 K7 B7 B10', '', 'Y1'),
      lay('R4 R5 R6 R7 | K9 R9 B9 Y9 | B11 B12 B13'),
      ...drawsNothing('Y1'),
    ],
    [lay('R4 R5 R6 | K9 R9 B9 Y9 | B10 B11 B12 B13 | K7 R7 B7')],
  ),
  'fewest-changes': example(
    [
      ...dealt(
        'K10 R10 B10 K5 R5 B5 R5 K12 B13 Y6 K2 R8 B1 Y8',
        'K9 R9 B9 Y9 R1 R2 R3 R4 Y11 Y12 Y13 B3 K1 R6',
        '',
      ),
      lay('K10 R10 B10'),
      'B play K10 R10 B10 | K9 R9 B9 Y9 | R1 R2 R3 R4 | Y11 Y12 Y13',
    ],
    [lay('K10 R10 B10 | K9 R9 B9 Y9 | R1 R2 R3 R4 | Y11 Y12 Y13 | K5 R5 B5')],
    ['B draw', '* K7'],
  ),
};
