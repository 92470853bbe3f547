// All open connections: by person, to reach them; by address, to limit them; and their heartbeat.
import type { ServerMessage } from '@crescendo/protocol';
import { AddressCounts } from '../limits/networks.ts';

/** Every connection is pinged once in this many seconds, a part of them each second. */
const HEARTBEAT_SECONDS = 30;
export const HEARTBEAT_MS = HEARTBEAT_SECONDS * 1000;

interface Connection {
  readonly number: number;
  readonly person: string | null;
  readonly address: string;
  /** Bytes not sent yet. */
  readonly bufferedBytes: number;
  send(message: ServerMessage): void;
  close(code: number): void;
  heartbeat(): void;
}

export class Sockets {
  readonly #all = new Set<Connection>();
  readonly #people = new Map<string, Set<Connection>>();
  readonly #addresses = new AddressCounts();
  #second = 0;
  #number = 0;

  /** Numbers connections, so that each has its second for the heartbeat. */
  nextNumber(): number {
    return ++this.#number;
  }

  get count(): number {
    return this.#all.size;
  }

  /** The people connected to this process. */
  get people(): readonly string[] {
    return [...this.#people.keys()];
  }

  isConnected(person: string): boolean {
    return this.#people.has(person);
  }

  /** Tells whether this address, or a network around it, has as many connections as it may. */
  isFullAt(address: string, max: number): boolean {
    return this.#addresses.isAt(address, max);
  }

  add(connection: Connection): void {
    this.#all.add(connection);
    this.#addresses.add(connection.address);
    if (connection.person === null) return;
    const own = this.#people.get(connection.person) ?? new Set();
    this.#people.set(connection.person, own.add(connection));
  }

  remove(connection: Connection): void {
    if (!this.#all.delete(connection)) return;
    this.#addresses.remove(connection.address);
    if (connection.person === null) return;
    const own = this.#people.get(connection.person);
    own?.delete(connection);
    if (own?.size === 0) this.#people.delete(connection.person);
  }

  /** False: this person has no connection here. */
  send(person: string, message: ServerMessage): boolean {
    const own = this.#people.get(person);
    for (const connection of own ?? []) connection.send(message);
    return own !== undefined;
  }

  /** Close all connections of a person. */
  closeAll(person: string): void {
    for (const connection of [...(this.#people.get(person) ?? [])]) connection.close(1000);
  }

  /** Called once a second. */
  heartbeat(): void {
    this.#second = (this.#second + 1) % HEARTBEAT_SECONDS;
    for (const connection of this.#all)
      if (connection.number % HEARTBEAT_SECONDS === this.#second) connection.heartbeat();
  }

  all(): Iterable<Connection> {
    return this.#all;
  }
}
