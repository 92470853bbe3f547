// The guide: never over anything that can be touched or must be seen; each thing once; off and on again.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { decide } from '../play/decide.ts';
import { GESTURES } from '../play/gestures.ts';
import { savedGameOf, waitForDecision, waitForTurn } from '../play/table-state.ts';
import { inBrowser, visit } from '../support/person.ts';

const SIZES = [
  [390, 844],
  [820, 1180],
  [1440, 900],
  [1920, 1080],
  [360, 640],
] as const;

/** Returns the elements covered by the guide's line, at the current size; and whether all of its text is to be seen. */
const coveredBy = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const line = document.querySelector('.guide');
    if (!line) return [];
    const text = line.querySelector('p')!;
    const a = line.getBoundingClientRect();
    const b = text.getBoundingClientRect();
    const wrong: string[] = [];
    if (a.bottom > innerHeight + 0.5 || a.right > innerWidth + 0.5) wrong.push('outside the window');
    if (b.height > a.height + 0.5 || text.scrollWidth > text.clientWidth) wrong.push('text is cut off');
    const place = document.querySelector<HTMLElement>('.bar-text')!;
    if (place.firstElementChild!.clientHeight > place.clientHeight) wrong.push('not all of it is in the bar');
    if (Number(place.dataset.fit) > 3) wrong.push('too small to be read');
    const others =
      '.board-host, .board-host :is(button, [data-piece], [data-place]), .seat, .table-head a, .bar-buttons button';
    for (const other of document.querySelectorAll(others)) {
      const c = other.getBoundingClientRect();
      const width = Math.min(a.right, c.right) - Math.max(a.left, c.left);
      const height = Math.min(a.bottom, c.bottom) - Math.max(a.top, c.top);
      if (c.width > 0 && width > 0.5 && height > 0.5) wrong.push(other.className.toString() || other.tagName);
    }
    return wrong;
  });

const line = (page: Page): Promise<string> => page.locator('.guide p').innerText();

inBrowser('the guide', () => {
  test.each(Object.keys(GESTURES))('covers nothing of %s, and says each thing once', async (game) => {
    const { page, context, errors } = await visit('/', { size: 'phone', language: 'de-DE' });
    await page.locator(`.card[data-game="${game}"] .card-play`).click();
    await page.locator('.guide').waitFor();
    const steps: string[] = [];
    for (let decisions = 0; decisions < 7; decisions++) {
      const seen = await waitForTurn(page);
      if (seen.turn.kind === 'over') break;
      await page.locator('.table-page[data-mine="true"]').waitFor();
      for (const [width, height] of decisions < 3 ? SIZES : []) {
        await page.setViewportSize({ width, height });
        await page.evaluate(
          () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
        );
        expect(await coveredBy(page), `${width} × ${height}`).toEqual([]);
      }
      if (await page.locator('.guide').isVisible()) steps.push(await line(page));
      await GESTURES[game]!(page, await decide(seen), seen.view, 'tap');
      await waitForDecision(page, seen);
    }
    const plain = steps.map((text) => text.replace(/( Ein guter Zug ist markiert\.)?( Weiter)?$/, ''));
    // A single possible move is made by itself, and the explanation stays.
    const told = plain.filter((text, i) => text !== plain[i - 1]);
    expect(new Set(told).size).toBe(told.length);
    expect(told.length).toBeGreaterThan(2);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('outlines what it speaks of, goes on at a tap, and marks the expert’s move', async () => {
    const { page, context, errors } = await visit('/', { size: 'phone' });
    await page.locator('.card[data-game="5vor12"] .card-play').click();
    await page.locator('.guide').waitFor();
    expect(await line(page)).toContain('A good deal to learn with');
    await page.locator('.guide-next').click();
    expect(await line(page)).toContain('first to fill your board');
    await page.locator('.v12-board.guided').waitFor();
    await page.locator('.guide-next').click();
    await page.locator('.guide').getByText('A good move is marked.').waitFor();
    expect(await line(page)).toContain('Leave room between your numbers');
    expect(await page.locator('.v12-board.guided').count()).toBe(0);
    expect(await page.locator('.v12-own .v12-hint').count()).toBe(1);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('a first game has a chosen deal, a second try another one; without the guide nothing is chosen', async () => {
    const { page, context, errors } = await visit('/', { size: 'phone' });
    const setups = [];
    for (let tries = 0; tries < 2; tries++) {
      await page.goto('/');
      await page.locator('.card[data-game="finito"] .card-play').click();
      await page.locator('.guide').getByText('A good deal to learn with').waitFor();
      const seen = await waitForTurn(page);
      await GESTURES.finito!(page, await decide(seen), seen.view, 'tap');
      await waitForDecision(page, seen);
      setups.push((await savedGameOf(page)).setup);
    }
    const [first, second] = setups;
    expect([first?.lesson, second?.lesson]).toEqual([true, true]);
    expect(second?.seed).not.toBe(first?.seed);
    await page.goto('/settings');
    await page.locator('.switch', { hasText: 'Guide' }).click();
    await page.goto('/');
    await page.locator('.card[data-game="finito"] .card-play').click();
    await page.locator('.table-page[data-mine="true"]').waitFor();
    expect((await savedGameOf(page)).setup.lesson).toBeUndefined();
    expect(errors).toEqual([]);
    await context.close();
  });

  test('can be turned off and on again, and then starts anew', async () => {
    const { page, context, errors } = await visit('/', { size: 'phone' });
    await page.locator('.card[data-game="finito"] .card-play').click();
    await page.locator('.guide').waitFor();
    const goal = await line(page);
    await page.locator('.guide-next').click();
    expect(await line(page)).not.toBe(goal);
    await page.locator('.settings-button').click();
    await page.locator('.switch', { hasText: 'Guide' }).click();
    await page.locator('.guide').waitFor({ state: 'detached' });
    const table = page.url();
    await page.reload();
    await page.locator('.table-page[data-mine="true"]').waitFor();
    expect(await page.locator('.guide').count()).toBe(0);
    await page.goto('/settings');
    await page.locator('.switch', { hasText: 'Guide' }).click();
    await page.goto(table);
    await page.locator('.guide').waitFor();
    expect(await line(page)).toBe(goal);
    await page.setViewportSize({ width: 820, height: 1180 });
    await page.locator('.guide-close').click();
    await page.locator('.guide').waitFor({ state: 'detached' });
    expect(errors).toEqual([]);
    await context.close();
  });
});
