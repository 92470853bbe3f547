// A new version of server and page, while people are there: at a table and elsewhere, in one tab and in three, with and without
// a service worker. Nobody is stranded, and no board is lost.
import { rmSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inBrowser, press, type Visit, visit } from '../support/person.ts';
import { waitForWorker, waitUntilAllSaved } from '../support/saved-files.ts';
import { LATER } from './later-version.ts';
import { buildLater, serveTwoVersions } from './two-versions.ts';

let laterPage = '';
beforeAll(() => {
  laterPage = buildLater();
});
afterAll(() => rmSync(laterPage, { recursive: true, force: true }));

const WORKERS: readonly (readonly [string, Visit['serviceWorkers']])[] = [
  ['with a service worker', 'allow'],
  ['without one', 'block'],
];

/** The number of times the page was loaded, and the version of the protocol it spoke last. */
const watched = (page: Page): { loads: number; version: string } => {
  const seen = { loads: 0, version: '' };
  page.on('load', () => seen.loads++);
  page.on('websocket', (socket) => {
    seen.version = new URL(socket.url()).searchParams.get('protocol') ?? '';
  });
  return seen;
};

const openRoom = async (page: Page): Promise<void> => {
  await press(page, page.locator('.card[data-game="qwinto"] .card-friends button'), 'tap');
  await page.waitForURL('**/t/*');
  await page.locator('.room .invite').waitFor();
};

inBrowser('a new version', () => {
  test.each(WORKERS)('a table goes on by itself %s', async (_name, serviceWorkers) => {
    const server = await serveTwoVersions(laterPage);
    const { page, context } = await visit('/', { at: server.url, serviceWorkers: serviceWorkers ?? 'allow' });
    if (serviceWorkers === 'allow') {
      await waitForWorker(page);
      await waitUntilAllSaved(page);
    }
    await openRoom(page);
    const seen = watched(page);
    await server.upgrade();
    await expect.poll(() => seen.version, { timeout: 60_000 }).toBe(String(LATER));
    await page.locator('.room .invite').waitFor();
    expect(seen.loads).toBe(1);
    expect(await page.locator('.table-lost').count()).toBe(0);
    await context.close();
    await server.stop();
  });

  test('every tab is updated: by itself at a table, at a touch elsewhere', async () => {
    const server = await serveTwoVersions(laterPage);
    const { page, context } = await visit('/', { at: server.url });
    await waitForWorker(page);
    const [second, third] = [await context.newPage(), await context.newPage()];
    for (const tab of [second, third]) await tab.goto('/');
    await openRoom(page);
    const [first, ...others] = [page, second, third].map(watched);
    await server.upgrade();
    await expect.poll(() => first?.version, { timeout: 60_000 }).toBe(String(LATER));
    for (const [i, tab] of [second, third].entries()) {
      // The browser looks for a new version now and then; coming back to the tab is such a moment.
      await tab.bringToFront();
      await tab.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await tab.locator('.notices .button.main').click();
      await expect.poll(() => others[i]?.loads).toBe(1);
      await tab.locator('.card').first().waitFor();
      await openRoom(tab);
      expect(others[i]?.version).toBe(String(LATER));
    }
    await context.close();
    await server.stop();
  });

  test('a part that is gone is fetched with the new version, and the board stays', async () => {
    const server = await serveTwoVersions(laterPage);
    const { page, context } = await visit('/', { at: server.url, serviceWorkers: 'block' });
    await press(page, page.locator('.card[data-game="qwinto"] .card-play'), 'tap');
    await page.locator('.table-page[data-mine="true"]').waitFor();
    const seen = watched(page);
    await server.upgrade();
    const board = await page.locator('.board-host').innerText();
    await page.evaluate(() => history.pushState(null, '', '/rules/qwinto'));
    await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
    await expect.poll(() => page.evaluate(() => 'laterRules' in globalThis).catch(() => false)).toBe(true);
    expect(seen.loads).toBe(1);
    await page.goBack();
    await page.locator('.table-page[data-mine="true"]').waitFor();
    expect(await page.locator('.board-host').innerText()).toBe(board);
    await context.close();
    await server.stop();
  });
});
