// Measures how far a position is from the table's goal: all counters in order, or a rising block of so many.

import type { Position } from '../model/position.ts';
import { gapDistance } from './gaps.ts';

export const distanceToOrder =
  (table: Float64Array) =>
  ({ track, board, counters }: Position): number =>
    gapDistance(track, board, counters, table, undefined);

const row = new Uint8Array(12);
const ending = new Uint8Array(12);

const readRow = (board: Uint8Array): number => {
  let size = 0;
  for (let at = 0; at < board.length; at++) if (board[at] !== 0) row[size++] = board[at]!;
  return size;
};

/** The longest rising block. */
export const block = (board: Uint8Array): number => {
  const size = readRow(board);
  let best = 0;
  for (let i = 0, length = 0; i < size; i++) {
    length = i > 0 && row[i]! > row[i - 1]! ? length + 1 : 1;
    if (length > best) best = length;
  }
  return best;
};

/** A counter that must leave the block costs more than one that must come, most while none can be moved. */
const COMING = 1.5;
const LEAVING = { placing: 3.5, moving: 1.25 } as const;
const OUTSIDE = 1 / 64;

/**
 * F-18: rolls until a rising block has `goal` counters, by the cheapest stretch of the board: those in it that rise stay,
 * the others leave, and the rest must come. What the whole board lacks breaks ties.
 */
export const distanceToBlock =
  (goal: number, table: Float64Array) =>
  (position: Position): number => {
    const { board, track, counters } = position;
    if (block(board) >= goal) return 0;
    const size = readRow(board);
    const leaving = position.open.length + position.down.length > 0 ? LEAVING.placing : LEAVING.moving;
    let best = goal * COMING;
    for (let from = 0; from < size; from++) {
      let longest = 0;
      for (let to = from; to < size; to++) {
        let length = 1;
        for (let i = from; i < to; i++)
          if (row[i]! < row[to]! && ending[i]! + 1 > length) length = ending[i]! + 1;
        ending[to] = length;
        if (length > longest) longest = length;
        const cost = (to - from + 1 - longest) * leaving + Math.max(0, goal - longest) * COMING;
        if (cost < best) best = cost;
      }
    }
    return best + 1 + OUTSIDE * gapDistance(track, board, counters, table, undefined);
  };
