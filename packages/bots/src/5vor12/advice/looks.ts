// Hints short of the move itself: what to think of, then where it is.
import { itemAt } from '@crescendo/rules';
import { type Move, type Tile, type View, vorZwoelf, WIDTH } from '@crescendo/rules/5vor12';
import { boardOf, placementOf } from './because.ts';

export type Look =
  /** A new tile is better than any face-up one. */
  | { readonly code: 'open-first' }
  | { readonly code: 'open-tile' }
  | { readonly code: 'open-exchange' }
  | { readonly code: 'middle-tile'; readonly tile: Tile }
  | { readonly code: 'room-for'; readonly tile: Tile }
  | { readonly code: 'only-square'; readonly tile: Tile }
  /** It goes where one of the seat's own tiles lies. */
  | { readonly code: 'instead-of-own'; readonly tile: Tile }
  | { readonly code: 'need-not'; readonly tile: Tile }
  | { readonly code: 'lower-higher'; readonly tile: Tile; readonly lower: number; readonly higher: number }
  | { readonly code: 'in-order' }
  /** A row of the seat's own board, counted from 1. */
  | { readonly code: 'row'; readonly row: number };

const placesFor = (view: View): readonly number[] =>
  [...vorZwoelf.moves(view)].flatMap((move) => (move.type === 'place' ? [move.at] : []));

const placing = (view: View, tile: Tile, at: number): readonly Look[] => {
  const row: Look = { code: 'row', row: Math.floor(at / WIDTH) + 1 };
  if (view.phase === 'start') {
    if (placesFor(view).length === 1) return [];
    const { highest } = view.options;
    return [{ code: 'lower-higher', tile, lower: tile - 1, higher: highest - tile }, row];
  }
  const board = boardOf(view);
  if (board[at] !== 0) return [{ code: 'instead-of-own', tile }, row];
  const free = placesFor(view).filter((other) => board[other] === 0);
  return free.length === 1 ? [{ code: 'only-square', tile }] : [{ code: 'room-for', tile }, row];
};

export const looks = (view: View, move: Move): readonly Look[] => {
  switch (move.type) {
    case 'draw':
      return [...vorZwoelf.moves(view)].some(({ type }) => type === 'take') ? [{ code: 'open-first' }] : [];
    case 'leave':
      return placesFor(view).length > 0 ? [{ code: 'need-not', tile: view.drawn }] : [];
    case 'arrange':
      return [{ code: 'in-order' }];
    case 'take': {
      const isFree = itemAt(boardOf(view), move.at) === 0;
      return [{ code: isFree ? 'open-tile' : 'open-exchange' }, { code: 'middle-tile', tile: move.tile }];
    }
    case 'place': {
      const placement = placementOf(view, move);
      return placement ? placing(view, placement.tile, placement.at) : [];
    }
  }
};
