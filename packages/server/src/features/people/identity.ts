// Identifies devices: each presents a random token, of which only the hash is stored.

import { createHash, randomInt } from 'node:crypto';
import type { Runtime } from '../../runtime/runtime.ts';
import { asRetryable } from '../../storage/retryable.ts';
import { RequestError } from '../../table/request-error.ts';
import type { PeopleStore, Person } from './people-store.ts';

const CODE_MS = 10 * 60_000;
const CACHE_MS = 60_000;
const MAX_CACHED = 20_000;
const DAY_MS = 86_400_000;
/** Without letters that are easily confused. */
const CODE_LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

export class Identity {
  readonly #people: PeopleStore;
  readonly #runtime: Runtime;
  readonly #cache = new Map<string, { readonly person: Person; readonly until: number }>();
  /** The time at which each device was last marked as being in use. */
  readonly #marked = new Map<string, number>();
  /** Counts how often the cache was cleared: a row that was read before must not be cached. */
  #changes = 0;

  constructor(people: PeopleStore, runtime: Runtime) {
    this.#people = people;
    this.#runtime = runtime;
  }

  async personFor(token: string | undefined): Promise<Person | undefined> {
    if (token === undefined) return undefined;
    const hash = hashOf(token);
    const cached = this.#cache.get(hash);
    if (cached !== undefined && cached.until > this.#runtime.now()) return cached.person;
    const changes = this.#changes;
    const person = await asRetryable(this.#people.byDevice(hash));
    if (person === undefined) {
      this.#cache.delete(hash);
      return undefined;
    }
    this.#mark(hash);
    if (this.#cache.size > MAX_CACHED) this.#cache.clear();
    if (changes === this.#changes) this.#cache.set(hash, { person, until: this.#runtime.now() + CACHE_MS });
    return person;
  }

  /** The device is in use, which is for the removal of people after years: it is written now and then, and may fail. */
  #mark(hash: string): void {
    const now = this.#runtime.now();
    if ((this.#marked.get(hash) ?? 0) > now - DAY_MS) return;
    if (this.#marked.size > MAX_CACHED) this.#marked.clear();
    this.#marked.set(hash, now);
    this.#people.markDevice(hash, now).catch(() => {});
  }

  async create(name: string): Promise<{ readonly person: Person; readonly token: string }> {
    const token = this.#runtime.randomBytes(32).toString('base64url');
    const person = {
      id: this.#runtime.randomBytes(16).toString('base64url'),
      name,
      made: this.#runtime.now(),
    };
    await asRetryable(this.#people.add(person, hashOf(token)));
    return { person, token };
  }

  /** A code that joins another device to this person within ten minutes. */
  async code(person: Person): Promise<{ readonly code: string; readonly until: number }> {
    const letters = Array.from({ length: 10 }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('');
    const until = this.#runtime.now() + CODE_MS;
    await asRetryable(this.#people.addCode(hashOf(letters), person.id, until));
    return { code: `${letters.slice(0, 5)}-${letters.slice(5)}`, until };
  }

  async join(code: string): Promise<{ readonly person: Person; readonly token: string }> {
    const letters = code.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');
    const token = this.#runtime.randomBytes(32).toString('base64url');
    const person = await asRetryable(this.#people.join(hashOf(letters), hashOf(token), this.#runtime.now()));
    if (person === undefined) throw new RequestError('bad-code');
    return { person, token };
  }

  /** A person has changed: what is cached about them is read again. */
  forget(id: string): void {
    this.#changes++;
    for (const [hash, { person }] of this.#cache) if (person.id === id) this.#cache.delete(hash);
  }
}
