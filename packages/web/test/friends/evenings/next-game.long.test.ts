// From one game to the next: somebody suggests it by name, the others answer, nobody waits for a silent one; and the host's hand.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inBrowser } from '../../support/person.ts';
import { arrive, type Friend, type Guest, part } from '../support/meeting.ts';
import { playOn } from '../support/playing.ts';
import { ServerProcess } from '../support/server-process.ts';
import { readTable, tableIdOf } from '../support/table-state.ts';

let house: ServerProcess;

const GUESTS: readonly Omit<Guest, 'at'>[] = [
  { name: 'Ada', size: 'desktop' },
  { name: 'Ben', size: 'phone', touch: true, language: 'de-DE', dark: true },
  { name: 'Cleo', size: 'tablet', touch: true, language: 'fr-FR' },
];

/** These people at a short game, each in a browser of their own. */
const gather = async (): Promise<readonly [Friend, Friend, Friend]> => {
  const friends: Friend[] = [];
  for (const guest of GUESTS) {
    const friend = await arrive('/', { ...guest, at: house.url });
    await friend.context.request.post(`${house.url}/api/me`, { data: { name: guest.name } });
    friends.push(friend);
  }
  const [ada, ben, cleo] = friends as [Friend, Friend, Friend];
  const data = { game: 'finito', seats: 3, options: { roundLimit: 2 } };
  const { id } = await (await ada.context.request.post(`${house.url}/api/tables`, { data })).json();
  for (const { context } of [ben, cleo])
    await context.request.post(`${house.url}/api/tables/${id}/sit`, { data: {} });
  for (const { page } of friends) await page.goto(`/t/${id}`);
  for (const { page } of friends) await page.locator('.table-page').waitFor();
  return [ada, ben, cleo];
};

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first();

/** On the sheet of the result, where the question is asked; the bar under it asks the same. */
const answer = (page: Page, name: string) => page.locator('.result-row').getByRole('button', { name });

const question = (page: Page) => page.locator('.result-row p').innerText();

inBrowser('the next game', () => {
  beforeAll(async () => {
    house = await ServerProcess.open();
  });
  afterAll(() => house?.close());

  test('it is suggested by name and begins without a silent one, who comes to watch; the host removes a player', async () => {
    const friends = await gather();
    const [ada, ben, cleo] = friends;
    const first = tableIdOf(ada.page);
    await playOn(friends, house.url);
    for (const { page } of friends) await page.locator('.sheet .result-head').waitFor();
    await button(ada.page, 'Play another game').click();
    await answer(ada.page, 'Qwinto').click();
    await ada.page.locator('.room').waitFor();

    // Each reads it in their own language, and who suggests it is not called absent.
    await expect.poll(() => question(ben.page)).toBe('Ada schlägt vor: Qwinto');
    await expect.poll(() => question(cleo.page)).toMatch(/^Ada propose\s: Qwinto$/);
    expect(await ben.page.getByText('nicht da').count()).toBe(0);
    await answer(ben.page, 'Ich bin dabei').click();
    await ben.page.locator('.room').waitFor();
    await button(ada.page, 'Start without Cleo').waitFor();
    await button(ada.page, 'Start without Cleo').click();
    for (const { page } of [ada, ben]) await page.locator('.table-page[data-game="qwinto"]').waitFor();
    expect((await readTable(ada.page, house.url)).seat).not.toBeNull();

    // Cleo answers at last, and is led to the game that has begun.
    await answer(cleo.page, 'J’en suis').click();
    await cleo.page.locator('.table-page[data-game="qwinto"]').waitFor();
    expect(tableIdOf(cleo.page)).toBe(tableIdOf(ada.page));
    expect((await readTable(cleo.page, house.url)).seat).toBeNull();

    // The link of the first game leads here, too.
    const late = await arrive(`/t/${first}`, { name: 'Dora', at: house.url });
    await late.page.locator('.table-page[data-game="qwinto"]').waitFor();
    await late.context.close();

    await button(ada.page, 'This table').click();
    await button(ada.page, 'Remove Ben').click();
    await button(ada.page, 'Remove').click();
    await ben.page.getByRole('heading', { name: 'Du wurdest von diesem Tisch entfernt' }).waitFor();
    await expect
      .poll(() => cleo.page.locator('body').innerText())
      .toMatch(/Ben ne fait plus partie de la table/);
    // Their browsers have noted what came too late: a seat, or a number for dice that were thrown at once.
    for (const { errors } of [ada, cleo])
      expect(errors.filter((text) => !text.includes('409 (Conflict)'))).toEqual([]);
    await part(friends);
  });

  test('who would rather not gives up the seat, and may change their mind', async () => {
    const friends = await gather();
    const [ada, ben, cleo] = friends;
    await playOn(friends, house.url);
    for (const { page } of friends) await page.locator('.sheet .result-head').waitFor();
    await button(ada.page, 'Play a rematch').click();
    await answer(ben.page, 'Jetzt nicht').click();
    await expect.poll(() => ada.page.locator('.chair[data-kind="free"]').count()).toBe(1);
    await answer(cleo.page, 'Je regarde').click();
    await expect.poll(() => ada.page.locator('.chair[data-kind="free"]').count()).toBe(2);
    await cleo.page.locator('.room').waitFor();
    // Ben thinks again; for the free seat there is a bot.
    await answer(ben.page, 'Ich bin dabei').click();
    await expect.poll(() => ada.page.locator('.chair[data-kind="free"]').count()).toBe(1);
    await button(ada.page, 'Fill with bots').click();
    for (const { page } of [ada, ben]) await page.locator('.table-page').waitFor();
    for (const { errors } of friends) expect(errors).toEqual([]);
    await part(friends);
  });
});
