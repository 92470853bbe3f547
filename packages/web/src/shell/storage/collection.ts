// Entries of one kind in the browser's database, by id. They are read once, and from then on answered from memory: lists
// need not wait. Every change is written at once and told to the other tabs.
import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { IDBPDatabase } from 'idb';
import { HAS_DATABASE, openDatabase, reportStorageError, type StoreName } from './database.ts';
import { type Entries, type Legacy, removeLegacy } from './legacy.ts';

interface Options<T> {
  /** The entry, if the stored value is one. */
  readonly read: (value: unknown) => T | undefined;
  /** The entries that an earlier version left in localStorage; removed there once the database has its entries. */
  readonly legacy: () => readonly Legacy<T>[];
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

  pairs(): Entries<T> {
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
      this.#take(this.#newEntries(this.#options.legacy()));
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
    // Read first: another tab may be moving it to the database.
    const legacy = this.#options.legacy();
    try {
      const database = HAS_DATABASE ? await openDatabase() : undefined;
      if (database) await this.#read(database, legacy);
      else this.#take(this.#newEntries(legacy));
    } catch (error) {
      reportStorageError(error);
      this.#take(this.#newEntries(legacy));
    } finally {
      this.#isLoaded.value = true;
      this.#changes.value++;
    }
  }

  /** Reads everything and adds what an earlier version left; that is removed only once the database has it. */
  async #read(database: IDBPDatabase, legacy: readonly Legacy<T>[]): Promise<void> {
    const { store, done } =
      legacy.length > 0
        ? database.transaction(this.#store, 'readwrite', { durability: 'strict' })
        : database.transaction(this.#store);
    const [keys, values] = await Promise.all([store.getAllKeys(), store.getAll()]);
    this.#take(
      keys.flatMap((key, i) => {
        const entry = this.#options.read(values[i]);
        return entry === undefined ? [] : [[String(key), entry] as const];
      }),
    );
    const moved = this.#newEntries(legacy);
    await Promise.all([...moved.map(([id, entry]) => store.put?.(entry, id)), done]);
    this.#take(moved);
    removeLegacy(legacy);
  }

  /** Returns the entries to move here; where both places have an entry, the newer one stays. */
  #newEntries(legacy: readonly Legacy<T>[]): Entries<T> {
    return legacy
      .flatMap(({ entries }) => entries)
      .filter(([id, entry]) => {
        const here = this.#entries.get(id);
        if (this.#changedEarly.has(id)) return false;
        return here === undefined || this.#options.isNewer?.(entry, here) === true;
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
