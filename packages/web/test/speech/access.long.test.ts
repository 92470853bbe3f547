// Everybody can play: axe finds nothing on any page, in any state, light or dark; every move is announced.
import { expect, test } from 'vitest';
import { decide } from '../play/decide.ts';
import { GESTURES } from '../play/gestures.ts';
import { askForMove } from '../play/hints.ts';
import { waitForDecision, waitForTurn } from '../play/table-state.ts';
import { findings } from '../support/axe.ts';
import { inBrowser, visit } from '../support/person.ts';

const PAGES = [
  '/',
  '/settings',
  '/about',
  '/record',
  '/puzzles',
  ...Object.keys(GESTURES).flatMap((game) => [`/new/${game}`, `/rules/${game}`, `/puzzles/${game}/today`]),
];

inBrowser('everybody', () => {
  test.each(['light', 'dark'])('axe finds nothing on any page, %s', async (theme) => {
    const { page, context, errors } = await visit('/', { size: 'phone', dark: theme === 'dark' });
    for (const path of PAGES) {
      await page.goto(path);
      await page.locator('h1').first().waitFor();
      await page.waitForLoadState('networkidle');
      expect(await findings(page), `${path} ${theme}`).toEqual([]);
    }
    expect(errors).toEqual([]);
    await context.close();
  });

  test.each(Object.keys(GESTURES).flatMap((game) => [[game, 'light'] as const, [game, 'dark'] as const]))(
    'axe finds nothing at a table of %s, %s',
    async (game, theme) => {
      const { page, context, errors } = await visit('/', { dark: theme === 'dark' });
      await page.locator(`.card[data-game="${game}"] .card-play`).click();
      await page.locator('.table-page').waitFor();
      for (let decisions = 0; decisions < 5; decisions++) {
        await waitForTurn(page);
        await page.locator('.table-page[data-mine="true"]').waitFor();
        expect(await findings(page), `decision ${decisions}`).toEqual([]);
        const piece = page.locator('.board-host [data-piece]:visible').first();
        if (await piece.count()) {
          await piece.click();
          expect(await findings(page), `held, decision ${decisions}`).toEqual([]);
          await page.keyboard.press('Escape');
        }
        const now = await waitForTurn(page);
        await GESTURES[game]!(page, await decide(now), now.view, 'tap');
        await waitForDecision(page, now);
        expect(await page.locator('[data-announcement]').allInnerTexts()).not.toEqual(['', '']);
      }
      await waitForTurn(page);
      await page.locator('.table-page[data-mine="true"]').waitFor();
      await askForMove(page, 'tap');
      expect(await findings(page), 'with a hint').toEqual([]);
      await page.setViewportSize({ width: 360, height: 640 });
      expect(await findings(page), 'on a phone').toEqual([]);
      // On a phone a hint stands in the bar until it is closed.
      await page.locator('.note.hint .note-close').click();
      await page.locator('.log-button').click();
      await page.locator('.with-log .log').waitFor();
      expect(await findings(page), 'the log').toEqual([]);
      expect(errors).toEqual([]);
      await context.close();
    },
  );
});
