// Reads the browser's database as the page has written it, and fills it before the page reads it.
import type { Page } from 'playwright-core';
import type { StoreName } from '../../src/shell/storage/database.ts';

/** All entries of a store by id; none where the page has not opened the database yet. */
export const storedEntries = <T>(page: Page, store: StoreName): Promise<{ readonly [id: string]: T }> =>
  page.evaluate(async (name) => {
    const answer = <R>(request: IDBRequest<R>): Promise<R> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const known = await indexedDB.databases();
    if (!known.some((database) => database.name === 'crescendo')) return {};
    const database = await answer(indexedDB.open('crescendo'));
    try {
      const entries = database.transaction(name).objectStore(name);
      const [keys, values] = await Promise.all([answer(entries.getAllKeys()), answer(entries.getAll())]);
      return Object.fromEntries(keys.map((key, i) => [String(key), values[i]]));
    } finally {
      database.close();
    }
  }, store);

/** The page has been open before, so that the stores are there; it reads the entry when it is loaded again. */
export const storeEntry = (page: Page, store: StoreName, id: string, entry: unknown): Promise<void> =>
  page.evaluate(
    async ([name, key, value]) => {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open('crescendo');
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
      await new Promise<void>((resolve, reject) => {
        const transaction = database.transaction(name, 'readwrite');
        transaction.objectStore(name).put(value, key);
        transaction.oncomplete = () => resolve();
        transaction.onerror = () => reject(transaction.error);
      });
      database.close();
    },
    [store, id, entry] as const,
  );

const STORES: readonly StoreName[] = [
  'games',
  'unreadable-games',
  'finished-games',
  'reviews',
  'review-figures',
  'exercises',
  'removed-exercises',
];

/** The whole memory of the page, as one text. */
export const everythingStored = async (page: Page): Promise<string> => {
  const local = await page.evaluate(() => JSON.stringify(localStorage));
  const stores = await Promise.all(STORES.map((store) => storedEntries(page, store)));
  return local + JSON.stringify(stores);
};
