// Groups: made from a finished game, joined by one tap and by the link, with a table for all, a tally, and a way out.
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findings } from '../support/axe.ts';
import { cutOff } from '../support/fitting.ts';
import { inBrowser, SIZES } from '../support/person.ts';
import { arrive, meet, part } from './support/meeting.ts';
import { playOn } from './support/playing.ts';
import { ServerProcess } from './support/server-process.ts';
import { tableIdOf } from './support/table-state.ts';

const SHOTS = fileURLToPath(new URL('../shots/', import.meta.url));
let house: ServerProcess;

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Checks the page of a group, at every size and in both themes. */
const lookAt = async (page: Page, name: string): Promise<void> => {
  for (const size of ['desktop', 'tablet', 'phone'] as const) {
    await page.setViewportSize(SIZES[size]);
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.screenshot({ path: `${SHOTS}${name}-${size}-${colorScheme}.png`, fullPage: true });
    }
    expect(await cutOff(page), `${name} ${size}`).toEqual([]);
  }
  expect(await findings(page), name).toEqual([]);
  await page.setViewportSize(SIZES.desktop);
};

/** Each line of the tally: name, won, games, evenings. */
const tallyOf = async (page: Page): Promise<readonly string[]> =>
  page
    .locator('.group-tally table')
    .first()
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) => [...row.children].map(({ textContent }) => textContent).join(' ')),
    );

const hasFocus = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector);

inBrowser('groups', () => {
  beforeAll(async () => {
    mkdirSync(SHOTS, { recursive: true });
    house = await ServerProcess.open();
  });
  afterAll(() => house?.close());

  test('from one game to a group of three that plays again', async () => {
    const friends = await meet('5vor12', [
      { name: 'Ada', at: house.url },
      { name: 'Ben', at: house.url, language: 'de-DE' },
    ]);
    const [ada, ben] = friends as [(typeof friends)[0], (typeof friends)[0]];
    await playOn([ada, ben], house.url, Number.POSITIVE_INFINITY, 1000);
    await button(ada.page, 'Create a group').click();
    await expect.poll(() => hasFocus(ada.page, '.group-form input')).toBe(true);
    await ada.page.getByLabel('Name of the group').fill('Thursday');
    await ada.page.screenshot({ path: `${SHOTS}group-make.png` });
    await button(ada.page, 'Create the group').click();
    await ada.page.getByRole('link', { name: 'Group: Thursday' }).waitFor();
    await expect.poll(() => hasFocus(ada.page, '.group-here')).toBe(true);
    // Ben is asked at his table, and joins with one tap; nobody was added before that.
    await ben.page
      .locator('.group-asked', { hasText: 'Ada lädt dich in die Gruppe „Thursday“ ein.' })
      .waitFor();
    await expect
      .poll(async () => (await ben.page.locator('[data-announcement]').allInnerTexts()).join('\n'))
      .toContain('Ada lädt dich in die Gruppe „Thursday“ ein.');
    await ben.page.screenshot({ path: `${SHOTS}group-asked.png` });
    await button(ben.page, 'Der Gruppe beitreten').click();
    await ben.page.getByRole('link', { name: 'Gruppe: Thursday' }).waitFor();

    await ada.page.getByRole('link', { name: 'Group: Thursday' }).click();
    await ada.page.waitForURL('**/g/*');
    await ada.page.locator('.group-names li').nth(1).waitFor();
    expect(await ada.page.locator('.group-names li').allTextContents()).toEqual(['Ada you', 'Ben']);
    const link = ada.page.url();

    // The third has the link: she sees a name and a number, and joins.
    const cleo = await arrive(new URL(link).pathname, { name: 'Cleo', at: house.url, language: 'fr-FR' });
    await cleo.page.getByText('2 membres').waitFor();
    expect(await cleo.page.locator('body').innerText()).not.toMatch(/Ada|Ben/);
    await lookAt(cleo.page, 'group-outside');
    await cleo.page.getByLabel('Ton nom').fill('Cleo');
    await button(cleo.page, 'Rejoindre le groupe').click();
    await cleo.page.locator('.group-names li').nth(2).waitFor();

    // A table for us: from My games. Ben, who is still at his table, is told; Cleo finds it on the page of the group.
    await ada.page.goto('/mine');
    await button(ada.page, /^Open a table for us.*Thursday/).click();
    await ada.page.locator('.group-start').getByRole('button', { name: '5 vor 12' }).click();
    await ada.page.waitForURL('**/t/*');
    const table = tableIdOf(ada.page);
    const isTold = (text: string): boolean => text.includes('"what":"table"') && text.includes(table);
    await expect.poll(() => ben.heard.texts.some(isTold)).toBe(true);
    await ben.page.goto('/mine');
    await ben.page.locator(`.my-groups a[href="/t/${table}"]`).click();
    await cleo.page.reload();
    await cleo.page.locator(`.group-open a[href="/t/${table}"]`).click();
    for (const { page } of [ben, cleo]) {
      await page.locator('.chair-sit').first().click();
      await page.locator('.chair[data-own]').waitFor();
    }
    await ada.page.getByRole('link', { name: 'Group: Thursday' }).waitFor();
    await ada.page.screenshot({ path: `${SHOTS}group-room.png`, fullPage: true });
    const begin = ada.page.locator('.room-bar .button.main:not([disabled])');
    await begin.click();
    const all = [ada, ben, cleo];
    for (const { page } of all) await page.locator('.table-page').waitFor();
    await playOn(all, house.url, Number.POSITIVE_INFINITY, 1000);

    await ada.page.goto(new URL(link).pathname);
    await expect.poll(() => tallyOf(ada.page)).toHaveLength(3);
    const lines = await tallyOf(ada.page);
    expect(lines.map((line) => line.replace(/^(\w+) \d+ /, '$1 ')).toSorted()).toEqual([
      'Ada 2 1',
      'Ben 2 1',
      'Cleo 1 1',
    ]);
    expect(await ada.page.locator('.group-history li').count()).toBe(2);
    await lookAt(ada.page, 'group');
    await ada.page.goto('/mine');
    await ada.page.locator('.my-group').waitFor();
    await lookAt(ada.page, 'group-mine');

    // Leaving says what it means, and takes one's line of the tally along.
    await ben.page.goto(new URL(link).pathname);
    await button(ben.page, 'Gruppe verlassen').click();
    await ben.page.getByText('Du stehst nicht mehr bei den Mitgliedern').waitFor();
    await button(ben.page, 'Ja, verlassen').click();
    await ben.page.waitForURL('**/mine');
    await ada.page.goto(new URL(link).pathname);
    await expect.poll(() => tallyOf(ada.page)).toHaveLength(2);
    expect((await tallyOf(ada.page)).join()).not.toContain('Ben');
    for (const { errors } of all) expect(errors).toEqual([]);
    await part(all);
  });

  test('a daily game is drawn, ranked in the group, and marked where somebody else at home began it before', async () => {
    const ben = await arrive('/daily', { name: 'Ben', at: house.url });
    const ada = await arrive('/daily', { name: 'Ada', at: house.url });
    for (const { page } of [ben, ada]) {
      await button(page, /^Play.*5 vor 12/).click();
      await page.locator('.table-page').waitFor();
    }
    await ada.context.request.post(`${house.url}/api/groups`, { data: { name: 'Thursday' } });
    await playOn([ada], house.url, Number.POSITIVE_INFINITY, 1000);
    await ada.page.goto('/daily');
    const card = ada.page.locator('.daily-card[data-game="5vor12"]');
    await expect.poll(() => card.locator('.daily-leads i').count()).toBe(10);
    expect(await card.locator('.daily-ranking sup').count()).toBe(1);
    await card.locator('.daily-later').waitFor();
    await ada.page.locator('.daily-among select').selectOption({ label: 'Thursday' });
    await ada.page.locator('.daily-card[data-game="qwinto"]').getByText('No one in this group').waitFor();
    expect(await card.locator('tbody tr').count()).toBe(1);
    await button(ada.page, /^Share the result.*5 vor 12/).click();
    const shared = (): Promise<string> => ada.page.evaluate(() => navigator.clipboard.readText());
    await expect.poll(shared).toMatch(/^Crescendo · .+\n[▁-█]+\n(🟢|🟨|🔻){10}\nhttp.+\/daily\//u);
    await lookAt(ada.page, 'group-daily');
    for (const { errors } of [ada, ben]) expect(errors).toEqual([]);
    await part([ada, ben]);
  });
});
