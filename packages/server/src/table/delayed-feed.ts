// A table as delayed spectators see it: follows the log at a distance, and reads each event once.
import { orTryAgain } from '../request-error.ts';
import type { Store } from '../storage/store.ts';
import { emptySnapshot, forgetOldEvents, nextSnapshot, type TableSnapshot } from './snapshot.ts';
import type { TableConfig } from './table-config.ts';
import { parseTableEvent } from './table-event.ts';

export class DelayedFeed {
  readonly #config: TableConfig;
  readonly #store: Store;
  snapshot: TableSnapshot;

  constructor(config: TableConfig, store: Store) {
    this.#config = config;
    this.#store = store;
    this.snapshot = emptySnapshot(config);
  }

  /** Advance to where the table was at this time. */
  async follow(until: number): Promise<void> {
    const rows = await orTryAgain(this.#store.tables.events(this.#config.id, this.snapshot.version));
    for (const { n, at, body } of rows) {
      if (at > until) break;
      // Another call may have been faster.
      if (n <= this.snapshot.version) continue;
      const event = parseTableEvent(this.#config, this.snapshot.match, body);
      this.snapshot = forgetOldEvents(nextSnapshot(this.#config, this.snapshot, event, at));
    }
  }
}
