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
}

/** A bucket for each key; full ones are removed. */
export class Buckets {
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

  hasAny(key: string, now: number): boolean {
    return this.#of(key, now).hasAny(now);
  }

  #of(key: string, now: number): Bucket {
    const known = this.#buckets.get(key);
    if (known !== undefined) return known;
    if (this.#buckets.size > 10_000) this.#tidy(now);
    const bucket = new Bucket(this.#perSecond, now, this.#capacity);
    this.#buckets.set(key, bucket);
    return bucket;
  }

  #tidy(now: number): void {
    for (const [key, bucket] of this.#buckets) {
      bucket.take(now, 0);
      if (bucket.isFull) this.#buckets.delete(key);
    }
    // Too many active keys: everyone starts with a full bucket again.
    if (this.#buckets.size > 10_000) this.#buckets.clear();
  }
}

/** The payers of a request: a person on all devices, and everyone at one address. */
export interface Client {
  readonly person: string | null;
  readonly address: string;
}

/** Nothing takes longer on the main thread; where the clock says so, the machine was busy with something else. */
const MAX_WORK_MS = 10;
const HOUR_SECONDS = 3600;

/** All of them at once, or one after the other. */
const perHour = (count: number): Buckets => new Buckets(count / HOUR_SECONDS, count);

export interface LimitsConfig {
  readonly messagesPerSecond: number;
  readonly messagesPerAddress: number;
  readonly workPerAddress: number;
  readonly socketsPerAddress: number;
  readonly tablesPerAddress: number;
  readonly peoplePerAddress: number;
}

/** The limits of a person and of an address, for all their connections together. */
export class SharedLimits {
  readonly #messages: { readonly person: Buckets; readonly address: Buckets };
  /** Milliseconds on the main thread. */
  readonly #work: { readonly person: Buckets; readonly address: Buckets };
  readonly #upgrades: Buckets;
  readonly #tables: Buckets;
  readonly #people: Buckets;
  /** Several corrections in a row, then one in ten seconds. */
  readonly #renames = new Buckets(0.1, 5);
  /** Three tables in a row for a group, then one in a minute: each disturbs up to fifty people. */
  readonly #calls = new Buckets(1 / 60, 3);
  readonly #now: () => number;

  constructor(config: LimitsConfig, now: () => number) {
    const { messagesPerSecond, messagesPerAddress, workPerAddress, socketsPerAddress } = config;
    this.#now = now;
    // Two devices of one person, or two pages, are nothing unusual.
    this.#messages = {
      person: new Buckets(2 * messagesPerSecond),
      address: new Buckets(messagesPerAddress),
    };
    this.#work = { person: new Buckets(workPerAddress / 2), address: new Buckets(workPerAddress) };
    // After a restart of the server everyone at an address reconnects at once.
    this.#upgrades = new Buckets(socketsPerAddress / 20, 2 * socketsPerAddress);
    this.#tables = perHour(config.tablesPerAddress);
    this.#people = perHour(config.peoplePerAddress);
  }

  /** Tells whether this client may send one more message or control frame. */
  takeMessage({ person, address }: Client): boolean {
    const now = this.#now();
    if (person !== null && !this.#messages.person.take(person, now)) return false;
    return this.#messages.address.take(address, now);
  }

  /** Tells whether this address may open one more connection. */
  takeUpgrade(address: string, cost = 1): boolean {
    return this.#upgrades.take(address, this.#now(), cost);
  }

  /** Tells whether this address may create one more table. */
  takeTable(address: string): boolean {
    return this.#tables.take(address, this.#now());
  }

  /** Tells whether this address may introduce one more person. */
  takePerson(address: string): boolean {
    return this.#people.take(address, this.#now());
  }

  /** Tells whether this person may change their name once more. Everyone who plays with them is told. */
  takeRename(person: string): boolean {
    return this.#renames.take(person, this.#now());
  }

  /** Tells whether this person may call the members of a group together once more. */
  takeCall(person: string): boolean {
    return this.#calls.take(person, this.#now());
  }

  /** Tells whether this client has processor time left. */
  mayWork({ person, address }: Client): boolean {
    const now = this.#now();
    return (
      this.#work.address.hasAny(address, now) && (person === null || this.#work.person.hasAny(person, now))
    );
  }

  chargeWork({ person, address }: Client, ms: number): void {
    const now = this.#now();
    const charged = Math.min(ms, MAX_WORK_MS);
    this.#work.address.spend(address, now, charged);
    if (person !== null) this.#work.person.spend(person, now, charged);
  }
}
