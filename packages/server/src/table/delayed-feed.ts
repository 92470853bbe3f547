// A table as those see it who are kept behind: follows the log at a distance, and reads every step once.
import { orTryAgain } from '../identity.ts';
import type { Store } from '../storage/store.ts';
import { type Recent, withRecent } from './news.ts';
import { afterStep, type Facts, freshSitting, type Sitting } from './snapshot.ts';
import { parseStep } from './table-event.ts';

export class Behind {
  readonly #facts: Facts;
  readonly #store: Store;
  sitting: Sitting;
  recent: Recent = [];

  constructor(facts: Facts, store: Store) {
    this.#facts = facts;
    this.#store = store;
    this.sitting = freshSitting(facts);
  }

  /** Go on to where the table stood at this time. */
  async follow(until: number): Promise<this> {
    const rows = await orTryAgain(this.#store.tables.steps(this.#facts.id, this.sitting.version));
    for (const { n, at, body } of rows) {
      if (at > until) break;
      // Another reader may have been faster.
      if (n <= this.sitting.version) continue;
      this.sitting = afterStep(this.#facts, this.sitting, parseStep(body), at);
      this.recent = withRecent(this.recent, this.sitting.passed);
    }
    return this;
  }
}
