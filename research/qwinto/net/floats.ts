// Reads the output of training, and converts it to whole numbers.
import { readFileSync } from 'node:fs';
import {
  type Header,
  NARROW_SHIFT,
  SHORT,
  UNIT,
  WIDE_SHIFT,
} from '../../../packages/bots/src/qwinto/network/network.ts';
import { HEADS } from '../../../packages/bots/src/qwinto/value/evaluator.ts';
import { FEATURES } from '../../../packages/bots/src/qwinto/value/features.ts';
import { AT, NARROW, WIDE } from './layout.ts';

interface Trained {
  readonly featureVersion: number;
  readonly seed: string;
  readonly round: number;
  readonly command: string;
  readonly floats32: string;
}

export const readFloats = (file: string): Trained & { readonly weights: Float32Array } => {
  const trained = JSON.parse(readFileSync(file, 'utf8')) as Trained;
  const bytes = Buffer.from(trained.floats32, 'base64');
  return { ...trained, weights: new Float32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 4) };
};

const largest = (count: number, at: (i: number) => number): number => {
  let most = 1e-9;
  for (let i = 0; i < count; i++) most = Math.max(most, Math.abs(at(i)));
  return most;
};

const range = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i);
const byte = (value: number): number => Math.max(-127, Math.min(127, Math.round(value)));

/** Hidden units in shipped form: 1 is this many. */
export const WIDE_UNIT = 256;
export const NARROW_UNIT = 1024;

/** Every unit of a layer has its own scale, since cutting at 0 does not mind what its input was multiplied by. */
export const quantise = (
  weights: Float32Array,
): { readonly bytes: Int8Array; readonly scales: Header['scales'] } => {
  const bytes = new Int8Array(FEATURES * WIDE + WIDE * NARROW);
  const wide = range(WIDE).map((unit) => 127 / largest(FEATURES, (f) => weights[f * WIDE + unit]!));
  for (let f = 0; f < FEATURES; f++)
    for (let unit = 0; unit < WIDE; unit++)
      bytes[f * WIDE + unit] = byte(weights[f * WIDE + unit]! * wide[unit]!);
  const second = (unit: number, j: number): number => weights[AT.w2 + unit * NARROW + j]!;
  const narrow = range(NARROW).map((j) => 127 / largest(WIDE, (unit) => second(unit, j)));
  for (let unit = 0; unit < WIDE; unit++)
    for (let j = 0; j < NARROW; j++)
      bytes[FEATURES * WIDE + unit * NARROW + j] = byte(second(unit, j) * narrow[j]!);
  return {
    bytes,
    scales: {
      wideBias: wide.map((scale, unit) => Math.round(weights[AT.b1 + unit]! * scale)),
      wideScale: wide.map((scale) => Math.min(SHORT, Math.round((WIDE_UNIT * 2 ** WIDE_SHIFT) / scale))),
      narrowBias: narrow.map((scale, j) => Math.round(weights[AT.b2 + j]! * scale * WIDE_UNIT)),
      narrowScale: narrow.map((scale) => Math.round((NARROW_UNIT * 2 ** NARROW_SHIFT) / (scale * WIDE_UNIT))),
      heads: range(HEADS).map((head) =>
        range(NARROW).map((j) => Math.round((weights[AT.w3 + head * NARROW + j]! * UNIT) / NARROW_UNIT)),
      ),
      headBias: range(HEADS).map((head) => Math.round(weights[AT.b3 + head]! * UNIT)),
    },
  };
};
