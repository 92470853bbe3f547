// Checks every reason of Finito! against the position, counted afresh from the rules; for tests.
import { seeded } from '@crescendo/rules';
import { type Board, type Counter, type Finito, finito, type Move, type View } from '@crescendo/rules/finito';
import { expect } from 'vitest';
import type { GameBots } from '../../game-bots.ts';
import { checkNeutralReasons, countReasons, isCompared, isNeutral } from '../../reasons/checking.ts';
import { type Because, reasons } from './because.ts';

/** F-1: the numbers along the line: the first two and the last two once, all others twice. */
const lineOf = (numbers: number): readonly number[] => {
  const line: number[] = [];
  for (let n = 1; n <= numbers; n++) line.push(...(n < 3 || n > numbers - 2 ? [n] : [n, n]));
  return line;
};

const allOf = ({ options: { counters, numbers } }: View): number =>
  Math.min(counters, lineOf(numbers).length - 1);

const after = (view: View, move: Move): Board => {
  const board = [...view.boards[view.seat!]!];
  if (move.type === 'pass') return board;
  if (board.includes(move.counter)) board[board.indexOf(move.counter)] = 0;
  board[move.at] = move.counter;
  return board;
};

/** F-7 to F-9: the squares that a roll leads to. */
const squaresFor = ({ options }: View, board: Board, roll: number): readonly number[] => {
  const line = lineOf(options.numbers);
  const free = line.flatMap((_, at) => (board[at] === 0 ? [at] : []));
  const same = free.filter((at) => line[at] === roll);
  if (same.length > 0) return same;
  const nearest = [free.filter((at) => line[at]! < roll).at(-1), free.find((at) => line[at]! > roll)].flatMap(
    (at) => at ?? [],
  );
  if (options.neighbourChoice === 'nearest') return nearest;
  return free.filter((at) => nearest.some((near) => line[near] === line[at]));
};

interface Gap {
  readonly squares: number;
  readonly counters: number;
}

/** The gaps between these counters, the ends of the line included. */
const gapsBetween = (board: Board, staying: readonly Counter[], all: number): readonly Gap[] => {
  const ends = [0, ...staying, all + 1];
  const at = (counter: Counter): number =>
    counter === 0 ? -1 : counter > all ? board.length : board.indexOf(counter);
  return ends
    .slice(1)
    .map((high, i) => ({ squares: at(high) - at(ends[i]!) - 1, counters: high - ends[i]! - 1 }));
};

interface Staying {
  readonly stay: number;
  readonly widest: number;
}

const shareIn = ({ squares, counters }: Gap): number => (counters > 0 ? squares / counters : Infinity);

/** Every set of counters on the board between which there is room for those that are missing. */
function* stayingSets(board: Board, all: number): Generator<readonly Counter[]> {
  const placed = board.filter((counter) => counter > 0).toSorted((a, b) => a - b);
  for (let set = 0; set < 2 ** placed.length; set++) {
    const staying = placed.filter((_, i) => (set >> i) & 1);
    if (gapsBetween(board, staying, all).every(({ squares, counters }) => squares >= counters)) yield staying;
  }
}

/** By trying every set of counters on the board. */
const stayingByBruteForce = (board: Board, all: number): Staying => {
  let best: Staying = { stay: 0, widest: 0 };
  for (const staying of stayingSets(board, all)) {
    const widest = Math.min(...gapsBetween(board, staying, all).map(shareIn));
    if (staying.length > best.stay || (staying.length === best.stay && widest > best.widest))
      best = { stay: staying.length, widest };
  }
  return best;
};

/** Counts the counters that can stay: counter by counter in the order of their numbers, each stays or goes. */
const stayOn = (board: Board, all: number): number => {
  const at = new Array<number>(all + 2).fill(-1);
  for (const [square, counter] of board.entries()) if (counter > 0) at[counter] = square;
  at[all + 1] = board.length;
  const most = new Array<number>(all + 2).fill(-Infinity);
  most[0] = 0;
  for (let high = 1; high <= all + 1; high++) {
    if (high <= all && at[high]! < 0) continue;
    for (let low = 0; low < high; low++)
      if (at[high]! - at[low]! >= high - low) most[high] = Math.max(most[high]!, most[low]! + 1);
  }
  return most[all + 1]! - 1;
};

/** The numbers of the die that bring a counter to where it may stay. */
const hitsOn = (view: View, board: Board): number => {
  const all = allOf(view);
  const now = stayOn(board, all);
  const open = view.open[view.seat!]!.filter((counter) => !board.includes(counter));
  const isPlacing = board.filter((counter) => counter > 0).length < all;
  const movable = isPlacing ? open : board.filter((counter) => counter > 0);
  const rolls = Array.from({ length: view.options.numbers }, (_, i) => i + 1);
  return rolls.filter((roll) =>
    movable.some((counter) =>
      squaresFor(view, board, roll).some((at) => {
        const next = board.map((other) => (other === counter ? 0 : other));
        next[at] = counter;
        return stayOn(next, all) > now;
      }),
    ),
  ).length;
};

/** F-16: read off the board, neighbours that rise. */
const longestOn = (board: Board): number => {
  const read = board.filter((counter) => counter > 0);
  const lengths = read.map((_, from) => {
    const end = read.findIndex((counter, i) => i > from && counter < read[i - 1]!);
    return (end < 0 ? read.length : end) - from;
  });
  return Math.max(0, ...lengths);
};

/** F-14, F-18. */
const wins = (view: View, board: Board): boolean => {
  const all = allOf(view);
  const { goal } = view.options;
  return longestOn(board) >= (goal === 0 ? all : Math.min(goal, all));
};

const compared = (own: number, other: number, said: readonly [number, number]): void => {
  expect(said).toEqual([own, other]);
  expect(own).toBeGreaterThan(other);
};

const checkReason = (view: View, move: Move, other: Move | undefined, reason: Because): void => {
  const all = allOf(view);
  const own = after(view, move);
  const its = other && after(view, other);
  if (reason.code === 'wins') {
    expect(wins(view, own)).toBe(true);
    if (its) expect(wins(view, its)).toBe(false);
    return;
  }
  if (reason.code === 'none-stays') {
    for (const each of finito.moves(view))
      expect(stayOn(after(view, each), all)).toBeLessThanOrEqual(stayOn(view.boards[view.seat!]!, all));
    return;
  }
  if (reason.code === 'stays-between') {
    expect(move.type === 'pass' ? 0 : move.counter).toBe(reason.counter);
    const { stay, widest } = stayingByBruteForce(own, all);
    const high = reason.high === 0 ? all + 1 : reason.high;
    // One of the best sets of counters that stay has these two beside it, with this room.
    const isThere = [...stayingSets(own, all)].some((set) => {
      const ends = [0, ...set, all + 1];
      const at = ends.indexOf(reason.counter);
      const gaps = gapsBetween(own, set, all);
      const rooms = [reason.before, reason.after].map((room, i) => {
        const gap = gaps[at - 1 + i];
        return room ? gap?.squares === room.squares && gap.counters === room.counters : gap?.counters === 0;
      });
      const isBest = set.length === stay && Math.min(...gaps.map(shareIn)) === widest;
      return isBest && ends[at - 1] === reason.low && ends[at + 1] === high && rooms.every(Boolean);
    });
    expect(isThere).toBe(true);
    return;
  }
  expect(its, reason.code).toBeDefined();
  if (its === undefined) return;
  switch (reason.code) {
    case 'stay-instead':
      compared(stayOn(own, all), stayOn(its, all), [reason.stay, reason.instead]);
      break;
    case 'hits-instead':
      expect(reason.numbers).toBe(view.options.numbers);
      compared(hitsOn(view, own), hitsOn(view, its), [reason.hits, reason.instead]);
      break;
    case 'tight-instead': {
      const [here, there] = [own, its].map((board) => stayingByBruteForce(board, all));
      expect(there!.widest).toBe(reason.squares / reason.counters);
      expect(there!.widest).toBeLessThan(2);
      expect(here!.widest).toBeGreaterThan(there!.widest);
      expect(reason.instead ?? Infinity).toBe(here!.widest);
      expect(here!.stay).toBeGreaterThanOrEqual(there!.stay);
      const high = reason.high === 0 ? all + 1 : reason.high;
      // One of the best sets of counters that stay has this gap.
      const isThere = [...stayingSets(its, all)].some((staying) => {
        const at = [0, ...staying, all + 1].indexOf(reason.low);
        const gap = gapsBetween(its, staying, all)[at];
        return (
          staying.length === there!.stay &&
          [0, ...staying, all + 1][at + 1] === high &&
          gap?.squares === reason.squares &&
          gap.counters === reason.counters
        );
      });
      expect(isThere).toBe(true);
      break;
    }
    case 'sequence-instead':
      compared(longestOn(own), longestOn(its), [reason.length, reason.instead]);
  }
  // The two ways of counting agree.
  if (view.rolls % 10 === 0) expect(stayingByBruteForce(own, all).stay).toBe(stayOn(own, all));
};

const checkAll = (view: View, move: Move, other: Move | undefined, list: readonly Because[]): void => {
  for (const reason of list) checkReason(view, move, other, reason);
};

const BUDGET = 1200;

/** Checks the advice in each of these positions; returns how many of them have each code. */
export const checkAdvice = (
  { advise }: Pick<GameBots<Finito>, 'advise'>,
  views: readonly View[],
): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const view of views) {
    const list = advise(view, seeded('reasons'), BUDGET);
    checkNeutralReasons(finito, view, list);
    const [best, second] = list;
    const own = best!.because.filter((reason) => !isNeutral(reason)) as readonly Because[];
    checkAll(view, best!.move, isCompared(best!.because) ? second?.move : undefined, own);
    countReasons(counts, best!.because);
  }
  return counts;
};

/** Checks what is said of any move beside any other. */
export const checkAnyMoves = (views: readonly View[]): void => {
  for (const [i, view] of views.entries()) {
    const moves = [...finito.moves(view)];
    const [one, other] = [moves[i % moves.length]!, moves[(7 * i + 3) % moves.length]!];
    if (one === other) continue;
    checkAll(view, one, other, reasons(view, one, other));
    checkAll(view, one, undefined, reasons(view, one));
  }
};

/** Checks that a verdict compares the better move with the one played. */
export const checkVerdicts = ({ judge }: Pick<GameBots<Finito>, 'judge'>, views: readonly View[]): void => {
  for (const view of views) {
    const played = [...finito.moves(view)].at(-1)!;
    const { best, because } = judge!(view, played, seeded('reasons'), BUDGET);
    const isSame = finito.notation.move.format(best) === finito.notation.move.format(played);
    checkAll(view, best, isSame ? undefined : played, because as readonly Because[]);
  }
};
