// The life of one server process: what it does stops when it is paused, and is lost when it is killed.
import type { Dice } from '@crescendo/rules';
import type { Runtime, Timer } from '../../src/runtime/runtime.ts';
import type { VirtualTime } from './virtual-time.ts';

export class Process {
  readonly time: VirtualTime;
  readonly #dice: Dice;
  readonly #onEnd: (() => void)[] = [];
  #isAlive = true;
  #pausedUntil = 0;
  /** The work that waits for the end of a pause. */
  readonly #backlog: (() => void)[] = [];

  constructor(time: VirtualTime, dice: Dice) {
    this.time = time;
    this.#dice = dice;
  }

  get isAlive(): boolean {
    return this.#isAlive;
  }

  kill(): void {
    this.#isAlive = false;
    for (const run of this.#onEnd.splice(0)) run();
  }

  onEnd(run: () => void): void {
    this.#onEnd.push(run);
  }

  pause(ms: number): void {
    this.#pausedUntil = this.time.now + ms;
    this.time.at(this.#pausedUntil, () => {
      // Each of them in a turn of its own, as if it happened now.
      for (const attempt of this.#backlog.splice(0)) this.time.after(0, attempt);
    });
  }

  at(time: number, run: () => void): Timer {
    let isCancelled = false;
    const attempt = (): void => {
      if (!this.#isAlive || isCancelled) return;
      if (this.time.now < this.#pausedUntil) this.#backlog.push(attempt);
      else run();
    };
    this.time.at(time, attempt);
    return {
      cancel: () => {
        isCancelled = true;
      },
    };
  }

  after(ms: number, run: () => void): Timer {
    return this.at(this.time.now + ms, run);
  }

  /** Time, timers and randomness for the server. */
  readonly runtime: Runtime = {
    now: () => Math.floor(this.time.now),
    elapsed: () => this.time.now,
    setTimeout: (run, ms) => this.after(Math.max(1, ms), run),
    setInterval: (run, ms) => this.#every(ms, run),
    setImmediate: (run) => void this.after(0, run),
    randomBytes: (size) => Buffer.from(Array.from({ length: size }, () => Math.floor(this.#dice() * 256))),
  };

  #every(ms: number, run: () => void): Timer {
    let timer: Timer;
    const next = (): void => {
      timer = this.after(ms, () => {
        next();
        run();
      });
    };
    next();
    return { cancel: () => timer.cancel() };
  }
}
