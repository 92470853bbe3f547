// Shares from scores. Math.exp may differ in the last bit from engine to engine; multiplying and dividing never do.

/** Scores count in units of which so many are one step of e. */
export const SCORE_UNIT = 1024;
/** Beyond this a seat has no chance worth a number. */
const MAX_DIFFERENCE = 14;

/** e^-x as (1 - x/2^20)^(2^20), by squaring twenty times. */
const decay = (x: number): number => {
  let power = 1 - x / 1048576;
  for (let i = 0; i < 20; i++) power *= power;
  return power;
};

/** Whole numbers, so that a sum does not depend on the order of the seats. */
const ONE = 2 ** 40;
const TABLE = Float64Array.from({ length: MAX_DIFFERENCE * SCORE_UNIT + 1 }, (_, i) =>
  Math.round(ONE * decay(i / SCORE_UNIT)),
);

/** The chance of each seat from whole scores; their sum is 1 but for rounding. */
export const shares = (scores: Int32Array, seats: number): number[] => {
  let best = scores[0]!;
  for (let seat = 1; seat < seats; seat++) if (scores[seat]! > best) best = scores[seat]!;
  const chances = new Array<number>(seats);
  let sum = 0;
  for (let seat = 0; seat < seats; seat++) {
    const share = TABLE[Math.min(best - scores[seat]!, TABLE.length - 1)]!;
    chances[seat] = share;
    sum += share;
  }
  for (let seat = 0; seat < seats; seat++) chances[seat]! /= sum;
  return chances;
};
