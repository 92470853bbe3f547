// Open runs of one colour, as a small number. A state says how many runs that end at the last number have one tile,
// two tiles, and three or more; with two copies of a tile and two jokers there are four at most, so 35 states.

export const MAX_RUNS = 4;
export const STATES = 35;

interface Counts {
  readonly ones: number;
  readonly twos: number;
  readonly longer: number;
}

const all: Counts[] = [];
for (let longer = 0; longer <= MAX_RUNS; longer++)
  for (let twos = 0; twos + longer <= MAX_RUNS; twos++)
    for (let ones = 0; ones + twos + longer <= MAX_RUNS; ones++) all.push({ ones, twos, longer });

export const ONES = Int8Array.from(all, ({ ones }) => ones);
export const TWOS = Int8Array.from(all, ({ twos }) => twos);

const indexOf = (ones: number, twos: number, longer: number): number =>
  all.findIndex((state) => state.ones === ones && state.twos === twos && state.longer === longer);

/**
 * `GROWN[state * 5 + tiles]`: the state after so many tiles of the next number have joined; -1: a short run would
 * be left behind. Which run a tile joins is no choice: short runs must grow, and a long run that grows is never
 * worse than a new one that begins.
 */
export const GROWN = new Int8Array(STATES * 5).fill(-1);
for (const [state, { ones, twos, longer }] of all.entries()) {
  for (let tiles = ones + twos; tiles <= MAX_RUNS; tiles++) {
    const growing = Math.min(longer, tiles - ones - twos);
    GROWN[state * 5 + tiles] = indexOf(tiles - ones - twos - growing, ones, twos + growing);
  }
}

/** `CAPPED[state * 5 + most]`: the same with at most so many long runs; more of them would never grow. */
export const CAPPED = new Int8Array(STATES * 5);
for (const [state, { ones, twos, longer }] of all.entries())
  for (let most = 0; most <= MAX_RUNS; most++)
    CAPPED[state * 5 + most] = indexOf(ones, twos, Math.min(longer, most));
