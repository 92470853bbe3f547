// The clock of the person who decides on this device. It rests while the page is hidden, and does not depend on the time of day.
import type { Seat } from '@crescendo/rules';
import { type Signal, signal } from '@preact/signals';
import type { RunningClock } from '../table.ts';

export class DecisionClock {
  readonly running: Signal<RunningClock | undefined> = signal(undefined);
  readonly #done: () => void;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(done: () => void) {
    this.#done = done;
  }

  start(seat: Seat, seconds: number): void {
    this.stop();
    let left = seconds * 1000;
    let last = performance.now();
    this.running.value = { seat, secondsLeft: seconds };
    this.#timer = setInterval(() => {
      const now = performance.now();
      if (!document.hidden) left -= Math.min(now - last, 1000);
      last = now;
      const secondsLeft = Math.max(0, Math.ceil(left / 1000));
      if (secondsLeft !== this.running.peek()?.secondsLeft) this.running.value = { seat, secondsLeft };
      if (left > 0) return;
      this.stop();
      this.#done();
    }, 200);
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
    if (this.running.peek() !== undefined) this.running.value = undefined;
  }
}
