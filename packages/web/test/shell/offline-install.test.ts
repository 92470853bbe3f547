// The page is saved for offline use: files needed to play come first, one file that fails does not matter, and the rest follows.
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { inBrowser, visit } from '../support/person.ts';
import { listedPaths, savedPaths, waitForWorker, waitUntilAllSaved } from '../support/saved-files.ts';

/** Files that the server fails to send at the moment. */
let failing: (path: string) => boolean = () => false;
const failed: string[] = [];
let server: Server;
let url = '';

/** Passes everything on to the real server, except what is to fail. */
const startProxy = async (): Promise<void> => {
  const target = new URL(inject('url'));
  server = createServer((incoming, outgoing) => {
    const path = incoming.url ?? '/';
    if (failing(path)) {
      failed.push(path);
      outgoing.writeHead(500).end();
      return;
    }
    const { method, headers } = incoming;
    const passed = request({ host: target.hostname, port: target.port, path, method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    passed.on('error', () => outgoing.destroy());
    incoming.pipe(passed);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  // Service workers need a secure origin, and this name counts as one.
  url = `http://localhost:${(server.address() as AddressInfo).port}`;
};

inBrowser('saving the page for offline use', () => {
  beforeAll(startProxy);
  afterAll(() => {
    server?.closeAllConnections();
    server?.close();
  });

  beforeEach(() => {
    failing = () => false;
    failed.length = 0;
  });

  test('with one file that fails, the game is installed and played offline; later the file is fetched', async () => {
    const picture = '/icon-512.png';
    const font = '/assets/handwriting-';
    failing = (path) => path === picture || path.startsWith(font);
    const { page, context } = await visit('/', { at: url, language: 'de-DE' });
    await waitForWorker(page);
    const first = await savedPaths(page);
    expect(failed).toContain(picture);
    expect(failed.some((path) => path.startsWith(font))).toBe(true);
    expect(first).not.toContain(picture);
    expect(first).toContain('/index.html');
    await context.setOffline(true);
    await page.reload();
    await page.locator('.cards', { hasText: 'Qwinto' }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('de');
    for (const game of ['5vor12', 'rummikub', 'finito', 'qwinto']) {
      await page.goto('/');
      await page.locator(`.card[data-game="${game}"] .card-play`).click();
      await page.locator('.table-page .board-host').waitFor();
    }
    // At the next start with a network, everything that is missing comes.
    failing = () => false;
    await context.setOffline(false);
    await page.goto('/');
    await waitUntilAllSaved(page);
    await context.close();
  });

  test('another language is there offline once the rest has been fetched', async () => {
    const { page, context, errors } = await visit('/', { at: url, language: 'en-GB' });
    await waitUntilAllSaved(page);
    await context.setOffline(true);
    await page.goto('/settings');
    await page.locator('h1').waitFor();
    await page.evaluate(() => localStorage.setItem('crescendo.settings', JSON.stringify({ language: 'fr' })));
    await page.goto('/rules/finito');
    await page.locator('h1').first().waitFor();
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('fr');
    await page.getByRole('button', { name: 'Retour' }).waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  test('the language of the page is fetched before the others, and a newly chosen one at once', async () => {
    const others = (path: string): boolean => /\/assets\/\w+-(?:de|fr|nl|es|en)-/.test(path);
    failing = others;
    const { page, context } = await visit('/', { at: url, language: 'it-IT' });
    await waitForWorker(page);
    const listed = await listedPaths(page);
    const italian = listed.filter((path) => /\/assets\/\w+-it-/.test(path));
    expect(italian.length).toBeGreaterThan(5);
    expect(await savedPaths(page)).toEqual(expect.arrayContaining(italian));
    failing = () => false;
    await page.goto('/');
    await page.locator('select').filter({ hasText: 'Nederlands' }).selectOption('nl');
    const dutch = listed.filter((path) => /\/assets\/\w+-nl-/.test(path));
    await expect.poll(() => savedPaths(page)).toEqual(expect.arrayContaining(dutch));
    await context.close();
  });
});
