// View → what is shown. No rules here.
import { itemAt, range, type Seat } from '@crescendo/rules';
import {
  type Board,
  type Counter,
  type Move,
  numberOn,
  risingBlock,
  type Square,
  sequence,
  stage,
  targets,
  type View,
  winningLength,
} from '@crescendo/rules/finito';

/** A step of the line through the counters, from one to the next in reading order. */
export interface Segment {
  readonly from: Square;
  readonly to: Square;
  readonly rises: boolean;
  /** Both ends lie in the longest rising block. */
  readonly inBlock: boolean;
}

export interface Thread {
  readonly steps: readonly Segment[];
  /** The squares of the longest rising block, when there are at least two. */
  readonly block: readonly Square[];
}

const occupied = (board: Board): readonly Square[] =>
  board.flatMap((counter, at) => (counter === 0 ? [] : [at]));

/** The longest rising block; of several as long as each other the one that has most of these counters. */
const longestBlock = (
  counters: readonly Counter[],
  marked: readonly Counter[],
): { readonly from: number; readonly length: number } => {
  const { length } = risingBlock(counters);
  const isRising = (from: number): boolean =>
    range(length - 1).every((i) => itemAt(counters, from + i) < itemAt(counters, from + i + 1));
  const shared = (from: number): number =>
    counters.slice(from, from + length).filter((counter) => marked.includes(counter)).length;
  const blocks = range(counters.length - length + 1).filter(isRising);
  const from = blocks.reduce((best, one) => (shared(one) > shared(best) ? one : best), blocks[0] ?? 0);
  return { from, length };
};

/** `marked`: the counters of the block that was marked before. */
export const threadOf = (board: Board, marked: readonly Counter[] = []): Thread => {
  const squares = occupied(board);
  const { from, length } = longestBlock(sequence(board), marked);
  const steps = squares.slice(1).map((to, i) => ({
    from: itemAt(squares, i),
    to,
    rises: itemAt(board, to) > itemAt(board, itemAt(squares, i)),
    inBlock: i >= from && i + 1 < from + length,
  }));
  return { steps, block: length < 2 ? [] : squares.slice(from, from + length) };
};

/** The counters of the longest rising block, in order. */
export const blockOf = (board: Board): readonly Counter[] => {
  const counters = sequence(board);
  const { from, length } = risingBlock(counters);
  return counters.slice(from, from + length);
};

/** The first place where the order breaks: a counter, and the lower one that follows it. */
export const firstBreak = (board: Board): readonly [Counter, Counter] | undefined => {
  const counters = sequence(board);
  const i = counters.findIndex((counter, at) => at > 0 && counter < itemAt(counters, at - 1));
  return i < 0 ? undefined : [itemAt(counters, i - 1), itemAt(counters, i)];
};

/** The board after a move of its owner. */
export const boardAfter = (board: Board, move: Move | 'hidden' | null): Board => {
  if (move === null || move === 'hidden' || move.type === 'pass') return board;
  return board.map((counter, at) => (at === move.at ? move.counter : counter === move.counter ? 0 : counter));
};

/** The viewer's choice for this roll; the others' choices stay hidden. */
export const ownChoice = (view: View): Move | undefined => {
  const choice = view.seat === null ? null : view.pending[view.seat];
  return choice === null || choice === 'hidden' ? undefined : choice;
};

/** The counter on a square of the viewer's board; 0: none. */
export const counterAt = (view: View, at: Square): Counter =>
  view.seat === null ? 0 : (view.boards[view.seat]?.[at] ?? 0);

/** The board as its owner sees it: with what is chosen already in place. */
export const seenBoard = (view: View, seat: Seat): Board =>
  boardAfter(itemAt(view.boards, seat), view.pending[seat] ?? null);

export const seenOpen = (view: View, seat: Seat): readonly Counter[] => {
  const choice = view.pending[seat];
  const open = itemAt(view.open, seat);
  return choice && choice !== 'hidden' && choice.type === 'place'
    ? open.filter((counter) => counter !== choice.counter)
    : open;
};

/** The numbers of the squares where a counter may go now. */
export const numbersToChoose = (view: View): readonly number[] => [
  ...new Set(squaresToChoose(view).map((at) => numberOn(at, view.options.numbers))),
];

/** Lists the squares where a counter may go now; none while nothing is to be chosen. */
export const squaresToChoose = (view: View): readonly Square[] =>
  view.seat === null || view.phase !== 'choose' || view.pending[view.seat] !== null
    ? []
    : targets(view.options, itemAt(view.boards, view.seat), view.rolled);

/** The length of the rising block that wins. */
export const wanted = ({ options }: Pick<View, 'options'>): number => winningLength(options);

/** The move that takes this counter to this square: placed from the offer, or moved on the board. */
export const moveTo = (view: View, counter: Counter, at: Square): Move => ({
  type: stage(view) === 'placing' ? 'place' : 'move',
  counter,
  at,
});
