// Sound goes on after a call, a lock or another app.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inBrowser, visit } from '../support/person.ts';

declare global {
  interface Window {
    /** All contexts that the page has made. */
    contexts: AudioContext[];
  }
}

const record = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.contexts = [];
    const Real = window.AudioContext;
    window.AudioContext = class extends Real {
      constructor() {
        super();
        window.contexts.push(this);
      }
    };
  });

const states = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => window.contexts.map(({ state }) => state));

inBrowser('sound', () => {
  test('goes on with the next touch after an interruption', async () => {
    const { page, context, errors } = await visit('/settings', { before: record });
    await page.locator('h1').first().click();
    await expect.poll(() => states(page)).toEqual(['running']);
    await page.evaluate(() => window.contexts[0]?.suspend());
    expect(await states(page)).toEqual(['suspended']);
    await page.locator('h1').first().click();
    await expect.poll(() => states(page)).toEqual(['running']);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('begins anew where it cannot go on', async () => {
    const { page, context } = await visit('/settings', { before: record });
    await page.locator('h1').first().click();
    await expect.poll(() => states(page)).toEqual(['running']);
    // As WebKit does it while a call has the device.
    await page.evaluate(async () => {
      const [first] = window.contexts;
      await first?.suspend();
      if (first) first.resume = () => Promise.reject(new DOMException('interrupted', 'InvalidStateError'));
    });
    for (let touches = 0; touches < 2; touches++) await page.locator('h1').first().click();
    await expect.poll(() => states(page)).toEqual(['closed', 'running']);
    await context.close();
  });
});
