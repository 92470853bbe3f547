// The shortest sequence that still fails: leaves out steps of a plan, in ever smaller portions, while the same check fails.
import type { Check } from './checks/check.ts';
import type { Fault } from './faults/fault.ts';
import type { Plan, Step } from './plan.ts';
import { simulate } from './simulation.ts';

const MAX_RUNS = 400;

/** Without the steps after the failure, and with as few of the others as possible. */
export const shrink = async (
  plan: Plan,
  check: Check,
  failedAt: number,
  fault?: Fault,
): Promise<readonly Step[]> => {
  let runs = 0;
  const fails = async (steps: readonly Step[]): Promise<boolean> =>
    ++runs <= MAX_RUNS && (await simulate({ ...plan, steps }, fault)).failure?.check === check;
  let steps: readonly Step[] = plan.steps.filter(({ at }) => at <= failedAt);
  if (!(await fails(steps))) steps = plan.steps;
  for (let size = Math.ceil(steps.length / 2); size >= 1 && runs <= MAX_RUNS; size = nextSize(size)) {
    for (let from = 0; from < steps.length; ) {
      const rest = steps.toSpliced(from, size);
      if (await fails(rest)) steps = rest;
      else from += size;
    }
  }
  return steps;
};

const nextSize = (size: number): number => (size === 1 ? 0 : Math.ceil(size / 2));
