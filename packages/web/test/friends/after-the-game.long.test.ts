// Before and after a game: quick games, the lobby, changed rules, the rematch, the record, my games, the deal of the day.
import type { TableInfo } from '@crescendo/protocol';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inBrowser, visit } from '../support/person.ts';
import { arrive, type Friend, follow, makeTable, meet, part } from './support/meeting.ts';
import { playOn, playOne } from './support/playing.ts';
import { ServerProcess } from './support/server-process.ts';
import { isTurnOf, NAMED_VERSION, readTable, tableIdOf } from './support/table-state.ts';

let house: ServerProcess;

const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name }).first().click();

const come = async (path: string): Promise<Friend> => ({
  ...(await visit(path, { at: house.url, lucky: true })),
  name: '',
  way: 'tap',
  heard: { texts: [] },
});

/** Every seat is taken, and every device has committed to its share of the dice: nothing about this table is on its way any more. */
const isComplete = async (page: Page): Promise<boolean> => {
  const answer = await page
    .context()
    .request.get(`${house.url}/api/tables/${tableIdOf(page)}`, NAMED_VERSION);
  const { seating }: TableInfo = (await answer.json()).table;
  return seating.every(({ commitment }) => commitment !== undefined);
};

inBrowser('before and after', () => {
  beforeAll(async () => {
    house = await ServerProcess.open();
  });
  afterAll(() => house?.close());

  test('two who want a quick game meet at one table, and it begins by itself', async () => {
    const [ada, ben] = [await come('/lobby'), await come('/lobby')];
    await press(ada.page, 'Finito!: quick game');
    await ada.page.locator('.chair[data-own]').waitFor();
    await press(ben.page, 'Finito!: quick game');
    for (const { page } of [ada, ben]) await page.locator('.table-page').waitFor();
    expect(tableIdOf(ben.page)).toBe(tableIdOf(ada.page));
    await part([ada, ben]);
  });

  test('a player who waits alone for a quick game is offered a bot', async () => {
    const ada = await come('/lobby');
    await press(ada.page, 'Qwinto: quick game');
    await ada.page.getByRole('button', { name: 'Play with bots instead' }).click();
    await ada.page.locator('.table-page').waitFor();
    await part([ada]);
  });

  test('a public table stands in the lobby, and a stranger joins it there', async () => {
    const ada = await come('/new/5vor12?with=friends&public');
    await ada.page.locator('.start-bar .button.main').click();
    await ada.page.locator('.chair[data-own]').waitFor();
    const ben = await come('/lobby');
    await ben.page.locator(`[data-table="${tableIdOf(ada.page)}"] a`).click();
    await ben.page.locator('.chair-sit').first().click();
    // Among strangers nobody waits for a host.
    for (const { page } of [ada, ben]) await page.locator('.table-page').waitFor();
    expect((await readTable(ben.page, house.url)).seat).toBe(1);
    await part([ada, ben]);
  });

  test('the host changes the rules, and everybody moves to the new table', async () => {
    const ada = await makeTable('qwinto', { name: 'Ada', at: house.url });
    const ben = await follow(ada.page.url(), { name: 'Ben', at: house.url });
    const old = tableIdOf(ada.page);
    await ada.page.getByRole('link', { name: 'Change rules and clock' }).click();
    await ada.page.locator('section[aria-labelledby="how-many"] label:has-text("3")').click();
    await ada.page.locator('.start-bar .button.main').click();
    await ada.page.waitForURL((url) => url.pathname.startsWith('/t/') && !url.pathname.endsWith(old));
    await ben.page.waitForURL((url) => url.pathname.startsWith('/t/') && !url.pathname.endsWith(old));
    expect(tableIdOf(ben.page)).toBe(tableIdOf(ada.page));
    await expect.poll(() => ben.page.locator('.chair').count()).toBe(3);
    expect(await ben.page.locator('.chair[data-kind="person"]').count()).toBe(2);
    await part([ada, ben]);
  });

  test('a third friend gets a seat by the same link, and the host may ask a guest to leave', async () => {
    const ada = await makeTable('qwinto', { name: 'Ada', at: house.url });
    const link = ada.page.url();
    const ben = await follow(link, { name: 'Ben', at: house.url });
    await ada.page.locator('.chair', { hasText: 'Ben' }).waitFor();
    await expect.poll(() => isComplete(ada.page)).toBe(true);
    await ada.page.getByRole('button', { name: 'Hide QR code' }).click();
    await ada.page.getByRole('button', { name: 'Add a seat' }).click();
    await expect.poll(() => ada.page.locator('.chair').count()).toBe(3);
    // The invitation is still the same, and looks as she has left it.
    expect(new URL(await ada.page.locator('.invite-link').inputValue()).pathname).toBe(
      new URL(link).pathname,
    );
    await ada.page.getByRole('button', { name: 'Show QR code' }).waitFor();
    await ada.page.locator('.chair', { hasText: 'Ben' }).waitFor();
    await expect.poll(() => ben.page.locator('.chair').count()).toBe(3);
    await ben.page.locator('.chair[data-own]').waitFor();
    // The link that was passed on before leads to the table as it is now.
    const cleo = await arrive(new URL(link).pathname, { name: 'Cleo', at: house.url });
    await cleo.page.locator('.guest input[type="text"]').fill('Cleo');
    await cleo.page.locator('.chair-sit').click();
    await ada.page.locator('.chair', { hasText: 'Cleo' }).waitFor();
    await expect.poll(() => isComplete(ada.page)).toBe(true);
    await ada.page.getByRole('button', { name: 'Remove Ben from the table' }).click();
    await expect.poll(() => ada.page.locator('.chair[data-kind="free"]').count()).toBe(1);
    // Ben is told, also when he comes back by the link, until Ada lets him in again.
    const isRemoved = ben.page.getByRole('heading', { name: 'You have been removed from this table' });
    await isRemoved.waitFor();
    await ben.page.reload();
    await isRemoved.waitFor();
    await ada.page.getByRole('button', { name: 'Let Ben back in' }).click();
    await expect.poll(() => ada.page.getByText('Removed: Ben').count()).toBe(0);
    await ben.page.getByRole('button', { name: 'Try again' }).click();
    await ben.page.locator('.chair-sit').waitFor();
    await ada.page.getByRole('button', { name: 'Remove a seat' }).click();
    await expect.poll(() => ada.page.locator('.chair').count()).toBe(2);
    await ada.page.locator('.chair', { hasText: 'Cleo' }).waitFor();
    await expect.poll(() => isComplete(ada.page)).toBe(true);
    await ada.page.locator('.room-bar .button.main:not([disabled])').click();
    for (const { page } of [ada, cleo]) await page.locator('.table-page').waitFor();
    // Ben's browser has noted that he was refused.
    for (const { errors } of [ada, cleo]) expect(errors).toEqual([]);
    await part([ada, ben, cleo]);
  });

  test('after a game: rematch, record, fair dice, statistics', async () => {
    const friends = await meet('finito', [
      { name: 'Ada', at: house.url },
      { name: 'Ben', at: house.url, size: 'phone', touch: true },
    ]);
    const [ada, ben] = friends as [Friend, Friend];
    await playOn(friends, house.url);
    const id = tableIdOf(ada.page);
    const before = await readTable(ada.page, house.url);

    // Ada would like another game, and this time Qwinto: two taps; Ben agrees with one. It begins by itself, in other seats.
    await ada.page.locator('.sheet .result-head').waitFor();
    await press(ada.page, 'Play another game');
    await press(ada.page, 'Qwinto');
    await ada.page.waitForURL((url) => !url.pathname.endsWith(id));
    await ben.page.locator('.sheet').getByRole('button', { name: 'I’m in' }).click();
    for (const { page } of friends) await page.locator('.table-page').waitFor();
    const next = await readTable(ada.page, house.url);
    expect([next.game.id, next.status, next.seat]).toEqual(['qwinto', 'playing', 1]);

    // The first link of the evening leads a latecomer to the game of the moment.
    const late = await visit(`/t/${id}`, { at: house.url });
    await late.page.locator('.table-page[data-game="qwinto"]').waitFor();
    expect(tableIdOf(late.page)).toBe(tableIdOf(ada.page));
    await late.context.close();

    // Anybody with the link sees the game that is over, from every seat, and can check the dice.
    const eve = await visit(`/r/${id}`, { at: house.url, lucky: true });
    await eve.page.getByRole('button', { name: 'Check it now' }).click();
    const verdict = (page: Page) => page.locator('.fair-verdict').innerText();
    await expect.poll(() => verdict(eve.page)).toContain('This device has no number in these dice');
    expect(await verdict(eve.page)).not.toContain('Yes');
    expect(await eve.page.locator('main').innerText()).toContain('Ada');
    await eve.context.close();
    // A player's own device can tell more.
    const { pathname } = new URL(ben.page.url());
    await ben.page.goto(`/r/${id}`);
    await ben.page.getByRole('button', { name: 'Check it now' }).click();
    await expect.poll(() => verdict(ben.page)).toContain('Yes, it was fair.');
    expect(await verdict(ben.page)).toContain('no one could choose the dice');
    await ben.page.goto(pathname);

    // My games know it, and count it.
    await ada.page.goto('/mine');
    await ada.page.locator(`a[href="/r/${id}"]`).first().waitFor();
    await ada.page.goto('/mine/statistics');
    await expect.poll(() => ada.page.locator('main').innerText()).toContain('Ben');
    if (before.turn?.kind !== 'over') throw new Error('not over');
    expect(await ada.page.locator('main').innerText()).toContain(String(before.turn.scores[0]));
    for (const { errors } of friends) expect(errors).toEqual([]);
    await part(friends);
  });

  test('a series goes on by itself: the round is counted, looked at, and followed by the next', async () => {
    const [ada, ben] = [await come('/'), await come('/')];
    const data = { game: 'finito', seats: 2, series: { rounds: 2, target: 0, by: 'points' } };
    for (const { context } of [ada, ben]) await context.request.post(`${house.url}/api/me`, { data: {} });
    const { id } = await (await ada.context.request.post(`${house.url}/api/tables`, { data })).json();
    await ben.context.request.post(`${house.url}/api/tables/${id}/sit`, { data: {} });
    for (const { page } of [ada, ben]) {
      await page.goto(`/t/${id}`);
      await page.locator('.table-page').waitFor();
    }
    let looked = 0;
    for (let turn = 0; turn < 200; turn++) {
      if ((await readTable(ada.page, house.url)).status === 'over') break;
      for (const friend of [ada, ben]) {
        if (!isTurnOf(await readTable(friend.page, house.url))) continue;
        const next = friend.page.getByRole('button', { name: 'Next round' });
        await friend.page.locator('.table-page[data-mine="true"]').or(next).first().waitFor();
        if (await next.isVisible()) {
          looked++;
          await next.click();
        }
        await playOne(friend, house.url);
      }
    }
    expect(looked).toBe(2);
    const { turn } = await readTable(ada.page, house.url);
    if (turn?.kind !== 'over') throw new Error('not over');
    for (const { page, errors } of [ada, ben]) {
      await page.locator('.sheet .result-head').waitFor();
      const sums = await page.locator('.rounds .sum td').allInnerTexts();
      expect(sums.map(Number)).toEqual(turn.scores);
      expect(await page.locator('.rounds tbody tr').count()).toBe(3);
      expect(errors).toEqual([]);
    }
    await part([ada, ben]);
  });

  test('the deal of the day is the same for all, is played once, and is ranked', async () => {
    const [ada, ben] = [await come('/daily'), await come('/daily')];
    for (const { page } of [ada, ben]) {
      await press(page, 'Play: Finito!');
      await page.locator('.table-page').waitFor();
    }
    expect(tableIdOf(ben.page)).not.toBe(tableIdOf(ada.page));
    const [mine, theirs] = [await readTable(ada.page, house.url), await readTable(ben.page, house.url)];
    expect(theirs.view).toEqual(mine.view);
    for (const friend of [ada, ben]) await playOn([friend], house.url);
    // The same moves bring the same luck and the same answers.
    const [end, other] = [await readTable(ada.page, house.url), await readTable(ben.page, house.url)];
    expect(other.view).toEqual(end.view);
    expect(other.turn).toEqual(end.turn);
    await ada.page.goto('/daily');
    await expect.poll(() => ada.page.getByRole('button', { name: 'Play: Finito!' }).count()).toBe(0);
    const daily = await (await ada.context.request.get(`${house.url}/api/daily`)).json();
    const finito = daily.games.find(({ game }: { game: string }) => game === 'finito');
    const again = await (await ada.context.request.post(`${house.url}/api/daily/finito`)).json();
    expect(again.id).toBe(finito.table);
    expect(finito.played).toBe(2);
    expect(finito.results.map(({ place }: { place: number }) => place)).toEqual([1, 1]);
    expect(finito.results.filter(({ you }: { you: boolean }) => you)).toHaveLength(1);
    await part([ada, ben]);
  });
});
