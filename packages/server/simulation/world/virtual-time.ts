// Time that passes only when nothing is left to do: a queue of events, run one after another.

import { itemAt } from '@crescendo/rules';
import type { Timer } from '../../src/runtime/runtime.ts';

interface Entry {
  readonly at: number;
  readonly order: number;
  readonly run: () => void;
}

const isBefore = (a: Entry, b: Entry): boolean => a.at < b.at || (a.at === b.at && a.order < b.order);

/** Everything that an event started through promises has happened once the event loop turns. */
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** 1 January 2026, noon. */
const START = 1_767_268_800_000;

export class VirtualTime {
  readonly start = START;
  now = START;
  /** A heap: the earliest entry first. */
  readonly #entries: Entry[] = [];
  #order = 0;

  at(time: number, run: () => void): void {
    this.#push({ at: Math.max(time, this.now), order: this.#order++, run });
  }

  after(ms: number, run: () => void): void {
    this.at(this.now + ms, run);
  }

  /** For clients, which are never paused. */
  readonly setTimeout = (run: () => void, ms: number): Timer => {
    let isCancelled = false;
    this.after(ms, () => {
      if (!isCancelled) run();
    });
    return {
      cancel: () => {
        isCancelled = true;
      },
    };
  };

  readonly setInterval = (run: () => void, ms: number): Timer => {
    let timer: Timer;
    const next = (): void => {
      timer = this.setTimeout(() => {
        next();
        run();
      }, ms);
    };
    next();
    return { cancel: () => timer.cancel() };
  };

  /** Runs every event until this time, or until `isOver`. */
  async runUntil(end: number, isOver: () => boolean): Promise<void> {
    await settled();
    while (!isOver()) {
      const [next] = this.#entries;
      if (next === undefined || next.at > end) break;
      this.#pop();
      this.now = next.at;
      next.run();
      await settled();
    }
    this.now = Math.max(this.now, end);
  }

  #push(entry: Entry): void {
    const heap = this.#entries;
    let i = heap.push(entry) - 1;
    while (i > 0) {
      const parent = (i - 1) >> 1;
      if (!isBefore(entry, itemAt(heap, parent))) break;
      heap[i] = itemAt(heap, parent);
      i = parent;
    }
    heap[i] = entry;
  }

  #pop(): void {
    const heap = this.#entries;
    const last = heap.pop();
    if (last === undefined || heap.length === 0) return;
    let i = 0;
    for (;;) {
      let child = 2 * i + 1;
      if (child >= heap.length) break;
      if (child + 1 < heap.length && isBefore(itemAt(heap, child + 1), itemAt(heap, child))) child++;
      if (!isBefore(itemAt(heap, child), last)) break;
      heap[i] = itemAt(heap, child);
      i = child;
    }
    heap[i] = last;
  }
}
