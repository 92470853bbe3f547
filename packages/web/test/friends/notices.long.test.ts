// Notices that it is the player's turn: in a tab in the background, and, if the player agrees, by push.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inBrowser } from '../support/person.ts';
import { arrive, type Friend, part } from './support/meeting.ts';
import { playOn, playOne } from './support/playing.ts';
import { ServerProcess } from './support/server-process.ts';
import { isTurnOf, readTable, tableIdOf } from './support/table-state.ts';

let house: ServerProcess;

/** Two at a slow table. */
const slowly = async (): Promise<readonly [Friend, Friend]> => {
  const ada = await arrive('/', { name: 'Ada', at: house.url });
  const ask = (path: string, data: object) => ada.context.request.post(`${house.url}${path}`, { data });
  await ask('/api/me', { name: 'Ada' });
  const clock = { kind: 'days', days: 2 };
  const { id } = await (await ask('/api/tables', { game: '5vor12', seats: 2, clock, absent: 0 })).json();
  await ada.page.goto(`/t/${id}`);
  const ben = await arrive(`/t/${id}`, { name: 'Ben', at: house.url });
  await ben.page.locator('.chair-sit').first().click();
  for (const { page } of [ada, ben]) await page.locator('.table-page').waitFor();
  return [ada, ben];
};

inBrowser('notices', () => {
  beforeAll(async () => {
    house = await ServerProcess.open();
  });
  afterAll(() => house?.close());

  test('in a slow game the question comes after the own move, once, and takes no for an answer', async () => {
    const [ada, ben] = await slowly();
    const question = ada.page.locator('.tell-me');
    expect(await question.count()).toBe(0);
    // Plays until Ada has moved and Ben is to move.
    for (let i = 0; i < 40; i++) {
      const seen = await readTable(ada.page, house.url);
      if (!isTurnOf(seen) && seen.decided > 0) break;
      await playOn([isTurnOf(seen) ? ada : ben], house.url, 1);
    }
    await question.waitFor();
    await ada.page.getByRole('button', { name: 'No', exact: true }).click();
    expect(await question.count()).toBe(0);
    await ada.page.reload();
    await ada.page.locator('.table-page').waitFor();
    expect(await question.count()).toBe(0);
    await part([ada, ben]);
  });

  test('a hidden tab calls in its title and its icon, and is calm when it is looked at again', async () => {
    const [ada, ben] = await slowly();
    const hide = (hidden: boolean): Promise<void> =>
      ada.page.evaluate((value) => {
        Object.defineProperty(document, 'hidden', { configurable: true, get: () => value });
        document.dispatchEvent(new Event('visibilitychange'));
      }, hidden);
    const icon = () => ada.page.locator('link[rel="icon"]').getAttribute('href');
    for (let i = 0; i < 40 && !isTurnOf(await readTable(ada.page, house.url)); i++)
      await playOne(ben, house.url);
    await ada.page.locator('.table-page[data-mine="true"]').waitFor();
    expect(await ada.page.title()).not.toContain('Your turn');
    await hide(true);
    await expect.poll(() => ada.page.title()).toContain('Your turn');
    expect(await icon()).toBe('/icon-turn.svg');
    await hide(false);
    await expect.poll(() => ada.page.title()).not.toContain('Your turn');
    expect(await icon()).toBe('/icon.svg');
    await part([ada, ben]);
  });

  test('a push that arrives is shown as a notice with the game’s name', async () => {
    const [ada, ben] = await slowly();
    await ada.context.grantPermissions(['notifications'], { origin: house.url });
    const session = await ada.context.newCDPSession(ada.page);
    const registered = new Promise<string>((resolve) => {
      session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const [own] = registrations;
        if (own) resolve(own.registrationId);
      });
    });
    await ada.page.evaluate(() => navigator.serviceWorker.ready);
    await session.send('ServiceWorker.enable');
    await session.send('ServiceWorker.deliverPushMessage', {
      origin: house.url,
      registrationId: await registered,
      data: JSON.stringify({ what: 'your-turn', table: tableIdOf(ada.page), game: '5vor12' }),
    });
    const shown = () =>
      ada.page.evaluate(async () => {
        const worker = await navigator.serviceWorker.ready;
        return (await worker.getNotifications()).map(({ title, body }) => `${title}: ${body}`);
      });
    await expect.poll(shown).toEqual(['5 vor 12: It’s your turn.']);
    await part([ada, ben]);
  });
});
