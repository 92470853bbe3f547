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

  /** Tells whether this may happen now. A `cost` above the capacity takes the whole bucket. */
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

  /** Tells whether this could happen now. */
  has(now: number, cost = 1): boolean {
    this.take(now, 0);
    return this.#left >= Math.min(cost, this.#capacity);
  }

  /** Charge what happens anyway. How much the bucket may owe: by default as much as it can hold. */
  spend(now: number, cost: number, maxDebt = this.#capacity): void {
    this.take(now, 0);
    this.#left = Math.max(-maxDebt, this.#left - cost);
  }

  /** Tells whether anything is left. */
  hasAny(now: number): boolean {
    this.take(now, 0);
    return this.#left > 0;
  }

  get isFull(): boolean {
    return this.#left >= this.#capacity - 1;
  }

  get left(): number {
    return this.#left;
  }
}

/** The common part of all limits. `key`: who pays. */
export interface Limit {
  take(key: string, now: number, cost?: number): boolean;
  spend(key: string, now: number, cost: number, maxDebt?: number): void;
  hasAny(key: string, now: number): boolean;
}

/** More are not kept at once. */
const MAX_BUCKETS = 10_000;

/** A bucket for each key; full ones are removed. */
export class Buckets implements Limit {
  readonly #perSecond: number;
  readonly #capacity: number | undefined;
  readonly #buckets = new Map<string, Bucket>();

  constructor(perSecond: number, capacity?: number) {
    this.#perSecond = perSecond;
    this.#capacity = capacity;
  }

  take(key: string, now: number, cost = 1): boolean {
    return this.#of(key, now).take(now, cost);
  }

  spend(key: string, now: number, cost: number, maxDebt?: number): void {
    this.#of(key, now).spend(now, cost, maxDebt);
  }

  has(key: string, now: number, cost = 1): boolean {
    return this.#of(key, now).has(now, cost);
  }

  hasAny(key: string, now: number): boolean {
    return this.#of(key, now).hasAny(now);
  }

  #of(key: string, now: number): Bucket {
    const known = this.#buckets.get(key);
    if (known !== undefined) return known;
    if (this.#buckets.size >= MAX_BUCKETS) this.#tidy(now);
    const bucket = new Bucket(this.#perSecond, now, this.#capacity);
    this.#buckets.set(key, bucket);
    return bucket;
  }

  #tidy(now: number): void {
    for (const [key, bucket] of this.#buckets) {
      bucket.take(now, 0);
      if (bucket.isFull) this.#buckets.delete(key);
    }
    if (this.#buckets.size < MAX_BUCKETS / 2) return;
    // Too many active keys: those who have used least begin anew. Whoever owes something goes on owing it.
    const byUse = [...this.#buckets].toSorted(([, a], [, b]) => b.left - a.left);
    for (const [key] of byUse.slice(0, byUse.length / 2)) this.#buckets.delete(key);
  }

  /** The keys that have used most, and what is left to them; for the operator. */
  busiest(count: number): readonly (readonly [key: string, left: number])[] {
    return [...this.#buckets]
      .map(([key, { left }]) => [key, left] as const)
      .toSorted(([, a], [, b]) => a - b)
      .slice(0, count);
  }
}
