// Whatever happens to the line, the device or the server: the board says it in one small line, and goes on.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { decide } from '../play/decide.ts';
import { GESTURES } from '../play/gestures.ts';
import { inBrowser, visit } from '../support/person.ts';
import { arrive as arriveAt, type Friend, makeTable, meet, part } from './support/meeting.ts';
import { decidedAt, playOn } from './support/playing.ts';
import { NetworkLink, ServerProcess } from './support/server-process.ts';
import { isTurnOf, readTable, type SeenTable } from './support/table-state.ts';

let house: ServerProcess;

const pill = (page: Page) => page.locator('.company-pill');

/** Let the others play until it is this person's turn. */
const turnOf = async (friend: Friend, all: readonly Friend[]): Promise<SeenTable> => {
  const others = all.filter((one) => one !== friend);
  for (let i = 0; i < 60; i++) {
    const seen = await readTable(friend.page, house.url);
    if (isTurnOf(seen)) {
      await friend.page.locator('.table-page[data-mine="true"]').waitFor();
      return seen;
    }
    await playOn(others, house.url, 1);
  }
  throw new Error('my turn never came');
};

const makeMove = async ({ page, way }: Friend, seen: SeenTable): Promise<void> =>
  GESTURES[seen.game.id]!(page, await decide(seen), seen.view, way);

const momentOf = async ({ page }: Friend): Promise<number> =>
  Number(await page.locator('.table-page').getAttribute('data-moment'));

/** Both pages show what the server has. */
const agree = async (friends: readonly Friend[]): Promise<void> => {
  for (const friend of friends)
    await expect
      .poll(async () => (await momentOf(friend)) + 1 - (await readTable(friend.page, house.url)).moment, {
        timeout: 15_000,
      })
      .toBe(0);
};

const noErrors = (friends: readonly Friend[]): void => {
  // A browser that finds nobody at the other end writes so itself.
  for (const { errors } of friends)
    expect(errors.filter((text) => !/ERR_|WebSocket|Failed to load resource/.test(text))).toEqual([]);
};

inBrowser('never lost', () => {
  beforeAll(async () => {
    house = await ServerProcess.open();
  });
  afterAll(() => house?.close());

  test('a cut network: the move waits, is shown as waiting, and goes through when the line is back', async () => {
    const cable = await NetworkLink.to(house);
    const friends = await meet('finito', [
      { name: 'Ada', at: house.url, language: 'de-DE' },
      { name: 'Ben', at: cable.url, language: 'en-GB', size: 'phone', touch: true },
    ]);
    const [, ben] = friends as [Friend, Friend];
    const seen = await turnOf(ben, friends);
    cable.cut();
    await expect.poll(() => pill(ben.page).innerText()).toContain('No connection');
    await makeMove(ben, seen);
    await expect.poll(() => pill(ben.page).innerText()).toContain('Your move will be sent');
    expect(await ben.page.locator('.table-page').getAttribute('data-mine')).toBe('false');
    expect((await readTable(ben.page, house.url)).decided).toBe(seen.decided);
    cable.mend();
    await decidedAt(ben.page, house.url, seen);
    expect((await readTable(ben.page, house.url)).decided).toBe(seen.decided + 1);
    await expect.poll(() => pill(ben.page).count()).toBe(0);
    await playOn(friends, house.url, 3);
    await agree(friends);
    noErrors(friends);
    await part(friends);
    cable.close();
  });

  test('a page closed with a move still waiting sends it when it is opened again', async () => {
    const cable = await NetworkLink.to(house);
    const friends = await meet('finito', [
      { name: 'Ada', at: house.url },
      { name: 'Ben', at: cable.url },
    ]);
    const [, ben] = friends as [Friend, Friend];
    // The page must be kept by its worker before it can be opened without a network.
    await ben.page.evaluate(() => navigator.serviceWorker.ready);
    await ben.page.reload();
    const seen = await turnOf(ben, friends);
    cable.cut();
    await makeMove(ben, seen);
    await expect.poll(() => pill(ben.page).innerText()).toContain('Your move will be sent');
    await ben.page.reload();
    await ben.page.locator('.table-lost').waitFor();
    cable.mend();
    await decidedAt(ben.page, house.url, seen);
    expect((await readTable(ben.page, house.url)).decided).toBe(seen.decided + 1);
    await agree(friends);
    noErrors(friends);
    await part(friends);
    cable.close();
  });

  test('a sleeping laptop wakes up at the table as it is now', async () => {
    const cable = await NetworkLink.to(house);
    const friends = await meet('qwinto', [
      { name: 'Ada', at: house.url },
      { name: 'Ben', at: cable.url },
    ]);
    const [ada, ben] = friends as [Friend, Friend];
    const seen = await turnOf(ada, friends);
    cable.freeze();
    await makeMove(ada, seen);
    await decidedAt(ada.page, house.url, seen);
    const asleep = await momentOf(ben);
    expect(asleep + 1).toBeLessThan((await readTable(ben.page, house.url)).moment);
    // Simulates opening the lid of a laptop.
    await ben.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await agree(friends);
    await playOn(friends, house.url, 2);
    await agree(friends);
    noErrors(friends);
    await part(friends);
    cable.close();
  });

  test('kill -9 of the server in the middle: both pages say so, and play on where they were', async () => {
    const friends = await meet('5vor12', [
      { name: 'Ada', at: house.url, language: 'en-GB' },
      { name: 'Ben', at: house.url, language: 'en-GB', size: 'phone', touch: true, dark: true },
    ]);
    await playOn(friends, house.url, 2);
    const before = await readTable(friends[0]!.page, house.url);
    await house.kill();
    for (const { page } of friends)
      await expect.poll(() => pill(page).innerText()).toContain('No connection');
    await house.start();
    for (const { page } of friends) await expect.poll(() => pill(page).count(), { timeout: 15_000 }).toBe(0);
    const after = await readTable(friends[0]!.page, house.url);
    expect(after.moment).toBe(before.moment);
    expect(after.view).toEqual(before.view);
    await playOn(friends, house.url, 3);
    await agree(friends);
    noErrors(friends);
    await part(friends);
  });

  test('a move whose answer is lost is sent again and counts once', async () => {
    const cable = await NetworkLink.to(house);
    const friends = await meet('5vor12', [
      { name: 'Ada', at: house.url },
      { name: 'Ben', at: cable.url },
    ]);
    const [, ben] = friends as [Friend, Friend];
    const seen = await turnOf(ben, friends);
    cable.deafen();
    await makeMove(ben, seen);
    await decidedAt(ben.page, house.url, seen);
    cable.cut();
    cable.mend();
    await agree(friends);
    const now = await readTable(ben.page, house.url);
    expect(now.decided).toBe(seen.decided + 1);
    await playOn(friends, house.url, 2);
    noErrors(friends);
    await part(friends);
    cable.close();
  });

  test('a move that waited until the clock had decided is explained', async () => {
    const cable = await NetworkLink.to(house);
    const ada = await makeTable('finito', { name: 'Ada', at: house.url });
    const made = await ada.context.request.post(`${house.url}/api/tables`, {
      data: { game: '5vor12', seats: 2, start: 'full', clock: { kind: 'move', seconds: 6 } },
    });
    const { id } = await made.json();
    await ada.page.goto(`/t/${id}`);
    const ben = await arriveAt(`/t/${id}`, { name: 'Ben', at: cable.url });
    await ben.page.locator('.chair-sit').first().click();
    await ben.page.locator('.table-page').waitFor();
    const seen = await turnOf(ben, [ada, ben]);
    cable.cut();
    await makeMove(ben, seen);
    await expect.poll(() => pill(ben.page).innerText()).toContain('Your move will be sent');
    await expect
      .poll(async () => (await readTable(ben.page, house.url)).decided, { timeout: 20_000 })
      .toBe(seen.decided + 1);
    cable.mend();
    await expect.poll(() => ben.page.locator('.bubble').innerText()).toContain('Too late');
    await agree([ada, ben]);
    await part([ada, ben]);
    cable.close();
  });

  test('two tabs on one seat: either may move, and both see it', async () => {
    const friends = await meet('finito', [
      { name: 'Ada', at: house.url },
      { name: 'Ben', at: house.url },
    ]);
    const [ada] = friends as [Friend, Friend];
    const other = { ...ada, page: await ada.context.newPage() };
    await other.page.goto(ada.page.url());
    await other.page.locator('.table-page').waitFor();
    for (const tab of [other, ada, other]) {
      const seen = await turnOf(ada, friends);
      await tab.page.bringToFront();
      await tab.page.locator('.table-page[data-mine="true"]').waitFor();
      await makeMove(tab, seen);
      await decidedAt(ada.page, house.url, seen);
    }
    await agree([...friends, other]);
    noErrors(friends);
    await part(friends);
  });

  test('from the laptop to the phone by a code: the same seat, the same game', async () => {
    const friends = await meet('5vor12', [
      { name: 'Ada', at: house.url },
      { name: 'Ben', at: house.url },
    ]);
    const [ada] = friends as [Friend, Friend];
    const seen = await turnOf(ada, friends);
    const made = await ada.context.request.post(`${house.url}/api/me/code`);
    const { code } = await made.json();
    const phone = await visit(`/join/${code}`, { at: house.url, size: 'phone', touch: true, lucky: true });
    await phone.page.locator('main .button.main').click();
    await phone.page.waitForURL((url) => !url.pathname.startsWith('/join'));
    await phone.page.goto(new URL(ada.page.url()).pathname);
    await phone.page.locator('.table-page[data-mine="true"]').waitFor();
    const mobile: Friend = { ...phone, name: 'Ada', way: 'tap', heard: { texts: [] } };
    expect((await readTable(phone.page, house.url)).view).toEqual(seen.view);
    await makeMove(mobile, seen);
    await decidedAt(ada.page, house.url, seen);
    await agree([...friends, mobile]);
    noErrors([...friends, mobile]);
    await part([...friends, mobile]);
  });
});
