// One seat of the table as searching sees it, changed in place and put back.
import type { View } from '@crescendo/rules/finito';
import { counterCount } from '@crescendo/rules/finito';
import { type Line, lineOf } from './line.ts';

export interface Hand {
  readonly seat: number;
  readonly line: Line;
  readonly counters: number;
  readonly board: Uint8Array;
  /** Where each counter lies; -1: not on the board. */
  readonly spots: Int8Array;
  readonly open: number[];
  readonly down: number[];
}

export const handOf = (view: View, seat: number): Hand => {
  const { options } = view;
  const board = Uint8Array.from(view.boards[seat]!);
  const spots = new Int8Array(14).fill(-1);
  board.forEach((counter, at) => {
    if (counter > 0) spots[counter] = at;
  });
  return {
    seat,
    line: lineOf(options.numbers, options.neighbourChoice),
    counters: counterCount(options),
    board,
    spots,
    open: [...view.open[seat]!],
    down: [...view.down[seat]!],
  };
};

/** Put a counter somewhere; answers where it came from, for `back`. */
export const shift = ({ board, spots }: Hand, counter: number, at: number): number => {
  const was = spots[counter]!;
  if (was >= 0) board[was] = 0;
  board[at] = counter;
  spots[counter] = at;
  return was;
};

export const back = ({ board, spots }: Hand, counter: number, was: number): void => {
  board[spots[counter]!] = 0;
  if (was >= 0) board[was] = counter;
  spots[counter] = was;
};
