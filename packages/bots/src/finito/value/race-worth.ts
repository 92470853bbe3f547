// The worth of a distance from order: the chance to be there before the others, or, alone, the rolls it takes.

import type { Worth } from '../search/search.ts';
import { ROWS as ROWS_BY_GAPS } from '../weights/finish-chances-by-gaps.ts';
import { ROWS as ROWS_BY_ROLLS } from '../weights/finish-chances-by-rolls.ts';

/** The distribution of the rolls that boards at a distance still need. */
export interface FinishChances {
  /** `done[i][j]`: of 1000 boards of distance `i * step`, how many are in order within j + 1 rolls. */
  readonly done: readonly (readonly number[])[];
  readonly step: number;
}

/** The number of rolls that a row covers. */
export const TIMES = 48;

/** Reads a table: a row is written up to its first 1000. */
const readRows = (text: string): readonly (readonly number[])[] =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const row = line.split(' ').map(Number);
      return [...row, ...Array<number>(TIMES - row.length).fill(1000)];
    });

/** For the distance that gaps cost. */
export const BY_GAPS: FinishChances = { done: readRows(ROWS_BY_GAPS), step: 2 };

/** For the learnt distance. */
export const BY_ROLLS: FinishChances = { done: readRows(ROWS_BY_ROLLS), step: 1 };

/** The chance to be done within so many rolls. */
export const doneWithin = (distance: number, rolls: number, { done, step } = BY_GAPS): number => {
  if (distance === 0) return 1;
  if (rolls < 1) return 0;
  const bin = Math.min(done.length - 1.001, distance / step);
  const low = Math.floor(bin);
  const column = Math.min(TIMES, rolls) - 1;
  const here = done[low]![column]!;
  return (here + (done[low + 1]![column]! - here) * (bin - low)) / 1000;
};

/**
 * The worth of finishing at the t-th roll from now: others who are done earlier take it all, those done at the same roll
 * share. `limit` rolls are left; 0: no limit. A game that ends undecided is worth a little.
 */
const utilities = (others: readonly number[], limit: number, chances: FinishChances): Float64Array => {
  const values = new Float64Array(TIMES + 8);
  for (let t = 1; t < values.length; t++) {
    if (others.length === 0) values[t] = 1 - t / 100;
    else {
      let alone = 1;
      let together = 1;
      // Their distances are those after this roll: the t-th is their t - 1st from there.
      for (const distance of others) {
        alone *= 1 - doneWithin(distance, t - 1, chances);
        together *= 1 - (t > 1 ? doneWithin(distance, t - 2, chances) : 0);
      }
      values[t] = (alone + together) / 2;
    }
    if (limit > 0 && t > limit) values[t]! *= 0.3;
  }
  return values;
};

const AHEAD = 5;

/** The worth of every distance; the others are so far from order after this roll, and `limit` rolls are left (0: no limit). */
export const raceWorth = (others: readonly number[], limit: number, chances = BY_GAPS): Worth => {
  const { done, step } = chances;
  const utility = utilities(others, limit, chances);
  const worth = Array.from({ length: AHEAD }, (_, rolls) =>
    Float64Array.from(done, (_, bin) => {
      if (bin === 0) return utility[rolls]!;
      const row = done[bin]!;
      let sum = 0;
      for (let t = 1; t <= TIMES; t++)
        sum += (row[t - 1]! - (t > 1 ? row[t - 2]! : 0)) * utility[Math.min(rolls + t, utility.length - 1)]!;
      const rest = 1000 - row[TIMES - 1]!;
      return (sum + rest * utility[utility.length - 1]!) / 1000;
    }),
  );
  return (distance, rolls) => {
    const row = worth[Math.min(rolls, AHEAD - 1)]!;
    if (distance === 0) return row[0]!;
    // Beyond the table and where all is lost, nearer is still better.
    const bin = Math.min(done.length - 1.001, Math.max(1, distance / step));
    const low = Math.floor(bin);
    return row[low]! + (row[low + 1]! - row[low]!) * (bin - low) - distance / 65536;
  };
};
