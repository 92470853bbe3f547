// Round one device, in several rounds, in two tabs.
import type { View } from '@crescendo/rules/rummikub';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { decide } from '../play/decide.ts';
import { GESTURES } from '../play/gestures.ts';
import { readTable, waitForDecision, waitForTurn } from '../play/table-state.ts';
import { inBrowser, keepPicture, middle, visit } from '../support/person.ts';

/** A table for people only, made on the page for new games. */
const tableFor = async (page: Page, game: string, names: readonly string[]): Promise<void> => {
  await page.goto(`/new/${game}`);
  const sitters = page.locator('.sitter');
  await sitters.first().waitFor();
  const add = page.locator('.sitters + .abreast button').first();
  for (let count = await sitters.count(); count < names.length; count++) {
    await add.click();
    await sitters.nth(count).waitFor();
  }
  for (const [seat, name] of names.entries()) {
    await sitters.nth(seat).locator('input[type="radio"]').first().check({ force: true });
    await sitters.nth(seat).locator('input[type="text"]').fill(name);
  }
  await page.locator('.button.main').last().click();
  await page.waitForURL('**/table/*');
};

inBrowser('together', () => {
  test('the new game says who will sit there, and that they do not play alike', async () => {
    const { page, context, errors } = await visit('/new/finito', { size: 'phone' });
    const bots = page.locator('.sitter-about');
    await bots.first().waitFor();
    const addBot = page.locator('.sitters + .abreast button').last();
    for (const count of [2, 3]) {
      await addBot.click();
      await expect.poll(() => bots.count()).toBe(count);
    }
    await expect.poll(() => bots.nth(0).innerText()).toMatch(/^Giusto Follows your results/);
    expect(await bots.nth(1).innerText()).toMatch(/^Rubato plays boldly\. Follows your results/);
    expect(await bots.nth(2).innerText()).toMatch(/^Eguale plays carefully\. Follows your results/);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('the rules printed in the language of the page come first, with their clock; what was chosen last wins', async () => {
    const { page, context, errors } = await visit('/new/rummikub', { size: 'phone', language: 'fr-FR' });
    const edition = page.locator('select[aria-label="Quelles règles"]');
    await edition.waitFor();
    const chosen = (): Promise<string | undefined> =>
      edition.evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.textContent ?? undefined);
    expect(await chosen()).toBe('Carlit 2007, règles françaises');
    const groups = edition.locator('optgroup');
    expect(await groups.nth(0).getAttribute('label')).toBe('Dans ta langue');
    expect(await groups.nth(0).locator('option').allInnerTexts()).toEqual([await chosen()]);
    expect(await groups.nth(1).locator('option').count()).toBe(7);
    await page.getByText('2 min (livret)').waitFor();
    // With friends one tap takes it, too.
    await page.goto('/new/rummikub?with=friends');
    await page.getByRole('button', { name: 'Selon le livret : 2 min' }).click();
    await expect
      .poll(() => page.locator('#clock ~ .fields option:checked').innerText())
      .toContain('(livret)');
    // Another edition is kept for the next time.
    await page.goto('/new/rummikub');
    await edition.selectOption({ label: 'International 2019' });
    await page.locator('.button.main').last().click();
    await page.waitForURL('**/table/*');
    await page.goto('/new/rummikub');
    await edition.waitFor();
    expect(await chosen()).toBe('International 2019');
    expect(errors.filter((error) => !error.includes('401'))).toEqual([]);
    await context.close();
  });

  test('hands stay covered between turns, and nothing of them is in the page', async () => {
    const { page, context, errors } = await visit('/', { size: 'phone', touch: true, paced: true });
    await tableFor(page, 'rummikub', ['Ada', 'Ben']);
    let last = -1;
    for (let turn = 0; turn < 7; turn++) {
      await page.locator('.cover, .table-page[data-mine="true"]').first().waitFor();
      const { turn: next } = await readTable(page);
      if (next.kind !== 'players') throw new Error('nobody decides');
      const isCovered = await page.locator('.cover').isVisible();
      // Only the player who has just decided goes on without a cover.
      const seat = isCovered ? next.seats[0]! : last;
      if (isCovered) {
        expect(await page.locator('.cover').innerText()).toContain(['Ada', 'Ben'][seat]);
        expect(await page.locator('.cover > .seat-face').innerText()).toBe('AB'[seat]);
        expect(await page.locator('.rk-tile').count()).toBe(0);
        await page.locator('.cover .button.main').tap();
      } else expect(next.seats).toEqual([last]);
      last = seat;
      await page.locator('.table-page[data-mine="true"]').waitFor();
      const seen = await readTable(page, seat);
      expect(await page.locator('.rk-rack .rk-tile').count()).toBe((seen.view as View).racks[seat]?.length);
      await GESTURES.rummikub!(page, await decide(seen), seen.view, 'tap').catch(async (error) => {
        await keepPicture(page, 'cover');
        throw error;
      });
      await waitForDecision(page, seen);
    }
    expect(errors).toEqual([]);
    await context.close();
  });

  test('two people play Finito! side by side: nothing is covered, and the other one takes the device first', async () => {
    const { page, context, errors } = await visit('/');
    await tableFor(page, 'finito', ['Ada', 'Ben']);
    await page.locator('.table-page[data-mine="true"]').waitFor();
    const names: (string | undefined)[] = [];
    for (let i = 0; i < 6; i++) {
      const { turn } = await readTable(page);
      if (turn.kind !== 'players') throw new Error('nobody decides');
      if (i > 0) await page.locator('.hand-over .button.main').click();
      const seat = turn.seats[0]!;
      const seen = await readTable(page, seat);
      await page.locator('.table-page[data-mine="true"]').waitFor();
      names.push((await page.locator('.bar-prompt').innerText()).split(':')[0]);
      await GESTURES.finito!(page, await decide(seen), seen.view, 'tap');
      await waitForDecision(page, seen);
      expect(await page.locator('.cover').count()).toBe(0);
    }
    expect(names).toEqual(['Ada', 'Ben', 'Ada', 'Ben', 'Ada', 'Ben']);
    expect(await page.locator('.seats').innerText()).toMatch(/Ada[\s\S]*Ben/);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('Qwinto: who rolled in a later seat writes on their own sheet, and can take it back until it is passed on', async () => {
    const { page, context, errors } = await visit('/', { size: 'phone', touch: true });
    await tableFor(page, 'qwinto', ['Ada', 'Ben', 'Cem']);
    await page.locator('.table-page[data-mine="true"]').waitFor();
    const take = page.locator('.hand-over .button.main');
    const tabs = (await page.locator('.qw-tab .qw-name').allInnerTexts()).join();
    expect(tabs).toBe('Ada,Ben,Cem');
    const fitting = page.locator('.qw-mine button[data-look="fits"]');
    // The columns are numbered as they are spoken, and nothing is said both in the tray and in the bar.
    const numbers = page.locator('.qw-mine .qw-column-number');
    expect(await numbers.allInnerTexts()).toEqual(Array.from({ length: 12 }, (_, i) => String(i + 1)));
    const [number, field] = await Promise.all(
      [numbers.nth(7), page.locator('.qw-mine [aria-label*="column 8"]').first()].map(middle),
    );
    expect(Math.abs(number!.x - field!.x)).toBeLessThan(2);
    expect((await page.locator('.qw-actions').innerText()).trim()).toBe('');
    const rollers: number[] = [];
    for (let turn = 0; turn < 3; turn++) {
      const { turn: next } = await readTable(page);
      const roller = next.kind === 'players' ? next.seats[0]! : -1;
      rollers.push(roller);
      const name = ['Ada', 'Ben', 'Cem'][roller]!;
      const shown = page.locator(`.qw-mine[data-seat="${roller}"]`);
      expect(await shown.count()).toBe(1);
      expect(await page.locator('.bar-prompt').innerText()).toMatch(new RegExp(`^${name}: `));
      for (const die of await page.locator('button.qw-die').all()) await die.tap();
      await page.locator('.qw-actions .button.main').tap();
      await fitting.nth(2).tap();
      // Their own number stands on their own sheet, and nobody else is shown yet.
      await take.waitFor();
      const written = shown.locator('.qw-field[data-ghost="chosen"]');
      expect(await written.count()).toBe(1);
      const [slip, number] = await Promise.all(
        [page.locator('.hand-over-slip'), written].map((what) => what.boundingBox()),
      );
      expect(number!.y + number!.height).toBeLessThanOrEqual(slip!.y);
      await page.locator('.hand-over .button').first().tap();
      await take.waitFor({ state: 'detached' });
      expect(await written.count()).toBe(0);
      await fitting.nth(1).tap();
      for (const other of [1, 2]) {
        const writer = (roller + other) % 3;
        expect(await take.innerText()).toBe(`I am ${['Ada', 'Ben', 'Cem'][writer]}`);
        await take.tap();
        await page.locator(`.qw-mine[data-seat="${writer}"]`).waitFor();
        await expect
          .poll(() => page.locator('.qw-tab[aria-current="true"]').innerText())
          .toContain(['Ada', 'Ben', 'Cem'][writer]);
        expect((await page.locator('.qw-tab .qw-name').allInnerTexts()).join()).toBe(tabs);
        await page.locator('.qw-actions button').last().tap();
      }
      await take.tap();
      await page.locator('button.qw-die').first().waitFor();
    }
    const moves = (await readTable(page)).record.match(/^[ABC] (?:write|skip)/gm) ?? [];
    expect(moves.map((move) => 'ABC'.indexOf(move[0]!))).toEqual(
      rollers.flatMap((roller) => [0, 1, 2].map((other) => (roller + other) % 3)),
    );
    expect(new Set(rollers)).toEqual(new Set([0, 1, 2]));
    expect(errors).toEqual([]);
    await context.close();
  });

  test('the same game in two tabs stays one game', async () => {
    const { page, context, errors } = await visit('/');
    await page.locator('.card[data-game="5vor12"] .card-play').click();
    await page.waitForURL('**/table/*');
    const other = await context.newPage();
    await other.goto(page.url());
    for (let i = 0; i < 6; i++) {
      const tab = i % 2 === 0 ? page : other;
      await tab.bringToFront();
      const seen = await waitForTurn(tab);
      await tab.locator('.table-page[data-mine="true"]').waitFor();
      await GESTURES['5vor12']!(tab, await decide(seen), seen.view, 'tap');
      await waitForDecision(tab, seen);
      await waitForTurn(tab);
    }
    const moment = (tab: Page) => tab.locator('.table-page').getAttribute('data-moment');
    await expect
      .poll(async () => (await moment(page)) === (await moment(other)), { timeout: 10_000 })
      .toBe(true);
    expect((await readTable(page)).record).toBe((await readTable(other)).record);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('a move is taken back, looked at again, and shared as text', async () => {
    const { page, context, errors } = await visit('/');
    await page.locator('.card[data-game="qwinto"] .card-play').click();
    await page.waitForURL('**/table/*');
    for (let i = 0; i < 5; i++) {
      const seen = await waitForTurn(page);
      await page.locator('.table-page[data-mine="true"]').waitFor();
      await GESTURES.qwinto!(page, await decide(seen), seen.view, 'tap');
      await waitForDecision(page, seen);
    }
    const before = await waitForTurn(page);
    await page.locator('.table-page[data-mine="true"]').waitFor();
    const now = Number(await page.locator('.table-page').getAttribute('data-moment'));
    await page.locator('.stepper .button.icon').first().click();
    await expect.poll(() => page.locator('.table-page').getAttribute('data-moment')).toBe('0');
    expect(await page.locator('.board-host [data-piece]').count()).toBe(0);
    await page.locator('.table-bar .button.main').click();
    await expect.poll(() => page.locator('.table-page').getAttribute('data-moment')).toBe(String(now));
    await page.locator('.bar-buttons button').nth(1).click();
    await expect.poll(async () => (await readTable(page)).events).toBeLessThan(before.events);
    const { record } = await readTable(page);
    await page.setViewportSize({ width: 360, height: 640 });
    await page.locator('.log-button').click();
    await page.locator('.side-head').getByRole('button', { name: 'Share this game' }).click();
    await page.locator('.share .button').first().click();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied.split('\n\n')[1]).toBe(record.split('\n\n')[1]);
    expect(errors).toEqual([]);
    await context.close();
  });
});
