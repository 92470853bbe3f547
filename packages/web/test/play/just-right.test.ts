// The opponent that follows the player's results: chosen by default, it says how strong it is, before a game and after it.
import { expect, test } from 'vitest';
import type { FinishedGame } from '../../src/session/saved/finished-games.ts';
import { storedEntries } from '../support/database.ts';
import { inBrowser, press, visit } from '../support/person.ts';
import { waitForTurn } from './table-state.ts';
import { playToTheEnd } from './whole-game.ts';

inBrowser('just right', () => {
  test('is there for somebody new, tells after the game what changes, and can be kept as it is', async () => {
    const { page, context, errors } = await visit('/new/finito', { size: 'phone', touch: true });
    const about = page.locator('.sitter-about');
    await expect.poll(() => about.innerText()).toMatch(/^Giusto .*Today: between Adagio and Andante\./);
    expect(await page.locator('.sitter').last().locator('input:checked').nth(1).isVisible()).toBe(true);
    await press(page, page.locator('.start-bar .main'), 'tap');
    await page.locator('.table-page[data-mine="true"]').waitFor();
    await playToTheEnd(page, 'finito', 'tap');
    const line = page.locator('.just-right');
    await line.waitFor();
    const { turn } = await waitForTurn(page);
    const hasWon = turn.kind === 'over' && turn.winners.join() === '0';
    // Luck is taken out: a lucky win, or an unlucky loss, may change nothing or the other way.
    const [game] = Object.values(await storedEntries<FinishedGame>(page, 'finished-games'));
    const adjusted = game?.adjusted ?? 0.5;
    const change = adjusted > 0.5 ? 'stronger' : 'weaker';
    expect(Math.abs(adjusted - 0.5)).toBeGreaterThan(0.1);
    const note = hasWon === adjusted > 0.5 ? '' : ' The luck of this game is taken out.';
    expect(await line.innerText()).toBe(
      `Just right Today: between Adagio and Andante. A little ${change} next time.${note}`,
    );
    await press(page, page.locator('.other-bot'), 'tap');
    await line.waitFor({ state: 'detached' });
    await page.locator('.table-page[data-mine="true"]').waitFor();
    await page.goto('/new/finito');
    // The next game has begun at the strength of the last one, and the form remembers it.
    await expect.poll(() => about.innerText()).toContain('Stays as it is: between Adagio and Andante.');
    const follow = page.locator('.sitter-about .switch');
    await follow.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await follow.tap();
    await expect
      .poll(() => about.innerText())
      .toMatch(adjusted > 0.5 ? /Today: .*Andante/ : /Today: .*Adagio/);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('leaves the level alone that somebody chose before', async () => {
    const { page, context, errors } = await visit('/new/qwinto', { size: 'desktop' });
    await page.getByLabel('Strong', { exact: true }).check({ force: true });
    await page.locator('.start-bar .main').click();
    await page.waitForURL('**/table/*');
    await page.goto('/');
    await page.locator('.card[data-game="qwinto"] .card-play').click();
    await page.waitForURL('**/table/*');
    await expect.poll(() => page.locator('.table-page').innerText()).toContain('Allegro');
    expect(errors).toEqual([]);
    await context.close();
  });
});
