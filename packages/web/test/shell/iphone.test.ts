// Peculiarities of an iPhone: a swipe from the side goes back, and a keyboard covers the page without a word.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { keepTable } from '../play/prepared.ts';
import { dragByTouch, inBrowser, visit } from '../support/person.ts';

declare global {
  interface Window {
    /** Touches that the page has taken from the system. */
    taken: number;
    /** Shows or hides an on-screen keyboard of this height, as WebKit tells of it. */
    showKeyboard: (height: number) => void;
  }
}

const asIPhone = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'standalone', { value: true });
    window.taken = 0;
    addEventListener('touchstart', ({ defaultPrevented }) => {
      if (defaultPrevented) window.taken++;
    });
    const view = Object.assign(new EventTarget(), { scale: 1, offsetTop: 0, height: innerHeight });
    Object.defineProperty(globalThis, 'visualViewport', { value: view });
    window.showKeyboard = (height) => {
      view.height = innerHeight - height;
      view.dispatchEvent(new Event('resize'));
    };
  });
  await keepTable(page, 'mine', { game: 'rummikub', decisions: 12 });
};

inBrowser('on an iPhone', () => {
  test('a tile at the side of the screen is tapped and carried, and the page is not left', async () => {
    const { page, context, errors } = await visit('/', { size: 'phone', touch: true, before: asIPhone });
    await page.goto('/table/mine');
    await page.locator('.table-page[data-mine="true"]').waitFor();
    const tile = page.locator('.rk-rack [data-piece]').first();
    const { x, y, height } = (await tile.boundingBox())!;
    expect(x).toBeLessThan(22);
    const side = { x: x + 2, y: y + height / 2 };
    await page.touchscreen.tap(side.x, side.y);
    await expect.poll(() => page.locator('.rk-rack [aria-pressed="true"]').count()).toBe(1);
    await page.touchscreen.tap(side.x, side.y);
    await expect.poll(() => page.locator('.rk-rack [aria-pressed="true"]').count()).toBe(0);
    expect(await page.evaluate(() => window.taken)).toBe(2);
    const before = await page.locator('.rk-rack [data-piece]').count();
    const felt = (await page.locator('.rk-felt').boundingBox())!;
    await dragByTouch(page, side, { x: felt.x + felt.width / 2, y: felt.y + felt.height - 30 });
    await expect.poll(() => page.locator('.rk-rack [data-piece]').count()).toBe(before - 1);
    // In the middle a touch is the browser's: it makes the click.
    const taken = await page.evaluate(() => window.taken);
    await page.locator('.rk-rack [data-piece]').nth(3).tap();
    expect(await page.evaluate(() => window.taken)).toBe(taken);
    expect(page.url()).toContain('/table/mine');
    expect(errors).toEqual([]);
    await context.close();
  });

  test('a sheet stands above the keyboard, and the field in it is seen', async () => {
    const { page, context, errors } = await visit('/', { size: 'phone', touch: true, before: asIPhone });
    await page.goto('/table/mine');
    await page.locator('.settings-button').click();
    const field = page.locator('.sheet input[type="text"]');
    await field.waitFor();
    await field.focus();
    const room = 640 - 290;
    await page.evaluate(() => window.showKeyboard(290));
    const bottomOf = async (selector: string): Promise<number> => {
      const { y, height } = (await page.locator(selector).first().boundingBox())!;
      return y + height;
    };
    await expect.poll(() => bottomOf('.sheet')).toBeLessThanOrEqual(room + 1);
    await expect.poll(() => bottomOf('.sheet input[type="text"]')).toBeLessThanOrEqual(room + 1);
    await page.evaluate(() => window.showKeyboard(0));
    await expect.poll(() => bottomOf('.sheet')).toBeGreaterThan(room + 100);
    expect(errors).toEqual([]);
    await context.close();
  });
});
