// Announces the people at a table and their names at once, but only once in a while, however often they change.

import type { Runtime } from '../../runtime/runtime.ts';
import type { Watcher } from '../watcher.ts';

const ANNOUNCE_MS = 1000;

interface Audience {
  /** Those who are told. */
  readonly watchers: ReadonlySet<Watcher>;
  readonly tell: (watcher: Watcher) => void;
  /** Reads the names again. */
  readonly learnNames: () => Promise<void>;
}

export class Announcer {
  readonly #runtime: Runtime;
  readonly #audience: Audience;
  #announcedAt = Number.NEGATIVE_INFINITY;
  #isWaiting = false;
  #areNamesStale = false;

  constructor(runtime: Runtime, audience: Audience) {
    this.#runtime = runtime;
    this.#audience = audience;
  }

  /** `except`: has just been told. */
  announce(names: 'same' | 'changed', except?: Watcher): void {
    const { elapsed, setTimeout } = this.#runtime;
    this.#areNamesStale ||= names === 'changed';
    if (this.#isWaiting) return;
    const wait = this.#announcedAt + ANNOUNCE_MS - elapsed();
    if (wait <= 0) {
      void this.#announce(except);
      return;
    }
    this.#isWaiting = true;
    setTimeout(() => {
      this.#isWaiting = false;
      void this.#announce();
    }, wait);
  }

  async #announce(except?: Watcher): Promise<void> {
    const { watchers, tell, learnNames } = this.#audience;
    this.#announcedAt = this.#runtime.elapsed();
    if (this.#areNamesStale) {
      this.#areNamesStale = false;
      await learnNames().catch(() => {});
    }
    for (const watcher of watchers) if (watcher !== except) tell(watcher);
  }
}
