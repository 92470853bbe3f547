// A queue that serves the one who has used least lately first, not the one who has asked most.

/** For whom something is done. */
export interface Share {
  /** An address, or what stands for one. */
  readonly payer: string;
  readonly table: string;
}

/** Time used this long ago counts half. */
const HALF_LIFE_MS = 10_000;
/** Counted at once for work that has just begun: how long it takes is known only at its end. */
const NOMINAL_MS = 5;
const MAX_KEYS = 10_000;

export class FairQueue<T> {
  readonly #now: () => number;
  readonly #waiting: { readonly item: T; readonly share: Share }[] = [];
  readonly #used = new Map<string, { readonly ms: number; readonly at: number }>();

  constructor(now: () => number) {
    this.#now = now;
  }

  get length(): number {
    return this.#waiting.length;
  }

  /** Counts the tasks that wait for this payer. */
  waitingFor(payer: string): number {
    return this.#waiting.filter(({ share }) => share.payer === payer).length;
  }

  push(item: T, share: Share): void {
    this.#waiting.push({ item, share });
  }

  /** The next one: of the payer who has used least, at the table that has used least, in the order of arrival. */
  shift(): { readonly item: T; readonly share: Share } | undefined {
    let [best, least] = [0, [Number.POSITIVE_INFINITY, 0] as readonly [number, number]];
    for (const [at, { share }] of this.#waiting.entries()) {
      const used = [this.#usedBy(share.payer), this.#usedBy(share.table)] as const;
      if (used[0] > least[0] || (used[0] === least[0] && used[1] >= least[1])) continue;
      [best, least] = [at, used];
    }
    const [next] = this.#waiting.splice(best, 1);
    if (next !== undefined) this.charge(next.share, NOMINAL_MS);
    return next;
  }

  clear(): readonly T[] {
    return this.#waiting.splice(0).map(({ item }) => item);
  }

  charge({ payer, table }: Share, ms: number): void {
    if (this.#used.size > MAX_KEYS) this.#used.clear();
    for (const key of [payer, table]) this.#used.set(key, { ms: this.#usedBy(key) + ms, at: this.#now() });
  }

  #usedBy(key: string): number {
    const used = this.#used.get(key);
    return used === undefined ? 0 : Math.floor(used.ms * 0.5 ** ((this.#now() - used.at) / HALF_LIFE_MS));
  }
}
