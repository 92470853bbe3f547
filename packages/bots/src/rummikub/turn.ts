// What a view means for the seat to play, as heaps and a problem for the solver.
import { heapOf, type Move, playedTiles, type TileSet, unseen, type View } from '@crescendo/rules/rummikub';
import type { Objective } from './lay-out.ts';
import { type Problem, type Solution, solve } from './solve.ts';

export const problemOf = ({ options, table, racks, opened, seat }: View): Problem => ({
  options,
  table,
  rack: racks[seat!]!,
  opened: opened[seat!]!,
});

/** What a seat does that lays nothing. */
export const idle = (view: View): Move => (view.pool > 0 ? { type: 'draw' } : { type: 'pass' });

export const playOf = (table: readonly TileSet[]): Move => ({ type: 'play', table });

/** The best play, whatever the number of tiles; with `without` jokers kept back. */
export const best = (
  view: View,
  objective: Objective,
  without: readonly number[] = [],
): Solution | undefined => {
  const problem = problemOf(view);
  return solve({ ...problem, rack: problem.rack.filter((tile) => !without.includes(tile)) }, objective);
};

/** The view as it would be for the same seat, still in its turn, after laying this table. */
export const after = (view: View, table: readonly TileSet[]): View => {
  const seat = view.seat!;
  const left = heapOf(view.racks[seat]!);
  for (const tile of playedTiles(view.table, table)) left[tile]!--;
  const rack = left.flatMap((count, tile) => Array.from({ length: count }, () => tile));
  return { ...view, table, racks: view.racks.with(seat, rack), opened: view.opened.with(seat, true) };
};

/** Tiles this viewer cannot see, as a list. */
export const hidden = (view: View): number[] =>
  unseen(view).flatMap((count, tile) => Array.from({ length: count }, () => tile));
