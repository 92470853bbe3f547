// The files that the service worker has saved for offline use, and those that it is to save.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

export const savedPaths = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('crescendo'));
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map((request) => new URL(request.url).pathname);
  });

export const listedPaths = async (page: Page): Promise<readonly string[]> => {
  const code = await (await page.request.get('/sw.js')).text();
  return [...new Set([...code.matchAll(/"(\/[\w./-]+\.\w+)"/g)].map(([, path = '']) => path))];
};

export const waitForWorker = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 60_000 });

export const waitUntilAllSaved = async (page: Page): Promise<void> => {
  const listed = await listedPaths(page);
  expect(listed.length).toBeGreaterThan(100);
  await expect
    .poll(async () => {
      const saved = new Set(await savedPaths(page));
      return listed.filter((path) => !saved.has(path));
    })
    .toEqual([]);
};
