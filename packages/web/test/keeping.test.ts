// Nothing is lost: reload, back button, damaged memory, no memory, a page that breaks.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { decide } from './decide.ts';
import { GESTURES } from './gestures.ts';
import { inBrowser, visit } from './person.ts';
import { readTable, savedGameOf, waitForDecision, waitForTurn } from './table-state.ts';

const begin = async (page: Page, game: string): Promise<void> => {
  await page.locator(`.card[data-game="${game}"] .card-play`).click();
  await page.waitForURL('**/table/*');
  await page.locator('.table-page').waitFor();
};

const playSome = async (page: Page, game: string, decisions: number): Promise<void> => {
  for (let i = 0; i < decisions; i++) {
    const seen = await waitForTurn(page);
    await page.locator('.table-page[data-mine="true"]').waitFor();
    await GESTURES[game]!(page, await decide(seen), seen.view, 'tap');
    await waitForDecision(page, seen);
  }
  await waitForTurn(page);
};

inBrowser('nothing is lost', () => {
  test('a reload in mid-game changes nothing', async () => {
    const { page, context, errors } = await visit('/');
    await begin(page, '5vor12');
    await playSome(page, '5vor12', 6);
    const before = await readTable(page);
    await page.reload();
    await page.locator('.table-page[data-mine="true"]').waitFor();
    expect((await readTable(page)).record).toBe(before.record);
    await playSome(page, '5vor12', 2);
    expect((await readTable(page)).events).toBeGreaterThan(before.events);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('the back button leads home, where the game waits', async () => {
    const { page, context, errors } = await visit('/', { size: 'phone' });
    await begin(page, 'qwinto');
    await playSome(page, 'qwinto', 3);
    const { record } = await readTable(page);
    const table = page.url();
    await page.goBack();
    await page.locator('.card').first().waitFor();
    await page
      .locator(`a[href="${new URL(table).pathname}"]`)
      .first()
      .click();
    await page.locator('.table-page').waitFor();
    expect((await readTable(page)).record).toContain(record.trimEnd());
    expect(errors).toEqual([]);
    await context.close();
  });

  test.each([
    ['nonsense', '{"version":1,"id":"bad","se'],
    ['another version', JSON.stringify({ version: 0, id: 'bad', state: {} })],
    [
      'a record that breaks the rules',
      JSON.stringify({
        version: 1,
        id: 'bad',
        setup: {
          game: 'qwinto',
          options: {},
          series: null,
          players: [{ kind: 'human', name: '' }],
          seed: '1',
        },
        record: 'crescendo 1\ngame qwinto\nseats 1\n\nA keep\n',
        decisions: 1,
        over: false,
        updated: 1,
      }),
    ],
    [
      'a game nobody knows',
      JSON.stringify({
        version: 1,
        id: 'bad',
        setup: { game: 'skat', options: {}, series: null, players: [], seed: '1' },
        record: '',
        decisions: 1,
        over: false,
        updated: 1,
      }),
    ],
  ])('a kept game with %s is put aside and said, never a white page', async (_what, text) => {
    const { page, context, errors } = await visit('/');
    await page.evaluate((value) => localStorage.setItem('crescendo.game.bad', value), text);
    await page.goto('/table/bad');
    await page.locator('.table-lost h1').waitFor();
    await page.locator('.table-lost button').click();
    await page.locator('.card').first().waitFor();
    expect(await page.evaluate(() => localStorage.getItem('crescendo.aside.bad'))).toBe(text);
    expect(await page.locator('section.aside').count()).toBeGreaterThan(0);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('with a full memory the game goes on, and the page says what that means', async () => {
    const { page, context } = await visit('/');
    await page.evaluate(() => {
      for (let size = 1_000_000; size > 10; size = Math.floor(size / 2))
        for (let i = 0; i < 12; i++)
          try {
            localStorage.setItem(`filler.${size}.${i}`, 'x'.repeat(size));
          } catch {
            break;
          }
    });
    await begin(page, '5vor12');
    for (let i = 0; i < 3; i++) {
      await page.locator('.table-page[data-mine="true"]').waitFor();
      const moment = await page.locator('.table-page').getAttribute('data-moment');
      await page.locator('.bar-buttons button').first().click();
      await page.locator('.note.hint .button.main').click();
      await page.waitForFunction(
        (old) => document.querySelector('.table-page')?.getAttribute('data-moment') !== old,
        moment,
      );
    }
    await page.locator('.table-head a[href="/"]').click();
    await page.locator('.notice').waitFor();
    await page.locator('.slip-go').first().click();
    await page.locator('.table-page').waitFor();
    await context.close();
  });

  test('a page that cannot be loaded says what was kept and offers the record', async () => {
    const { page, context } = await visit('/');
    await begin(page, 'finito');
    await playSome(page, 'finito', 2);
    const { record } = await savedGameOf(page);
    await context.route(/assets\/.*finito|assets\/table-page/i, (route) => route.abort());
    await page.evaluate(() =>
      navigator.serviceWorker?.getRegistrations().then((all) => all.map((one) => one.unregister())),
    );
    await page.evaluate(async () => {
      for (const name of await caches.keys()) await caches.delete(name);
    });
    await page.reload();
    await page.locator('.error-page').waitFor();
    const link = page.locator('.error-page a[download]');
    expect(decodeURIComponent((await link.getAttribute('href')) ?? '')).toContain(record);
    await context.unroute(/assets\/.*finito|assets\/table-page/i);
    await page.locator('.error-page button').click();
    await page.locator('.table-page').waitFor();
    await context.close();
  });
});
