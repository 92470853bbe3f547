// One shared memory holds everything: weights, their averages, the optimiser's moments, a gradient for each shard, and
// a scratch pad for each thread. Offsets are in bytes; sizes in floats.
import { HEADS, SLOTS } from '../../src/qwinto/value/evaluator.ts';
import { FEATURES } from '../../src/qwinto/value/features.ts';

export const WIDE = 128;
export const NARROW = 32;

const sizes = { w1: FEATURES * WIDE, b1: WIDE, w2: WIDE * NARROW, b2: NARROW, w3: HEADS * NARROW, b3: 4 };

/** Where each tensor of a weight vector begins, in floats. */
export const AT = {
  w1: 0,
  b1: sizes.w1,
  w2: sizes.w1 + sizes.b1,
  b2: sizes.w1 + sizes.b1 + sizes.w2,
  w3: sizes.w1 + sizes.b1 + sizes.w2 + sizes.b2,
  b3: sizes.w1 + sizes.b1 + sizes.w2 + sizes.b2 + sizes.w3,
} as const;

export const WEIGHTS = AT.b3 + sizes.b3;
/** A round's work comes in so many parts, however many threads there are. */
export const SHARDS = 32;

const REGION = Math.ceil((WEIGHTS * 4) / 64) * 64;
/** Weights as they are, as they were, and averaged; the moments; then gradients. */
export const REGIONS = {
  now: 1024,
  old: 1024 + REGION,
  mean: 1024 + 2 * REGION,
  first: 1024 + 3 * REGION,
  second: 1024 + 4 * REGION,
} as const;
export const gradientAt = (shard: number): number => 1024 + (5 + shard) * REGION;
export const STRIDE = REGION;

export const LIST = 192;
export const PAD = {
  slots: 0,
  wide: SLOTS * WIDE * 4,
  narrow: SLOTS * WIDE * 4 + WIDE * 4,
  out: SLOTS * WIDE * 4 + WIDE * 4 + NARROW * 4,
  wideError: SLOTS * WIDE * 4 + WIDE * 4 + NARROW * 4 + 64,
  list: SLOTS * WIDE * 4 + 2 * WIDE * 4 + NARROW * 4 + 64,
  size: SLOTS * WIDE * 4 + 2 * WIDE * 4 + NARROW * 4 + 64 + LIST * 4,
} as const;
const PADS = 400;
export const padAt = (index: number): number => gradientAt(SHARDS) + index * PAD.size;

export const PAGES = Math.ceil(padAt(PADS) / 65536);
export const makeMemory = (): WebAssembly.Memory =>
  new WebAssembly.Memory({ initial: PAGES, maximum: PAGES, shared: true });
