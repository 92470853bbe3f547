// So much and no more: a bucket that fills again with time.

export class Bucket {
  readonly #perSecond: number;
  readonly #most: number;
  #left: number;
  #at: number;

  constructor(perSecond: number, now: number, most = Math.max(1, perSecond * 3)) {
    this.#perSecond = perSecond;
    this.#most = most;
    this.#left = most;
    this.#at = now;
  }

  /** May this happen now? `cost`: what is worth several costs several, or all there can be. */
  take(now: number, cost = 1): boolean {
    // A clock that jumps back gives nothing and takes nothing.
    const passed = Math.max(0, now - this.#at);
    this.#at = now;
    this.#left = Math.min(this.#most, this.#left + (passed * this.#perSecond) / 1000);
    const price = Math.min(cost, this.#most);
    if (this.#left < price) return false;
    this.#left -= price;
    return true;
  }

  get isFull(): boolean {
    return this.#left >= this.#most - 1;
  }
}

/** A bucket for each key; those that have filled again are forgotten. */
export class Buckets {
  readonly #perSecond: number;
  readonly #buckets = new Map<string, Bucket>();

  constructor(perSecond: number) {
    this.#perSecond = perSecond;
  }

  take(key: string, now: number, cost = 1): boolean {
    let bucket = this.#buckets.get(key);
    if (bucket === undefined) {
      if (this.#buckets.size > 10_000) this.#tidy(now);
      bucket = new Bucket(this.#perSecond, now);
      this.#buckets.set(key, bucket);
    }
    return bucket.take(now, cost);
  }

  #tidy(now: number): void {
    for (const [key, bucket] of this.#buckets) {
      bucket.take(now);
      if (bucket.isFull) this.#buckets.delete(key);
    }
    // Too many at once to tell apart: everybody starts anew.
    if (this.#buckets.size > 10_000) this.#buckets.clear();
  }
}
