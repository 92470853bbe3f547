// The deals of the day: what a player sees of a game, of its result, and of the days before.
import { expect, test } from 'vitest';
import { findings } from '../support/axe.ts';
import { inBrowser, SIZES, visit } from '../support/person.ts';
import { playDaily } from './daily-game.ts';

inBrowser('the deals of the day', () => {
  test('the head names the day, the result the place, and the ranking opens at its game', async () => {
    const { page, context, errors } = await visit('/', { size: 'phone' });
    const id = await playDaily(page, 'Ada');
    await page.goto(`/t/${id}`);
    await page.locator('.table-head h1 small').getByText('Daily').waitFor();
    await page.locator('.table-bar .button.main').click();
    const own = page.locator('.sheet .daily-own');
    await own.waitFor();
    expect(await own.locator('.daily-mine').innerText()).toMatch(/^place \d+ of \d+\b/i);
    // A text for anywhere, and a picture for where pictures are looked at.
    await own.getByRole('button', { name: /^Share the result/ }).waitFor();
    expect(await own.getByRole('link', { name: 'Save the picture' }).getAttribute('download')).toMatch(
      /^crescendo-5vor12-\d{4}-\d{2}-\d{2}\.png$/,
    );
    expect(await findings(page)).toEqual([]);

    await page.getByRole('link', { name: 'See the ranking' }).click();
    await page.waitForURL(/\/daily\/\d{4}-\d{2}-\d{2}#5vor12$/);
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('5vor12');
    const card = page.locator('.daily-card[data-game="5vor12"]');
    await card.getByRole('img', { name: 'done' }).waitFor();
    expect(await page.locator('.daily-card[data-done]').count()).toBe(1);
    // The way back is the only button that is nothing but an arrow.
    expect(await page.locator('.days a svg').count()).toBe(0);

    const weeks = page.locator('.weeks');
    expect(await weeks.locator('[aria-current="date"]').getAttribute('aria-label')).toMatch(
      /: 1 of 4 finished$/,
    );
    expect(await weeks.innerText()).toContain('You have played on 1 day.');
    expect(await findings(page)).toEqual([]);
    for (const size of Object.values(SIZES)) {
      await page.setViewportSize(size);
      const over = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      await expect.poll(over, { message: `${size.width}` }).toBeLessThanOrEqual(0);
    }
    expect(errors.filter((error) => !/40[13]/.test(error))).toEqual([]);
    await context.close();
  });

  test('the archive leads to the latest deal not played yet, and what is played there is not ranked', async () => {
    const { page, context, errors } = await visit('/daily', { size: 'phone' });
    const archive = page.getByRole('region', { name: 'Archive' });
    // Somebody who has never played can use it, too.
    const deal = archive.getByRole('link', { name: /5 vor 12/ });
    const wanted = (await deal.getAttribute('href')) ?? '';
    const day = /\d{4}-\d{2}-\d{2}/.exec(wanted)?.[0] ?? '';
    await deal.click();
    const card = page.locator('.daily-card[data-game="5vor12"]');
    await card.getByRole('button', { name: /^Play it now/ }).waitFor();
    await page.locator('.archive-said').getByText('this doesn’t count in the ranking').waitFor();
    expect(await findings(page)).toEqual([]);
    await card.getByRole('button', { name: /^Play it now/ }).click();
    await page.waitForURL(/\/t\//);
    expect(await page.locator('.table-head h1 small').innerText()).toMatch(/^Daily/);
    const id = await playDaily(page, 'Ada', day);
    expect(page.url()).toContain(id);
    // The page was open all the time: the result comes by itself.
    await page.locator('.sheet .daily-own').getByText('doesn’t count in the ranking').waitFor();
    await page.goto(wanted);
    await card.locator('.daily-own b').getByText('point').waitFor();
    expect(await card.locator('.daily-ranking .me').count()).toBe(0);
    expect(await page.locator('.weeks [aria-current="date"]').getAttribute('aria-label')).toMatch(/: 1 of 4/);
    // The next one is another day; any number opens, and the calendar goes back to the first.
    await expect.poll(() => deal.getAttribute('href')).not.toBe(wanted);
    await archive.getByLabel('Go to number').fill('60');
    await archive.getByRole('button', { name: 'Go' }).click();
    await page.waitForURL(/\/daily\/60$/);
    await page.locator('.days').getByText('No. 60').waitFor();
    const earlier = page.locator('.weeks').getByRole('button', { name: 'Earlier' });
    for (let n = 0; n < 200 && (await earlier.isEnabled()); n++) await earlier.click();
    await page.locator('.weeks a[href="/daily/2026-01-01"]').waitFor();
    expect(await findings(page)).toEqual([]);
    for (const size of Object.values(SIZES)) {
      await page.setViewportSize(size);
      const over = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      await expect.poll(over, { message: `${size.width}` }).toBeLessThanOrEqual(0);
    }
    expect(errors.filter((error) => !/40[13]/.test(error))).toEqual([]);
    await context.close();
  });
});
