// The README's picture of playing with friends: a waiting room, and a table with two people and a bot.
import type { Browser, Page } from 'playwright-core';
import { playOn } from '../test/friends/support/playing.ts';

interface Somebody {
  readonly page: Page;
  readonly ask: (path: string, data?: object) => Promise<{ id: string }>;
}

const somebody = async (
  browser: Browser,
  url: string,
  name: string,
  size: { width: number; height: number },
  dark = false,
): Promise<Somebody> => {
  const context = await browser.newContext({
    baseURL: url,
    viewport: size,
    locale: 'en-GB',
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const ask: Somebody['ask'] = async (path, data = {}) =>
    (await context.request.post(`${url}/api${path}`, { data })).json();
  await ask('/me', { name });
  return { page: await context.newPage(), ask };
};

const PHONE = { width: 360, height: 640 };

export const picturesOfFriends = async (browser: Browser, url: string): Promise<readonly Buffer[]> => {
  const ada = await somebody(browser, url, 'Ada', { width: 960, height: 640 });
  const ben = await somebody(browser, url, 'Ben', PHONE, true);
  const room = await ada.ask('/tables', { game: 'rummikub', seats: 4, start: 'host' });
  await ben.ask(`/tables/${room.id}/sit`);
  await ada.ask(`/tables/${room.id}/bot`, { seat: 2, level: 'strong' });
  const players = [ada, ben].map(({ page }) => ({ page, way: 'tap' as const }));
  for (const { page } of players) await page.goto(`/t/${room.id}`);
  await ada.page.locator('.invite-code').waitFor();
  await ada.page.waitForTimeout(800);
  const waiting = await ada.page.screenshot();
  const { id } = await ada.ask('/tables', { game: 'qwinto', seats: 3, start: 'host' });
  await ben.ask(`/tables/${id}/sit`);
  await ada.ask(`/tables/${id}/bot`, { seat: 2, level: 'strong' });
  await ada.ask(`/tables/${id}/start`);
  for (const { page } of players) {
    await page.goto(`/t/${id}`);
    await page.locator('.table-page').waitFor();
  }
  await playOn(players, url, 110);
  await ada.page.getByRole('button', { name: 'Chat' }).click();
  await ada.page.getByRole('button', { name: 'Well played!' }).click();
  await ben.page.locator('.seat-says').waitFor();
  const table = await ben.page.screenshot();
  for (const { page } of players) await page.context().close();
  return [waiting, table];
};
