// The examples of the lessons of Qwinto.
import { type Example, exampleOf } from '../example.ts';
import { prepared, rolls } from './prepared.ts';

const example = (before: readonly string[], ...steps: readonly (readonly string[])[]): Example =>
  exampleOf('qwinto', before, steps);

/** The seat writes, and the other player lets it be. */
const write = (field: string): readonly string[] => [`A write ${field}`, 'B skip'];

const ORANGE = ['o2 2', 'o3 4', 'o4 5', 'o6 7', 'o7 9', 'o8 11', 'o9 13', 'o10 15'] as const;
const YELLOW = ['y1 1', 'y2 3', 'y3 5', 'y4 6', 'y5 8', 'y7 10', 'y8 12', 'y9 14'] as const;

export const EXAMPLES: { readonly [lesson: string]: Example } = {
  points: example(prepared(...ORANGE), rolls('A', 'o6 y5 p6'), write('o11')),
  'which-row': example(
    [...prepared('o8 10', 'o10 13', 'p5 9', 'p9 15'), ...rolls('A', 'o5 p6')],
    write('o9'),
  ),
  'leaving-room': example([...prepared(), ...rolls('A', 'y4 p4')], write('y5'), [
    ...rolls('B', 'o5 y4 p5'),
    'A write y8',
    'B write y8',
  ]),
  'keep-or-roll': example(
    [...prepared('o4 7', 'o6 9', 'y3 7', 'y4 9'), 'A dice oy', '* roll o4 y4'],
    ['A reroll', '* roll o6 y5'],
    write('o7'),
  ),
  misthrows: example(prepared('o2 6', 'o3 7'), rolls('A', 'p4'), write('p3')),
  columns: example([...prepared('y7 9', 'o6 8'), ...rolls('A', 'o5 p5')], write('o7')),
  waiting: example(
    [...prepared('o6 4', 'o8 15', 'y7 11', 'p7 10', 'y1 2'), ...rolls('B', 'o5')],
    ['A skip', 'B write o6'],
    [...rolls('A', 'o6 y6'), ...write('o7')],
  ),
  'bonus-column': example([...prepared('o9 12', 'y9 13'), ...rolls('A', 'o5 y5 p6')], write('p9')),
  'which-dice': example(prepared('p5 9', 'p7 14'), rolls('A', 'o4 y3 p4'), write('p6')),
  ending: example(prepared(...ORANGE, 'o11 17', ...YELLOW, 'p0 3'), rolls('A', 'o6 y5 p6'), write('y10')),
};
