// Nothing is lost: reload, back button, damaged memory, no memory, a page that breaks.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { SavedGame } from '../../src/session/saved/saved-games.ts';
import type { StoreName } from '../../src/shell/storage/database.ts';
import { storedEntries } from '../support/database.ts';
import { inBrowser, visit } from '../support/person.ts';
import { decide } from './decide.ts';
import { GESTURES } from './gestures.ts';
import { playHint } from './hints.ts';
import { readTable, savedGameOf, waitForDecision, waitForTurn } from './table-state.ts';

const begin = async (page: Page, game: string): Promise<void> => {
  await page.locator(`.card[data-game="${game}"] .card-play`).click();
  await page.waitForURL('**/table/*');
  await page.locator('.table-page').waitFor();
};

const playSome = async (page: Page, game: string, decisions: number): Promise<void> => {
  for (let i = 0; i < decisions; i++) {
    const seen = await waitForTurn(page);
    await page.locator('.table-page[data-mine="true"]').waitFor();
    await GESTURES[game]!(page, await decide(seen), seen.view, 'tap');
    await waitForDecision(page, seen);
  }
  await waitForTurn(page);
};

inBrowser('nothing is lost', () => {
  test('a reload in mid-game changes nothing', async () => {
    const { page, context, errors } = await visit('/');
    await begin(page, '5vor12');
    await playSome(page, '5vor12', 6);
    const before = await readTable(page);
    await page.reload();
    await page.locator('.table-page[data-mine="true"]').waitFor();
    expect((await readTable(page)).record).toBe(before.record);
    await playSome(page, '5vor12', 2);
    expect((await readTable(page)).events).toBeGreaterThan(before.events);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('the back button leads home, where the game waits', async () => {
    const { page, context, errors } = await visit('/', { size: 'phone' });
    await begin(page, 'qwinto');
    await playSome(page, 'qwinto', 3);
    const { record } = await readTable(page);
    const table = page.url();
    await page.goBack();
    await page.locator('.card').first().waitFor();
    await page
      .locator(`a[href="${new URL(table).pathname}"]`)
      .first()
      .click();
    await page.locator('.table-page').waitFor();
    expect((await readTable(page)).record).toContain(record.trimEnd());
    expect(errors).toEqual([]);
    await context.close();
  });

  test.each([
    ['nonsense', '{"version":1,"id":"bad","se', false],
    ['another version', JSON.stringify({ version: 0, id: 'bad', state: {} }), false],
    [
      'a record that breaks the rules',
      JSON.stringify({
        version: 1,
        id: 'bad',
        setup: {
          game: 'qwinto',
          options: {},
          series: null,
          players: [{ kind: 'human', name: '' }],
          seed: '1',
        },
        record: 'crescendo 1\ngame qwinto\nseats 1\n\nA keep\n',
        decisions: 1,
        over: false,
        updated: 1,
      }),
      true,
    ],
    [
      'a game nobody knows',
      JSON.stringify({
        version: 1,
        id: 'bad',
        setup: { game: 'skat', options: {}, series: null, players: [], seed: '1' },
        record: '',
        decisions: 1,
        over: false,
        updated: 1,
      }),
      true,
    ],
  ])('a kept game with %s is put aside and said, never a white page', async (_what, text, isReadable) => {
    const { page, context, errors } = await visit('/');
    await page.evaluate((value) => localStorage.setItem('crescendo.game.bad', value), text);
    await page.goto('/table/bad');
    await page.locator('.table-lost h1').waitFor();
    await page.locator('.table-lost button').click();
    await page.locator('.card').first().waitFor();
    const { bad } = await storedEntries<string>(page, 'unreadable-games');
    // Readable entries are written anew; unreadable ones stay as they were, letter by letter.
    if (isReadable) expect(JSON.parse(bad!)).toMatchObject(JSON.parse(text));
    else expect(bad).toBe(text);
    expect(await page.evaluate(() => localStorage.getItem('crescendo.game.bad'))).toBeNull();
    expect(await page.locator('section.aside').count()).toBeGreaterThan(0);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('with a full memory the game goes on, and the page says what that means', async () => {
    const { page, context } = await visit('/');
    const session = await context.newCDPSession(page);
    await session.send('Storage.overrideQuotaForOrigin', {
      origin: new URL(page.url()).origin,
      quotaSize: 1,
    });
    await begin(page, '5vor12');
    for (let i = 0; i < 3; i++) {
      await page.locator('.table-page[data-mine="true"]').waitFor();
      const moment = await page.locator('.table-page').getAttribute('data-moment');
      await playHint(page, 'tap');
      await page.waitForFunction(
        (old) => document.querySelector('.table-page')?.getAttribute('data-moment') !== old,
        moment,
      );
    }
    await page.locator('.table-head a[href="/"]').click();
    await page.locator('.notice').waitFor();
    await page.locator('.slip-go').first().click();
    await page.locator('.table-page').waitFor();
    await context.close();
  });

  test('a browser that refuses its database is told about in plain words, and the game goes on', async () => {
    const { page, context } = await visit('/', {
      before: (page) =>
        page.addInitScript(() => {
          IDBFactory.prototype.open = () => {
            throw new DOMException('refused', 'SecurityError');
          };
        }),
    });
    await begin(page, 'finito');
    await page.locator('.table-page[data-mine="true"]').waitFor();
    await page.locator('.table-head a[href="/"]').click();
    await page.locator('.notice').waitFor();
    await page.locator('.card').first().waitFor();
    await context.close();
  });

  const OLD: { readonly [key: string]: string } = JSON.parse(
    readFileSync(new URL('../../fixtures/before-database/local-storage.json', import.meta.url), 'utf8'),
  );

  /** A browser that an earlier version has been used in; the page is loaded again. */
  const visitAfterUpdate = async (entries: { readonly [key: string]: string }) => {
    const visitor = await visit('/');
    await visitor.page.locator('.card').first().waitFor();
    await visitor.page.evaluate((old) => {
      localStorage.clear();
      for (const [key, value] of Object.entries(old)) localStorage.setItem(key, value);
    }, entries);
    return visitor;
  };

  const localStorageOf = (page: Page): Promise<{ readonly [key: string]: string }> =>
    page.evaluate(() => ({ ...localStorage }));

  test('what an earlier version kept in localStorage moves to the database, and nothing is lost', async () => {
    const { page, context, errors } = await visitAfterUpdate(OLD);
    await page.reload();
    await page.locator('.slip').first().waitFor();
    await page.goto('/mine/statistics');
    await page.locator('.figures').first().waitFor();
    const keysOf = async (store: StoreName) => Object.keys(await storedEntries(page, store)).sort();
    const named = (start: string): readonly string[] =>
      Object.keys(OLD)
        .flatMap((key) => (key.startsWith(start) ? [key.slice(start.length)] : []))
        .sort();
    expect(await keysOf('games')).toEqual(named('crescendo.game.'));
    expect(await keysOf('exercises')).toEqual(named('crescendo.mistake.'));
    expect(await keysOf('reviews')).toEqual(named('crescendo.review.'));
    const ids = (key: string): readonly string[] =>
      (JSON.parse(OLD[`crescendo.${key}`]!) as { readonly id: string }[]).map(({ id }) => id).sort();
    expect(await keysOf('finished-games')).toEqual(ids('tally'));
    expect(await keysOf('review-figures')).toEqual(ids('reviewed'));
    const games = await storedEntries<SavedGame>(page, 'games');
    for (const [id, game] of Object.entries(games))
      expect(game).toEqual(JSON.parse(OLD[`crescendo.game.${id}`]!));
    expect(
      Object.keys(await localStorageOf(page)).filter((key) => /\.(game|mistake|review|unread)/.test(key)),
    ).toEqual([]);
    expect(errors.filter((text) => !text.includes('401'))).toEqual([]);
    await context.close();
  });

  test('entries that this version cannot read stay in localStorage as texts, under a key of their own', async () => {
    const odd = { id: 'odd', game: 'skat', deal: 7 };
    const [mistake, tally] = ['crescendo.mistake.odd', 'crescendo.tally'];
    const { page, context } = await visitAfterUpdate({
      ...OLD,
      [mistake]: JSON.stringify(odd),
      'crescendo.review.odd': '{"version":9,"curve":',
      [tally]: JSON.stringify([odd, ...JSON.parse(OLD[tally]!)]),
      'crescendo.reviewed': 'no list',
      'crescendo.unasked': JSON.stringify([['mine.1', 5], 'mine.2']),
    });
    await page.reload();
    await page.locator('.slip').first().waitFor();
    await page.goto('/mine/statistics');
    await page.locator('h1').first().waitFor();
    await page.goto('/mistakes');
    await page.locator('h1').first().waitFor();
    const unread = async () =>
      Object.fromEntries(
        Object.entries(await localStorageOf(page)).filter(([key]) => key.startsWith('crescendo.unread.')),
      );
    const expected = {
      'crescendo.unread.mistake.odd': JSON.stringify(odd),
      'crescendo.unread.review.odd': '{"version":9,"curve":',
      'crescendo.unread.tally': JSON.stringify([odd]),
      'crescendo.unread.reviewed': 'no list',
      'crescendo.unread.unasked': JSON.stringify(['mine.2']),
    };
    await expect.poll(unread).toEqual(expected);
    expect(Object.keys(await storedEntries(page, 'removed-exercises'))).toEqual(['mine.1']);
    expect(
      Object.keys(await localStorageOf(page)).filter((key) =>
        /^crescendo.(mistake|review|tally|unasked)/.test(key),
      ),
    ).toEqual([]);
    // An old page that is still open elsewhere may write there again.
    await page.evaluate(() => localStorage.setItem('crescendo.tally', '["other"]'));
    await page.goto('/mine/statistics');
    await expect.poll(unread).toEqual({ ...expected, 'crescendo.unread.tally (2)': '["other"]' });
    await context.close();
  });

  test('a database that takes no entry leaves localStorage as it was', async () => {
    const { page, context } = await visitAfterUpdate(OLD);
    // The database opens once; with the first reading of a store the browser closes it for good, and nothing is written.
    await page.addInitScript(() => {
      const { open } = IDBFactory.prototype;
      let opens = 0;
      IDBFactory.prototype.open = function (...request) {
        if (opens++ === 0) return open.apply(this, request);
        const refused = open.call(this, `refused-${opens}`, 1);
        refused.addEventListener('upgradeneeded', () => refused.transaction?.abort());
        return refused;
      };
      const { transaction } = IDBDatabase.prototype;
      IDBDatabase.prototype.transaction = function (...request) {
        const begun = transaction.apply(this, request);
        if (begun.mode === 'readwrite') queueMicrotask(() => begun.abort());
        this.close();
        this.dispatchEvent(new Event('close'));
        return begun;
      };
    });
    await page.goto('/mine/statistics');
    await page.locator('.figures').first().waitFor();
    await page.goto('/mistakes');
    await page.locator('h1').first().waitFor();
    expect(await localStorageOf(page)).toMatchObject(OLD);
    await context.close();
  });

  test('two tabs: what one plays, the other shows', async () => {
    const { page, context, errors } = await visit('/');
    await begin(page, 'qwinto');
    const other = await context.newPage();
    await other.goto(page.url());
    await other.locator('.table-page').waitFor();
    await playSome(page, 'qwinto', 2);
    const moment = await page.locator('.table-page').getAttribute('data-moment');
    await other.waitForFunction(
      (now) => document.querySelector('.table-page')?.getAttribute('data-moment') === now,
      moment,
    );
    expect(errors).toEqual([]);
    await context.close();
  });

  test('a page that cannot be loaded says what was kept and offers the record', async () => {
    const { page, context } = await visit('/');
    await begin(page, 'finito');
    await playSome(page, 'finito', 2);
    const { record } = await savedGameOf(page);
    await context.route(/assets\/.*finito|assets\/table-page/i, (route) => route.abort());
    await page.evaluate(() =>
      navigator.serviceWorker?.getRegistrations().then((all) => all.map((one) => one.unregister())),
    );
    await page.evaluate(async () => {
      for (const name of await caches.keys()) await caches.delete(name);
    });
    await page.reload();
    await page.locator('.error-page').waitFor();
    const link = page.locator('.error-page a[download]');
    expect(decodeURIComponent((await link.getAttribute('href')) ?? '')).toContain(record);
    await context.unroute(/assets\/.*finito|assets\/table-page/i);
    await page.locator('.error-page button').click();
    await page.locator('.table-page').waitFor();
    await context.close();
  });
});
