// Time, timers and randomness: all that decides what the server does, besides its clients and its database. The simulation
// brings its own.
import { randomBytes } from 'node:crypto';
import { SteadyClock } from './steady-clock.ts';

export interface Timer {
  cancel(): void;
}

export interface Runtime {
  /** Milliseconds since 1970, by a clock that does not jump; see `steady-clock.ts`. */
  readonly now: () => number;
  /** Compares it with the machine's clock now and then; returns the difference that could not be taken over. */
  readonly adjust?: (isAnyRunning: boolean) => number;
  /** Milliseconds that only grow, to measure durations. */
  readonly elapsed: () => number;
  /** No timer keeps the process alive. */
  readonly setTimeout: (run: () => void, ms: number) => Timer;
  readonly setInterval: (run: () => void, ms: number) => Timer;
  readonly setImmediate: (run: () => void) => void;
  readonly randomBytes: (size: number) => Buffer;
}

/** Lets everything else that waits have its turn, during long work. */
export const nextTurn = ({ setImmediate }: Pick<Runtime, 'setImmediate'>): Promise<void> =>
  new Promise((resolve) => setImmediate(resolve));

const clock = new SteadyClock({ wall: Date.now, elapsed: () => performance.now() });

export const systemRuntime: Runtime = {
  now: clock.now,
  adjust: (isAnyRunning) => clock.adjust(isAnyRunning),
  elapsed: () => performance.now(),
  setTimeout: (run, ms) => {
    const timer = setTimeout(run, ms);
    timer.unref();
    return { cancel: () => clearTimeout(timer) };
  },
  setInterval: (run, ms) => {
    const timer = setInterval(run, ms);
    timer.unref();
    return { cancel: () => clearInterval(timer) };
  },
  setImmediate,
  randomBytes,
};
