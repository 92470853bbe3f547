// Reasons for a move, as codes with their facts.
import {
  bounds,
  type Move,
  SQUARES,
  type Square,
  type Tile,
  type View,
  vorZwoelf,
} from '@crescendo/rules/5vor12';
import type { Valued } from './think.ts';

export type Because =
  | { readonly code: 'wins'; readonly at: Square }
  | { readonly code: 'win-chance'; readonly chance: number }
  | { readonly code: 'fills-square'; readonly at: Square; readonly left: number }
  /** How many tiles still fit the free squares around, before and after. */
  | { readonly code: 'keeps-room'; readonly at: Square; readonly room: number }
  /** The tile that goes to the middle fits a free square of the next player. */
  | { readonly code: 'frees-tile-for-next'; readonly tile: Tile; readonly at: Square }
  | { readonly code: 'draw-better-than-take'; readonly by: number };

const laid = (view: View, move: Move): { readonly tile: Tile; readonly at: Square } | undefined => {
  if (move.type === 'take') return move;
  if (move.type !== 'place') return undefined;
  return { tile: view.phase === 'start' ? view.hands[view.seat!]![0]! : view.drawn, at: move.at };
};

/** The tile that this move puts in the middle. */
const given = (view: View, move: Move): Tile => {
  if (move.type === 'leave') return view.drawn;
  const spot = laid(view, move);
  return spot ? view.boards[view.seat!]![spot.at]! : 0;
};

/** Numbers that fit, summed over all free squares. */
const room = (view: View, board: readonly Tile[]): number => {
  const { low, high } = bounds(view.options.size, board);
  const top = view.options.highest + 1;
  return SQUARES[view.options.size]!.reduce(
    (sum, at) => (board[at] === 0 ? sum + Math.max(0, Math.min(top, high[at]!) - low[at]! - 1) : sum),
    0,
  );
};

const forNext = (view: View, tile: Tile): Square | undefined => {
  const board = view.boards[(view.seat! + 1) % view.seats]!;
  const { low, high } = bounds(view.options.size, board);
  return SQUARES[view.options.size]!.find((at) => board[at] === 0 && low[at]! < tile && tile < high[at]!);
};

export const reasons = (view: View, { move, value }: Valued, list: readonly Valued[]): readonly Because[] => {
  const because: Because[] = [];
  const board = view.boards[view.seat!]!;
  const free = SQUARES[view.options.size]!.filter((at) => board[at] === 0).length;
  const spot = laid(view, move);
  if (spot && board[spot.at] === 0) {
    if (free === 1) return [{ code: 'wins', at: spot.at }];
    if (view.phase !== 'start') because.push({ code: 'fills-square', at: spot.at, left: free - 1 });
  }
  if (move.type === 'draw') {
    const take = list.find((other) => other.move.type === 'take');
    if (take && take.value < value) because.push({ code: 'draw-better-than-take', by: value - take.value });
  }
  if (spot)
    because.push({ code: 'keeps-room', at: spot.at, room: room(view, board.with(spot.at, spot.tile)) });
  const tile = given(view, move);
  const at = tile > 0 ? forNext(view, tile) : undefined;
  if (at !== undefined) because.push({ code: 'frees-tile-for-next', tile, at });
  return [...because.slice(0, 2), { code: 'win-chance', chance: value }];
};

/** A rough guess: two points for a win, else about half of the squares that are free now. */
export const expectedScore = (view: View, chance: number): number => {
  const free = SQUARES[view.options.size]!.filter((at) => view.boards[view.seat!]![at] === 0).length;
  return 2 * chance - (1 - chance) * Math.max(1, free / 2);
};

/** Without anything learnt about the board: the moves as they are listed, the chosen one first. */
export const plainList = (view: View, first: Move): readonly Valued[] => {
  const moves = [...vorZwoelf.moves(view)];
  const name = vorZwoelf.notation.move.format;
  const fair = 1 / view.seats;
  return [first, ...moves.filter((move) => name(move) !== name(first))].map((move, i) => ({
    move,
    value: i === 0 ? fair : fair / 2,
  }));
};
