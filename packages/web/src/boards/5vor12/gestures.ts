// From what is in the hand and where it goes to a move. No rule is known here: whether it may go there is asked of the game.
import type { Game } from '@crescendo/rules';
import {
  type Move,
  SQUARES,
  type Square,
  type Tile,
  type View,
  type VorZwoelf,
} from '@crescendo/rules/5vor12';

/** Pieces are named `drawn`, `open-13`, `hand-2` and `supply`; places `square-5`, `middle`, `leave`, `hand`, `supply`. */
export const squareName = (at: Square): string => `square-${at}`;
export const openName = (tile: Tile): string => `open-${tile}`;
export const handName = (index: number): string => `hand-${index}`;

const numberIn = (name: string, kind: string): number | undefined =>
  name.startsWith(`${kind}-`) ? Number(name.slice(kind.length + 1)) : undefined;

export const squareIn = (name: string): Square | undefined => numberIn(name, 'square');
export const openIn = (name: string): Tile | undefined => numberIn(name, 'open');
export const handIn = (name: string): number | undefined => numberIn(name, 'hand');

/** The tile this seat has to lay now, if it is just one: turned up, or drawn at the start. */
export const tileToLay = (view: View): Tile => {
  if (view.phase !== 'start') return view.drawn;
  if (view.seat === null || view.options.start !== 'one') return 0;
  return view.hands[view.seat]?.[0] ?? 0;
};

/** The number on a piece; 0 when it cannot be seen. */
export const tileOf = (view: View, piece: string): Tile => {
  if (piece === 'drawn') return tileToLay(view);
  const index = handIn(piece);
  if (index !== undefined) return view.seat === null ? 0 : (view.hands[view.seat]?.[index] ?? 0);
  return openIn(piece) ?? 0;
};

/** The move that putting this piece there would be; `undefined` where it is none at all. */
export const moveFor = (view: View, piece: string, place: string): Move | undefined => {
  if (piece === 'supply') return { type: 'draw' };
  const at = squareIn(place);
  const open = openIn(piece);
  if (piece === 'drawn') {
    if (at !== undefined) return { type: 'place', at };
    return (place === 'middle' || place === 'leave') && view.phase !== 'start'
      ? { type: 'leave' }
      : undefined;
  }
  return open !== undefined && at !== undefined ? { type: 'take', tile: open, at } : undefined;
};

export type Fit = 'free' | 'swap';

/** Where this piece may go on the own board. */
export const fitsOf = (game: Game<VorZwoelf>, view: View, piece: string): ReadonlyMap<Square, Fit> => {
  const fits = new Map<Square, Fit>();
  if (view.seat === null) return fits;
  const board = view.boards[view.seat]!;
  for (const at of SQUARES[view.options.size]!) {
    const move = moveFor(view, piece, squareName(at));
    if (move && game.check(view, move) === undefined) fits.set(at, board[at] === 0 ? 'free' : 'swap');
  }
  return fits;
};

/** The open tiles that have a place on the own board, and among them those with a free one. */
export const takeable = (
  game: Game<VorZwoelf>,
  view: View,
): { readonly any: ReadonlySet<Tile>; readonly free: ReadonlySet<Tile> } => {
  const any = new Set<Tile>();
  const free = new Set<Tile>();
  for (const move of game.moves(view)) {
    if (move.type !== 'take') continue;
    any.add(move.tile);
    if (view.boards[view.seat!]![move.at] === 0) free.add(move.tile);
  }
  return { any, free };
};
