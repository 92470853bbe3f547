// Among arrangements that are equally good, one that leaves the table as it is as far as possible.
import { isSame, type Options, type TileSet } from '@crescendo/rules/rummikub';
import { layOut, type Objective } from './lay-out.ts';

const take = (heap: readonly number[], { tiles }: TileSet): number[] => {
  const rest = [...heap];
  for (const tile of tiles) rest[tile]!--;
  return rest;
};

/**
 * Sets are fixed one by one, while what is left can still be laid as well as before. Returns the whole new table,
 * sets that stay in their old order.
 */
export const leastChange = (
  options: Options,
  table: readonly TileSet[],
  may: readonly number[],
  objective: Objective,
  worth: number,
  sets: readonly TileSet[],
): readonly TileSet[] => {
  let must = new Array<number>(53).fill(0);
  for (const { tiles } of table) for (const tile of tiles) must[tile]!++;
  let best = sets;
  const fixed: TileSet[] = [];
  for (const old of table) {
    // Sets that the best arrangement leaves alone need no trial.
    const at = best.findIndex((set) => isSame(set, old));
    if (at >= 0) {
      best = best.toSpliced(at, 1);
      must = take(must, old);
      fixed.push(old);
      continue;
    }
    const trial = take(must, old);
    const found = layOut(options, trial, may, objective);
    if (found?.worth !== worth) continue;
    best = found.sets;
    must = trial;
    fixed.push(old);
  }
  return [...fixed, ...best];
};
