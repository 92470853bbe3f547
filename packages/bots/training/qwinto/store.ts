// What is kept between runs: a checkpoint to go on from, and the averaged weights for export.ts.
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { seeded } from '@crescendo/rules';
import { HEADS } from '../../src/qwinto/value/evaluator.ts';
import { FEATURE_VERSION, FEATURES } from '../../src/qwinto/value/features.ts';
import { AT, NARROW, REGIONS, WEIGHTS, WIDE } from './layout.ts';

export const regionOf = (memory: WebAssembly.Memory, at: number): Float32Array =>
  new Float32Array(memory.buffer, at, WEIGHTS);

const allOf = (memory: WebAssembly.Memory): readonly Float32Array[] =>
  Object.values(REGIONS).map((at) => regionOf(memory, at));

/** Weights to begin with: those given, or random ones. */
export const initialise = (memory: WebAssembly.Memory, seed: string, given?: Float32Array): void => {
  const now = regionOf(memory, REGIONS.now);
  const dice = seeded(`${seed}:weights`);
  const spread = (from: number, size: number, range: number): void => {
    for (let i = 0; i < size; i++) now[from + i] = (dice() * 2 - 1) * range;
  };
  spread(AT.w1, FEATURES * WIDE, 0.1);
  spread(AT.w2, WIDE * NARROW, 0.2);
  spread(AT.w3, AT.b3 - AT.w3, 0.2);
  if (given) now.set(given);
  regionOf(memory, REGIONS.old).set(now);
  regionOf(memory, REGIONS.mean).set(now);
};

/** Load a checkpoint, if there is one; the round it was made after. */
export const readCheckpoint = (memory: WebAssembly.Memory, file: string): number | undefined => {
  if (!existsSync(file)) return undefined;
  const bytes = readFileSync(file);
  const floats = new Float32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 4);
  allOf(memory).forEach((to, i) => {
    to.set(floats.subarray(1 + i * WEIGHTS, 1 + (i + 1) * WEIGHTS));
  });
  return floats[0]!;
};

export const writeCheckpoint = (memory: WebAssembly.Memory, file: string, round: number): void => {
  const all = allOf(memory);
  const floats = new Float32Array(1 + all.length * WEIGHTS);
  floats[0] = round;
  all.forEach((from, i) => {
    floats.set(from, 1 + i * WEIGHTS);
  });
  writeFileSync(`${file}.new`, new Uint8Array(floats.buffer));
  renameSync(`${file}.new`, file);
};

/** How a file of weights says where it comes from. */
export interface Origin {
  readonly seed: string;
  readonly round: number;
  readonly command: string;
}

export const writeWeights = (memory: WebAssembly.Memory, file: string, origin: Origin): void => {
  const second = regionOf(memory, REGIONS.second);
  // A feature that never held keeps the noise it began with: leave it out.
  const isUsed = Array.from({ length: FEATURES }, (_, f) =>
    second.subarray(f * WIDE, f * WIDE + 4).some((moment) => moment > 0),
  );
  const kept = Float32Array.from(regionOf(memory, REGIONS.mean), (weight, i) =>
    i < AT.b1 && !isUsed[Math.floor(i / WIDE)] ? 0 : weight,
  );
  const arch = [FEATURES, WIDE, NARROW, HEADS];
  const floats32 = Buffer.from(kept.buffer).toString('base64');
  writeFileSync(
    file,
    JSON.stringify({ game: 'qwinto', featureVersion: FEATURE_VERSION, arch, ...origin, floats32 }),
  );
};
