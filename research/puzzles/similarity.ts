// Puzzles that are nearly the same: the same answer on nearly the same board.
import { type AnyView, itemAt } from '@crescendo/rules';
import type { View as VorZwoelfView } from '@crescendo/rules/5vor12';
import type { View as FinitoView } from '@crescendo/rules/finito';
import { type View as QwintoView, sum } from '@crescendo/rules/qwinto';
import { heapOf, type View as RummikubView } from '@crescendo/rules/rummikub';
import { seatOf } from '../../packages/bots/src/seat.ts';

/** The position of a puzzle as its seat sees it, as numbers in a fixed order. */
export type Likeness = readonly number[];

/** The types of views follow from the game, which types cannot say. */
const LOOKS: { readonly [game: string]: (view: AnyView) => Likeness } = {
  '5vor12': (seen) => {
    const view = seen as VorZwoelfView;
    return [...itemAt(view.boards, seatOf(view)), view.drawn, ...(view.hands[seatOf(view)] ?? [])];
  },
  finito: (seen) => {
    const view = seen as FinitoView;
    const open = itemAt(view.open, seatOf(view));
    return [...itemAt(view.boards, seatOf(view)), view.rolled, ...[0, 1, 2].map((i) => open[i] ?? 0)];
  },
  qwinto: (seen) => {
    const view = seen as QwintoView;
    return [...itemAt(view.sheets, seatOf(view)).numbers, sum(view.faces)];
  },
  rummikub: (seen) => {
    const view = seen as RummikubView;
    return [...heapOf(itemAt(view.racks, seatOf(view))), ...heapOf(view.table.flatMap(({ tiles }) => tiles))];
  },
};

export const likenessOf = (game: string, view: AnyView): Likeness => LOOKS[game]?.(view) ?? [];

const ALMOST = 2;

/** Tells whether they differ in two places at most. */
export const areAlike = (one: Likeness, other: Likeness): boolean => {
  let apart = Math.abs(one.length - other.length);
  for (let i = 0; i < one.length && apart <= ALMOST; i++) if (one[i] !== other[i]) apart++;
  return apart <= ALMOST;
};
