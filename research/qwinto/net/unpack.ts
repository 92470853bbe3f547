// The shipped weights as a file of floats, to go on training from or to play against:
// npx tsx research/qwinto/net/unpack.ts FILE
// The weights before decision 068, with nothing for the features that they did not know:
// git show a19eae62^:packages/bots/src/qwinto/weights/qwinto.ts > OLD.ts
// npx tsx research/qwinto/net/unpack.ts FILE OLD.ts
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  bytesOf,
  NARROW_SHIFT,
  UNIT,
  WIDE_SHIFT,
} from '../../../packages/bots/src/qwinto/network/network.ts';
import { FEATURE_VERSION, FEATURES } from '../../../packages/bots/src/qwinto/value/features.ts';
import type * as shipped from '../../../packages/bots/src/qwinto/weights/qwinto.ts';
import { NARROW_UNIT, WIDE_UNIT } from './floats.ts';
import { AT, NARROW, WEIGHTS, WIDE } from './layout.ts';

const OLD_FEATURES = 2376;
const RIVAL = 2104;

/** The index of a feature before rivals' rows and pentagons were seen; -1: none. */
const placeBefore = (feature: number): number => {
  if (feature < RIVAL) return feature;
  const block = Math.floor((feature - RIVAL) / 326);
  const at = (feature - RIVAL) % 326;
  const before = at < 60 ? at : at < 150 ? -1 : at < 270 ? 60 + Math.floor((at - 150) / 6) : at - 190;
  return before < 0 ? -1 : RIVAL + block * 136 + before;
};

const [
  file = '',
  module = new URL('../../../packages/bots/src/qwinto/weights/qwinto.ts', import.meta.url).pathname,
] = process.argv.slice(2);
const { header, weights } = (await import(resolve(module))) as typeof shipped;
const { scales, seed, command } = header;
const told = header.arch[0]!;
const placeOf = told === OLD_FEATURES ? placeBefore : (feature: number) => feature;
const bytes = bytesOf(weights);
const floats = new Float32Array(WEIGHTS);
// The size of one step of each unit's weights.
const wide = scales.wideScale.map((scale) => scale / (WIDE_UNIT * 2 ** WIDE_SHIFT));
const narrow = scales.narrowScale.map((scale) => (scale * WIDE_UNIT) / (NARROW_UNIT * 2 ** NARROW_SHIFT));
for (let feature = 0; feature < FEATURES; feature++) {
  const place = placeOf(feature);
  if (place >= 0)
    for (let unit = 0; unit < WIDE; unit++)
      floats[AT.w1 + feature * WIDE + unit] = bytes[place * WIDE + unit]! * wide[unit]!;
}
for (let i = 0; i < WIDE * NARROW; i++) floats[AT.w2 + i] = bytes[told * WIDE + i]! * narrow[i % NARROW]!;
scales.wideBias.forEach((bias, unit) => {
  floats[AT.b1 + unit] = bias * wide[unit]!;
});
scales.narrowBias.forEach((bias, j) => {
  floats[AT.b2 + j] = (bias * narrow[j]!) / WIDE_UNIT;
});
scales.heads.forEach((head, h) => {
  head.forEach((weight, j) => {
    floats[AT.w3 + h * NARROW + j] = (weight * NARROW_UNIT) / UNIT;
  });
});
scales.headBias.forEach((bias, h) => {
  floats[AT.b3 + h] = bias / UNIT;
});
const floats32 = Buffer.from(floats.buffer).toString('base64');
const arch = [FEATURES, ...header.arch.slice(1)];
writeFileSync(
  file,
  JSON.stringify({
    game: 'qwinto',
    featureVersion: FEATURE_VERSION,
    arch,
    seed,
    round: 0,
    command,
    floats32,
  }),
);
