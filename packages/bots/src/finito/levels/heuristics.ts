// Playing by eye: what lies in order counts, then how near each counter is to where it would look right.
import { type Dice, pick } from '@crescendo/rules';
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

/** The oversights of a player that looks at its counters before it moves one. */
export interface Attention {
  /**
   * The chance to overlook a counter that lies a whole board away from the square it may go to; nearer ones are overlooked less, those of
   * the offer never.
   */
  readonly far: number;
  /** The chance to think of one square only, where a counter may go to either of two. */
  readonly oneSquare: number;
}

/** A beginner's oversights, and its weights for what it sees. */
export interface Eye extends Attention {
  /** The worth of one counter more in order, in squares nearer to where a counter would look right. */
  readonly order: number;
  /** The largest error in judging a move, in squares. */
  readonly blur: number;
}

/** The moves whose counter and square are not overlooked. */
const noticedNear = (view: View, { far, oneSquare }: Attention, dice: Dice): readonly Move[] => {
  const all = [...finito.moves(view)];
  const squares = [...new Set(all.flatMap((move) => (move.type === 'pass' ? [] : [move.at])))];
  const only = dice() < oneSquare ? pick(dice, squares) : undefined;
  const list = all.filter((move) => only === undefined || move.type === 'pass' || move.at === only);
  const board = view.boards[view.seat!]!;
  const overlooked = new Set(
    board.flatMap((counter, from) => {
      if (counter === 0) return [];
      const to = list.find((move) => move.type === 'move' && move.counter === counter);
      const distance = to?.type === 'move' ? Math.abs(to.at - from) : 0;
      return dice() < (far * distance) / board.length ? [counter] : [];
    }),
  );
  const seen = list.filter((move) => move.type !== 'move' || !overlooked.has(move.counter));
  return seen.length > 0 ? seen : list;
};

/** Keeps the longest order, as far as it sees it. */
export const casual =
  (attention: Attention, taste = EVEN) =>
  (view: View, dice: Dice): Move =>
    choose(view, noticedNear(view, attention, dice), taste);

/** Knows where each counter would look right and puts it near there; an order counts no more than a few squares. */
export const beginner =
  ({ order, blur, ...attention }: Eye, taste = EVEN) =>
  (view: View, dice: Dice): Move => {
    const position = positionOf(view, view.seat!);
    const before = longestRise(position.board);
    return best(noticedNear(view, attention, dice), (move) => {
      if (move.type === 'pass') return 0;
      const was = shift(position, move.counter, move.at);
      const rise = longestRise(position.board) - before;
      back(position, move.counter, was);
      const gain = was < 0 ? 0 : offBy(position, move.counter, was, taste);
      return rise * order + gain - offBy(position, move.counter, move.at, taste) + dice() * blur;
    });
  };
