// A few seeds, each a whole world of nodes and clients; `npm run simulate -w packages/server` runs any number.
import { range } from '@crescendo/rules';
import { beforeAll, expect, test } from 'vitest';
import { FAULTS } from './faults/faults.ts';
import { planFor, shortened } from './plan.ts';
import { shrink } from './shrink.ts';
import { simulate } from './simulation.ts';
import { loadBots } from './world/bots.ts';

beforeAll(loadBots);

test('no check fails', async () => {
  let [acknowledged, views] = [0, 0];
  for (const seed of range(20)) {
    const outcome = await simulate(shortened(planFor(String(seed)), 0.15));
    expect([seed, outcome.failure]).toEqual([seed, undefined]);
    acknowledged += outcome.acknowledged;
    views += outcome.views;
  }
  expect(acknowledged).toBeGreaterThan(50);
  expect(views).toBeGreaterThan(300);
});

test('the same seed gives the same simulation, to the last byte', async () => {
  const traces = new Set<string>();
  for (const seed of ['3', '4']) {
    const [one, two] = [await simulate(planFor(seed)), await simulate(planFor(seed))];
    expect(one).toEqual(two);
    traces.add(one.trace);
  }
  expect(traces.size).toBe(2);
});

test('a failure is reduced to the steps that matter', async () => {
  const fault = FAULTS.find(({ name }) => name === 'applied-twice');
  const plan = planFor('1');
  const { failure } = await simulate(plan, fault);
  if (failure === undefined) throw new Error('the fault was not found');
  expect(failure.check).toBe('once');
  const steps = await shrink(plan, failure.check, failure.at, fault);
  // A single move is enough.
  expect(steps).toHaveLength(1);
  expect((await simulate({ ...plan, steps }, fault)).failure?.check).toBe('once');
});
