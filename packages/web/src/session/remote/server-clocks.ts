// The server's clocks, which run on here between two messages. They do not depend on this device's time of day.
import type { TableState } from '@crescendo/protocol';
import type { Seat } from '@crescendo/rules';
import { computed, signal } from '@preact/signals';
import type { RunningClock } from '../table.ts';

/** A draft must reach the server before its time is up, and what we know of its clock is as old as the last message. */
const EARLY_MS = 1500;

export class ServerClocks {
  readonly clocks = signal<readonly (number | undefined)[]>([]);
  /** The clock at the head of the page: the viewer's own where it runs, else the first that runs. */
  readonly clock = computed<RunningClock | undefined>(() => {
    const running = this.clocks.value.flatMap((secondsLeft, seat) =>
      secondsLeft === undefined ? [] : [{ seat, secondsLeft }],
    );
    return running.find(({ seat }) => seat === this.#viewer.value) ?? running[0];
  });
  readonly #viewer = signal<Seat | null>(null);
  readonly #almostUp: (seat: Seat) => void;
  #state: TableState | undefined;
  #receivedAt = 0;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(almostUp: (seat: Seat) => void) {
    this.#almostUp = almostUp;
  }

  /** `receivedAt`: when this state came, by `performance.now()`. It may be a while ago. */
  set(state: TableState, receivedAt: number): void {
    this.#state = state;
    this.#receivedAt = receivedAt;
    this.#viewer.value = state.seat;
    this.#tick();
    const runs = state.clocks.some(({ running, left }) => running && left !== null);
    if (runs) this.#timer ??= setInterval(() => this.#tick(), 200);
    else this.stop();
  }

  #tick(): void {
    const passed = performance.now() - this.#receivedAt;
    const { clocks = [], seat = null } = this.#state ?? {};
    const left = clocks.map(({ running, left }) =>
      running && left !== null ? Math.max(0, left - passed) : undefined,
    );
    const seconds = left.map((ms) => (ms === undefined ? undefined : Math.ceil(ms / 1000)));
    if (seconds.join() !== this.clocks.peek().join()) this.clocks.value = seconds;
    if (seat === null) return;
    const own = left[seat];
    if (own !== undefined && own <= EARLY_MS) this.#almostUp(seat);
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }
}
