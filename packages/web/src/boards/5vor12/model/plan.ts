// Start with four tiles: they are moved about on the diagonal until the player is satisfied. The plan is kept as a draft:
// for each dotted square the place of its tile in the hand, or null.
import { type Game, itemAt } from '@crescendo/rules';
import {
  DIAGONAL,
  type Move,
  type Reason,
  SQUARES,
  type Square,
  type View,
  type VorZwoelf,
} from '@crescendo/rules/5vor12';

import type { Fit } from './gestures.ts';

export type Plan = readonly (number | null)[];

export const arranges = (view: View): boolean => view.phase === 'start' && view.options.start === 'four';

/** The draft as far as it fits this view. Anything else, say from another game, is an empty plan. */
export const readPlan = (view: View, draft: unknown): Plan => {
  const { size } = view.options;
  const hand = view.seat === null ? [] : (view.hands[view.seat] ?? []);
  const empty = Array.from({ length: size }, () => null);
  if (!Array.isArray(draft) || draft.length !== size) return empty;
  const used = draft.filter((index) => index !== null);
  const isPlan = used.every(
    (index) => Number.isInteger(index) && index >= 0 && index < hand.length && itemAt(hand, index) > 0,
  );
  return isPlan && new Set(used).size === used.length ? (draft as Plan) : empty;
};

/** Put a tile of the hand there, or back to the hand; what lay there goes where it came from. */
export const planned = (view: View, plan: Plan, index: number, at: Square | undefined): Plan => {
  const to = at === undefined ? -1 : itemAt(DIAGONAL, view.options.size).indexOf(at);
  const from = plan.indexOf(index);
  const next = [...plan];
  if (from >= 0) next[from] = to >= 0 ? itemAt(plan, to) : null;
  if (to >= 0) next[to] = index;
  return next;
};

/** Explains why a tile may not start on this square: what the game says of a single tile, whatever lies there. */
export const planRefusal = (game: Game<VorZwoelf>, view: View, at: Square): Reason | undefined =>
  game.check({ ...view, options: { ...view.options, start: 'one' } }, { type: 'place', at });

/** Lists the squares where a tile may start: free or not, tiles can be exchanged until the plan is done. */
export const startFits = (game: Game<VorZwoelf>, view: View): ReadonlyMap<Square, Fit> =>
  new Map(
    itemAt(SQUARES, view.options.size)
      .filter((square) => planRefusal(game, view, square) === undefined)
      .map((square) => [square, 'free']),
  );

export const planMove = (view: View, plan: Plan): Move | undefined => {
  if (view.seat === null || plan.includes(null)) return undefined;
  const hand = itemAt(view.hands, view.seat);
  const tiles = plan.flatMap((index) => (index === null ? [] : [itemAt(hand, index)]));
  return { type: 'arrange', tiles };
};
