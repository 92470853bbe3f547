import { createHash } from 'node:crypto';
import { seeded } from '@crescendo/rules';
import { expect, test } from 'vitest';
import { weightsOf } from '../../win-chances/chances.ts';
import { back, type Position, shift } from '../model/position.ts';
import { trackOf } from '../model/track.ts';
import { HEADER, WEIGHTS } from '../weights/rolls-left.ts';
import { rollsLeftBy, weightCount } from './rolls-left.ts';

const weights = weightsOf(WEIGHTS);
const { distance: rollsLeft, leastAfter } = rollsLeftBy(HEADER, weights);

/** Counters 1, 2, … on these squares; -1: not on the board. */
const positionOn = (squares: readonly number[], open: number[] = []): Position => {
  const board = new Uint8Array(36);
  const spots = new Int8Array(14).fill(-1);
  for (const [i, at] of squares.entries()) {
    spots[i + 1] = at;
    if (at >= 0) board[at] = i + 1;
  }
  const down = squares.flatMap((at, i) => (at < 0 && !open.includes(i + 1) ? [i + 1] : []));
  return { seat: 0, track: trackOf(20, 'nearest'), counters: 12, board, spots, open, down };
};

/** The same board seen from its other end: it takes as many rolls. */
const mirrored = (squares: readonly number[]): number[] =>
  squares.map((at) => (at < 0 ? at : 35 - at)).toReversed();

test('the weights are those of their checksum', () => {
  const bytes = Buffer.from(WEIGHTS, 'base64');
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(HEADER.sha256);
  expect(weights.length).toBe(weightCount(HEADER.arch));
  expect(bytes.length).toBeLessThan(300_000);
});

test('order takes no roll, one counter astray a few, and more of them more', () => {
  const order = [1, 4, 7, 10, 13, 16, 19, 22, 25, 28, 31, 34];
  expect(rollsLeft(positionOn(order))).toBe(0);
  const one = rollsLeft(positionOn(order.with(3, 30)));
  const three = rollsLeft(positionOn(order.with(3, 30).with(0, 32).with(7, 2)));
  expect(one).toBeGreaterThan(1);
  expect(one).toBeLessThan(12);
  expect(three).toBeGreaterThan(one + 1);
});

test('an empty board takes about as many rolls as were measured', () => {
  const none = Array.from({ length: 12 }, () => -1);
  expect(Math.abs(rollsLeft(positionOn(none)) - 23.5)).toBeLessThan(1.5);
});

test('a board seen from its other end takes about as many', () => {
  const dice = seeded('ends');
  let off = 0;
  for (let n = 0; n < 50; n++) {
    const squares = Array.from({ length: 36 }, (_, at) => [dice(), at] as const)
      .sort(([a], [b]) => a - b)
      .slice(0, 12)
      .map(([, at]) => at);
    off += Math.abs(rollsLeft(positionOn(squares)) - rollsLeft(positionOn(mirrored(squares))));
  }
  expect(off / 50).toBeLessThan(1);
});

test('all moves at once are what they are one by one', () => {
  const placing = positionOn([-1, 4, -1, 30, -1, 16, -1, 22, 25, -1, 31, 2], [1, 5, 7]);
  const moving = positionOn([9, 4, 8, 30, 13, 16, 20, 22, 25, 0, 31, 2]);
  const least = new Float64Array(36);
  for (const [position, counters] of [
    [placing, [1, 5, 7]],
    [moving, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]],
  ] as const) {
    leastAfter(position, counters, least);
    for (let at = 0; at < 36; at++) {
      if (position.board[at] !== 0) {
        expect(least[at]).toBe(99);
        continue;
      }
      const each = counters.map((counter) => {
        const was = shift(position, counter, at);
        const left = rollsLeft(position);
        back(position, counter, was);
        return left;
      });
      expect(least[at]).toBe(Math.min(...each));
    }
  }
});
