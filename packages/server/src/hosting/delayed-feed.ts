// A table as delayed spectators see it: follows the log at a distance, and reads each event once.

import type { Store } from '../boot/store.ts';
import { nextTurn, type Runtime } from '../runtime/runtime.ts';
import { orTryAgain } from '../table/request-error.ts';
import { emptySnapshot, forgetOldEvents, nextSnapshot, type TableSnapshot } from '../table/snapshot.ts';
import type { TableConfig } from '../table/table-config.ts';
import { parseTableEvent } from '../table/table-event.ts';
import { EVENTS_PER_TURN } from '../table/views/history.ts';

export class DelayedFeed {
  readonly #config: TableConfig;
  readonly #store: Store;
  readonly #runtime: Runtime;
  snapshot: TableSnapshot;

  constructor(config: TableConfig, store: Store, runtime: Runtime) {
    this.#config = config;
    this.#store = store;
    this.#runtime = runtime;
    this.snapshot = emptySnapshot(config);
  }

  /** Advance to where the table was at this time. */
  async follow(until: number): Promise<void> {
    const rows = await orTryAgain(this.#store.tables.events(this.#config.id, this.snapshot.version));
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
