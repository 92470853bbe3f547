// View → what is marked on the table. No rules here.
import { itemAt } from '@crescendo/rules';
import {
  DIAGONAL,
  hasTwinAcross,
  type Move,
  type News,
  SQUARES,
  type Square,
  type Tile,
  twinsAcross,
  type View,
} from '@crescendo/rules/5vor12';
import type { Mode } from '../../contract/props.ts';
import { boardAt, type Fit, tileToLay } from './gestures.ts';
import { arranges, type Plan } from './plan.ts';

/** The actions that this seat has now. */
export interface Actions {
  /** A: turn up a tile. */
  readonly draw: boolean;
  /** B: take an open one. */
  readonly take: boolean;
  /** Lay the one tile in hand; `leave`: or leave it. */
  readonly lay: boolean;
  readonly leave: boolean;
  /** Start: arrange the tiles in hand. */
  readonly arrange: boolean;
}

export const actionsOf = (view: View, mode: Mode): Actions => {
  const mine = mode === 'play' && view.seat !== null;
  const choosing = mine && view.phase === 'choose';
  const lay = mine && tileToLay(view) > 0 && (view.phase === 'placing' || view.phase === 'start');
  return {
    draw: choosing,
    take: choosing,
    lay,
    leave: lay && view.phase === 'placing',
    arrange: mine && arranges(view),
  };
};

/** The squares on which something was laid just now, by seat. */
export const lastLaid = (news: readonly News[]): ReadonlyMap<number, ReadonlySet<Square>> => {
  const laid = new Map<number, Set<Square>>();
  for (const item of news)
    if (item.type === 'placed' || item.type === 'started')
      laid.set(item.seat, (laid.get(item.seat) ?? new Set()).add(item.at));
  return laid;
};

/** Maps each square where a hint wants a tile to that tile. */
export const hintsOf = (view: View, hint: Move | undefined): ReadonlyMap<Square, Tile> => {
  if (hint?.type === 'take') return new Map([[hint.at, hint.tile]]);
  if (hint?.type === 'place') return new Map([[hint.at, tileToLay(view)]]);
  if (hint?.type !== 'arrange') return new Map();
  const { tiles } = hint;
  return new Map(itemAt(DIAGONAL, view.options.size).map((at, i) => [at, tiles[i] ?? 0]));
};

/** Start: what this seat has chosen while the others still think. */
export const waitingOn = (view: View): ReadonlyMap<Square, Tile> => {
  const choice = view.seat === null ? null : (view.pending[view.seat] ?? null);
  return choice === null || choice === 'hidden' ? new Map() : hintsOf(view, choice);
};

export const plannedOn = (
  view: View,
  plan: Plan,
): ReadonlyMap<Square, { readonly tile: Tile; readonly index: number }> => {
  const hand = view.seat === null ? [] : (view.hands[view.seat] ?? []);
  return new Map(
    itemAt(DIAGONAL, view.options.size).flatMap((at, i) => {
      const index = plan[i] ?? null;
      return index === null ? [] : [[at, { tile: hand[index] ?? 0, index }]];
    }),
  );
};

/** Two tiles of the diagonal, the upper one first, between which no number fits. */
export const outOfOrder = (
  { options: { size } }: View,
  tileOn: (at: Square) => Tile,
): readonly [Tile, Tile] | undefined => {
  const laid = itemAt(DIAGONAL, size)
    .map(tileOn)
    .filter((tile) => tile > 0);
  for (const [i, before] of laid.entries())
    for (const after of laid.slice(i + 1)) if (after - before < 2) return [before, after];
  return undefined;
};

/** Start: the squares on which this tile may lie, but no number would fit between it and another of the diagonal. */
export const brokenOrderSquares = (
  view: View,
  fits: ReadonlyMap<Square, Fit>,
  tile: Tile,
): ReadonlySet<Square> => {
  const board = boardAt(view, view.seat);
  const blocks = (one: Square, other: Square): boolean =>
    itemAt(board, other) > 0 &&
    (other < one ? tile - itemAt(board, other) < 2 : itemAt(board, other) - tile < 2);
  return new Set(
    [...fits.keys()].filter((at) => itemAt(DIAGONAL, view.options.size).some((other) => blocks(at, other))),
  );
};

/** Bruno: the squares on which this tile would let its player play again. */
export const againOn = (view: View, fits: ReadonlyMap<Square, Fit>, tile: Tile): ReadonlySet<Square> => {
  const { size } = view.options;
  const board = boardAt(view, view.seat);
  return new Set([...fits.keys()].filter((at) => hasTwinAcross(size, board.with(at, tile), at)));
};

/** The equal tiles, corner to corner, that let this seat play again just now. */
export const twinsOn = (view: View, news: readonly News[], seat: number): ReadonlySet<Square> => {
  const laid = lastLaid(news).get(seat);
  if (!laid || !news.some((item) => item.type === 'again' && item.seat === seat)) return new Set();
  const board = boardAt(view, seat);
  const { size } = view.options;
  const twins = new Set([...laid].flatMap((at) => [at, ...twinsAcross(size, board, at)]));
  return new Set(itemAt(SQUARES, size).filter((at) => twins.has(at)));
};
