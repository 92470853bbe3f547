// A page that nobody touches comes to rest: nothing on it moves any more, so that a phone can sleep; a touch wakes it.
import { GAME_IDS } from '@crescendo/rules/manifests';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inBrowser, press, visit } from '../support/person.ts';

/** The names of the animations that are running. */
const running = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map((animation) => ('animationName' in animation ? String(animation.animationName) : animation.id)),
  );

const open = async (game: string): Promise<Page> => {
  const { page } = await visit('/', { size: 'phone', moving: true });
  if (game === 'home') await page.locator('.game-picture > *').nth(3).waitFor();
  else {
    await press(page, page.locator(`.card[data-game="${game}"] .card-play`), 'tap');
    await page.locator('.table-page[data-mine="true"]').waitFor();
  }
  return page;
};

inBrowser('at rest', () => {
  test('the home page and the tables of all games stop moving', async () => {
    const pages = await Promise.all(['home', ...GAME_IDS].map(open));
    const [home] = pages;
    if (!home) throw new Error('no page');
    await home.mouse.move(100, 100);
    await expect.poll(() => running(home)).not.toEqual([]);
    for (const page of pages) await expect.poll(() => running(page), { timeout: 40_000 }).toEqual([]);
    await home.mouse.move(120, 120);
    await expect.poll(() => running(home)).not.toEqual([]);
    for (const page of pages) await page.context().close();
  });

  test('with reduced motion nothing ever moves', async () => {
    const { page, context } = await visit('/', { size: 'phone' });
    await page.locator('.game-picture > *').nth(3).waitFor();
    expect(await running(page)).toEqual([]);
    await context.close();
  });
});
