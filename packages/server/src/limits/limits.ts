// The limits of persons and addresses, for all their connections together.
import { RequestError } from '../table/request-error.ts';
import { Buckets } from './buckets.ts';
import { AddressBuckets } from './networks.ts';

/** The payers of a request: a person on all devices, and everyone at one address. */
export interface Client {
  readonly person: string | null;
  readonly address: string;
}

/** Nothing takes longer on the main thread; where the clock says so, the machine was busy with something else. */
const MAX_WORK_MS = 10;
const HOUR_SECONDS = 3600;

/** All of them at once, or one after the other. */
const perHour = (count: number): AddressBuckets => new AddressBuckets(count / HOUR_SECONDS, count);

export interface LimitsConfig {
  readonly messagesPerSecond: number;
  readonly messagesPerAddress: number;
  readonly workPerAddress: number;
  readonly socketsPerAddress: number;
  readonly tablesPerAddress: number;
  readonly peoplePerAddress: number;
  readonly storedPerAddress: number;
}

/** The bytes of a day: at once, or one after the other. */
const PER_PERSON = 0.1;
const MEGABYTE = 1e6;
const DAY_SECONDS = 86_400;
/** An event of a table with its index; most are shorter. */
export const EVENT_BYTES = 300;

export interface Busiest {
  readonly work: ReturnType<AddressBuckets['busiest']>;
  readonly stored: ReturnType<AddressBuckets['busiest']>;
}

/** The limits of a person and of an address, for all their connections together. */
export class SharedLimits {
  readonly #messages: { readonly person: Buckets; readonly address: AddressBuckets };
  /** Milliseconds on the main thread. */
  readonly #work: { readonly person: Buckets; readonly address: AddressBuckets };
  /** Bytes that stay in the database. */
  readonly #stored: { readonly person: Buckets; readonly address: AddressBuckets };
  readonly #upgrades: AddressBuckets;
  readonly #tables: AddressBuckets;
  readonly #people: AddressBuckets;
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
      address: new AddressBuckets(messagesPerAddress),
    };
    this.#work = { person: new Buckets(workPerAddress / 2), address: new AddressBuckets(workPerAddress) };
    const stored = config.storedPerAddress * MEGABYTE;
    this.#stored = {
      person: new Buckets((stored * PER_PERSON) / DAY_SECONDS, stored * PER_PERSON),
      address: new AddressBuckets(stored / DAY_SECONDS, stored),
    };
    // After a restart of the server everyone at an address reconnects at once.
    this.#upgrades = new AddressBuckets(socketsPerAddress / 20, 2 * socketsPerAddress);
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

  /** Rejects clients that have had enough stored for a day. */
  checkStorage({ person, address }: Client): void {
    const now = this.#now();
    const { person: people, address: addresses } = this.#stored;
    if (addresses.hasAny(address, now) && (person === null || people.hasAny(person, now))) return;
    throw new RequestError('too-fast');
  }

  /** These bytes stay in the database. */
  chargeStorage({ person, address }: Client, bytes: number): void {
    const now = this.#now();
    this.#stored.address.spend(address, now, bytes);
    if (person !== null) this.#stored.person.spend(person, now, bytes);
  }

  /** The clients that have used most of what they may: of the time of the main thread, and of the storage. */
  busiest(count: number): Busiest {
    const [work, stored] = [this.#work.address.busiest(count), this.#stored.address.busiest(count)];
    return { work, stored };
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
