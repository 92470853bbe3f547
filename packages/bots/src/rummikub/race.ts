// A game in little: heaps only, everybody lays the most there is. Thousands of these are the expert's imagination.
// The joker rules are those of free sets; where an edition ties jokers down this is only nearly right, and it is only
// imagination.
import { JOKER, type Options } from '@crescendo/rules/rummikub';
import { heapLaid } from './lay-out.ts';

export interface Race {
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

const NONE: readonly number[] = new Array<number>(53).fill(0);

/** Lay these tiles from the rack of the seat to play. */
export const lay = (race: Race, laid: readonly number[]): void => {
  const rack = race.racks[race.seat]!;
  for (let tile = 0; tile < 53; tile++) {
    if (laid[tile] === 0) continue;
    rack[tile]! -= laid[tile]!;
    race.table[tile]! += laid[tile]!;
    race.sizes[race.seat]! -= laid[tile]!;
  }
  race.opened[race.seat] = true;
};

export const draw = (race: Race): boolean => {
  const tile = race.pool.pop();
  if (tile === undefined) return false;
  race.racks[race.seat]![tile]!++;
  race.sizes[race.seat]!++;
  return true;
};

export const next = (race: Race): void => {
  race.seat = (race.seat + 1) % race.racks.length;
};

/** What the seat to play would lay; `undefined`: nothing. */
export const most = (race: Race): number[] | undefined => {
  const rack = race.racks[race.seat]!;
  if (race.opened[race.seat]) return heapLaid(race.options, race.table, rack);
  return heapLaid(race.options, NONE, rack, race.options.openMin);
};

/** Play on, everybody laying the most, until somebody is out or nobody can. Returns each seat's score. */
export const run = (race: Race, limit = 400): number[] => {
  const seats = race.racks.length;
  for (let turn = 0, passes = 0; turn < limit && passes < seats; turn++) {
    const laid = most(race);
    if (laid) {
      lay(race, laid);
      passes = 0;
      if (race.sizes[race.seat] === 0) break;
    } else if (draw(race)) passes = 0;
    else passes++;
    next(race);
  }
  return scores(race);
};

export const scores = ({ racks, options }: Race): number[] => {
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
