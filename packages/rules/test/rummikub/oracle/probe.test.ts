// The rules against the oracle, on random plays. `PROBES=20000` asks for more of them, `SEED=…` for others.
import { describe, expect, test } from 'vitest';
import { OPTIONS, PRESETS } from '../../../src/rummikub/options.ts';
import type { Options } from '../../../src/rummikub/types.ts';
import { compare, describeDifference, smallest } from './compare.ts';

const PROBES = Number(process.env.PROBES ?? 300);
const SEED = process.env.SEED ?? 'oracle';

const judge = (name: string, options: Options): void => {
  const { differences, legal, illegal } = compare(`${SEED}-${name}`, options, PROBES);
  const found = [...new Set(differences.map((some) => describeDifference(smallest(some))))];
  expect(found.toSorted((a, b) => a.length - b.length)).toEqual([]);
  expect(Math.min(legal, illegal)).toBeGreaterThan(PROBES / 10);
};

describe('[R-20] [R-21] [R-22] [R-23] [R-24] [R-25] random plays', () => {
  for (const [name, preset] of Object.entries(PRESETS))
    test(name, { timeout: 1_800_000 }, () => judge(name, { ...OPTIONS, ...preset.options }));
});
