// Rate limits: token buckets that refill with time.

export class Bucket {
  readonly #perSecond: number;
  readonly #capacity: number;
  #left: number;
  #at: number;

  constructor(perSecond: number, now: number, capacity = Math.max(1, perSecond * 3)) {
    this.#perSecond = perSecond;
    this.#capacity = capacity;
    this.#left = capacity;
    this.#at = now;
  }

  /** May this happen now? A `cost` above the capacity takes the whole bucket. */
  take(now: number, cost = 1): boolean {
    // A clock that jumps back adds nothing and removes nothing.
    const passed = Math.max(0, now - this.#at);
    this.#at = now;
    this.#left = Math.min(this.#capacity, this.#left + (passed * this.#perSecond) / 1000);
    const price = Math.min(cost, this.#capacity);
    if (this.#left < price) return false;
    this.#left -= price;
    return true;
  }

  get isFull(): boolean {
    return this.#left >= this.#capacity - 1;
  }
}

/** A bucket for each key; full ones are removed. */
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
    // Too many active keys: everyone starts with a full bucket again.
    if (this.#buckets.size > 10_000) this.#buckets.clear();
  }
}
