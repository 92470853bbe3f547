// A table being rearranged, as the others may watch it.
import { itemAt } from '../../lists.ts';
import { heapOf, KINDS } from '../sets/tiles.ts';
import type { Move, View } from '../types.ts';
import { heapOnTable } from './playing.ts';

/** All that lies on the table, and tiles of the own rack that were put down; whether they make sets does not matter. */
export const isDraft = (view: View, move: Move): boolean => {
  const { seat, active, phase, table } = view;
  if (move.type !== 'play' || phase !== 'turn' || seat === null || seat !== active) return false;
  const [laid, before, own] = [heapOnTable(move.table), heapOnTable(table), heapOf(itemAt(view.racks, seat))];
  for (let tile = 0; tile < KINDS; tile++) {
    const added = itemAt(laid, tile) - itemAt(before, tile);
    if (added < 0 || added > itemAt(own, tile)) return false;
  }
  return true;
};
