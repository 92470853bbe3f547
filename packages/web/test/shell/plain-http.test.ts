// Plain HTTP in the own network, as `npm start` serves friends: the browser gives the page no secure context, and with it no
// service worker, notifications, clipboard, share sheet, or `crypto.randomUUID`.
import { expect, inject, test } from 'vitest';
import { meet, part } from '../friends/support/meeting.ts';
import { playOn } from '../friends/support/playing.ts';
import { NAMED_VERSION, tableIdOf } from '../friends/support/table-state.ts';
import { playByBots, savedGameFrom } from '../play/prepared.ts';
import { HOME_HOST } from '../support/chromium.ts';
import { inBrowser, visit } from '../support/person.ts';

const homeAddress = (): string => `http://${HOME_HOST}:${new URL(inject('url')).port}`;

/** The browser keeps these from such a page. */
const WITHHELD = ['serviceWorker', 'clipboard', 'share', 'storage', 'wakeLock'];

inBrowser('over plain HTTP in the own network', () => {
  test('friends play with fair dice', async () => {
    const at = homeAddress();
    const friends = await meet('qwinto', [
      { name: 'Ada', at },
      { name: 'Ben', at },
    ]);
    const [ada, ben] = friends.map(({ page }) => page);
    const has = await ada!.evaluate(
      (names) => [isSecureContext, 'subtle' in crypto, ...names.map((name) => name in navigator)],
      WITHHELD,
    );
    expect(has).toEqual(has.map(() => false));
    // The test asks the server from outside the browser, where that name is unknown.
    for (const { context } of friends) {
      const [{ value } = { value: '' }] = await context.cookies();
      await context.addCookies([{ name: 'crescendo', value, url: inject('url') }]);
    }
    await playOn(friends, inject('url'), 3);
    // Both have had a hand in the dice.
    const info = `/api/tables/${tableIdOf(ada!)}`;
    const { table } = await (
      await ada!.context().request.get(`${inject('url')}${info}`, NAMED_VERSION)
    ).json();
    expect(table.seating.map(({ revealed }: { revealed: boolean }) => revealed)).toEqual([true, true]);
    await ben!.reload();
    await ben!.locator('.table-page').waitFor();
    for (const { errors } of friends) expect(errors).toEqual([]);
    await part(friends);
  });

  test('a saved game is opened and played on', async () => {
    const { page, context, errors } = await visit('/record', { at: homeAddress() });
    const states = await playByBots('5vor12', 2, 'plain http');
    await page.locator('textarea').fill(savedGameFrom('any', states[9]!).record);
    await page.locator('form .button.main').click();
    await page.locator('.table-page .board-host').waitFor();
    await page.goto('/');
    await page.locator('.slip-go').waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  test('the page promises nothing that is impossible here, and the settings say why', async () => {
    const { page, context, errors } = await visit('/', { at: homeAddress() });
    await page.locator('.promise').waitFor();
    expect(await page.locator('.promise').innerText()).not.toContain('offline');
    await page.goto('/settings');
    const note = page.locator('[aria-labelledby="device"]');
    await expect.poll(() => note.innerText()).toMatch(/offline.*notifications.*HTTPS/s);
    await page.goto(`${inject('url')}/settings`);
    await page.locator('[aria-labelledby="device"]').waitFor();
    expect(await page.locator('[aria-labelledby="device"]').innerText()).not.toContain('HTTPS');
    expect(errors).toEqual([]);
    await context.close();
  });
});
