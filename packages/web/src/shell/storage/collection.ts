// Entries of one kind in the browser's database, by id. They are read once, and from then on answered from memory: lists
// need not wait. Every change is written at once and told to the other tabs.
import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { HAS_DATABASE, openDatabase, reportStorageError, type StoreName } from './database.ts';

type Entries<T> = readonly (readonly [id: string, entry: T])[];

interface Options<T> {
  /** The entry, if the stored value is one. */
  readonly read: (value: unknown) => T | undefined;
  /** The entries that an earlier version left in localStorage. */
  readonly legacy: () => Entries<T>;
  /** Removes them there, once they are in the database. */
  readonly removeLegacy: () => void;
  /** Tells whether the entry of the earlier version is the newer one, where both places have it. */
  readonly isNewer?: (legacy: T, here: T) => boolean;
}

interface Change {
  readonly store: StoreName;
  readonly id: string;
}

const channel =
  HAS_DATABASE && 'BroadcastChannel' in globalThis ? new BroadcastChannel('crescendo') : undefined;

export class Collection<T> {
  /** Grows with every change, so that lists follow. */
  readonly changes: ReadonlySignal<number>;
  readonly isLoaded: ReadonlySignal<boolean>;
  /** The entry that another tab has changed last. */
  readonly changedElsewhere: ReadonlySignal<{ readonly id: string } | undefined>;
  readonly #changes: Signal<number> = signal(0);
  readonly #isLoaded = signal(false);
  readonly #elsewhere = signal<{ readonly id: string } | undefined>(undefined);
  readonly #store: StoreName;
  readonly #options: Options<T>;
  readonly #entries = new Map<string, T>();
  /** The entries changed before everything was read: they count. */
  readonly #changedEarly = new Set<string>();
  #loading: Promise<void> | undefined;

  constructor(store: StoreName, options: Options<T>) {
    this.#store = store;
    this.#options = options;
    this.changes = this.#changes;
    this.isLoaded = this.#isLoaded;
    this.changedElsewhere = this.#elsewhere;
    channel?.addEventListener('message', ({ data }: MessageEvent<Change>) => {
      if (data.store === store) void this.#readAgain(data.id);
    });
  }

  /** Reads everything, once. Resolves even where the browser refuses: then only memory is left. */
  load(): Promise<void> {
    this.#loading ??= this.#load();
    return this.#loading;
  }

  /** At once, where everything is read. */
  whenLoaded(run: () => void): void {
    if (this.#isLoaded.peek() || !HAS_DATABASE) run();
    else void this.load().then(run);
  }

  /** The entry; an error before everything is read. */
  get(id: string): T | undefined {
    return this.#loadedEntries().get(id);
  }

  all(): readonly T[] {
    return [...this.#loadedEntries().values()];
  }

  entries(): Entries<T> {
    return [...this.#loadedEntries()];
  }

  put(id: string, entry: T): void {
    this.#change(id, entry);
  }

  remove(id: string): void {
    this.#change(id, undefined);
  }

  #loadedEntries(): ReadonlyMap<string, T> {
    if (!this.#isLoaded.peek()) {
      if (HAS_DATABASE) throw new Error(`${this.#store} is not loaded yet`);
      this.#take(this.#newLegacy());
      this.#isLoaded.value = true;
    }
    return this.#entries;
  }

  #change(id: string, entry: T | undefined): void {
    if (!this.#isLoaded.peek()) this.#changedEarly.add(id);
    if (entry === undefined) this.#entries.delete(id);
    else this.#entries.set(id, entry);
    this.#changes.value++;
    void this.#write(id, entry);
  }

  #take(entries: Entries<T>): void {
    for (const [id, entry] of entries) if (!this.#changedEarly.has(id)) this.#entries.set(id, entry);
  }

  async #load(): Promise<void> {
    try {
      const database = HAS_DATABASE ? await openDatabase() : undefined;
      if (database) {
        const { store } = database.transaction(this.#store);
        const [keys, values] = await Promise.all([store.getAllKeys(), store.getAll()]);
        this.#take(
          keys.flatMap((key, i) => {
            const entry = this.#options.read(values[i]);
            return entry === undefined ? [] : [[String(key), entry] as const];
          }),
        );
        await this.#moveLegacy();
      } else this.#take(this.#newLegacy());
    } catch (error) {
      reportStorageError(error);
      this.#take(this.#newLegacy());
    } finally {
      this.#isLoaded.value = true;
      this.#changes.value++;
    }
  }

  /** Only what is in the database is removed where it was. */
  async #moveLegacy(): Promise<void> {
    const moved = this.#newLegacy();
    if (moved.length > 0) {
      const database = await openDatabase();
      const transaction = database?.transaction(this.#store, 'readwrite');
      for (const [id, entry] of moved) void transaction?.store.put(entry, id);
      await transaction?.done;
      this.#take(moved);
    }
    this.#options.removeLegacy();
  }

  /** Returns the entries to move here; where both places have an entry, the newer one stays. */
  #newLegacy(): Entries<T> {
    const { legacy, isNewer } = this.#options;
    return legacy().filter(([id, entry]) => {
      const here = this.#entries.get(id);
      return here === undefined || isNewer?.(entry, here) === true;
    });
  }

  async #write(id: string, entry: T | undefined): Promise<void> {
    if (!HAS_DATABASE) return;
    try {
      const database = await openDatabase();
      if (entry === undefined) await database?.delete(this.#store, id);
      else await database?.put(this.#store, entry, id);
      channel?.postMessage({ store: this.#store, id } satisfies Change);
    } catch (error) {
      reportStorageError(error);
    }
  }

  /** Another tab has changed this entry. */
  async #readAgain(id: string): Promise<void> {
    if (!this.#isLoaded.peek()) return;
    try {
      const database = await openDatabase();
      const entry = this.#options.read(await database?.get(this.#store, id));
      if (entry === undefined) this.#entries.delete(id);
      else this.#entries.set(id, entry);
      this.#changes.value++;
      this.#elsewhere.value = { id };
    } catch {
      // The entries that this tab knows stay.
    }
  }
}
