// Positions as they come up when two to four seats always lay the most they can.
import { seeded, shuffled } from '@crescendo/rules';
import { heapOf, rummikub, type Tile, type TileSet } from '@crescendo/rules/rummikub';
import { layOut } from '../src/rummikub/solver/lay-out.ts';
import type { Problem } from '../src/rummikub/solver/solve.ts';

const { options } = rummikub;
const NONE: readonly number[] = new Array<number>(53).fill(0);
const BAG: readonly Tile[] = Array.from({ length: 106 }, (_, i) => Math.floor(i / 2));

/** So many positions, each the start of a turn of a seat that has opened. */
export const positions = (count: number, seed: string): Problem[] => {
  const list: Problem[] = [];
  for (let game = 0; list.length < count; game++) playGame(`${seed}/${game}`, 2 + (game % 3), list);
  return list.slice(0, count);
};

const playGame = (seed: string, seats: number, list: Problem[]): void => {
  const pool = shuffled(seeded(seed), BAG);
  const racks = Array.from({ length: seats }, () => pool.splice(-14));
  const opened = racks.map(() => false);
  let table: readonly TileSet[] = [];
  for (let turn = 0, passes = 0; passes < seats; turn++) {
    const seat = turn % seats;
    const rack = racks[seat]!;
    const old = table.flatMap(({ tiles }) => tiles);
    if (opened[seat]) list.push({ options, table, rack: [...rack], opened: true });
    const best = opened[seat]
      ? layOut(options, heapOf(old), heapOf(rack), 'tiles-points')
      : layOut(options, NONE, heapOf(rack), 'tiles', options.openMin);
    if (best && best.worth > 0) {
      const laid = heapOf(best.sets.flatMap(({ tiles }) => tiles));
      if (opened[seat]) for (const tile of old) laid[tile]!--;
      table = opened[seat] ? best.sets : [...table, ...best.sets];
      racks[seat] = rack.filter((tile) => --laid[tile]! < 0);
      opened[seat] = true;
      passes = 0;
      if (racks[seat]!.length === 0) return;
    } else if (pool.length > 0) rack.push(pool.pop()!);
    else passes++;
  }
};
