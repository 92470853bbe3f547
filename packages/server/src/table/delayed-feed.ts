// A table as those see it who are kept behind: follows the log at a distance, and reads every step once.
import { orTryAgain } from '../identity.ts';
import type { Store } from '../storage/store.ts';
import { type Recent, withRecent } from './news.ts';
import { applyTableEvent, emptySnapshot, type TableConfig, type TableSnapshot } from './snapshot.ts';
import { parseTableEvent } from './table-event.ts';

export class DelayedFeed {
  readonly #config: TableConfig;
  readonly #store: Store;
  snapshot: TableSnapshot;
  recent: Recent = [];

  constructor(config: TableConfig, store: Store) {
    this.#config = config;
    this.#store = store;
    this.snapshot = emptySnapshot(config);
  }

  /** Go on to where the table stood at this time. */
  async follow(until: number): Promise<this> {
    const rows = await orTryAgain(this.#store.tables.events(this.#config.id, this.snapshot.version));
    for (const { n, at, body } of rows) {
      if (at > until) break;
      // Another reader may have been faster.
      if (n <= this.snapshot.version) continue;
      this.snapshot = applyTableEvent(this.#config, this.snapshot, parseTableEvent(body), at);
      this.recent = withRecent(this.recent, this.snapshot.passed);
    }
    return this;
  }
}
