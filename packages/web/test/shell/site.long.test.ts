// The page as a static site under a path of some host: everything but friends works, without a server and offline.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { decide } from '../play/decide.ts';
import { GESTURES } from '../play/gestures.ts';
import { waitForDecision, waitForTurn } from '../play/table-state.ts';
import { inBrowser, visit } from '../support/person.ts';
import { hostSite, type StaticHost } from '../support/static-host.ts';

const BASE = '/games/crescendo/';
const GAME = '5vor12';

let host: StaticHost;

const play = async (page: Page, decisions: number): Promise<boolean> => {
  for (let i = 0; i < decisions; i++) {
    const seen = await waitForTurn(page);
    if (seen.turn.kind === 'over') return true;
    await page.locator('.table-page[data-mine="true"]').waitFor();
    await GESTURES[GAME]!(page, await decide(seen), seen.view, 'tap');
    await waitForDecision(page, seen);
  }
  return false;
};

inBrowser('a static site', () => {
  beforeAll(async () => {
    host = await hostSite(BASE);
  });
  afterAll(() => host?.stop());

  test('a whole game against a bot, through a reload and without a network', async () => {
    const { page, context, errors } = await visit(BASE, { at: host.url });
    await page.locator(`.card[data-game="${GAME}"] .card-play`).click();
    await page.waitForURL(`**${BASE}table/*`);
    await play(page, 2);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    expect(await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toContain(
      `${BASE}sw.js`,
    );
    await page.reload();
    await play(page, 1);
    await context.setOffline(true);
    await page.reload();
    expect(await play(page, 400)).toBe(true);
    await page.locator('.sheet .result-head').waitFor();
    for (const place of ['settings', `rules/${GAME}`, 'mine/statistics', '']) {
      await page.goto(BASE + place);
      await page.locator('h1').first().waitFor();
    }
    expect(errors).toEqual([]);
    expect(host.missing).toEqual([]);
    await context.close();
  });

  test.each([
    ['settings', 'Settings'],
    [`rules/${GAME}`, '5 vor 12'],
    [`new/${GAME}`, '5 vor 12'],
    ['mine', 'My games'],
    ['record', 'Open a saved game'],
    ['table/unknown', ''],
    ['no/such-page', 'There is no page here'],
  ])('%s can be opened directly', async (place, title) => {
    const { page, context } = await visit(BASE + place, { at: host.url });
    await page.locator('h1, .table-page, main').first().waitFor();
    expect(await page.locator('body').innerText()).toContain(title);
    await context.close();
  });

  test('links are addresses below the path, and lead there without a reload', async () => {
    const { page, context, errors } = await visit(BASE, { at: host.url });
    await page.locator('a').first().waitFor();
    const links = await page.locator('a').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(links.length).toBeGreaterThan(8);
    for (const link of links) expect(link).toMatch(new RegExp(`^(${BASE}|https?:)`));
    await page.evaluate(() => Object.assign(globalThis, { same: true }));
    await page.locator(`a[href="${BASE}rules/qwinto"]`).click();
    await page.waitForURL(`**${BASE}rules/qwinto`);
    await page.locator('.page-top button').first().click();
    await page.waitForURL(`**${BASE}`);
    expect(await page.evaluate(() => 'same' in globalThis)).toBe(true);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('what needs a server says so, in the language of the player, and asks for nothing', async () => {
    const before = host.missing.length;
    const { page, context, errors } = await visit(BASE, { at: host.url, language: 'de-DE' });
    await page.locator('.card-friends button').first().click();
    await page.waitForURL(`**${BASE}server`);
    await page.locator('h1', { hasText: 'Dafür braucht es einen Server' }).waitFor();
    for (const place of ['lobby', 'daily', 'join', 't/abc', 'r/abc']) {
      await page.goto(BASE + place);
      await page.locator('.needs-server h1').waitFor();
    }
    await page.goto(`${BASE}new/qwinto?with=friends`);
    await page.locator('.new-game form').waitFor();
    await page.goto(`${BASE}mine`);
    await page.getByText('Hier gibt es keinen Server').waitFor();
    const asked = host.missing.slice(before).filter((path) => path.includes('/api/'));
    expect(asked).toEqual([]);
    expect(errors.filter((error) => !error.includes('404'))).toEqual([]);
    await context.close();
  });
});
