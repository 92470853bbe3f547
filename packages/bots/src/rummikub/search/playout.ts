// A game played out fast, on heaps only.
// Jokers are free here; where an edition restricts them this is only an approximation.
import { JOKER, type Options } from '@crescendo/rules/rummikub';
import { EMPTY_HEAP, KINDS } from '../model/heap.ts';
import { canAllLie, heapLaid } from '../solver/lay-out.ts';

export interface Playout {
  readonly options: Options;
  table: number[];
  readonly racks: number[][];
  /** Tiles on each rack. */
  readonly sizes: number[];
  readonly opened: boolean[];
  /** The pool, the next tile last. */
  readonly pool: number[];
  seat: number;
}

export const copyPlayout = (playout: Playout): Playout => ({
  options: playout.options,
  table: [...playout.table],
  racks: playout.racks.map((rack) => [...rack]),
  sizes: [...playout.sizes],
  opened: [...playout.opened],
  pool: [...playout.pool],
  seat: playout.seat,
});

/** Lay these tiles from the rack of the seat to play. */
export const lay = (playout: Playout, laid: readonly number[]): void => {
  const rack = playout.racks[playout.seat]!;
  for (let tile = 0; tile < KINDS; tile++) {
    if (laid[tile] === 0) continue;
    rack[tile]! -= laid[tile]!;
    playout.table[tile]! += laid[tile]!;
    playout.sizes[playout.seat]! -= laid[tile]!;
  }
  playout.opened[playout.seat] = true;
};

export const draw = (playout: Playout): boolean => {
  const tile = playout.pool.pop();
  if (tile === undefined) return false;
  playout.racks[playout.seat]![tile]!++;
  playout.sizes[playout.seat]!++;
  return true;
};

export const next = (playout: Playout): void => {
  playout.seat = (playout.seat + 1) % playout.racks.length;
};

/** Finds the largest play of the seat to play; `undefined`: it can lay nothing. */
export const most = (playout: Playout): number[] | undefined => {
  const rack = playout.racks[playout.seat]!;
  if (playout.opened[playout.seat]) return heapLaid(playout.options, playout.table, rack);
  return heapLaid(playout.options, EMPTY_HEAP, rack, playout.options.openMin);
};

/** Play on until somebody is out or nobody can: everybody lays the most. */
export const playOn = (playout: Playout, limit: number): void => {
  const seats = playout.racks.length;
  for (let turn = 0, passes = 0; turn < limit && passes < seats; turn++) {
    const laid = most(playout);
    if (laid) {
      lay(playout, laid);
      passes = 0;
      if (playout.sizes[playout.seat] === 0) break;
    } else if (draw(playout)) passes = 0;
    else passes++;
    next(playout);
  }
};

/** Tells whether the seat to play, which has opened, can lay its whole rack. */
export const canGoOut = ({ options, table, racks, seat }: Playout): boolean => {
  const rack = racks[seat]!;
  return canAllLie(
    options,
    table.map((count, tile) => count + rack[tile]!),
  );
};

export const scores = ({ racks, options }: Playout): number[] => {
  const counts = racks.map((rack) => {
    let sum = rack[JOKER]! * options.jokerPenalty;
    for (let tile = 0; tile < JOKER; tile++) sum += rack[tile]! * ((tile % 13) + 1);
    return sum;
  });
  const least = Math.min(...counts);
  const first = counts.indexOf(least);
  const total = counts.reduce((sum, count) => sum + count - least, 0);
  return counts.map((count, seat) => (seat === first ? total : least - count));
};
