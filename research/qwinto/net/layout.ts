// The order of the weights in a trained file: two hidden layers and the heads, one tensor after the other, as floats.
import { HEADS } from '../../../packages/bots/src/qwinto/value/evaluator.ts';
import { FEATURES } from '../../../packages/bots/src/qwinto/value/features.ts';

export const WIDE = 128;
export const NARROW = 32;

const sizes = { w1: FEATURES * WIDE, b1: WIDE, w2: WIDE * NARROW, b2: NARROW, w3: HEADS * NARROW, b3: 4 };

/** The offset of each tensor, in floats. */
export const AT = {
  w1: 0,
  b1: sizes.w1,
  w2: sizes.w1 + sizes.b1,
  b2: sizes.w1 + sizes.b1 + sizes.w2,
  w3: sizes.w1 + sizes.b1 + sizes.w2 + sizes.b2,
  b3: sizes.w1 + sizes.b1 + sizes.w2 + sizes.b2 + sizes.w3,
} as const;

/** The number of floats in a file; the bias of the heads is padded to four. */
export const WEIGHTS = AT.b3 + sizes.b3;
