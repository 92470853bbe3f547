// Chances by tables, added up: what `strong` goes by. What a position adds up to is kept.

import { CELLS, HIGHEST, newPosition, type Position } from '../model/position.ts';
import { newReading, sumAfter } from './board-sums.ts';
import { countBelow, type Features, observe } from './features.ts';
import { sigmoid } from './sigmoid.ts';
import { countRows, finish, type Model, NEXT, OTHER, OWN, ROLES, sumRows } from './tables.ts';
import { NOWHERE, type Valuation } from './valuation.ts';

const SLOTS = HIGHEST + 1;

export interface TablesValuation extends Valuation {
  /** The features behind the last value, for learning: those of the active seat's board, and of the others' in the order of play. */
  readonly own: Features;
  readonly others: readonly Features[];
}

export const tablesValuation = (model: Model): TablesValuation => {
  const own = newReading();
  const rest = [newReading(), newReading(), newReading()] as const;
  const sum = new Float64Array(ROLES);
  const below = new Float64Array(HIGHEST + 2);
  const counts = new Uint16Array(5);
  // Caches the sum over the others' boards, for each tile that may leave the middle and each that may enter it.
  const stamps = new Int32Array(SLOTS * SLOTS);
  const cached = new Float64Array(SLOTS * SLOTS);
  const cachedFillable = new Uint8Array(SLOTS * SLOTS);
  let stamp = 0;
  let position: Position = newPosition();
  let last = 0;
  const lasts = new Float64Array(SLOTS);
  /** The fewest free squares of the players after the next one. */
  let leastFree = 0;

  /** Adds up the others' boards for this change of the middle, once for each position; returns where that is cached. */
  const othersAfter = (gone: number, come: number, mask: number): number => {
    const slot = gone * SLOTS + come;
    if (stamps[slot] === stamp) return slot;
    stamps[slot] = stamp;
    let total = 0;
    for (let step = 1; step < position.seats; step++) {
      const reading = rest[step - 1]!;
      const fillable = sumAfter(model, reading, below, 0, 0, NOWHERE, position.mask, mask, sum);
      if (step === 1) cachedFillable[slot] = fillable;
      total += sum[step === 1 ? NEXT : OTHER]!;
    }
    cached[slot] = total;
    return slot;
  };

  const valueAfter = (tile: number, at: number, gone: number, come: number, left: number): number => {
    const { seats } = position;
    const mask = (position.mask & ~(1 << gone)) | (come && 1 << come);
    const slot = othersAfter(gone, come, mask);
    const was = at < 0 ? 0 : position.boards[position.active * CELLS + at]!;
    const fillable = sumAfter(model, own, below, was, tile, at, position.mask, mask, sum);
    const free = own.features.free - (at >= 0 && was === 0 ? 1 : 0);
    const nextFree = rest[0].features.free;
    countRows(free, fillable, nextFree, cachedFillable[slot]!, leastFree, left, counts);
    return sigmoid(finish(model, seats, cached[slot]! + sum[OWN]!, counts));
  };

  /** The tables know the seat that moves; the others share what it does not win. */
  const chanceOf = (role: number, value: number): number =>
    role === 0 ? value : (1 - value) / (position.seats - 1);

  return {
    limits: own.features,
    own: own.features,
    others: rest.map(({ features }) => features),
    read: (now) => {
      position = now;
      const { active, seats, boards, mask } = now;
      stamp = (stamp + 1) | 0;
      countBelow(now.pool, now.left, below);
      observe(own.features, boards, active * CELLS, mask, below);
      sumRows(model, own.features, own.sum);
      leastFree = CELLS;
      for (let step = 1; step < seats; step++) {
        const { features, sum: to } = rest[step - 1]!;
        observe(features, boards, ((active + step) % seats) * CELLS, mask, below);
        sumRows(model, features, to);
        if (step > 1 && features.free < leastFree) leastFree = features.free;
      }
    },
    after: (tile, at, isOpen, left, role) => {
      const { middle, boards, active } = position;
      const freed = at < 0 ? tile : boards[active * CELLS + at]!;
      const gone = isOpen && middle[tile] === 1 ? tile : 0;
      const come = freed !== 0 && middle[freed] === 0 ? freed : 0;
      last = valueAfter(at < 0 ? 0 : tile, at, gone, come, left);
      return chanceOf(role, last);
    },
    keep: (tile) => {
      lasts[tile] = last;
    },
    kept: (tile, role) => chanceOf(role, lasts[tile]!),
  };
};
