// The shipped weights as a file of floats, to go on training from or to play against:
// npx tsx packages/bots/training/qwinto/unpack.ts FILE
import { writeFileSync } from 'node:fs';
import { FEATURES } from '../../src/qwinto/features.ts';
import { bytesOf, NARROW_SHIFT, UNIT, WIDE_SHIFT } from '../../src/qwinto/network.ts';
import { header, weights } from '../../src/qwinto/weights/qwinto.ts';
import { NARROW_UNIT, WIDE_UNIT } from './floats.ts';
import { AT, NARROW, WEIGHTS, WIDE } from './layout.ts';

const { scales, featureVersion, arch, seed, command } = header;
const bytes = bytesOf(weights);
const floats = new Float32Array(WEIGHTS);
// What one step of each unit's weights means.
const wide = scales.wideScale.map((scale) => scale / (WIDE_UNIT * 2 ** WIDE_SHIFT));
const narrow = scales.narrowScale.map((scale) => (scale * WIDE_UNIT) / (NARROW_UNIT * 2 ** NARROW_SHIFT));
for (let i = 0; i < FEATURES * WIDE; i++) floats[AT.w1 + i] = bytes[i]! * wide[i % WIDE]!;
for (let i = 0; i < WIDE * NARROW; i++) floats[AT.w2 + i] = bytes[FEATURES * WIDE + i]! * narrow[i % NARROW]!;
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
writeFileSync(
  process.argv[2]!,
  JSON.stringify({ game: 'qwinto', featureVersion, arch, seed, round: 0, command, floats32 }),
);
