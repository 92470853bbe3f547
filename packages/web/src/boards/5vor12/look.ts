// From the view to what is marked on the table.
import { DIAGONAL, type Move, type News, type Square, type Tile, type View } from '@crescendo/rules/5vor12';
import type { Mode } from '../board.ts';
import { tileToLay } from './gestures.ts';
import type { Doing } from './middle.tsx';
import type { Plan } from './plan.ts';

export const doingOf = (view: View, mode: Mode): Doing => {
  const mine = mode === 'play' && view.seat !== null;
  const choosing = mine && view.phase === 'choose';
  const lay = mine && tileToLay(view) > 0 && (view.phase === 'placing' || view.phase === 'start');
  return { draw: choosing, take: choosing, lay, leave: lay && view.phase === 'placing' };
};

/** The squares on which something was laid just now, by seat. */
export const lastLaid = (news: readonly News[]): ReadonlyMap<number, ReadonlySet<Square>> => {
  const laid = new Map<number, Set<Square>>();
  for (const item of news)
    if (item.type === 'placed' || item.type === 'started')
      laid.set(item.seat, (laid.get(item.seat) ?? new Set()).add(item.at));
  return laid;
};

/** Where a hint wants which tile. */
export const hintsOf = (view: View, hint: Move | undefined): ReadonlyMap<Square, Tile> => {
  if (hint?.type === 'take') return new Map([[hint.at, hint.tile]]);
  if (hint?.type === 'place') return new Map([[hint.at, tileToLay(view)]]);
  if (hint?.type !== 'arrange') return new Map();
  return new Map(hint.tiles.map((tile, i) => [DIAGONAL[view.options.size]![i]!, tile]));
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
    plan.flatMap((index, i) =>
      index === null ? [] : [[DIAGONAL[view.options.size]![i]!, { tile: hand[index]!, index }]],
    ),
  );
};
