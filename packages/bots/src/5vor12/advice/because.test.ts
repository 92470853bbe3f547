// Every reason is checked against the position, counted afresh from the rules: square by square, number by number.
import { seeded } from '@crescendo/rules';
import { type Move, type Tile, type View, vorZwoelf } from '@crescendo/rules/5vor12';
import { describe, expect, test } from 'vitest';
import { checkNeutralReasons, countReasons, isCompared, isNeutral } from '../../reasons/checking.ts';
import { positionsFrom } from '../../reasons/testing.ts';
import { loadBots } from '../index.ts';
import { type Because, reasons } from './because.ts';

const { bots, advise, judge } = await loadBots();
const SIDE = [0, 1, 2, 3];
const SQUARES = SIDE.flatMap((row) => SIDE.map((column) => 4 * row + column));
const DOTTED = [0, 5, 10, 15];
const NUMBERS = Array.from({ length: 20 }, (_, i) => i + 1);
type Board = readonly Tile[];

/** V-16: along its row and its column a number is more than all before it and less than all after it. */
const fits = (board: Board, tile: Tile, at: number): boolean =>
  SQUARES.every((other) => {
    const isSameLine = Math.floor(other / 4) === Math.floor(at / 4) || other % 4 === at % 4;
    if (other === at || !isSameLine || board[other] === 0) return true;
    return other < at ? board[other]! < tile : board[other]! > tile;
  });

const freeOn = (board: Board): readonly number[] => SQUARES.filter((at) => board[at] === 0);
const isUsable = (board: Board, tile: Tile): boolean => freeOn(board).some((at) => fits(board, tile, at));
const roomAt = (board: Board, at: number): number => NUMBERS.filter((tile) => fits(board, tile, at)).length;

/** The board of the seat, the open tiles and the tile given away, after a move. */
const outcome = (view: View, move: Move) => {
  const before = view.boards[view.seat!]!;
  const open = view.middle.flatMap((count, tile) => Array.from({ length: count }, () => tile));
  if (move.type === 'draw') return { board: before, open, given: 0 };
  if (move.type === 'leave') return { board: before, open: [...open, view.drawn], given: view.drawn };
  if (move.type === 'arrange')
    return { board: before.map((tile, at) => move.tiles[DOTTED.indexOf(at)] ?? tile), open, given: 0 };
  const tile =
    move.type === 'take' ? move.tile : view.phase === 'start' ? view.hands[view.seat!]![0]! : view.drawn;
  const given = before[move.at]!;
  if (move.type === 'take') open.splice(open.indexOf(tile), 1);
  const board = before.map((old, at) => (at === move.at ? tile : old));
  return { board, open: given > 0 ? [...open, given] : open, given };
};

/** The tiles that nobody has seen: each number once for every player, less all that lie open. */
const hiddenTiles = (view: View): readonly Tile[] =>
  NUMBERS.flatMap((tile) => {
    const seen = [...view.boards, ...view.hands].flat().filter((other) => other === tile).length;
    const count = view.seats - seen - view.middle[tile]! - (view.drawn === tile ? 1 : 0);
    return Array.from({ length: count }, () => tile);
  });

const figures = (view: View, move: Move) => {
  const { board, open } = outcome(view, move);
  const rooms = freeOn(board).map((at) => roomAt(board, at));
  return {
    dead: rooms.filter((room) => room === 0).length,
    tiles: [...hiddenTiles(view), ...open].filter((tile) => isUsable(board, tile)).length,
    tightest: Math.min(...rooms),
    room: rooms.reduce((sum, room) => sum + room, 0),
  };
};

/** Tells whether the free dotted squares can be filled so that the numbers rise. */
const canRise = ([first, ...rest]: readonly Tile[], least = 1): boolean => {
  if (first === undefined) return true;
  if (first > 0) return first >= least && canRise(rest, first + 1);
  return least <= 20 && canRise(rest, least + 1);
};

/** Stretches of free dotted squares, each with the numbers between its neighbours. */
const stretches = (diagonal: readonly Tile[]) => {
  const all: { numbers: number; squares: number }[] = [];
  for (const [i, tile] of diagonal.entries()) {
    if (tile > 0 || diagonal[i - 1] === 0) continue;
    const after = diagonal.findIndex((other, k) => k > i && other > 0);
    const [low, high] = [diagonal[i - 1] ?? 0, after < 0 ? 21 : diagonal[after]!];
    const numbers = NUMBERS.filter((one) => one > low && one < high).length;
    all.push({ numbers, squares: (after < 0 ? 4 : after) - i });
  }
  return all;
};

const fills = (view: View, move: Move): boolean =>
  freeOn(outcome(view, move).board).length < freeOn(view.boards[view.seat!]!).length;

const winsForNext = (view: View, { open }: ReturnType<typeof outcome>): boolean => {
  const board = view.boards[(view.seat! + 1) % view.seats]!;
  return freeOn(board).length === 1 && open.some((tile) => isUsable(board, tile));
};

const isUsableForNext = (view: View, tile: Tile): boolean =>
  tile > 0 && isUsable(view.boards[(view.seat! + 1) % view.seats]!, tile);

const compared = (own: number, other: number, said: readonly [number, number], isMore: boolean): void => {
  expect(said).toEqual([own, other]);
  expect(isMore ? own > other : own < other).toBe(true);
};

const checkAlone = (view: View, move: Move, reason: Because): boolean => {
  const own = view.boards[view.seat!]!;
  const after = outcome(view, move);
  const hidden = hiddenTiles(view);
  switch (reason.code) {
    case 'wins':
      expect(freeOn(after.board)).toEqual([]);
      return true;
    case 'fills-square':
      expect(fills(view, move)).toBe(true);
      expect(freeOn(after.board)).toHaveLength(reason.left);
      return true;
    case 'fits-no-square':
      expect(move.type).toBe('leave');
      expect(isUsable(own, view.drawn)).toBe(false);
      return true;
    case 'none-open':
      expect(after.open.filter((tile) => isUsable(own, tile))).toEqual([]);
      expect(after.open.length).toBeGreaterThan(0);
      expect(move.type).toBe('draw');
      break;
    case 'hidden-fit':
      break;
    default:
      return false;
  }
  const fitting = hidden.filter((tile) => isUsable(own, tile)).length;
  expect([reason.fitting, reason.hidden]).toEqual([fitting, hidden.length]);
  return true;
};

/** Checks that what holds after the move does not hold after the other. */
const checkSeparation = (view: View, move: Move, other: Move, reason: Because): void => {
  const [after, its] = [outcome(view, move), outcome(view, other)];
  const [own, instead] = [figures(view, move), figures(view, other)];
  switch (reason.code) {
    case 'wins':
      expect(freeOn(its.board).length).toBeGreaterThan(0);
      break;
    case 'denies-win':
      expect([winsForNext(view, after), winsForNext(view, its)]).toEqual([false, true]);
      expect(its.open).toContain(reason.tile);
      expect(isUsableForNext(view, reason.tile)).toBe(true);
      break;
    case 'fills-square':
      expect(fills(view, other)).toBe(false);
      break;
    case 'none-open':
      expect(fills(view, other)).toBe(false);
      break;
    case 'hidden-fit':
      expect(move.type === 'draw' ? fills(view, other) : !fills(view, move)).toBe(false);
      break;
    case 'dead-instead':
      compared(own.dead, instead.dead, [reason.dead, reason.instead], false);
      break;
    case 'tiles-instead':
      compared(own.tiles, instead.tiles, [reason.tiles, reason.instead], true);
      break;
    case 'tightest-instead':
      compared(own.tightest, instead.tightest, [reason.numbers, reason.instead], true);
      break;
    case 'room-instead':
      // A free square more has possibilities more, whichever move that is.
      expect(freeOn(after.board).length).toBe(freeOn(its.board).length);
      compared(own.room, instead.room, [reason.room, reason.instead], true);
      break;
    case 'diagonal-rises': {
      const diagonals = [after, its].map(({ board }) => canRise(DOTTED.map((at) => board[at]!)));
      expect(diagonals).toEqual([true, false]);
      break;
    }
    case 'diagonal-tight': {
      const [here, there] = [after, its].map(({ board }) => stretches(DOTTED.map((at) => board[at]!)));
      const { numbers, squares } = reason;
      expect(there).toContainEqual({ numbers, squares });
      const least = (all: typeof here) => Math.min(...all!.map((one) => one.numbers / one.squares));
      expect(numbers / squares).toBe(least(there));
      expect(least(here)).toBeGreaterThan(numbers / squares);
      break;
    }
    case 'keeps-tile-from-next':
      expect(its.given).toBe(reason.tile);
      expect([after, its].map(({ given }) => isUsableForNext(view, given))).toEqual([false, true]);
      break;
    case 'rare-for-next': {
      const next = view.boards[(view.seat! + 1) % view.seats]!;
      const rooms = [its, after].map(({ given }) =>
        Math.min(
          ...freeOn(next)
            .filter((at) => fits(next, given, at))
            .map((at) => roomAt(next, at)),
        ),
      );
      expect(its.given).toBe(reason.tile);
      expect(rooms[0]).toBe(reason.others + 1);
      expect(rooms[1]).toBeGreaterThan(reason.others + 2);
      break;
    }
    case 'frees-tile-for-next':
      expect(after.given).toBe(reason.tile);
      expect([after, its].map(({ given }) => isUsableForNext(view, given))).toEqual([true, false]);
      break;
    default:
      expect(reason.code, 'says nothing about the other move').toBe('');
  }
};

const check = (view: View, move: Move, other: Move | undefined, list: readonly Because[]): void => {
  for (const reason of list) {
    const isPlain = checkAlone(view, move, reason);
    if (other !== undefined) checkSeparation(view, move, other, reason);
    else expect(isPlain, reason.code).toBe(true);
  }
};

const POSITIONS = 2000;
const FEW = 600;
const views = positionsFrom(
  { game: vorZwoelf, bots, seats: [2, 3, 4], seed: 'reasons', budget: FEW },
  POSITIONS,
);

describe('the reasons of 5 vor 12', () => {
  test('hold in the position, and tell the advised move from the second best', () => {
    const counts = new Map<string, number>();
    for (const view of views) {
      const list = advise(view, seeded('reasons'), FEW);
      checkNeutralReasons(vorZwoelf, view, list);
      const [best, second] = list;
      const own = best!.because.filter((reason) => !isNeutral(reason)) as readonly Because[];
      check(view, best!.move, isCompared(best!.because) ? second?.move : undefined, own);
      countReasons(counts, best!.because);
    }
    // Seldom is there nothing to be seen.
    expect(counts.get('nothing')! / POSITIONS).toBeLessThan(0.1);
  });

  test('hold beside any other move', () => {
    for (const [i, view] of views.entries()) {
      const moves = [...vorZwoelf.moves(view)];
      const [one, other] = [moves[i % moves.length]!, moves[(7 * i + 3) % moves.length]!];
      if (one !== other) check(view, one, other, reasons(view, one, other));
    }
  });

  test('of a verdict compare the better move with the one played', () => {
    for (const view of views.filter((_, i) => i % 20 === 0)) {
      const played = [...vorZwoelf.moves(view)].at(-1)!;
      const { best, because } = judge!(view, played, seeded('reasons'), FEW);
      const isSame = vorZwoelf.notation.move.format(best) === vorZwoelf.notation.move.format(played);
      check(view, best, isSame ? undefined : played, because as readonly Because[]);
    }
  });
});

describe('at the start', () => {
  const board = new Array<Tile>(16).fill(0);
  const start: View = {
    ...vorZwoelf.view(vorZwoelf.setup(2, vorZwoelf.options), 0),
    phase: 'start',
    boards: [board, board],
    hands: [[7], [0]],
    pending: [null, null],
  };

  test('a 7 in the bottom right corner is not said to leave room for higher numbers', () => {
    const [corner, second] = [15, 5].map((at) => ({ type: 'place', at }) as const);
    expect(reasons(start, corner!, second!)).toEqual([]);
    expect(reasons(start, second!, corner!)).toEqual([{ code: 'diagonal-tight', numbers: 6, squares: 3 }]);
  });
});
