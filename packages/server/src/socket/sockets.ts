// All open sockets: by person, to reach them; by address, to count them; in turns, to ask whether they live.
import type { ServerMessage } from '@crescendo/protocol';
import type { ClientConnection } from './client-connection.ts';

/** Every socket is asked once in so many seconds, each second some of them. */
const ROUND = 30;
export const HEARTBEAT_MS = ROUND * 1000;

export class Sockets {
  readonly #all = new Set<ClientConnection>();
  readonly #people = new Map<string, Set<ClientConnection>>();
  readonly #addresses = new Map<string, number>();
  #beat = 0;

  get count(): number {
    return this.#all.size;
  }

  /** The people who are here. */
  get people(): readonly string[] {
    return [...this.#people.keys()];
  }

  at(address: string): number {
    return this.#addresses.get(address) ?? 0;
  }

  add(connection: ClientConnection): void {
    this.#all.add(connection);
    this.#addresses.set(connection.address, this.at(connection.address) + 1);
    if (connection.person === null) return;
    const own = this.#people.get(connection.person) ?? new Set();
    this.#people.set(connection.person, own.add(connection));
  }

  remove(connection: ClientConnection): void {
    if (!this.#all.delete(connection)) return;
    const left = this.at(connection.address) - 1;
    if (left > 0) this.#addresses.set(connection.address, left);
    else this.#addresses.delete(connection.address);
    const own = connection.person === null ? undefined : this.#people.get(connection.person);
    own?.delete(connection);
    if (own?.size === 0) this.#people.delete(connection.person!);
  }

  /** False: this person has no socket here. */
  send(person: string, message: ServerMessage): boolean {
    const own = this.#people.get(person);
    for (const connection of own ?? []) connection.send(message);
    return own !== undefined;
  }

  /** Close what belongs to somebody who is gone for good. */
  dismiss(person: string): void {
    for (const connection of [...(this.#people.get(person) ?? [])]) connection.close(1000);
  }

  /** Once a second. */
  beat(): void {
    this.#beat = (this.#beat + 1) % ROUND;
    for (const connection of this.#all) if (connection.number % ROUND === this.#beat) connection.beat();
  }

  all(): Iterable<ClientConnection> {
    return this.#all;
  }
}
