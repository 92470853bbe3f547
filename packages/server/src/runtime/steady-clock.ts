// The time of the server: that of the machine when it started, and since then whatever has really passed. Somebody who sets the
// machine's clock, or a time server, must not use up anybody's time to think.

interface Clocks {
  /** Milliseconds since 1970, as the machine believes. */
  readonly wall: () => number;
  /** Milliseconds that only grow. */
  readonly elapsed: () => number;
}

/** So small a difference is taken over at once: it changes no game. */
const SMALL_MS = 250;

export class SteadyClock {
  readonly #clocks: Clocks;
  #start: number;

  constructor(clocks: Clocks) {
    this.#clocks = clocks;
    this.#start = clocks.wall() - clocks.elapsed();
  }

  readonly now = (): number => Math.round(this.#start + this.#clocks.elapsed());

  /** Milliseconds by which the machine's clock is ahead. */
  get difference(): number {
    return Math.round(this.#clocks.wall() - this.now());
  }

  /**
   * Takes the machine's time over if nobody's clock runs, or if it makes no difference. Returns the difference that remains.
   */
  adjust(isAnyRunning: boolean): number {
    const { difference } = this;
    if (isAnyRunning && Math.abs(difference) > SMALL_MS) return difference;
    this.#start += difference;
    return 0;
  }
}
