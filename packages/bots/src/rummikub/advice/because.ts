// Reasons for a choice, as codes with their facts.
import { itemAt } from '@crescendo/rules';
import { heapOf, JOKER, pointsOf, type View } from '@crescendo/rules/rummikub';
import { seatOf } from '../../seat.ts';
import { EMPTY_HEAP } from '../model/heap.ts';
import type { Choice } from '../search/search.ts';
import { layOut } from '../solver/lay-out.ts';
import { type Step, stepsOf } from './steps.ts';

export type Because =
  | { readonly code: 'lays-tiles'; readonly tiles: readonly number[] }
  | { readonly code: 'goes-out' }
  | { readonly code: 'opens'; readonly points: number }
  | { readonly code: 'keeps-joker' }
  | { readonly code: 'nothing-to-lay' }
  /** The sets on the rack are not worth what an opening takes. */
  | { readonly code: 'cannot-open'; readonly points: number; readonly needed: number }
  /** All but so many tiles fit: after a draw or two the whole rack may go at once. */
  | { readonly code: 'nearly-out'; readonly left: number }
  /** Something could be laid, but the others would build on it. */
  | { readonly code: 'waits' }
  | { readonly code: 'rearranges'; readonly steps: readonly Step[] };

export const reasons = (view: View, choice: Choice, all: readonly Choice[]): readonly Because[] =>
  choice.solution === undefined ? reasonsToWait(view, all) : reasonsToLay(view, choice);

const reasonsToWait = (view: View, all: readonly Choice[]): readonly Because[] => {
  const plays = all.flatMap(({ solution }) => solution ?? []);
  if (plays.length === 0) return [nothingFits(view)];
  if (plays.every(({ played }) => played.includes(JOKER))) return [{ code: 'keeps-joker' }];
  const most = Math.max(...plays.map(({ played }) => played.length));
  const left = itemAt(view.racks, seatOf(view)).length - most;
  return view.opened[seatOf(view)] && view.pool > 0 ? [{ code: 'nearly-out', left }] : [{ code: 'waits' }];
};

/** Before the opening a rack may well hold sets, only too small ones. */
const nothingFits = (view: View): Because => {
  const { options } = view;
  const seat = seatOf(view);
  if (view.opened[seat]) return { code: 'nothing-to-lay' };
  const own = layOut(options, EMPTY_HEAP, heapOf(itemAt(view.racks, seat)), 'points');
  const points = (own?.sets ?? []).reduce((sum, set) => sum + pointsOf(set), 0);
  return points > 0 ? { code: 'cannot-open', points, needed: options.openMin } : { code: 'nothing-to-lay' };
};

const reasonsToLay = (view: View, { solution }: Choice): readonly Because[] => {
  if (solution === undefined) return [];
  const { played, points, table } = solution;
  const rack = itemAt(view.racks, seatOf(view));
  const list: Because[] = [];
  if (played.length === rack.length) list.push({ code: 'goes-out' });
  if (rack.includes(JOKER) && !played.includes(JOKER)) list.push({ code: 'keeps-joker' });
  if (!view.opened[seatOf(view)]) list.push({ code: 'opens', points });
  return [
    ...list,
    { code: 'rearranges', steps: stepsOf(view.table, table, played) },
    { code: 'lays-tiles', tiles: played },
  ];
};
