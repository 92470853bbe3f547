import type { Failure } from './checks/check.ts';
import type { Fault } from './faults/fault.ts';
import { planFor } from './plan.ts';
import { simulate } from './simulation.ts';

export interface Catch {
  readonly seed: number;
  readonly failure: Failure;
}

/** The first seed that finds this fault; `undefined`: none of them does. */
export const tryFault = async (fault: Fault, seeds = 200): Promise<Catch | undefined> => {
  for (let seed = 1; seed <= seeds; seed++) {
    const plan = planFor(String(seed));
    const { failure } = await simulate(fault.focus?.(plan) ?? plan, fault);
    if (failure !== undefined) return { seed, failure };
  }
  return undefined;
};
