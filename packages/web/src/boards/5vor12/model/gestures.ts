// From what is held and where it goes to a move. No rules here: the game says whether it may go there.
import { type Game, itemAt, type Viewer } from '@crescendo/rules';
import {
  type Move,
  SQUARES,
  type Square,
  type Tile,
  type View,
  type VorZwoelf,
} from '@crescendo/rules/5vor12';
import type { Piece, Place } from './places.ts';

/** A seat's board; a spectator looks at the first one. */
export const boardAt = (view: View, seat: Viewer): readonly Tile[] => itemAt(view.boards, seat ?? 0);

/** The tile this seat has to lay now, if it is just one: turned up, or drawn at the start. */
export const tileToLay = (view: View): Tile => {
  if (view.phase !== 'start') return view.drawn;
  if (view.seat === null || view.options.start !== 'one') return 0;
  return view.hands[view.seat]?.[0] ?? 0;
};

/** The number on a piece; 0 when it cannot be seen. */
export const tileOf = (view: View, piece: Piece): Tile => {
  switch (piece.kind) {
    case 'drawn':
      return tileToLay(view);
    case 'hand':
      return view.seat === null ? 0 : (view.hands[view.seat]?.[piece.index] ?? 0);
    case 'open':
      return piece.tile;
    case 'supply':
      return 0;
  }
};

/** The move that putting this piece there would be; `undefined` where it would be none at all. */
export const moveFor = (view: View, piece: Piece, place: Place): Move | undefined => {
  if (piece.kind === 'supply') return { type: 'draw' };
  if (place.kind === 'square') {
    const { at } = place;
    if (piece.kind === 'drawn') return { type: 'place', at };
    return piece.kind === 'open' ? { type: 'take', tile: piece.tile, at } : undefined;
  }
  const leaves = place.kind === 'middle' || place.kind === 'leave';
  return piece.kind === 'drawn' && leaves && view.phase !== 'start' ? { type: 'leave' } : undefined;
};

export type Fit = 'free' | 'swap';

/** Lists the squares of the own board where this piece may go. */
export const fitsOf = (game: Game<VorZwoelf>, view: View, piece: Piece): ReadonlyMap<Square, Fit> => {
  const fits = new Map<Square, Fit>();
  if (view.seat === null) return fits;
  const board = itemAt(view.boards, view.seat);
  for (const at of itemAt(SQUARES, view.options.size)) {
    const move = moveFor(view, piece, { kind: 'square', at });
    if (move && game.check(view, move) === undefined) fits.set(at, board[at] === 0 ? 'free' : 'swap');
  }
  return fits;
};

/** Explains why an open tile has no place on the own board: only that of its twin, or none at all. `undefined`: it has one. */
export const reasonUnplayable = (
  game: Game<VorZwoelf>,
  view: View,
  tile: Tile,
): 'nowhere' | 'twin' | undefined => {
  const reasons = itemAt(SQUARES, view.options.size).map((at) =>
    game.check(view, { type: 'take', tile, at }),
  );
  if (reasons.includes(undefined)) return undefined;
  return reasons.some((reason) => reason?.code === 'same-number') ? 'twin' : 'nowhere';
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
    if (boardAt(view, view.seat)[move.at] === 0) free.add(move.tile);
  }
  return { any, free };
};
