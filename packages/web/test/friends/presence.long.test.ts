// Tests the people at a table and their rights: spectators, strangers, those who leave, pause, talk and close.
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cutOff } from '../support/fitting.ts';
import { inBrowser, visit } from '../support/person.ts';
import { type Friend, makeTable, meet, part } from './support/meeting.ts';
import { playOn } from './support/playing.ts';
import { ServerProcess } from './support/server-process.ts';
import { readTable, tableIdOf } from './support/table-state.ts';

const SHOTS = fileURLToPath(new URL('../shots/', import.meta.url));
let house: ServerProcess;

const pill = (page: Page) => page.locator('.company-pill');

const openMenu = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'This table' }).click();
};

const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name }).first().click();

const sitDown = async (game = 'rummikub'): Promise<readonly [Friend, Friend]> =>
  // The friends who come back are as many as the guests given.
  (await meet(game, [
    { name: 'Ada', at: house.url },
    { name: 'Ben', at: house.url, size: 'phone', touch: true },
  ])) as unknown as readonly [Friend, Friend];

inBrowser('company', () => {
  beforeAll(async () => {
    mkdirSync(SHOTS, { recursive: true });
    house = await ServerProcess.open();
  });
  afterAll(() => house?.close());

  test('a spectator sees what lies open, follows every move, and no rack', async () => {
    const [ada, ben] = await sitDown();
    const eve = await visit(new URL(ada.page.url()).pathname, { at: house.url, size: 'phone', lucky: true });
    await eve.page.locator('.table-page').waitFor();
    // In the bar, where it covers nothing and is to be read whole.
    await eve.page.locator('.bar-prompt', { hasText: /^You are watching. \S/ }).waitFor();
    expect(await pill(eve.page).count()).toBe(0);
    const isWhole = () =>
      eve.page.evaluate(() => {
        const place = document.querySelector('.bar-text')!;
        return place.scrollHeight <= place.clientHeight;
      });
    await expect.poll(isWhole).toBe(true);
    await playOn([ada, ben], house.url, 3);
    const { moment } = await readTable(ada.page, house.url);
    await expect
      .poll(() => eve.page.locator('.table-page').getAttribute('data-moment'))
      .toBe(String(moment - 1));
    expect(await eve.page.locator('.rk-rack .rk-tile').count()).toBe(0);
    expect(await ada.page.locator('.rk-rack .rk-tile').count()).toBeGreaterThan(5);
    // Everything that happened before the spectator came can be looked at, too.
    await eve.page.locator('.log-button').click();
    await eve.page.locator('.stepper .button.icon').first().click();
    await expect.poll(() => eve.page.locator('.table-page').getAttribute('data-moment')).toBe('0');
    expect(eve.errors).toEqual([]);
    await eve.context.close();
    await part([ada, ben]);
  });

  test('a stranger gets no seat, no move and no view of another seat', async () => {
    const [ada, ben] = await sitDown('5vor12');
    const id = tableIdOf(ada.page);
    const eve = await visit(`/t/${id}`, { at: house.url, lucky: true });
    await eve.page.locator('.table-page').waitFor();
    expect(await eve.page.locator('.chair-sit').count()).toBe(0);
    const ask = async (path: string, data: object): Promise<string> =>
      (await (await eve.context.request.post(`${house.url}/api/tables/${id}/${path}`, { data })).json()).code;
    expect(await ask('sit', { seat: 0 })).toBe('not-open');
    expect(await ask('moves', { id: 'stranger-1', move: 'draw' })).toBe('not-seated');
    expect(await ask('leave', {})).toBe('not-seated');
    expect(await ask('close', {})).toBe('not-host');
    expect(await ask('pause', { pause: true })).toBe('not-seated');
    const { seat, view } = await readTable(eve.page, house.url);
    expect(seat).toBeNull();
    expect(view.seat).toBeNull();
    await eve.context.close();
    await part([ada, ben]);
  });

  test('words are heard at the other side, and can be unheard', async () => {
    const [ada, ben] = await sitDown('qwinto');
    await press(ben.page, 'Chat');
    await press(ben.page, 'Hello!');
    await expect.poll(() => ada.page.locator('.seat-says').innerText()).toBe('Hello!');
    await ben.page.getByLabel('Message').fill('Nice to see you');
    await press(ben.page, 'Send');
    await expect
      .poll(() => ada.page.locator('.side-talk .talk-lines').innerText())
      .toContain('Nice to see you');
    // Put away, it says how much there is to read.
    await press(ada.page, 'Hide the chat');
    await press(ben.page, 'Thank you!');
    await ada.page.getByRole('button', { name: 'Show the chat, 1 new' }).click();
    await ada.page.locator('.talk-more summary').click();
    await press(ada.page, 'Mute Ben');
    expect(await ada.page.locator('.talk-lines li').count()).toBe(0);
    expect(ada.errors).toEqual([]);
    await part([ada, ben]);
  });

  test('a pause begins when both agree, and nobody can move until somebody goes on', async () => {
    const [ada, ben] = await sitDown('finito');
    await openMenu(ada.page);
    await press(ada.page, /^Ask for a pause/);
    await expect.poll(() => pill(ben.page).innerText()).toContain('Ada would like a pause');
    expect((await readTable(ada.page, house.url)).status).toBe('playing');
    await press(ben.page, 'Agree');
    for (const { page } of [ada, ben]) {
      await expect.poll(() => pill(page).innerText()).toContain('Pause');
      expect(await page.locator('.table-page').getAttribute('data-mine')).toBe('false');
    }
    // By keyboard, and the focus is not lost with the button.
    await ben.page.getByRole('button', { name: 'Resume' }).focus();
    await ben.page.keyboard.press('Enter');
    await expect.poll(() => pill(ada.page).count()).toBe(0);
    const told = async () => (await ada.page.locator('[data-announcement]').allInnerTexts()).join('\n');
    await expect.poll(told).toMatch(/Paused\. Resume\.\s[\s\S]*The game goes on\./);
    // The next action is done on the board.
    const isOnBoard = () =>
      ben.page.evaluate(() => document.activeElement?.matches('.board-host button[tabindex="0"]'));
    await expect.poll(isOnBoard).toBe(true);
    expect(await playOn([ada, ben], house.url, 2)).toBeGreaterThan(1);
    await part([ada, ben]);
  });

  test('who leaves is told what follows; a bot plays on, and the seat can be taken back', async () => {
    const [ada, ben] = await sitDown('qwinto');
    await playOn([ada, ben], house.url, 1);
    await openMenu(ben.page);
    await press(ben.page, 'Leave the game');
    expect(await ben.page.locator('.menu-serious').innerText()).toContain('the result won’t count as yours');
    await press(ben.page, 'Leave');
    await expect.poll(() => pill(ben.page).innerText()).toContain('A bot plays for you');
    await expect.poll(async () => (await readTable(ben.page, house.url)).seat).toBeNull();
    await press(ben.page, 'Take my seat back');
    await expect.poll(async () => (await readTable(ben.page, house.url)).seat).toBe(1);
    await expect.poll(() => pill(ben.page).count()).toBe(0);
    await playOn([ada, ben], house.url, 2);
    expect(ben.errors).toEqual([]);
    await part([ada, ben]);
  });

  test('a friend who vanishes blocks nobody: after a minute those who are there decide, and she returns', async () => {
    const [ada, ben, cleo] = (await meet(
      'finito',
      ['Ada', 'Ben', 'Cleo'].map((name) => ({ name, at: house.url, size: 'phone' as const })),
    )) as [Friend, Friend, Friend];
    const { pathname } = new URL(cleo.page.url());
    await cleo.page.close();
    const question = { timeout: 100_000 };
    await ben.page.getByRole('button', { name: 'Let a bot play for now' }).waitFor(question);
    expect(await pill(ben.page).innerText()).toContain('Cleo has been away for a while.');
    expect(await cutOff(ben.page)).toEqual([]);
    await ben.page.screenshot({ path: `${SHOTS}friends-absent.png` });
    await press(ben.page, 'Let a bot play for now');
    // Two are left, and Ada is the host: it takes her.
    await expect.poll(() => pill(ada.page).innerText()).toContain('Ben chose “Let a bot play for now”.');
    await press(ada.page, 'Let a bot play for now');
    await expect.poll(() => pill(ben.page).innerText()).toContain('A bot plays until they come back');
    await playOn([ada, ben], house.url, 6);
    // Returns the lines of the log, with the names of those who agreed.
    const logged = async (page: Page): Promise<string> => {
      if (!(await page.locator('.log').isVisible())) await page.locator('.log-button').click();
      return (await page.locator('.log .unseen').allInnerTexts()).join('\n');
    };
    await expect
      .poll(() => logged(ada.page), { timeout: 20_000 })
      .toContain('Comodo plays for Cleo for now. Decided by you and Ben.');
    await expect.poll(() => logged(ben.page)).toContain('Decided by Ada and you.');
    await ben.page.screenshot({ path: `${SHOTS}friends-replaced.png` });
    const back = await cleo.context.newPage();
    await back.goto(pathname);
    await back.locator('.table-page').waitFor();
    await expect.poll(() => ada.page.locator('.seat-note').count()).toBe(0);
    await expect.poll(() => logged(ada.page)).toContain('Cleo is back.');
    expect(await logged(ada.page)).toMatch(/Comodo (puts|moves|turns)/);
    for (const { errors } of [ada, ben]) expect(errors).toEqual([]);
    await part([ada, ben, cleo]);
  });

  test('the host cannot end the game of others; alone, the host closes the table after saying what that means', async () => {
    const [ada, ben] = await sitDown('finito');
    await openMenu(ada.page);
    const close = ada.page.getByRole('button', { name: 'Close the table' });
    expect(await close.count()).toBe(0);
    await ben.page.evaluate(() =>
      fetch(`/api/tables/${location.pathname.split('/')[2]}/leave`, { method: 'POST' }),
    );
    await close.click();
    expect(await ada.page.locator('.menu-serious').innerText()).toContain('can’t be undone');
    await press(ada.page, 'Close it');
    for (const { page } of [ada, ben])
      await expect.poll(() => pill(page).innerText()).toContain('This table is closed');
    await part([ada, ben]);
  });

  test('a link that leads nowhere says so', async () => {
    const eve = await visit('/t/AAAAAAAAAAAAAAAAAAAAAA', { at: house.url, lucky: true });
    await expect
      .poll(() => eve.page.getByRole('heading', { level: 1 }).innerText())
      .toBe('There is no such table');
    await eve.context.close();
  });

  test('an empty seat goes to a bot, and the game begins without waiting', async () => {
    const ada = await makeTable('finito', { name: 'Ada', at: house.url });
    await ada.page.locator('.chair-bot').first().click();
    await ada.page.locator('.chair[data-kind="bot"]').waitFor();
    await ada.page.locator('.room-bar .button.main:not([disabled])').click();
    await ada.page.locator('.table-page').waitFor();
    expect(await playOn([ada], house.url, 20)).toBeGreaterThan(2);
    await part([ada]);
  });
});
