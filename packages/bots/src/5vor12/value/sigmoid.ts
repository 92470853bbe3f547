// Chances from log-odds. Math.exp may differ in the last bit from engine to engine, and then two browsers would choose
// different moves; multiplying and dividing never differ.

/** Log-odds beyond this are as good as certain. */
const MAX_LOGIT = 10;
const STEPS = 512;

/** e^-x as (1 - x/2^20)^(2^20), by squaring twenty times. */
const decay = (x: number): number => {
  let power = 1 - x / 1048576;
  for (let i = 0; i < 20; i++) power *= power;
  return power;
};

const TABLE = Float64Array.from(
  { length: 2 * MAX_LOGIT * STEPS + 1 },
  (_, i) => 1 / (1 + decay(i / STEPS - MAX_LOGIT)),
);

/** The chance that these log-odds mean, on a grid fine enough for any choice. */
export const sigmoid = (logit: number): number => {
  if (logit >= MAX_LOGIT) return TABLE[TABLE.length - 1]!;
  if (logit <= -MAX_LOGIT) return TABLE[0]!;
  const at = (logit + MAX_LOGIT) * STEPS;
  const left = Math.floor(at);
  const low = TABLE[left]!;
  return low + (TABLE[left + 1]! - low) * (at - left);
};
