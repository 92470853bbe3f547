// The first turns of a game in a browser that lacks what an old one does.
import { expect } from 'vitest';
import { decide, isByItself } from '../play/decide.ts';
import { GESTURES } from '../play/gestures.ts';
import { waitForDecision, waitForTurn } from '../play/table-state.ts';
import { cutOff } from '../support/fitting.ts';
import { keepPicture, press, visit } from '../support/person.ts';
import { become, unknownStyles } from './become.ts';
import type { OldestBrowser } from './browsers.ts';

const DECISIONS = 2;

/** In the fast lane: one that uses much of newer style sheets, and one that uses much of newer functions. */
export const FAST_GAMES: readonly string[] = ['qwinto', 'rummikub'];

export const playFirstTurns = async (browser: OldestBrowser, game: string): Promise<void> => {
  const { page, context, errors } = await visit('/', {
    size: 'phone',
    touch: true,
    serviceWorkers: 'block',
    before: become(browser),
  });
  expect(await page.evaluate(() => 'serviceWorker' in navigator)).toBe(true);
  await press(page, page.locator(`.card[data-game="${game}"] .card-play`), 'tap');
  await page.locator('.table-page[data-mine="true"]').waitFor();
  try {
    for (let made = 0; made < DECISIONS; ) {
      const seen = await waitForTurn(page);
      if (!isByItself(seen)) {
        await page.locator('.table-page[data-mine="true"]').waitFor();
        await GESTURES[game]!(page, await decide(seen), seen.view, 'touch');
        made++;
      }
      await waitForDecision(page, seen);
    }
  } catch (error) {
    await keepPicture(page, `${game}-${browser.key}`);
    throw error;
  }
  expect(await cutOff(page)).toEqual([]);
  expect(await unknownStyles(page, browser)).toEqual([]);
  if (process.env.CRESCENDO_PICTURES)
    await page.screenshot({ path: `${process.env.CRESCENDO_PICTURES}/${browser.key}-${game}.png` });
  expect(errors).toEqual([]);
  await context.close();
};
