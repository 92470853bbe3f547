// The home page for somebody who comes back: what waits, what is new today, and the games, all on the first screen.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { savedMidGame } from '../../bench/saved-game.ts';
import { inBrowser, visit } from '../support/person.ts';

/** The play buttons that are not wholly on the first screen. */
const outOfSight = (page: Page): Promise<number[]> =>
  page
    .locator('.card-go')
    .evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().bottom).filter((bottom) => bottom > innerHeight),
    );

inBrowser('coming back', () => {
  test('all four games can be begun from the first screen of a small phone, the first time and later', async () => {
    for (const language of ['en-GB', 'de-DE', 'fr-FR']) {
      const { page, context } = await visit('/', { size: 'phone', language });
      await page.locator('.card-go').nth(3).waitFor();
      expect([language, ...(await outOfSight(page))]).toEqual([language]);
      const saved = await savedMidGame('qwinto', 2, 8, 'home');
      await page.evaluate((text) => localStorage.setItem('crescendo.game.middle-qwinto', text), saved);
      await page.reload();
      await page.locator('.slip').waitFor();
      expect([language, ...(await outOfSight(page))]).toEqual([language]);
      await context.close();
    }
  });

  test('saved games are one row; today’s games and the cards are in sight below it', async () => {
    const { page, context, errors } = await visit('/', { size: 'phone' });
    for (const game of ['5vor12', 'rummikub', 'finito', 'qwinto']) {
      const saved = await savedMidGame(game, 3, 8, 'home');
      await page.evaluate(
        ([key, text]) => localStorage.setItem(key!, text!),
        [`crescendo.game.middle-${game}`, saved],
      );
    }
    await page.reload();
    await page.locator('.slip').nth(3).waitFor();
    const boxOf = async (selector: string) => (await page.locator(selector).first().boundingBox())!;
    const tops = await page
      .locator('.slip')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
    const [slips, daily, play] = [
      await boxOf('.slips'),
      await boxOf('a[href="/daily"]'),
      await boxOf('.card-play'),
    ];
    expect(daily.y).toBeGreaterThan(slips.y);
    expect(play.y).toBeGreaterThan(daily.y);
    expect(play.y + play.height).toBeLessThan(640);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await page.locator('.slip a').nth(3).scrollIntoViewIfNeeded();
    await page.locator('.slip a').nth(3).click();
    await page.locator('.table-page').waitFor();
    // The moves of the others since then can be seen again, moment by moment, with a tap.
    await page.evaluate(() => localStorage.setItem('crescendo.coached.rummikub', 'yes'));
    await page.goto('/table/middle-rummikub');
    await page.locator('.bar-replay').click();
    await page.locator('.table-bar.past').waitFor();
    const news = new Set<string>();
    while (await page.locator('.table-bar.past').isVisible()) {
      news.add(await page.locator('.bar-news').innerText());
      await page.waitForTimeout(100);
    }
    expect(news.size).toBeGreaterThan(1);
    expect(errors).toEqual([]);
    await context.close();
  });
});
