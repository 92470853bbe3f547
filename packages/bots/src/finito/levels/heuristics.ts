// Playing by eye: what lies in order counts, then how near each counter is to where it would look right.
import type { Dice } from '@crescendo/rules';
import { finito, longestRise, type Move, type View } from '@crescendo/rules/finito';
import { back, type Position, positionOf, shift } from '../model/position.ts';
import { block } from '../value/distance.ts';

/** The arrangement of counters that a player likes. */
export interface Taste {
  /** The share of the board over which the counters should lie: 1 is evenly over the whole board. */
  readonly width: number;
  /** The cost of a counter that lies so many squares from its ideal square. */
  readonly off: (squares: number) => number;
}

const EVEN: Taste = { width: 1, off: (squares) => squares };

/** The cost of a counter's distance from its ideal square on a board of this width. */
const offBy = ({ counters, board }: Position, counter: number, at: number, { width, off }: Taste): number => {
  const even = ((counter - 0.5) / counters) * board.length - 0.5;
  const fromMiddle = even - (board.length - 1) / 2;
  return off(Math.abs(at - (even + fromMiddle * (width - 1))));
};

export const spread = (position: Position, taste: Taste): number => {
  let sum = 0;
  for (let at = 0; at < position.board.length; at++)
    if (position.board[at] !== 0) sum += offBy(position, position.board[at]!, at, taste);
  return sum;
};

/** The longest rise first (a block, where a block wins), then the spread. */
const look = (position: Position, isBlock: boolean, taste: Taste): number =>
  (isBlock ? block(position.board) + longestRise(position.board) / 16 : longestRise(position.board)) -
  spread(position, taste) / 1024;

const best = (list: readonly Move[], value: (move: Move) => number): Move => {
  let top = -Infinity;
  let found = list[0]!;
  for (const move of list) {
    const now = value(move);
    if (now <= top) continue;
    top = now;
    found = move;
  }
  return found;
};

/** Drops each entry of a list with this probability, but never all of them. */
export const noticed = <T>(list: readonly T[], overlooked: number, dice: Dice): readonly T[] => {
  const seen = list.filter(() => dice() >= overlooked);
  return seen.length > 0 ? seen : list;
};

const choose = (view: View, list: readonly Move[], taste: Taste): Move => {
  const position = positionOf(view, view.seat!);
  return best(list, (move) => {
    if (move.type === 'pass') return look(position, view.options.goal > 0, taste);
    const was = shift(position, move.counter, move.at);
    const value = look(position, view.options.goal > 0, taste);
    back(position, move.counter, was);
    return value;
  });
};

export const greedy = (view: View): Move => choose(view, [...finito.moves(view)], EVEN);

/** The same, with a move in ten overlooked. */
export const casual =
  (taste = EVEN) =>
  (view: View, dice: Dice): Move =>
    choose(view, noticed([...finito.moves(view)], 0.1, dice), taste);

/**
 * Knows where each counter would look right and puts it near there; sees an order only now and then, and looks at some
 * of the counters only.
 */
export const beginner =
  (taste = EVEN) =>
  (view: View, dice: Dice): Move => {
    const position = positionOf(view, view.seat!);
    const before = longestRise(position.board);
    return best(noticed([...finito.moves(view)], 0.3, dice), (move) => {
      if (move.type === 'pass') return 0;
      const was = shift(position, move.counter, move.at);
      const rise = longestRise(position.board) - before;
      back(position, move.counter, was);
      const gain = was < 0 ? 0 : offBy(position, move.counter, was, taste);
      return rise * 4 + gain - offBy(position, move.counter, move.at, taste) + dice() * 3;
    });
  };
