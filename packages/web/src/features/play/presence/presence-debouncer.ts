// Tells who is present, without the flicker of a bad connection: a change counts once it has lasted for a while.

/** Somebody who comes is told of after this long, and somebody who goes after this long. */
const ARRIVED_MS = 2000;
const DEPARTED_MS = 10_000;

export interface Changes {
  readonly came: readonly string[];
  readonly went: readonly string[];
  /** The time of the next check, if nothing happens before. */
  readonly next: number | undefined;
}

export class PresenceDebouncer {
  readonly #announced: Set<string>;
  readonly #since = new Map<string, number>();

  /** `now`: who is there at first, which is no news. */
  constructor(now: readonly string[]) {
    this.#announced = new Set(now);
  }

  /** Returns the changes that have lasted long enough to be told, given those present at this time. */
  update(now: readonly string[], at: number): Changes {
    const isChanged = (key: string): boolean => now.includes(key) !== this.#announced.has(key);
    for (const key of this.#since.keys()) if (!isChanged(key)) this.#since.delete(key);
    for (const key of new Set([...now, ...this.#announced]))
      if (isChanged(key) && !this.#since.has(key)) this.#since.set(key, at);
    const came: string[] = [];
    const went: string[] = [];
    let next: number | undefined;
    for (const [key, since] of this.#since) {
      const isHere = now.includes(key);
      const due = since + (isHere ? ARRIVED_MS : DEPARTED_MS);
      if (due > at) {
        next = Math.min(next ?? due, due);
        continue;
      }
      this.#since.delete(key);
      (isHere ? came : went).push(key);
      if (isHere) this.#announced.add(key);
      else this.#announced.delete(key);
    }
    return { came, went, next };
  }

  /** This one need not be told: it is known otherwise. */
  forget(key: string, isHere: boolean): void {
    this.#since.delete(key);
    if (isHere) this.#announced.add(key);
    else this.#announced.delete(key);
  }
}
