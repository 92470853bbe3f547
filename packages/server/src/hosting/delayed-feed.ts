// A table as delayed spectators see it: follows the log at a distance, and reads each event once.

import { nextTurn, type Runtime } from '../runtime/runtime.ts';
import { asRetryable } from '../storage/retryable.ts';
import { parseTableEvent } from '../table/log/table-event.ts';
import { nextSnapshot } from '../table/next-snapshot.ts';
import { emptySnapshot, forgetOldEvents, type TableSnapshot } from '../table/snapshot.ts';
import type { TableConfig } from '../table/table-config.ts';
import { EVENTS_PER_TURN } from '../table/views/history.ts';
import type { TablesStore } from './store/tables-store.ts';

/** Reads the log of a table. */
export type EventsStore = Pick<TablesStore, 'events'>;

export class DelayedFeed {
  readonly #config: TableConfig;
  readonly #store: EventsStore;
  readonly #runtime: Runtime;
  snapshot: TableSnapshot;

  constructor(config: TableConfig, store: EventsStore, runtime: Runtime) {
    this.#config = config;
    this.#store = store;
    this.#runtime = runtime;
    this.snapshot = emptySnapshot(config);
  }

  /** Advance to where the table was at this time. */
  async follow(until: number): Promise<void> {
    const rows = await asRetryable(this.#store.events(this.#config.id, this.snapshot.version));
    for (const [i, { n, at, body }] of rows.entries()) {
      if (at > until) break;
      if (i % EVENTS_PER_TURN === EVENTS_PER_TURN - 1) await nextTurn(this.#runtime);
      // Another call may have been faster.
      if (n <= this.snapshot.version) continue;
      const event = parseTableEvent(this.#config, this.snapshot.match, body);
      this.snapshot = forgetOldEvents(nextSnapshot(this.#config, this.snapshot, event, at));
    }
  }
}
