// A table as delayed spectators see it: follows the log at a distance, and reads each event once.

import { nextTurn, type Runtime } from '../runtime/runtime.ts';
import { asRetryable } from '../storage/retryable.ts';
import type { EventRow } from '../table/log/rows.ts';
import { parseTableEvent } from '../table/log/table-event.ts';
import { nextSnapshot } from '../table/next-snapshot.ts';
import { emptySnapshot, forgetOldEvents, type TableSnapshot } from '../table/snapshot.ts';
import type { TableConfig } from '../table/table-config.ts';
import { EVENTS_PER_TURN } from '../table/views/history.ts';
import type { TablesStore } from './store/tables-store.ts';

/** Reads the log of a table. */
export type EventsStore = Pick<TablesStore, 'events'>;

/** So many rows are read at once, and held until they may be seen. */
const ROWS_READ = 256;

export class DelayedFeed {
  readonly #config: TableConfig;
  readonly #store: EventsStore;
  readonly #runtime: Runtime;
  /** Rows that have been read and may not be seen yet; they come next. */
  #ahead: readonly EventRow[] = [];
  #following: Promise<void> | undefined;
  snapshot: TableSnapshot;

  constructor(config: TableConfig, store: EventsStore, runtime: Runtime) {
    this.#config = config;
    this.#store = store;
    this.#runtime = runtime;
    this.snapshot = emptySnapshot(config);
  }

  /** The time of the next event that is known here; `undefined`: none is known. */
  get nextAt(): number | undefined {
    return this.#ahead[0]?.at;
  }

  /** Advance to where the table was at this time, if nobody else is at it; otherwise wait for them first. */
  async follow(until: number): Promise<void> {
    while (this.#following !== undefined) await this.#following.catch(() => {});
    const work = this.#follow(until);
    this.#following = work;
    try {
      await work;
    } finally {
      this.#following = undefined;
    }
  }

  /** Each row is read once: a look before the next one may be seen reads nothing. */
  async #follow(until: number): Promise<void> {
    for (;;) {
      await this.#applyUntil(until);
      if (this.#ahead.length > 0) return;
      const { version } = this.snapshot;
      this.#ahead = await asRetryable(this.#store.events(this.#config.id, version, version + ROWS_READ));
      if (this.#ahead.length === 0) return;
    }
  }

  async #applyUntil(until: number): Promise<void> {
    const found = this.#ahead.findIndex(({ at }) => at > until);
    const visible = found < 0 ? this.#ahead : this.#ahead.slice(0, found);
    for (const [i, { at, body }] of visible.entries()) {
      if (i % EVENTS_PER_TURN === EVENTS_PER_TURN - 1) await nextTurn(this.#runtime);
      const event = parseTableEvent(this.#config, this.snapshot.match, body);
      this.snapshot = forgetOldEvents(nextSnapshot(this.#config, this.snapshot, event, at));
      this.#ahead = this.#ahead.slice(1);
    }
  }
}
