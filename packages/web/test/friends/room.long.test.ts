// Around the table: who watches and is offered a seat, talk beside the board, an evening of several games, and watching somebody
// build. Each with real pages at a real server.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findings } from '../support/axe.ts';
import { inBrowser, type Visit } from '../support/person.ts';
import { arrive, type Friend, follow, makeTable, part } from './support/meeting.ts';
import { playOn } from './support/playing.ts';
import { ServerProcess } from './support/server-process.ts';
import { NAMED_VERSION, readTable, tableIdOf } from './support/table-state.ts';

let house: ServerProcess;

const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name }).first().click();

const come = async (name: string, path: string, visit: Visit = {}): Promise<Friend> => {
  // Home asks for no identity: the name is there before the page could introduce itself.
  const friend = await arrive('/', { ...visit, name, at: house.url });
  await friend.context.request.post(`${house.url}/api/me`, { data: { name } });
  if (path !== '/') await friend.page.goto(path);
  return friend;
};

/** Two at a table that has begun. */
const pair = async (asked: object): Promise<readonly [Friend, Friend]> => {
  const [ada, ben] = [await come('Ada', '/'), await come('Ben', '/', { size: 'phone', touch: true })];
  const post = async ({ context }: Friend, path: string, data: object) =>
    (await context.request.post(`${house.url}/api/tables${path}`, { data })).json();
  const { id } = await post(ada, '', { seats: 2, ...asked });
  await post(ben, `/${id}/sit`, {});
  for (const { page } of [ada, ben]) {
    await page.goto(`/t/${id}`);
    await page.locator('.table-page').waitFor();
  }
  return [ada, ben];
};

const textOf = (page: Page, selector: string) => async (): Promise<string> =>
  (await page.locator(selector).allInnerTexts()).join(' ');

inBrowser('around the table', () => {
  beforeAll(async () => {
    house = await ServerProcess.open();
  });
  afterAll(() => house?.close());

  test('who watches is seen, is offered a seat, reacts, and chooses whose board is large', async () => {
    const ada = await makeTable('qwinto', { name: 'Ada', at: house.url });
    const ben = await follow(ada.page.url(), { name: 'Ben', at: house.url, size: 'phone', touch: true });
    const path = new URL(ada.page.url()).pathname;
    // All seats are taken: she watches, and is called what she says.
    const eve = await arrive(path, { name: 'Eve', at: house.url });
    await eve.page.locator('.guest input[type="text"]').fill('Eve');
    await eve.page.keyboard.press('Enter');
    await expect.poll(textOf(ada.page, '.room-audience li')).toContain('Eve');
    await expect.poll(textOf(ben.page, '.room-audience li')).toContain('Eve');
    // One is added for her, and one tap takes it.
    await ada.page.locator('.chair', { hasText: 'Ben' }).waitFor();
    await press(ada.page, 'Offer Eve a seat');
    await eve.page.locator('.seat-offer').waitFor();
    expect(await findings(eve.page)).toEqual([]);
    await press(eve.page, 'Sit down');
    await eve.page.locator('.chair[data-own]').waitFor();
    await ada.page.locator('.chair', { hasText: 'Eve' }).waitFor();
    await expect.poll(() => ada.page.locator('.room-audience').count()).toBe(0);

    await ada.page.locator('.room-bar .button.main:not([disabled])').click();
    for (const { page } of [ada, ben, eve]) await page.locator('.table-page').waitFor();
    const zoe = await come('Zoe', new URL(ada.page.url()).pathname, { size: 'tablet' });
    await zoe.page.locator('.table-page').waitFor();
    for (const { page } of [ada, ben])
      await expect.poll(() => page.locator('.audience-mark').getAttribute('title')).toBe('Watching: Zoe');
    await press(zoe.page, 'Chat');
    expect(await zoe.page.getByLabel('Message').count()).toBe(0);
    await press(zoe.page, 'Well played!');
    // Beside a wide board all of the talk is there; on the phone it waits, and the badge says so.
    await expect.poll(textOf(ada.page, '.side-talk .talk-lines li')).toContain('Zoe');
    await expect.poll(() => ben.page.getByRole('button', { name: 'Chat, 1 new' }).count()).toBe(1);
    expect(await findings(ada.page)).toEqual([]);

    await zoe.page.keyboard.press('Escape');
    await press(zoe.page, 'Show Eve’s board large');
    const large = () => zoe.page.locator('.qw-mine').getAttribute('data-seat');
    await expect.poll(large).toBe('2');
    await zoe.page.reload();
    await zoe.page.locator('.table-page').waitFor();
    expect(await large()).toBe('2');

    // The host has the last word.
    await press(ada.page, 'This table');
    await press(ada.page, 'Don’t let spectators react');
    await press(zoe.page, 'Chat');
    await expect.poll(() => zoe.page.locator('.talk-ready').count()).toBe(0);
    for (const { errors } of [ada, ben, eve, zoe]) expect(errors).toEqual([]);
    await part([ada, ben, eve, zoe]);
  });

  test('talk and tally go on into the rematch, and who is muted is told', async () => {
    const [ada, ben] = await pair({ game: 'finito', options: { roundLimit: 2 } });
    await ada.page.getByLabel('Message').fill('Good luck to you');
    await press(ada.page, 'Send');
    const wins = { Ada: 0, Ben: 0 };
    const count = async (): Promise<void> => {
      const answer = await ada.page.request.get(
        `${house.url}/api/tables/${tableIdOf(ada.page)}`,
        NAMED_VERSION,
      );
      const { table } = await answer.json();
      for (const seat of table.result.winners) wins[table.seating[seat].name as 'Ada' | 'Ben']++;
    };
    await playOn([ada, ben], house.url);
    await count();
    await ada.page.locator('.sheet .result-head').waitFor();
    const first = tableIdOf(ada.page);
    await press(ada.page, 'Play a rematch');
    await ada.page.waitForURL((url) => !url.pathname.endsWith(first));
    // In the waiting room the evening is told.
    await expect.poll(textOf(ada.page, '.room-tally')).toContain(`Ada ${wins.Ada}`);
    await expect.poll(textOf(ada.page, '.talk-lines')).toContain('Good luck to you');
    await ben.page.locator('.sheet').getByRole('button', { name: 'I’m in' }).click();
    for (const { page } of [ada, ben]) await page.locator('.table-page').waitFor();
    expect(await textOf(ada.page, '.side-talk .talk-lines')()).toContain('Earlier this evening');

    // Ben is muted for everybody, and knows it.
    await ada.page.locator('.talk-more summary').click();
    await press(ada.page, 'Mute Ben for everyone');
    await press(ben.page, 'Chat');
    await expect.poll(textOf(ben.page, '.talk-why')).toContain('muted you');
    expect(await ben.page.getByLabel('Message').count()).toBe(0);
    await press(ada.page, 'Mute Ben for everyone');
    await ben.page.getByLabel('Message').waitFor();
    await ben.page.keyboard.press('Escape');

    await playOn([ada, ben], house.url);
    await count();
    await ada.page.locator('.sheet .tally').waitFor();
    // Everybody has moved up one seat.
    const own = (await readTable(ada.page, house.url)).seat;
    const shown = own === 0 ? [wins.Ada, wins.Ben] : [wins.Ben, wins.Ada];
    await expect.poll(textOf(ada.page, '.tally .number')).toBe(shown.join(' : '));
    for (const { errors } of [ada, ben]) expect(errors).toEqual([]);
    await part([ada, ben]);
  });

  test('watch me build: what is put down is seen at once, and the true table after an undo, a break and a move', async () => {
    const options = { startDraw: 'none', threePairsRedeal: false };
    const [ada, ben] = await pair({ game: 'rummikub', options, drafts: true });
    const seen = () => ben.page.locator('.rk-felt .rk-tile').count();
    const lay = async (): Promise<void> => {
      await ada.page.locator('.rk-rack .rk-tile').first().click();
      await ada.page.locator('.rk-new').click();
      await expect.poll(() => ada.page.locator('.rk-felt .rk-tile').count()).toBe(1);
    };
    await ada.page.locator('.table-page[data-mine="true"]').waitFor();
    await lay();
    await expect.poll(seen).toBe(1);
    const tile = await ada.page.locator('.rk-felt .rk-tile').innerText();
    expect(await ben.page.locator('.rk-felt .rk-tile').innerText()).toBe(tile);
    await ada.page.keyboard.press('Control+z');
    await expect.poll(() => ada.page.locator('.rk-felt .rk-tile').count()).toBe(0);
    await expect.poll(seen).toBe(0);
    await lay();
    await expect.poll(seen).toBe(1);
    // The page is closed in the middle of it, and opened again.
    const url = ada.page.url();
    await ada.page.goto('about:blank');
    await expect.poll(seen).toBe(0);
    await ada.page.goto(url);
    await expect.poll(seen).toBe(1);
    // A draw instead: what was begun is gone.
    await ada.context.request.post(`${house.url}/api/tables/${tableIdOf(ada.page)}/moves`, {
      data: { id: 'draws-instead', move: 'draw' },
    });
    await expect.poll(seen).toBe(0);
    // Nothing else of the rack was ever sent.
    const drafts = ben.heard.texts.filter((text) => text.includes('"type":"draft"'));
    expect(drafts.length).toBeGreaterThan(2);
    for (const text of drafts) {
      const { draft } = JSON.parse(text) as { draft: string | null };
      expect(draft === null || /^play \w+$/.test(draft)).toBe(true);
    }
    for (const { errors } of [ada, ben]) expect(errors).toEqual([]);
    await part([ada, ben]);
  });

  test('time is up: what lies there decides, nobody has seen it, and everybody is told', async () => {
    const options = { startDraw: 'none', threePairsRedeal: false, seconds: 15 };
    const asked = { game: 'rummikub', preset: 'carlit-fr-2007', options, clock: 'game' };
    const [ada, ben] = await pair(asked);
    await ada.page.locator('.table-page[data-mine="true"]').waitFor();
    await ada.page.locator('.rk-rack .rk-tile').first().click();
    await ada.page.locator('.rk-new').click();
    await expect.poll(() => ada.page.locator('.rk-felt .rk-tile').count()).toBe(1);
    const told = 'Time is up: Ada draws 3 tiles.';
    await expect.poll(textOf(ben.page, '.rk-panel'), { timeout: 60_000 }).toContain(told);
    expect(await ada.page.locator('.rk-rack .rk-tile').count()).toBe(17);
    expect(ben.heard.texts.filter((text) => text.includes('"type":"draft"'))).toEqual([]);
    for (const { errors } of [ada, ben]) expect(errors).toEqual([]);
    await part([ada, ben]);
  });
});
