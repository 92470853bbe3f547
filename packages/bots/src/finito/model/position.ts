// One seat of the table as searching sees it, changed in place and put back.
import type { View } from '@crescendo/rules/finito';
import { counterCount } from '@crescendo/rules/finito';
import { type Track, trackOf } from './track.ts';

export interface Position {
  readonly seat: number;
  readonly track: Track;
  readonly counters: number;
  readonly board: Uint8Array;
  /** The square of each counter; -1: not on the board. */
  readonly spots: Int8Array;
  readonly open: number[];
  readonly down: number[];
}

export const positionOf = (view: View, seat: number): Position => {
  const { options } = view;
  const board = Uint8Array.from(view.boards[seat]!);
  const spots = new Int8Array(14).fill(-1);
  board.forEach((counter, at) => {
    if (counter > 0) spots[counter] = at;
  });
  return {
    seat,
    track: trackOf(options.numbers, options.neighbourChoice),
    counters: counterCount(options),
    board,
    spots,
    open: [...view.open[seat]!],
    down: [...view.down[seat]!],
  };
};

/** Put a counter somewhere; answers where it came from, for `back`. */
export const shift = ({ board, spots }: Position, counter: number, at: number): number => {
  const was = spots[counter]!;
  if (was >= 0) board[was] = 0;
  board[at] = counter;
  spots[counter] = at;
  return was;
};

export const back = ({ board, spots }: Position, counter: number, was: number): void => {
  board[spots[counter]!] = 0;
  if (was >= 0) board[was] = counter;
  spots[counter] = was;
};
