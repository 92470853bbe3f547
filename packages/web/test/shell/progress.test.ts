// Everything a device keeps, as one file; and the notice where the browser may delete it.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { playByBots, savedGameFrom, withStored } from '../play/prepared.ts';
import { storedEntries } from '../support/database.ts';
import { inBrowser, visit } from '../support/person.ts';

const PUZZLES = JSON.stringify({
  version: 1,
  player: { rating: 1712, deviation: 61, volatility: 0.06 },
  counted: 33,
  puzzles: {},
  days: {},
});

const withProgress = async (page: Page): Promise<void> => {
  const states = await playByBots('finito', 2, 'progress');
  await withStored([savedGameFrom('over', states.at(-1)!), savedGameFrom('begun', states[6]!, 5000)])(page);
  await page.addInitScript((puzzles) => {
    localStorage.setItem('crescendo.puzzles.finito', puzzles);
    localStorage.setItem('crescendo.known', 'yes');
  }, PUZZLES);
};

const fileFrom = async (page: Page): Promise<string> => {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('[aria-labelledby="keep"] button').first().click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^crescendo-[\d-]+\.json$/);
  return readFileSync(await download.path(), 'utf8');
};

const openFile = (page: Page, text: string): Promise<void> =>
  page
    .locator('[aria-labelledby="keep"] input[type="file"]')
    .setInputFiles({ name: 'mine.json', mimeType: 'application/json', buffer: Buffer.from(text) });

/** As Safari on an iPhone shows itself, in a tab. */
const asIPhone = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Object.defineProperty(globalThis, 'GestureEvent', { value: class {} });
    Object.defineProperty(navigator, 'standalone', { value: false });
  });

inBrowser('progress as a file', () => {
  test('is saved on one device and opened on another, where nothing is lost', async () => {
    const first = await visit('/', { before: withProgress });
    await first.page.goto('/settings');
    const text = await fileFrom(first.page);
    expect(first.errors).toEqual([]);
    await first.context.close();

    const states = await playByBots('qwinto', 2, 'other device');
    const { page, context, errors } = await visit('/', {
      size: 'phone',
      before: withStored([savedGameFrom('own', states[8]!, 9000), savedGameFrom('begun', states[9]!, 9000)]),
    });
    const before = await storedEntries<{ readonly record: string }>(page, 'games');
    await page.goto('/settings');
    await openFile(page, text);
    const ask = page.locator('dialog.question[open]', { hasText: '2 games and 0 exercises' });
    await ask.locator('.button.main').click();
    await page.waitForURL((url) => url.pathname === '/');
    await page.locator('.cards').waitFor();
    const games = await storedEntries<{ readonly record: string }>(page, 'games');
    expect(Object.keys(games).sort()).toEqual(['begun', 'over', 'own']);
    // Played later here than there.
    expect(games.begun?.record).toBe(before.begun?.record);
    expect(await page.evaluate(() => localStorage.getItem('crescendo.puzzles.finito'))).toBe(PUZZLES);
    expect(await page.evaluate(() => localStorage.getItem('crescendo.known'))).toBeNull();
    expect(errors).toEqual([]);
    await context.close();
  });

  test('another file changes nothing, and says so', async () => {
    const { page, context, errors } = await visit('/settings', { size: 'phone' });
    for (const text of [
      'crescendo 1\n',
      '{}',
      '{"crescendo":1,"exported":"x","browser":{},"database":{}}',
      '',
    ]) {
      await openFile(page, text);
      await page
        .locator('[aria-labelledby="keep"] [role="alert"]', { hasText: 'Nothing was changed' })
        .waitFor();
      expect(await page.locator('dialog[open]').count()).toBe(0);
    }
    expect(errors).toEqual([]);
    await context.close();
  });

  test('Safari on an iPhone: the page says once that progress is at risk, and how to keep it', async () => {
    const { page, context, errors } = await visit('/', {
      size: 'phone',
      before: async (page) => {
        await asIPhone(page);
        await withProgress(page);
      },
    });
    const notice = page.locator('.notice', { hasText: 'Home Screen' });
    await notice.locator('.button.main').click();
    await page.locator('[aria-labelledby="home-screen"] li').nth(3).waitFor();
    await expect
      .poll(() => page.locator('#keep').evaluate((title) => title.getBoundingClientRect().top))
      .toBeLessThan(640);
    await page.goto('/');
    await page.locator('.cards').waitFor();
    await page.locator('.home-rest button, .home-rest a').first().waitFor();
    expect(await notice.count()).toBe(0);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('elsewhere nobody is told of it', async () => {
    const { page, context } = await visit('/', { before: withProgress });
    await page.locator('.home-rest a').first().waitFor();
    expect(await page.locator('.notice').count()).toBe(0);
    await page.goto('/settings');
    await page.locator('#keep').waitFor();
    expect(await page.locator('#home-screen').count()).toBe(0);
    await context.close();
  });
});
