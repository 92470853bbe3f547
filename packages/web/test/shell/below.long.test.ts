// A server below a path of its host, behind nginx and behind Caddy with the lines of docs/hosting.md.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isInstalled, startProxy, type TestProxy } from '../../../server/test/support/proxy.ts';
import { inBrowser, press, visit } from '../support/person.ts';
import { savedPaths, waitForWorker } from '../support/saved-files.ts';
import { type ServedPage, servePage } from '../support/serving.ts';

const BASE = '/games/';
const GAME = 'qwinto';

describe.each(['nginx', 'caddy'] as const)('%s', (name) => {
  const isMissing = !isInstalled(name);
  if (isMissing) console.warn(`skipped: ${name} is not installed`);
  let served: ServedPage;
  let proxy: TestProxy;

  describe.skipIf(isMissing)(isMissing ? 'it is not installed' : 'below a path', () =>
    inBrowser('a server', () => {
      beforeAll(async () => {
        served = await servePage({
          CRESCENDO_BASE: BASE,
          CRESCENDO_TRUST_PROXY: 'yes',
          CRESCENDO_HOST: '127.0.0.1',
        });
        proxy = await startProxy(name, [Number(new URL(served.url).port)], { isBelow: true });
      });
      afterAll(async () => {
        await proxy?.stop();
        await served?.stop();
      });

      const come = (path: string) => visit(path, { at: proxy.url, lucky: true });

      test('the home page links below the path and asks for nothing outside of it', async () => {
        const asked: string[] = [];
        const { page, context, errors } = await visit(BASE.slice(0, -1), {
          at: proxy.url,
          before: (page) => page.on('request', (request) => asked.push(request.url())),
        });
        await page.locator('.card').first().waitFor();
        expect(new URL(page.url()).pathname).toBe(BASE);
        const links = await page
          .locator('a')
          .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
        expect(links.length).toBeGreaterThan(8);
        for (const link of links) expect(link).toMatch(/^(?:\/games\/|https?:)/);
        await page.locator(`a[href="${BASE}rules/${GAME}"]`).click();
        await page.waitForURL(`**${BASE}rules/${GAME}`);
        await page.locator('h1').first().waitFor();
        const here = asked.map((url) => new URL(url)).filter(({ origin }) => origin === proxy.url);
        expect(here.length).toBeGreaterThan(10);
        expect(here.map(({ pathname }) => pathname).filter((path) => !`${path}/`.startsWith(BASE))).toEqual(
          [],
        );
        expect(errors).toEqual([]);
        await context.close();
      });

      test('friends meet by the link, and their moves and the cookie go below the path', async () => {
        const ada = await come(BASE);
        await ada.page.locator(`.card[data-game="${GAME}"] .card-friends button`).click();
        await ada.page.waitForURL(`**${BASE}t/*`);
        await ada.page.locator('.chair[data-own]').waitFor();
        const link = await ada.page.locator('.invite-link').inputValue();
        expect(link).toBe(ada.page.url());
        const preview = await (await fetch(link)).text();
        expect(preview).toContain(`property="og:url" content="${link}"`);
        const picture = /property="og:image" content="([^"]+)"/.exec(preview)?.[1] ?? '';
        expect((await fetch(picture)).headers.get('content-type')).toBe('image/jpeg');
        const bob = await come(link);
        await bob.page.locator('.guest input[type="text"]').fill('Bob');
        await bob.page.locator('.chair-sit').first().click();
        await bob.page.locator('.chair[data-own]').waitFor();
        await press(ada.page, ada.page.locator('.room-bar .button.main:not([disabled])'), 'tap');
        for (const { page } of [ada, bob]) await page.locator('.table-page').waitFor();
        expect((await ada.context.cookies()).map(({ path }) => path)).toEqual([BASE]);
        for (const { errors, context } of [ada, bob]) {
          expect(errors).toEqual([]);
          await context.close();
        }
      });

      test('what was visited opens without a network', async () => {
        const { page, context, errors } = await come(BASE);
        await waitForWorker(page);
        expect(await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toBe(
          `${proxy.url}${BASE}sw.js`,
        );
        await expect
          .poll(async () => (await savedPaths(page)).length, { timeout: 60_000 })
          .toBeGreaterThan(100);
        for (const path of await savedPaths(page)) expect(path.startsWith(BASE)).toBe(true);
        await context.setOffline(true);
        await page.reload();
        await page.locator(`.card[data-game="${GAME}"] .card-play`).click();
        await page.locator('.table-page').waitFor();
        expect(errors).toEqual([]);
        await context.close();
      });
    }),
  );
});
