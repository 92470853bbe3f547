// Fast games on heaps, for learning and for trying out.
import { type Dice, itemAt, range, shuffled } from '@crescendo/rules';
import { JOKER, rummikub } from '@crescendo/rules/rummikub';
import type { Heap } from '../../../packages/bots/src/rummikub/natural/rule.ts';
import {
  canGoOut,
  draw,
  lay,
  most,
  next,
  type Playout,
} from '../../../packages/bots/src/rummikub/search/playout.ts';

const BAG = range(106).map((i) => Math.floor(i / 2));

export const deal = (seats: number, dice: Dice): Playout => {
  const { options } = rummikub;
  const pool = shuffled(dice, BAG);
  const racks = range(seats).map(() => {
    const heap = new Array<number>(53).fill(0);
    for (const tile of pool.splice(pool.length - options.handSize)) heap[tile]!++;
    return heap;
  });
  return {
    options,
    table: new Array<number>(53).fill(0),
    racks,
    sizes: range(seats).map(() => options.handSize),
    opened: range(seats).map(() => false),
    pool,
    seat: 0,
  };
};

export interface Policy {
  /** Chooses its play; `undefined`: it draws. */
  choose(playout: Playout, dice: Dice): Heap | undefined;
}

export const layMost: Policy = { choose: (playout) => most(playout) };

/** Lays the most in so many turns, and draws in the others. */
export const layOften = (often: number): Policy => ({
  choose: (playout, dice) => (dice() < often || playout.pool.length === 0 ? most(playout) : undefined),
});

/** Lays the most, but jokers only to go out. */
export const keepJokers: Policy = {
  choose: (playout) => {
    if (playout.opened[playout.seat] && canGoOut(playout)) return [...itemAt(playout.racks, playout.seat)];
    const rack = itemAt(playout.racks, playout.seat);
    if (playout.pool.length === 0 || rack[JOKER] === 0) return most(playout);
    const racks = playout.racks.with(playout.seat, rack.with(JOKER, 0));
    return most({ ...playout, racks }) ?? (playout.opened[playout.seat] ? undefined : most(playout));
  },
};

/** Plays to the end; answers the share of each seat. */
export const playHeaps = (
  playout: Playout,
  policies: readonly Policy[],
  dice: Dice,
  tell?: (seat: number, laid: Heap | undefined, playout: Playout) => void,
): readonly number[] => {
  const seats = policies.length;
  for (let turn = 0, passes = 0; turn < 400 && passes < seats; turn++) {
    const { seat } = playout;
    const laid = itemAt(policies, seat).choose(playout, dice);
    tell?.(seat, laid, playout);
    if (laid) {
      lay(playout, laid);
      if (playout.sizes[seat] === 0) return range(seats).map((i) => (i === seat ? 1 : 0));
      passes = 0;
    } else passes = draw(playout) ? 0 : passes + 1;
    next(playout);
  }
  const points = playout.racks.map((rack) => {
    let sum = rack[JOKER]! * playout.options.jokerPenalty;
    for (let tile = 0; tile < JOKER; tile++) sum += rack[tile]! * ((tile % 13) + 1);
    return sum;
  });
  const least = Math.min(...points);
  const winners = points.filter((each) => each === least).length;
  return points.map((each) => (each === least ? 1 / winners : 0));
};
