// A position as one seat sees it, on heaps: what valuing a play needs, in the real game as in an imagined one.
import { itemAt } from '@crescendo/rules';
import { heapOf, type Options, type View } from '@crescendo/rules/rummikub';
import { seatOf } from '../../seat.ts';
import { KINDS } from './heap.ts';

export interface Stand {
  readonly options: Options;
  readonly table: readonly number[];
  /** The tiles of the seat to play. */
  readonly rack: readonly number[];
  /** Tiles on each rack. */
  readonly sizes: readonly number[];
  readonly opened: readonly boolean[];
  /** The number of tiles face down. */
  readonly pool: number;
  readonly seat: number;
}

export const standOf = (view: View): Stand => {
  const seat = seatOf(view);
  return {
    options: view.options,
    table: heapOf(view.table.flatMap(({ tiles }) => tiles)),
    rack: heapOf(itemAt(view.racks, seat)),
    sizes: view.racks.map(({ length }) => length),
    opened: view.opened,
    pool: view.pool,
    seat,
  };
};

export const sizeOf = (heap: readonly number[]): number => {
  let sum = 0;
  for (let tile = 0; tile < KINDS; tile++) sum += heap[tile]!;
  return sum;
};
