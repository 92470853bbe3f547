// Converts a view for the seat to play into heaps and a problem for the solver.
import { itemAt } from '@crescendo/rules';
import { heapOf, type Move, playedTiles, type TileSet, unseen, type View } from '@crescendo/rules/rummikub';
import { seatOf } from '../../seat.ts';
import { heapLaid, type Objective } from '../solver/lay-out.ts';
import { type Problem, type Solution, solve } from '../solver/solve.ts';
import { fitsFast } from '../solver/task.ts';
import { listOfHeap } from './heap.ts';

const problemOf = (view: View): Problem => ({
  options: view.options,
  table: view.table,
  rack: itemAt(view.racks, seatOf(view)),
  opened: itemAt(view.opened, seatOf(view)),
});

/** The move of a seat that lays nothing. */
export const idleMove = (view: View): Move => (view.pool > 0 ? { type: 'draw' } : { type: 'pass' });

export const playOf = (table: readonly TileSet[]): Move => ({ type: 'play', table });

/** The best play; tiles of the kinds in `without` stay on the rack. */
export const bestPlay = (
  view: View,
  objective: Objective,
  without: readonly number[] = [],
): Solution | undefined => {
  const problem = problemOf(view);
  return solve({ ...problem, rack: problem.rack.filter((tile) => !without.includes(tile)) }, objective);
};

/** A play that lays exactly these tiles of the rack. */
export const playOfHeap = (view: View, heap: readonly number[]): Solution | undefined =>
  solve({ ...problemOf(view), rack: listOfHeap(heap) }, 'empty');

const heapOfTable = ({ table }: View): number[] => heapOf(table.flatMap(({ tiles }) => tiles));

/** A play that lays the whole rack. */
export const wholeRackPlay = (view: View): Solution | undefined => {
  const rack = heapOf(itemAt(view.racks, seatOf(view)));
  return playOfHeap(view, rack);
};

/** Nearly the most that can be laid, found fast however full the rack is; tiles of the kinds in `without` stay on it. */
export const largePlay = (view: View, without: readonly number[] = []): Solution | undefined => {
  const { options, rack, opened } = problemOf(view);
  const [must, may] = [heapOfTable(view), heapOf(rack.filter((tile) => !without.includes(tile)))];
  if (!opened || !fitsFast({ must, may })) return bestPlay(view, 'tiles-points', without);
  const laid = heapLaid(options, must, may);
  return laid && (playOfHeap(view, laid) ?? bestPlay(view, 'tiles-points', without));
};

/** The view as it would be for the same seat, still in its turn, after laying this table. */
export const viewAfter = (view: View, table: readonly TileSet[]): View => {
  const seat = seatOf(view);
  const left = heapOf(itemAt(view.racks, seat));
  for (const tile of playedTiles(view.table, table)) left[tile]!--;
  const racks = view.racks.with(seat, listOfHeap(left));
  return { ...view, table, racks, opened: view.opened.with(seat, true) };
};

/** Tiles this viewer cannot see, as a list. */
export const hiddenTiles = (view: View): number[] => listOfHeap(unseen(view));
