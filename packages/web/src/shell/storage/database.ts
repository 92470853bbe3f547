// The browser's database: games, reviews and exercises, each in a store of its own. It may be refused; nothing here throws.
import { type IDBPDatabase, openDB } from 'idb';
import { storageError } from './storage.ts';

const STORES = [
  'games',
  'unreadable-games',
  'finished-games',
  'reviews',
  'review-figures',
  'exercises',
  'removed-exercises',
] as const;

export type StoreName = (typeof STORES)[number];

const NAME = 'crescendo';
const VERSION = 1;

/** Tells whether there is a database; without one, as in a program without a page, everything stays in memory. */
export const HAS_DATABASE = typeof indexedDB !== 'undefined';

const isFull = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'QuotaExceededError';

/** Shows the notice that what is played now is lost when the page is closed. */
export const reportStorageError = (error: unknown): void => {
  storageError.value ??= isFull(error) ? 'full' : 'forbidden';
};

let opened: Promise<IDBPDatabase | undefined> | undefined;

/** Answers `undefined` where the browser refuses. */
export const openDatabase = (): Promise<IDBPDatabase | undefined> => {
  opened ??= openDB(NAME, VERSION, {
    upgrade: (database) => {
      for (const store of STORES)
        if (!database.objectStoreNames.contains(store)) database.createObjectStore(store);
    },
    // A newer version of the page waits in another tab.
    blocking: (_now, _next, event) => {
      (event.target as IDBDatabase).close();
      opened = undefined;
    },
    terminated: () => {
      opened = undefined;
    },
  }).catch((error: unknown) => {
    reportStorageError(error);
    return undefined;
  });
  return opened;
};

/** Deletes everything in it, in every tab. */
export const clearDatabase = async (): Promise<void> => {
  const database = await openDatabase();
  if (!database) return;
  const transaction = database.transaction(STORES, 'readwrite');
  for (const store of STORES) void transaction.objectStore(store).clear();
  await transaction.done;
};

/** Everything in it, store by store, as it is written. */
export const databaseContents = async (): Promise<{ readonly [store: string]: object }> => {
  const database = await openDatabase();
  if (!database) return {};
  const contents = STORES.map(async (store) => {
    const [keys, values] = await Promise.all([database.getAllKeys(store), database.getAll(store)]);
    return [store, Object.fromEntries(keys.map((key, i) => [String(key), values[i]]))] as const;
  });
  return Object.fromEntries(await Promise.all(contents));
};

/** Adds entries, store by store; `isNewer` decides where there is one already. Answers whether all is there now. */
export const addToDatabase = async (
  contents: { readonly [store: string]: { readonly [id: string]: unknown } },
  isNewer: (entry: unknown, here: unknown) => boolean,
): Promise<boolean> => {
  const database = await openDatabase();
  if (!database) return false;
  try {
    const transaction = database.transaction(STORES, 'readwrite', { durability: 'strict' });
    for (const name of STORES) {
      const store = transaction.objectStore(name);
      for (const [id, entry] of Object.entries(contents[name] ?? {})) {
        const here: unknown = await store.get(id);
        if (here === undefined || isNewer(entry, here)) await store.put(entry, id);
      }
    }
    await transaction.done;
    return true;
  } catch {
    return false;
  }
};
