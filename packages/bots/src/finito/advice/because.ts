// Reasons for a move, as codes with their facts: what holds after this move, and not after the other.
import { itemAt } from '@crescendo/rules';
import {
  type Board,
  type Counter,
  counterCount,
  finito,
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
  /**
   * After the other move a gap is tight: between these two counters that can stay there are so many squares for so many counters
   * that belong there. `low` 0: before the lowest; `high` 0: after the highest.
   */
  | {
      readonly code: 'tight-instead';
      readonly low: Counter | 0;
      readonly high: Counter | 0;
      readonly squares: number;
      readonly counters: number;
      /** The squares for each counter in the tightest gap after this move; missing where nothing is missing. */
      readonly instead?: number;
    }
  /** So many counters are in the longest ascending sequence. */
  | { readonly code: 'sequence-instead'; readonly length: number; readonly instead: number }
  /**
   * The counter can stay there, after and before these two that can stay as well, 0: none; and the room for the counters that
   * belong between them.
   */
  | {
      readonly code: 'stays-between';
      readonly counter: Counter;
      readonly low: Counter | 0;
      readonly high: Counter | 0;
      /** Missing where nothing belongs there. */
      readonly before?: Room;
      readonly after?: Room;
    }
  /** No counter gets to where it can stay, whatever is done with this roll. */
  | { readonly code: 'none-stays' };

/** The free squares between two counters, and the counters that belong there. */
export interface Room {
  readonly squares: number;
  readonly counters: number;
}

const boardOf = (view: View): Board => itemAt(view.boards, seatOf(view));

const boardAfter = (board: Board, move: Move): Board =>
  move.type === 'pass'
    ? board
    : board.map((counter, at) => (at === move.at ? move.counter : counter === move.counter ? 0 : counter));

/** Between two counters that can stay; 0 and the number after the last stand for the ends of the board. */
interface Gap extends Room {
  readonly low: number;
  readonly high: number;
}

interface Staying {
  /** The most counters that can stay. */
  readonly stay: number;
  /** Between them and the ends of the board, from the first square on; where there is a choice of counters, the tightest gap is as wide as can be. */
  readonly gaps: readonly Gap[];
}

const shareOf = (room: Room | undefined): number =>
  room && room.counters > 0 ? room.squares / room.counters : Infinity;

/** The gap with the fewest squares for each counter that belongs there; `undefined`: nothing is missing. */
const tightestOf = ({ gaps }: Staying): Gap | undefined =>
  gaps.reduce<Gap | undefined>((one, other) => (shareOf(other) < shareOf(one) ? other : one), undefined);

/** The best row of counters that ends with a certain one. */
interface Row {
  readonly stay: number;
  readonly share: number;
  readonly from: number;
}

/** The squares of the counters, with a counter of 0 before the first square and a last one after the last square. */
const lineOf = (board: Board, all: number) => {
  const line: { at: number; counter: number }[] = [{ at: -1, counter: 0 }];
  for (const [at, counter] of board.entries()) if (counter > 0) line.push({ at, counter });
  line.push({ at: board.length, counter: all + 1 });
  return line;
};

const gapBetween = (low: { at: number; counter: number }, high: { at: number; counter: number }): Gap => ({
  low: low.counter,
  high: high.counter,
  squares: high.at - low.at - 1,
  counters: high.counter - low.counter - 1,
});

/** The counters that can stay are the longest row of them that rises, with room between any two for those missing there. */
export const staying = (board: Board, all: number): Staying => {
  const line = lineOf(board, all);
  const rows: Row[] = [{ stay: 0, share: Infinity, from: 0 }];
  for (let to = 1; to < line.length; to++) {
    let chosen: Row = { stay: -1, share: -1, from: 0 };
    for (let from = 0; from < to; from++) {
      const before = rows[from]!;
      const counters = line[to]!.counter - line[from]!.counter - 1;
      const squares = line[to]!.at - line[from]!.at - 1;
      if (counters < 0 || squares < counters || before.stay < 0 || before.stay + 1 < chosen.stay) continue;
      const share = Math.min(before.share, counters > 0 ? squares / counters : Infinity);
      if (before.stay + 1 > chosen.stay || share > chosen.share)
        chosen = { stay: before.stay + 1, share, from };
    }
    rows.push(chosen);
  }
  const gaps: Gap[] = [];
  for (let to = line.length - 1; to > 0; to = rows[to]!.from)
    gaps.unshift(gapBetween(line[rows[to]!.from]!, line[to]!));
  return { stay: gaps.length - 1, gaps };
};

/**
 * The numbers of the die with which another counter can go where it may stay; `undefined`: which counter may move next is not
 * known.
 */
const hitsFor = (view: View, board: Board, stay: number): number | undefined => {
  const { options } = view;
  const all = counterCount(options);
  const seat = seatOf(view);
  const open = itemAt(view.open, seat).filter((counter) => !board.includes(counter));
  const isPlacing = open.length + itemAt(view.down, seat).length > 0;
  if (isPlacing && open.length === 0) return undefined;
  const movable = isPlacing ? open : board.filter((counter) => counter > 0);
  let hits = 0;
  for (let roll = 1; roll <= options.numbers; roll++) {
    const squares = targets(options, board, roll);
    const canStay = (counter: Counter): boolean =>
      squares.some((at) => staying(boardAfter(board, { type: 'move', counter, at }), all).stay > stay);
    if (movable.some(canStay)) hits++;
  }
  return hits;
};

/** Few rolls are left, and the longest sequence will count. */
const NEARLY_OVER = 4;

const isSequenceFirst = ({ options, rolls }: View): boolean =>
  (options.goal > 0 && options.goal < counterCount(options)) ||
  (options.roundLimit > 0 && options.roundLimit - rolls < NEARLY_OVER);

const wins = (view: View, board: Board): boolean => points(board) >= winningLength(view.options);

type Compare = (view: View, own: Board, its: Board) => readonly Because[];

const compareSequences: Compare = (_view, own, its) => {
  const [length, instead] = [points(own), points(its)];
  return length > instead ? [{ code: 'sequence-instead', length, instead }] : [];
};

/** With fewer squares for each counter than this, the die will hardly bring them all. */
const TIGHT = 2;

/** The gap that the other move leaves too tight. */
const compareRoom = (own: Staying, its: Staying, all: number): readonly Because[] => {
  const [gap, share] = [tightestOf(its), shareOf(tightestOf(own))];
  if (gap === undefined || own.stay < its.stay || shareOf(gap) >= Math.min(TIGHT, share)) return [];
  const high = gap.high > all ? 0 : gap.high;
  return [{ code: 'tight-instead', ...gap, high, ...(share < Infinity && { instead: share }) }];
};

const compareBoards: Compare = (view, own, its) => {
  const all = counterCount(view.options);
  const list: Because[] = [];
  const [staysOwn, staysIts] = [staying(own, all), staying(its, all)];
  const [stay, instead] = [staysOwn.stay, staysIts.stay];
  if (stay > instead) list.push({ code: 'stay-instead', stay, instead });
  const [hits, fewer] = [hitsFor(view, own, stay), hitsFor(view, its, instead)];
  if (hits !== undefined && fewer !== undefined && hits > fewer)
    list.push({ code: 'hits-instead', hits, numbers: view.options.numbers, instead: fewer });
  return [...list, ...compareRoom(staysOwn, staysIts, all)];
};

const roomIn = ({ squares, counters }: Gap): Room | undefined =>
  counters > 0 ? { squares, counters } : undefined;

const betweenFacts = (view: View, board: Board, counter: Counter): readonly Because[] => {
  const all = counterCount(view.options);
  const { gaps } = staying(board, all);
  const [gap, next] = [gaps.find(({ high }) => high === counter), gaps.find(({ low }) => low === counter)];
  if (gap === undefined || next === undefined) return [];
  const [before, after] = [roomIn(gap), roomIn(next)];
  const high = next.high > all ? 0 : next.high;
  return [
    {
      code: 'stays-between',
      counter,
      low: gap.low,
      high,
      ...(before && { before }),
      ...(after && { after }),
    },
  ];
};

/** Tells whether no counter gets to where it can stay with this roll. */
export const staysNone = (view: View): boolean => {
  const all = counterCount(view.options);
  const board = boardOf(view);
  const { stay } = staying(board, all);
  return [...finito.moves(view)].every((move) => staying(boardAfter(board, move), all).stay <= stay);
};

/** The facts of this move alone, whatever the others do. */
const plainFacts = (view: View, move: Move): readonly Because[] => {
  if (move.type === 'pass') return [];
  const board = boardAfter(boardOf(view), move);
  if (wins(view, board)) return [{ code: 'wins' }];
  if (staysNone(view)) return [{ code: 'none-stays' }];
  return betweenFacts(view, board, move.counter);
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
