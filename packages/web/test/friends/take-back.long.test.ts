// A move is taken back when the others agree, and stands when one declines; every page tells the same.
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { findings } from '../support/axe.ts';
import { inBrowser } from '../support/person.ts';
import { meet, part } from './support/meeting.ts';
import { playOne } from './support/playing.ts';
import { readTable } from './support/table-state.ts';

/** Returns the last dozen sentences said to people who do not see the page. */
const told = async (page: Page): Promise<string> =>
  (await page.locator('[data-announcement]').allInnerTexts()).join('\n');

const forget = (page: Page): Promise<void> =>
  page.evaluate(() => document.querySelector('[data-announcement]')?.replaceChildren());

inBrowser('taking back by request', () => {
  test('one is agreed to, another declined, and the game goes on', async () => {
    const server = inject('url');
    const friends = await meet('finito', [
      { name: 'Ada', size: 'desktop' },
      { name: 'Bob', size: 'phone', language: 'de-DE' },
    ]);
    const [ada, bob] = friends as [(typeof friends)[number], (typeof friends)[number]];
    expect(await told(bob.page)).toContain('Du bist dabei. Ada startet das Spiel.');
    expect(await told(ada.page)).toMatch(/takes seat 2\.\s+Everyone is here\./);
    const start = await readTable(ada.page, server);
    const takeBack = ada.page.getByRole('button', { name: 'Take back' });
    expect(await takeBack.isDisabled()).toBe(true);

    await playOne(ada, server);
    await takeBack.click();
    const answers = bob.page.locator('.company-pill');
    await answers.getByText('Ada möchte den letzten Zug zurücknehmen.').waitFor();
    expect(await findings(bob.page)).toEqual([]);
    await ada.page.locator('.company-pill').getByText('You asked to take your last move back.').waitFor();
    await answers.getByRole('button', { name: 'Zustimmen' }).click();
    await expect.poll(async () => (await readTable(ada.page, server)).moment).toBe(start.moment);
    expect((await readTable(ada.page, server)).view).toEqual(start.view);
    // It is told once, with who agreed.
    await expect.poll(() => told(ada.page)).toContain('You take the last move back. Bob agreed.');
    expect(await told(ada.page)).not.toContain('Move taken back.');
    expect(await told(bob.page)).toContain('zurücknehmen. Zustimmen. Ablehnen.');
    // It is her turn again, and both logs say why.
    await ada.page.locator('.table-page[data-mine="true"]').waitFor();
    await ada.page.locator('.log').getByText('You take the last move back. Bob agreed.').first().waitFor();
    await bob.page.locator('.log-button').click();
    await bob.page
      .locator('.log')
      .getByText('Ada nimmt den letzten Zug zurück. Du hast zugestimmt.')
      .first()
      .waitFor();
    await bob.page.goBack();

    await playOne(ada, server);
    const made = await readTable(ada.page, server);
    await takeBack.click();
    await answers.getByRole('button', { name: 'Ablehnen' }).click();
    await ada.page.locator('.log').getByText('The move stands. Bob declined.').first().waitFor();
    expect((await readTable(ada.page, server)).moment).toBe(made.moment);
    await playOne(bob, server);
    // A person has decided since: there is nothing to take back for her.
    await expect.poll(() => takeBack.isDisabled()).toBe(true);

    // The page asks him again for a decision it had asked for before.
    await playOne(bob, server);
    await playOne(ada, server);
    await expect.poll(() => takeBack.isDisabled()).toBe(false);
    await takeBack.click();
    await answers.getByRole('button', { name: 'Zustimmen' }).click();
    await ada.page.locator('.table-page[data-mine="true"]').waitFor();
    await forget(bob.page);
    await playOne(ada, server);
    await expect.poll(() => told(bob.page)).toContain('Mögliche Felder');
    expect([...ada.errors, ...bob.errors]).toEqual([]);
    await part(friends);
  });
});
