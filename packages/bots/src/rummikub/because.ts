// Reasons for a choice, as codes with their facts.
import { itemAt, range } from '@crescendo/rules';
import { JOKER, setFault, type Tile, unseen, type View } from '@crescendo/rules/rummikub';
import { seatOf } from '../seat.ts';
import type { Choice } from './search.ts';
import { type Step, stepsOf } from './steps.ts';

export type Because =
  | { readonly code: 'lays-tiles'; readonly tiles: readonly number[] }
  | { readonly code: 'goes-out' }
  | { readonly code: 'opens'; readonly points: number }
  | { readonly code: 'keeps-joker' }
  | { readonly code: 'nothing-to-lay' }
  /** Waiting wins more often than laying the most, by so much. `joker`: laying would cost one. */
  | { readonly code: 'waits'; readonly gain: number; readonly joker: boolean; readonly pair: Pair | null }
  | { readonly code: 'rearranges'; readonly steps: readonly Step[] };

/** Two tiles of the rack that lack one more, of which some are still unseen, for a set of their own. */
export interface Pair {
  readonly tiles: readonly [Tile, Tile];
  readonly wanted: readonly Tile[];
}

/** With which single tiles would these two be a set? */
const wantedFor = (one: Tile, other: Tile, { options }: View): readonly Tile[] => {
  const kinds = ['run', 'group'] as const;
  return range(JOKER).filter((tile) =>
    kinds.some((kind) => {
      const tiles = [one, other, tile].sort((a, b) => a - b);
      return setFault({ kind, tiles }, 0, options) === undefined;
    }),
  );
};

/** Of the pairs that laying these tiles would part, the one that most tiles would complete. */
const partedPair = (view: View, played: readonly Tile[]): Pair | null => {
  const rest = [...itemAt(view.racks, seatOf(view))];
  for (const tile of played) rest.splice(rest.indexOf(tile), 1);
  const hidden = unseen(view);
  let best: Pair | null = null;
  let most = 0;
  for (const one of new Set(played))
    for (const other of new Set(rest)) {
      if (one === JOKER || other === JOKER) continue;
      const wanted = wantedFor(one, other, view).filter((tile) => itemAt(hidden, tile) > 0);
      const count = wanted.reduce((sum, tile) => sum + itemAt(hidden, tile), 0);
      if (count > most) [best, most] = [{ tiles: [one, other], wanted }, count];
    }
  return best;
};

export const reasons = (view: View, choice: Choice, all: readonly Choice[]): readonly Because[] => {
  const { solution } = choice;
  if (solution === undefined) {
    const laying = all.find((other) => other.solution !== undefined);
    if (laying === undefined) return [{ code: 'nothing-to-lay' }];
    const played = laying.solution?.played ?? [];
    const gain = choice.winChance - laying.winChance;
    return [{ code: 'waits', gain, joker: played.includes(JOKER), pair: partedPair(view, played) }];
  }
  const rack = itemAt(view.racks, seatOf(view));
  const list: Because[] = [{ code: 'lays-tiles', tiles: solution.played }];
  if (solution.played.length === rack.length) list.unshift({ code: 'goes-out' });
  if (!view.opened[seatOf(view)]) list.push({ code: 'opens', points: solution.points });
  if (rack.includes(JOKER) && !solution.played.includes(JOKER)) list.push({ code: 'keeps-joker' });
  list.push({ code: 'rearranges', steps: stepsOf(view.table, solution.table, solution.played) });
  return list;
};
