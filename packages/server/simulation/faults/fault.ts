// A deliberate fault: something wrong with the server that the checks must find, and by which of them.

import type { Store } from '../../src/boot/store.ts';
import type { Runtime } from '../../src/runtime/runtime.ts';
import type { Engine } from '../../src/storage/engine.ts';
import type { Check } from '../checks/check.ts';
import type { Plan } from '../plan.ts';
import type { Process } from '../world/process.ts';

export interface Fault {
  readonly name: string;
  /** Describes the fault in one sentence. */
  readonly summary: string;
  /** The checks that may find it. */
  readonly caughtBy: readonly Check[];
  /** Makes plans in which it matters. */
  readonly focus?: (plan: Plan) => Plan;
  readonly runtime?: (runtime: Runtime) => Runtime;
  readonly engine?: (engine: Engine, process: Process) => Engine;
  readonly store?: (store: Store, process: Process) => Store;
  /** Changes the server's code itself, until the returned function is called. */
  readonly install?: () => () => void;
}

/** The same store with some of the queries of tables replaced. */
export const withTables = (store: Store, changes: Partial<Store['tables']>): Store => ({
  ...store,
  tables: { ...store.tables, ...changes },
});

/** Replaces a method of a class until the returned function is called. */
export const replaceMethod = <T extends object, K extends keyof T>(
  prototype: T,
  name: K,
  replacement: (original: T[K]) => T[K],
): (() => void) => {
  const original = prototype[name];
  prototype[name] = replacement(original);
  return () => {
    prototype[name] = original;
  };
};
