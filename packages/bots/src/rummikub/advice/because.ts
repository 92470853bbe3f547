// Reasons for a choice, as codes with their facts.
import { itemAt } from '@crescendo/rules';
import { JOKER, type View } from '@crescendo/rules/rummikub';
import { seatOf } from '../../seat.ts';
import type { Choice } from '../search/search.ts';
import { type Step, stepsOf } from './steps.ts';

export type Because =
  | { readonly code: 'lays-tiles'; readonly tiles: readonly number[] }
  | { readonly code: 'goes-out' }
  | { readonly code: 'opens'; readonly points: number }
  | { readonly code: 'keeps-joker' }
  /** More could be laid, but what it takes to open is enough. */
  | { readonly code: 'keeps-rest' }
  | { readonly code: 'nothing-to-lay' }
  /** Something could be laid, but everything at once is better, while there are tiles to draw. */
  | { readonly code: 'collects' }
  /** Something could be laid, but the others would build on it. */
  | { readonly code: 'waits' }
  | { readonly code: 'rearranges'; readonly steps: readonly Step[] };

export const reasons = (view: View, choice: Choice, all: readonly Choice[]): readonly Because[] => {
  const { solution } = choice;
  if (solution === undefined) {
    if (all.every((other) => other.solution === undefined)) return [{ code: 'nothing-to-lay' }];
    return [{ code: view.pool > 0 ? 'collects' : 'waits' }];
  }
  const { played, points, table } = solution;
  const rack = itemAt(view.racks, seatOf(view));
  const list: Because[] = [];
  if (played.length === rack.length) list.push({ code: 'goes-out' });
  if (rack.includes(JOKER) && !played.includes(JOKER)) list.push({ code: 'keeps-joker' });
  if (!view.opened[seatOf(view)]) {
    list.push({ code: 'opens', points });
    const isMore = (other: Choice): boolean => (other.solution?.played.length ?? 0) > played.length;
    if (all.some(isMore)) list.push({ code: 'keeps-rest' });
  }
  return [
    ...list,
    { code: 'rearranges', steps: stepsOf(view.table, table, played) },
    { code: 'lays-tiles', tiles: played },
  ];
};
