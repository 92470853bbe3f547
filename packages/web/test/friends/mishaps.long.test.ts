// Tests actions by mistake, or in the middle of something else.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listen, untilHeard } from '../support/heard.ts';
import { inBrowser, visit } from '../support/person.ts';
import { arrive, type Friend, follow, makeTable, meet, part } from './support/meeting.ts';
import { playOn } from './support/playing.ts';
import { ServerProcess } from './support/server-process.ts';

let house: ServerProcess;

const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name }).first().click();

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');

const toasts = (page: Page): Promise<string[]> => page.locator('.undo-toast').allInnerTexts();

inBrowser('mishaps', () => {
  beforeAll(async () => {
    house = await ServerProcess.open();
  });
  afterAll(() => house?.close());

  test('a double tap is a tap: to stand up, to begin, to play again', async () => {
    const ada = await makeTable('finito', { name: 'Ada', at: house.url });
    const ben = await follow(ada.page.url(), { name: 'Ben', at: house.url });
    await ben.page.locator('.chair-stand').dblclick();
    await ben.page.locator('.chair-sit').first().dblclick();
    await ben.page.locator('.chair[data-own]').waitFor();
    await ada.page.locator('.room-bar .button.main').dblclick();
    const friends = [ada, ben];
    for (const { page } of friends) await page.locator('.table-page').waitFor();
    for (const { page } of friends) expect(await toasts(page)).toEqual([]);
    await playOn(friends, house.url);
    const table = ada.page.url();
    await ada.page.locator('.sheet .result-head').waitFor();
    await ada.page.getByRole('button', { name: 'Play a rematch' }).dblclick();
    await ada.page.waitForURL((url) => url.href !== table);
    await ada.page.locator('.room-bar').waitFor();
    // One step back is the game that is over.
    await ada.page.goBack();
    expect(ada.page.url()).toBe(table);
    await part(friends);
  });

  test('who is writing when the game ends may finish the sentence', async () => {
    const friends = await meet('finito', [
      { name: 'Ada', at: house.url },
      { name: 'Ben', at: house.url },
    ]);
    const [{ context, page }] = friends as [Friend, Friend];
    // Ada plays in one tab and writes in another.
    const tab = await context.newPage();
    await tab.goto(page.url());
    const own = tab.getByLabel('Message');
    await own.fill('That was close, was');
    await playOn(friends, house.url);
    await page.locator('.sheet .result-head').waitFor();
    await tab.locator('.bar-buttons .button.main').waitFor({ state: 'attached' });
    await tab.waitForTimeout(1500);
    expect(await own.inputValue()).toBe('That was close, was');
    await tab.keyboard.press('Escape');
    await tab.locator('.sheet .result-head').waitFor();
    await part(friends);
  });

  test('who lets the clock run out hears that it has decided, and so does everybody else', async () => {
    const ada = await makeTable('finito', { name: 'Ada', at: house.url });
    const made = await ada.context.request.post(`${house.url}/api/tables`, {
      data: {
        game: 'qwinto',
        seats: 2,
        options: { firstSeat: 'given' },
        start: 'full',
        clock: { kind: 'move', seconds: 6 },
      },
    });
    const { id } = await made.json();
    await listen(ada.page);
    await ada.page.goto(`/t/${id}`);
    const ben = await arrive('/', { name: 'Ben', at: house.url });
    await listen(ben.page);
    await ben.page.goto(`/t/${id}`);
    await ben.page.locator('.guest input[type="text"]').fill('Ben');
    await ben.page.locator('.chair-sit').first().click();
    const own = await untilHeard(ada.page, /Your time is up/, 60_000);
    expect(own.join('\n')).toMatch(/^Your time is up\. The clock takes /m);
    expect(own.join('\n')).not.toMatch(/^You take /m);
    const others = await untilHeard(ben.page, /Ada’s time is up/, 60_000);
    expect(others.join('\n')).toMatch(/^Ada’s time is up\. The clock takes /m);
    expect(others.join('\n')).not.toMatch(/^Ada takes /m);
    await part([ada, ben]);
  });

  test('in the menu the focus is never lost, and what was done is said where it can be seen', async () => {
    const friends = await meet('qwinto', [
      { name: 'Ada', at: house.url, size: 'phone' },
      { name: 'Ben', at: house.url },
    ]);
    const [{ page }] = friends as [Friend, Friend];
    await press(page, 'This table');
    await press(page, 'Copy the link');
    const said = page.locator('dialog .undo-toast');
    await expect.poll(() => said.innerText()).toBe('Copied.');
    await page.getByRole('button', { name: 'Leave the game' }).focus();
    await page.keyboard.press('Enter');
    await page.locator('.menu-serious').waitFor();
    expect(await focused(page)).toBe('Stay');
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toBe('Copy the link');
    await part(friends);
  });

  test('names of 24 letters break nothing, and an emoji is no half of one', async () => {
    const friends = await meet('finito', [
      { name: 'W'.repeat(24), at: house.url, size: 'phone' },
      { name: '😀'.repeat(12), at: house.url, size: 'phone' },
    ]);
    const [{ page }] = friends as [Friend, Friend];
    expect(await page.locator('.seat[data-seat="1"] .seat-face').innerText()).toBe('😀');
    for (const one of friends) {
      await press(one.page, 'Chat');
      const sheet = one.page.locator('dialog.sheet');
      expect(await sheet.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
      await one.page.keyboard.press('Escape');
    }
    await playOn(friends, house.url);
    await page.locator('.sheet .result-head').waitFor();
    const wide = (selector: string): Promise<number> =>
      page.locator(selector).evaluate((box) => box.scrollWidth - box.clientWidth);
    expect(await wide('dialog.sheet')).toBe(0);
    await page.getByRole('link', { name: 'View the whole game' }).click();
    await page.locator('.ranking').waitFor();
    expect(await wide('html')).toBe(0);
    await part(friends);
  });

  test('who becomes somebody else in one tab is so in every tab', async () => {
    const friends = await meet('finito', [
      { name: 'Ada', at: house.url },
      { name: 'Ben', at: house.url },
    ]);
    const [ada, ben] = friends as [Friend, Friend];
    const { code } = await (await ben.context.request.post(`${house.url}/api/me/code`)).json();
    const tab = await ada.context.newPage();
    await tab.goto(`/join/${code}`);
    await tab.locator('main .button.main').click();
    await tab.waitForURL('**/mine');
    // Ben's seat is theirs now, and Ada is somebody with a name again.
    await expect.poll(() => ada.page.locator('.seat.own').getAttribute('data-seat')).toBe('1');
    expect(await ada.page.locator('.seat:not(.own) .seat-name').innerText()).toBe('Ada');
    await part(friends);
  });

  test('a link that was cut off on its way says so', async () => {
    const eve = await visit('/t/AAAAAAAAAAAAA', { at: house.url, lucky: true });
    await expect
      .poll(() => eve.page.getByRole('heading', { level: 1 }).innerText())
      .toBe('There is no such table');
    await eve.context.close();
  });
});
