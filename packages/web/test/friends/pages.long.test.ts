// The pages around playing with friends: everything fits on the smallest phone in six languages, and axe finds nothing.
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LANGUAGES } from '@crescendo/words';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findings } from '../support/axe.ts';
import { cutOff } from '../support/fitting.ts';
import { inBrowser, visit } from '../support/person.ts';
import { type Friend, follow, makeTable, meet, part } from './support/meeting.ts';
import { playOn } from './support/playing.ts';
import { ServerProcess } from './support/server-process.ts';

const SHOTS = fileURLToPath(new URL('../shots/', import.meta.url));
const PLACES = ['/', '/lobby', '/mine', '/daily', '/join', '/new/rummikub?with=friends'];

let house: ServerProcess;
/** A game that was played to its end here. */
let finished: string;

const settle = async (page: Page): Promise<void> => {
  await page.locator('h1').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(150);
};

/** Every page, one after the other, from the waiting room to the table and what can be laid over it. */
const tour = async (
  guest: { language: string; dark: boolean },
  look: (page: Page, name: string) => Promise<void>,
): Promise<readonly Friend[]> => {
  const host = await makeTable('qwinto', { name: 'Ada', at: house.url, size: 'phone', ...guest });
  for (const place of [...PLACES, `/r/${finished}`]) {
    const page = await host.context.newPage();
    await page.goto(place);
    await settle(page);
    await look(page, place);
    await page.close();
  }
  await look(host.page, 'room of the host');
  const stranger = await visit(new URL(host.page.url()).pathname, {
    at: house.url,
    size: 'phone',
    lucky: true,
    ...guest,
  });
  await stranger.page.locator('.chair-sit').waitFor();
  await look(stranger.page, 'room of a guest');
  await stranger.context.close();
  const ben = await follow(host.page.url(), { name: 'Ben', at: house.url, size: 'phone', ...guest });
  await host.page.locator('.room-bar .button.main:not([disabled])').click();
  await host.page.locator('.table-page').waitFor();
  await settle(host.page);
  await look(host.page, 'table');
  const tools = host.page.locator('.bar-buttons button:not(.take-back)');
  for (const [n, name] of ['talk', 'menu'].entries()) {
    await tools.nth(n).click();
    await host.page.locator('.sheet').waitFor();
    await look(host.page, name);
    await host.page.keyboard.press('Escape');
  }
  return [host, ben];
};

inBrowser('pages for friends', () => {
  beforeAll(async () => {
    house = await ServerProcess.open();
    const friends = await meet('finito', [
      { name: 'Ada', at: house.url },
      { name: 'Ben', at: house.url },
    ]);
    await playOn(friends, house.url);
    finished = new URL(friends[0]!.page.url()).pathname.split('/')[2]!;
    await part(friends);
  });
  afterAll(() => house?.close());

  test.each(LANGUAGES)('everything fits at 360 × 640 in %s', async (language) => {
    mkdirSync(SHOTS, { recursive: true });
    const friends = await tour({ language, dark: false }, async (page, name) => {
      const file = name.replaceAll(/\W+/g, '-').slice(0, 24);
      await page.screenshot({ path: `${SHOTS}friends-${file}-${language}.png` });
      expect(await cutOff(page), name).toEqual([]);
    });
    for (const { errors } of friends) expect(errors).toEqual([]);
    await part(friends);
  });

  test.each(['light', 'dark'])('axe finds nothing, %s', async (theme) => {
    const friends = await tour({ language: 'en-GB', dark: theme === 'dark' }, async (page, name) => {
      expect(await findings(page), name).toEqual([]);
    });
    await part(friends);
  });

  test('opened as localhost, the link carries an address that friends reach, or says that there is none', async () => {
    const { addresses } = await (await fetch(`${house.url}/api/server`)).json();
    const host = await makeTable('qwinto', { name: 'Ada', at: house.url });
    const link = host.page.locator('.invite-link');
    const { pathname } = new URL(host.page.url());
    if (addresses.length === 0) console.log('this machine is on no network: only the other half is tested');
    else {
      await expect.poll(() => link.inputValue()).toBe(`${addresses[0]}${pathname}`);
      const ben = await follow(await link.inputValue(), { name: 'Ben', at: addresses[0] });
      await host.page.locator('.chair', { hasText: 'Ben' }).waitFor();
      expect(ben.errors).toEqual([]);
      await part([ben]);
    }
    await part([host]);
    const alone = await ServerProcess.open({ CRESCENDO_HOST: '127.0.0.1' });
    const cleo = await makeTable('qwinto', { name: 'Cleo', at: alone.url });
    await cleo.page.locator('.invite-alone').waitFor();
    expect(await cleo.page.locator('.invite-code').count()).toBe(0);
    expect(cleo.errors).toEqual([]);
    await part([cleo]);
    await alone.close();
  });
});
