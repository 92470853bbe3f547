// No silent changes: who leaves, returns, is replaced, watches or runs out of time is told, and what others did for them stays theirs.
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cutOff } from '../support/fitting.ts';
import { inBrowser, visit } from '../support/person.ts';
import { arrive, type Friend, meet, part } from './support/meeting.ts';
import { playOn } from './support/playing.ts';
import { ServerProcess } from './support/server-process.ts';
import { readTable, tableIdOf } from './support/table-state.ts';

const SHOTS = fileURLToPath(new URL('../shots/', import.meta.url));
const PATIENCE = { timeout: 30_000 };
let house: ServerProcess;

const logOf = (page: Page): Promise<string[]> => page.locator('.log .unseen').allInnerTexts();

const untilLogged = (page: Page, line: string | RegExp): Promise<void> =>
  expect.poll(async () => (await logOf(page)).join('\n'), PATIENCE).toMatch(line);

/** Waits for a message to people who do not see it: it stays for a while, unlike the notice itself. */
const untilTold = (page: Page, text: string | RegExp): Promise<void> =>
  expect
    .poll(async () => (await page.locator('[data-announcement]').allInnerTexts()).join('\n'), PATIENCE)
    .toMatch(text);

const post = (page: Page, path: string, body: object = {}): Promise<void> =>
  page.evaluate(
    async ([to, text]) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(to!, { method: 'POST', headers, body: text! });
      if (!answer.ok) throw new Error(await answer.text());
    },
    [`/api/tables/${tableIdOf(page)}/${path}`, JSON.stringify(body)],
  );

/** The lines between two others. */
const between = (lines: readonly string[], first: string, last: string): string =>
  lines.slice(lines.indexOf(first) + 1, lines.indexOf(last)).join('\n');

inBrowser('what happens to seats', () => {
  beforeAll(async () => {
    mkdirSync(SHOTS, { recursive: true });
    house = await ServerProcess.open();
  });
  afterAll(() => house?.close());

  test('who leaves, watches and returns is told to all in their languages; the bot’s moves stay the bot’s', async () => {
    const [ada, ben, cleo] = (await meet('5vor12', [
      { name: 'Ada', at: house.url },
      { name: 'Ben', at: house.url, language: 'de' },
      { name: 'Cleo', at: house.url },
    ])) as [Friend, Friend, Friend];
    await playOn([ada, ben, cleo], house.url, 2, 9);
    await post(cleo.page, 'leave');
    await untilLogged(ada.page, 'Cleo has left the game. Comodo plays on.');
    await untilLogged(ben.page, 'Cleo hat das Spiel verlassen. Comodo spielt weiter.');
    await untilTold(ada.page, 'Cleo has left the game. Comodo plays on.');
    await untilTold(ben.page, 'Cleo hat das Spiel verlassen.');
    // Somebody comes to watch: the players are told.
    const zoe = await visit(new URL(ada.page.url()).pathname, { at: house.url, lucky: true });
    await zoe.page.locator('.table-page').waitFor();
    await untilLogged(ada.page, /^\S+ is watching\.$/m);
    await untilLogged(zoe.page, 'Cleo has left the game. Comodo plays on.');
    await zoe.context.close();
    const hasMoved = async (): Promise<boolean> => {
      await playOn([ada, ben], house.url, 1, 9);
      return /Comodo (starts|reveals|leaves|takes|puts)/.test((await logOf(ada.page)).join('\n'));
    };
    await expect.poll(hasMoved, { timeout: 60_000 }).toBe(true);
    await cleo.page.getByRole('button', { name: 'Take my seat back' }).click();
    await untilLogged(ada.page, /^Cleo is back\.$/m);
    await untilLogged(ben.page, /^Cleo ist wieder da\.$/m);
    await untilLogged(cleo.page, /^You are back\.$/m);
    const past = between(await logOf(ada.page), 'Cleo has left the game. Comodo plays on.', 'Cleo is back.');
    expect(past).toMatch(/Comodo (starts|reveals|leaves|takes|puts)/);
    expect(past).not.toMatch(/Cleo (starts|reveals|leaves|takes|puts)/);
    await ada.page.screenshot({ path: `${SHOTS}friends-log.png` });
    for (const { errors } of [ada, ben]) expect(errors).toEqual([]);

    // The same after a reload, for her too, and after the server was killed.
    await house.kill();
    await house.start();
    for (const { page } of [ada, cleo]) await page.reload();
    await untilLogged(ada.page, /^Cleo is back\.$/m);
    const again = between(await logOf(ada.page), 'Cleo has left the game. Comodo plays on.', 'Cleo is back.');
    for (const line of past.split('\n').filter((one) => one.includes('Comodo')))
      expect(again).toContain(line);
    await untilLogged(cleo.page, /^You are back\.$/m);
    const own = between(await logOf(cleo.page), 'You have left the game. Comodo plays on.', 'You are back.');
    expect(own).toMatch(/Comodo (starts|reveals|leaves|takes|puts)/);
    expect(own).not.toMatch(/You (start|reveal|leave|take|put)/);
    await part([ada, ben, cleo]);
  });

  test('what the clock did is the clock’s: in the log, on the page of the finished game and in its record', async () => {
    const ada = await arrive('/', { name: 'Ada', at: house.url });
    const id = await ada.page.evaluate(async () => {
      const ask = async (path: string, body: object) => {
        const headers = { 'content-type': 'application/json' };
        return (await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })).json();
      };
      await ask('/api/me', { name: 'Ada' });
      const options = { counters: 2, open: 2 };
      const clock = { kind: 'move', seconds: 5 };
      const { id } = await ask('/api/tables', {
        game: 'finito',
        seats: 2,
        options,
        clock,
        level: 'beginner',
      });
      await ask(`/api/tables/${id}/bot`, { seat: 1, level: 'casual' });
      return id as string;
    });
    await ada.page.goto(`/t/${id}`);
    await ada.page.locator('.table-page').waitFor();
    // The clock is there once: at her name.
    await ada.page.locator('.seat-clock').waitFor();
    expect(await ada.page.locator('.table-head .clock').count()).toBe(0);
    await untilLogged(ada.page, /^Your time is up\./m);
    await untilLogged(ada.page, /The clock puts/);
    await expect
      .poll(
        async () => {
          await playOn([ada], house.url, 1, 9);
          return (await readTable(ada.page, house.url)).status;
        },
        { timeout: 120_000 },
      )
      .toBe('over');
    const text = await (await ada.context.request.get(`${house.url}/api/tables/${id}/record`)).text();
    expect(text).toMatch(/^name A "Ada"\nname B "Andante"$/m);
    expect(text).toMatch(/^fair seats "0 B bot casual Andante; .*\d+ A clock/m);
    await ada.page.goto(`/r/${id}`);
    await untilLogged(ada.page, /^Ada’s time is up\.( The clock chose\.)?$/m);
    const lines = await logOf(ada.page);
    expect(lines.join('\n')).toMatch(/The clock puts the \d/);
    expect(await ada.page.locator('.past-facts').innerText()).toContain('Ada and Andante');
    expect(ada.errors).toEqual([]);
    await part([ada]);
  });

  test('a table that is closed says what to do next, on a phone too', async () => {
    const [ada, ben] = (await meet('qwinto', [
      { name: 'Ada', at: house.url, size: 'phone', touch: true },
      { name: 'Ben', at: house.url },
    ])) as [Friend, Friend];
    await post(ben.page, 'leave');
    await untilTold(ada.page, 'Ben has left the game. Moderato plays on.');
    await ada.page.locator('.log-button').click();
    await untilLogged(ada.page, 'Ben has left the game. Moderato plays on.');
    await ada.page.screenshot({ path: `${SHOTS}friends-log-phone.png` });
    await ada.page.locator('.side-close').click();
    await post(ada.page, 'close');
    const next = ada.page.getByRole('button', { name: 'Open a new table' });
    await next.waitFor();
    expect(await ada.page.locator('.company-pill').innerText()).toContain('This table is closed');
    expect(await cutOff(ada.page)).toEqual([]);
    await next.click();
    await ada.page.waitForURL('**/new/qwinto?with=friends');
    expect(ada.errors).toEqual([]);
    await part([ada, ben]);
  });
});
