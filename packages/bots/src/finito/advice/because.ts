// Reasons for a move, as codes with their facts: what holds after this move, and not after the other.
import { itemAt } from '@crescendo/rules';
import {
  type Board,
  type Counter,
  counterCount,
  type Move,
  points,
  targets,
  type View,
  winningLength,
} from '@crescendo/rules/finito';
import { seatOf } from '../../seat.ts';

export type Because =
  /** The move wins: all counters are in order, or as long a sequence as was agreed. */
  | { readonly code: 'wins' }
  /** So many counters can stay where they are: they rise, and between them is room for all that are missing there. */
  | { readonly code: 'stay-instead'; readonly stay: number; readonly instead: number }
  /** On so many numbers of the die another counter can go where it may stay; of those still to be placed an open one. */
  | {
      readonly code: 'hits-instead';
      readonly hits: number;
      readonly numbers: number;
      readonly instead: number;
    }
  /** Between the two counters that can stay and have the least room: so many squares for so many missing counters. */
  | {
      readonly code: 'room-instead';
      readonly squares: number;
      readonly counters: number;
      readonly instead: number;
      readonly insteadCounters: number;
    }
  /** So many pairs of a counter and a number of the die with which it goes where it may stay. */
  | { readonly code: 'ways-instead'; readonly ways: number; readonly instead: number }
  /** So many counters are in the longest ascending sequence. */
  | { readonly code: 'sequence-instead'; readonly length: number; readonly instead: number }
  /** The counters next to this one are lower and higher; 0: there is none. */
  | {
      readonly code: 'lies-between';
      readonly counter: Counter;
      readonly low: Counter;
      readonly high: Counter;
    };

const boardOf = (view: View): Board => itemAt(view.boards, seatOf(view));

const boardAfter = (board: Board, move: Move): Board =>
  move.type === 'pass'
    ? board
    : board.map((counter, at) => (at === move.at ? move.counter : counter === move.counter ? 0 : counter));

interface Room {
  readonly squares: number;
  readonly counters: number;
}

interface Staying {
  /** The most counters that can stay. */
  readonly stay: number;
  /** The tightest gap between them, where there is a choice of counters the widest such; `undefined`: nothing is missing. */
  readonly tightest: Room | undefined;
}

const shareOf = (room: Room | undefined): number => (room ? room.squares / room.counters : Infinity);

/**
 * The counters that can stay are the longest row of them that rises, with room between any two for those missing there. One of 0
 * before the first square and a last one after the last square stand for the ends.
 */
export const staying = (board: Board, all: number): Staying => {
  const [spots, labels]: [number[], number[]] = [[-1], [0]];
  for (const [at, counter] of board.entries())
    if (counter > 0) {
      spots.push(at);
      labels.push(counter);
    }
  spots.push(board.length);
  labels.push(all + 1);
  const best: Staying[] = [{ stay: 0, tightest: undefined }];
  for (let to = 1; to < spots.length; to++) {
    let chosen: Staying = { stay: -1, tightest: undefined };
    for (let from = 0; from < to; from++) {
      const before = best[from]!;
      const counters = labels[to]! - labels[from]! - 1;
      const squares = spots[to]! - spots[from]! - 1;
      if (counters < 0 || squares < counters || before.stay < 0 || before.stay + 1 < chosen.stay) continue;
      const isTighter = counters > 0 && squares / counters < shareOf(before.tightest);
      const tightest = isTighter ? { squares, counters } : before.tightest;
      if (before.stay + 1 > chosen.stay || shareOf(tightest) > shareOf(chosen.tightest))
        chosen = { stay: before.stay + 1, tightest };
    }
    best.push(chosen);
  }
  // The last one is no counter.
  const { stay, tightest } = best.at(-1)!;
  return { stay: stay - 1, tightest };
};

interface Hopes {
  /** `undefined`: no counter that may move is known. */
  readonly hits: number | undefined;
  readonly ways: number;
}

/** Lists what the next rolls can bring: each number of the die with each counter that it could move. */
const hopesFor = (view: View, board: Board, stay: number): Hopes => {
  const { options } = view;
  const all = counterCount(options);
  const seat = seatOf(view);
  const isOpen = (counter: Counter): boolean => !board.includes(counter);
  const [open, down] = [itemAt(view.open, seat).filter(isOpen), itemAt(view.down, seat)];
  const isPlacing = open.length + down.length > 0;
  const movable = isPlacing ? [...open, ...down] : board.filter((counter) => counter > 0);
  let [hits, ways] = [0, 0];
  for (let roll = 1; roll <= options.numbers; roll++) {
    const squares = targets(options, board, roll);
    const fits = (counter: Counter): boolean =>
      squares.some((at) => staying(boardAfter(board, { type: 'move', counter, at }), all).stay > stay);
    const fitting = movable.filter(fits);
    ways += fitting.length;
    if (fitting.some((counter) => !isPlacing || open.includes(counter))) hits++;
  }
  return { hits: isPlacing && open.length === 0 ? undefined : hits, ways };
};

/** Few rolls are left, and the longest sequence will count. */
const NEARLY_OVER = 4;

const isSequenceFirst = ({ options, rolls }: View): boolean =>
  (options.goal > 0 && options.goal < counterCount(options)) ||
  (options.roundLimit > 0 && options.roundLimit - rolls < NEARLY_OVER);

const wins = (view: View, board: Board): boolean => points(board) >= winningLength(view.options);

/** A smaller difference among many tells nothing. */
const MORE = 1.1;

type Compare = (view: View, own: Board, its: Board) => readonly Because[];

const compareSequences: Compare = (_view, own, its) => {
  const [length, instead] = [points(own), points(its)];
  return length > instead ? [{ code: 'sequence-instead', length, instead }] : [];
};

const compareBoards: Compare = (view, own, its) => {
  const all = counterCount(view.options);
  const list: Because[] = [];
  const [{ stay, tightest }, other] = [staying(own, all), staying(its, all)];
  if (stay > other.stay) list.push({ code: 'stay-instead', stay, instead: other.stay });
  const [hopes, instead] = [hopesFor(view, own, stay), hopesFor(view, its, other.stay)];
  if (hopes.hits !== undefined && instead.hits !== undefined && hopes.hits > instead.hits)
    list.push({
      code: 'hits-instead',
      hits: hopes.hits,
      numbers: view.options.numbers,
      instead: instead.hits,
    });
  if (tightest && other.tightest && stay >= other.stay && shareOf(tightest) > shareOf(other.tightest))
    list.push({
      code: 'room-instead',
      ...tightest,
      instead: other.tightest.squares,
      insteadCounters: other.tightest.counters,
    });
  if (hopes.ways > MORE * instead.ways)
    list.push({ code: 'ways-instead', ways: hopes.ways, instead: instead.ways });
  return list;
};

/** The facts of this move alone, whatever the others do. */
const plainFacts = (view: View, move: Move): readonly Because[] => {
  if (move.type === 'pass') return [];
  const board = boardAfter(boardOf(view), move);
  if (wins(view, board)) return [{ code: 'wins' }];
  const { counter, at } = move;
  const low = board.findLast((other, square) => square < at && other > 0) ?? 0;
  const high = board.find((other, square) => square > at && other > 0) ?? 0;
  const isBetween = low < counter && (high === 0 || counter < high) && low + high > 0;
  return isBetween ? [{ code: 'lies-between', counter, low, high }] : [];
};

const MAX_REASONS = 2;

/** The reasons for a move; beside another only what does not hold for that one as well. */
export const reasons = (view: View, move: Move, other?: Move): readonly Because[] => {
  if (other === undefined) return plainFacts(view, move);
  const [own, its] = [move, other].map((each) => boardAfter(boardOf(view), each)) as [Board, Board];
  if (wins(view, own)) return wins(view, its) ? [] : [{ code: 'wins' }];
  const facts = compareBoards(view, own, its);
  const sequences = compareSequences(view, own, its);
  return (isSequenceFirst(view) ? [...sequences, ...facts] : [...facts, ...sequences]).slice(0, MAX_REASONS);
};
