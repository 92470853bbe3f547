// The names of the people at one table, as far as this process has read them.

/** Reads the names of people. */
export interface NamesStore {
  names(people: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

export class Names {
  readonly #store: NamesStore;
  readonly #known = new Map<string, string>();

  constructor(store: NamesStore) {
    this.#store = store;
  }

  of(person: string): string {
    return this.#known.get(person) ?? '';
  }

  areKnown(people: readonly string[]): boolean {
    return people.every((person) => this.#known.has(person));
  }

  /** Reads the names that are not known yet; `again`: all of them. */
  async learn(people: readonly string[], again = false): Promise<void> {
    const unknown = people.filter((person) => again || !this.#known.has(person));
    if (unknown.length === 0) return;
    const names = await this.#store.names(unknown);
    for (const person of unknown) this.#known.set(person, names.get(person) ?? '');
  }

  /** These names have been read, perhaps for other tables too. True: one of these people has another name now. */
  note(people: readonly string[], names: ReadonlyMap<string, string>): boolean {
    const isNew = (person: string): boolean =>
      names.has(person) && names.get(person) !== this.#known.get(person);
    const renamed = people.filter(isNew);
    for (const person of renamed) this.#known.set(person, names.get(person) ?? '');
    return renamed.length > 0;
  }
}
