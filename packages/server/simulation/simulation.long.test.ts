import { beforeAll, expect, test } from 'vitest';
import { FAULTS } from './faults/faults.ts';
import { planFor } from './plan.ts';
import { simulate } from './simulation.ts';
import { tryFault } from './try-fault.ts';
import { loadBots } from './world/bots.ts';

const SEEDS = 300;

beforeAll(loadBots);

test('no check fails', { timeout: 1_200_000 }, async () => {
  for (let seed = 1000; seed < 1000 + SEEDS; seed++) {
    const { failure } = await simulate(planFor(String(seed)));
    expect([seed, failure]).toEqual([seed, undefined]);
  }
});

/** All of them: `npm run simulate -w packages/server -- --faults`. */
const SAMPLE = FAULTS.filter((_, n) => n % 4 === 0);

test.each(SAMPLE.map((fault) => [fault.name, fault] as const))(
  'the fault “%s” is found',
  { timeout: 600_000 },
  async (_name, fault) => {
    const found = await tryFault(fault);
    expect(fault.caughtBy).toContain(found?.failure.check);
  },
);
