// After the first visit the network cable may be pulled.
import { expect, test } from 'vitest';
import { decide } from '../play/decide.ts';
import { GESTURES } from '../play/gestures.ts';
import { waitForDecision, waitForTurn } from '../play/table-state.ts';
import { inBrowser, visit } from '../support/person.ts';
import { waitForWorker, waitUntilAllSaved } from '../support/saved-files.ts';

inBrowser('offline', () => {
  test.each(Object.keys(GESTURES))('%s is begun and played without a network', async (game) => {
    const { page, context, errors } = await visit('/');
    await waitForWorker(page);
    await page.reload();
    await waitUntilAllSaved(page);
    await context.setOffline(true);
    await page.goto('/');
    await page.locator(`.card[data-game="${game}"] .card-play`).click();
    await page.locator('.table-page').waitFor();
    for (let i = 0; i < 4; i++) {
      const seen = await waitForTurn(page);
      await page.locator('.table-page[data-mine="true"]').waitFor();
      await GESTURES[game]!(page, await decide(seen), seen.view, 'tap');
      await waitForDecision(page, seen);
    }
    await waitForTurn(page);
    await page.goto(`/rules/${game}`);
    await page.locator('h1').first().waitFor();
    await page.goto(`/puzzles/${game}/today`);
    await page.locator('.exercise .board-host').waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });
});
