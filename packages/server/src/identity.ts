// Who asks: a device shows a random token, and only its hash is ever stored.
import { createHash, randomBytes, randomInt } from 'node:crypto';
import { RequestError } from './request-error.ts';
import { StorageError } from './storage/engine.ts';
import type { Person } from './storage/people.ts';
import type { Store } from './storage/store.ts';

const COOKIE = 'crescendo';
const YEAR = 31_536_000;
const CODE_MS = 10 * 60_000;
const KEEP_MS = 60_000;
const MAX_CACHED = 20_000;
/** Without letters that look alike. */
const CODE_LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

export const cookieFor = (token: string, isSecure: boolean): string =>
  `${COOKIE}=${token}; Path=/; Max-Age=${token === '' ? 0 : YEAR}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;

/** The token in a request's headers, if it has the form of one. */
export const tokenIn = (
  cookie: string | undefined,
  authorization: string | undefined,
): string | undefined => {
  const bearer = /^Bearer ([A-Za-z0-9_-]{43})$/.exec(authorization ?? '')?.[1];
  return bearer ?? new RegExp(`(?:^|;\\s*)${COOKIE}=([A-Za-z0-9_-]{43})(?:;|$)`).exec(cookie ?? '')?.[1];
};

export class Identity {
  readonly #store: Store;
  readonly #now: () => number;
  readonly #kept = new Map<string, { readonly person: Person; readonly until: number }>();
  /** How often everything was forgotten: what was read before that is not kept. */
  #changes = 0;

  constructor(store: Store, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  async personFor(token: string | undefined): Promise<Person | undefined> {
    if (token === undefined) return undefined;
    const hash = hashOf(token);
    const kept = this.#kept.get(hash);
    if (kept !== undefined && kept.until > this.#now()) return kept.person;
    const changes = this.#changes;
    const person = await orTryAgain(this.#store.people.byDevice(hash));
    if (person === undefined) {
      this.#kept.delete(hash);
      return undefined;
    }
    if (this.#kept.size > MAX_CACHED) this.#kept.clear();
    if (changes === this.#changes) this.#kept.set(hash, { person, until: this.#now() + KEEP_MS });
    return person;
  }

  async create(name: string): Promise<{ readonly person: Person; readonly token: string }> {
    const token = randomBytes(32).toString('base64url');
    const person = { id: randomBytes(16).toString('base64url'), name, made: this.#now() };
    await orTryAgain(this.#store.people.add(person, hashOf(token)));
    return { person, token };
  }

  /** A code to be typed on another device within ten minutes. */
  async code(person: Person): Promise<{ readonly code: string; readonly until: number }> {
    const letters = Array.from({ length: 10 }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('');
    const until = this.#now() + CODE_MS;
    await orTryAgain(this.#store.people.promise(hashOf(letters), person.id, until));
    return { code: `${letters.slice(0, 5)}-${letters.slice(5)}`, until };
  }

  async join(code: string): Promise<{ readonly person: Person; readonly token: string }> {
    const letters = code.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');
    const token = randomBytes(32).toString('base64url');
    const person = await orTryAgain(this.#store.people.join(hashOf(letters), hashOf(token), this.#now()));
    if (person === undefined) throw new RequestError('bad-code');
    return { person, token };
  }

  /** Something about somebody has changed: read again. */
  forget(): void {
    this.#changes++;
    this.#kept.clear();
  }
}

export const orTryAgain = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    throw error instanceof StorageError ? new RequestError('try-again') : error;
  }
};
