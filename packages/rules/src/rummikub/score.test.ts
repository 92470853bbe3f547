import { expect, test } from 'vitest';
import { type Position, position, tiles } from '../../test/rummikub/position.ts';
import { rummikub } from './index.ts';
import { OPTIONS } from './options.ts';
import { rackPoints } from './score.ts';
import type { Ending, State } from './types.ts';

const ended = (ending: Ending, p: Position, first = 0): State => ({
  ...position(p),
  phase: 'over',
  ending,
  first,
});
const scores = (state: State) => {
  const turn = rummikub.turn(state);
  if (turn.kind !== 'over') throw new Error('not over');
  expect(turn.scores.reduce((sum, score) => sum + score, 0)).toBe(0);
  return [turn.scores, turn.winners];
};

test('[R-33] a joker costs what the option says', () => {
  const rack = tiles('B13 J');
  expect(rackPoints(rack, OPTIONS)).toBe(63);
  expect(rackPoints(rack, { ...OPTIONS, jokerPenalty: 100 })).toBe(113);
});

test('[R-34] the winner gets what the others lose', () => {
  expect(scores(ended('out', { racks: ['', 'R5', 'K13 B3', 'Y3'] }))).toEqual([[24, -5, -16, -3], [0]]);
  expect(scores(ended('out', { racks: ['R6', 'R11', '', 'R5'] }))).toEqual([[-6, -11, 22, -5], [2]]);
});

test('[R-35] with nobody out, differences to the lowest rack', () => {
  const racks = ['R12', 'R12 R8', 'R5', 'K13 R13 B5'];
  expect(scores(ended('stalemate', { racks }))).toEqual([[-7, -15, 48, -26], [2]]);
  expect(scores(ended('last-turns', { racks }))).toEqual([[-7, -15, 48, -26], [2]]);
});

test('[R-36] the lowest racks share, the odd point going to the one nearer to the start seat', () => {
  const racks = ['R5', 'R10', 'B5', 'Y7'];
  expect(scores(ended('stalemate', { racks }))).toEqual([
    [4, -5, 3, -2],
    [0, 2],
  ]);
  expect(scores(ended('stalemate', { racks }, 1))).toEqual([
    [3, -5, 4, -2],
    [0, 2],
  ]);
  expect(scores(ended('stalemate', { racks: ['R5', 'B5'] }))).toEqual([
    [0, 0],
    [0, 1],
  ]);
});

test('[R-37] who never opened pays more, most if it could have', () => {
  const options = { neverOpened: 100, couldHaveOpened: 200 };
  const racks = ['', 'R1', 'R10 R11 R12', 'Y2'];
  const state = ended('out', { racks, closed: [1, 2], options });
  expect(scores(state)).toEqual([[101 + 233 + 2, -101, -233, -2], [0]]);
  expect(scores(ended('stalemate', { racks: ['R1', 'K9'], closed: [0], options }))).toEqual([[-92, 92], [1]]);
  expect(scores(ended('out', { racks, closed: [1, 2] }))[0]).toEqual([36, -1, -33, -2]);
});
