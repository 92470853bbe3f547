// The first turns of a game in a browser that lacks what an old one does.
import { expect } from 'vitest';
import { playTurns } from '../engines/first-turns.ts';
import { cutOff } from '../support/fitting.ts';
import { press, visit } from '../support/person.ts';
import { become, unknownStyles } from './become.ts';
import type { OldestBrowser } from './browsers.ts';

const DECISIONS = 2;

/** In the fast lane: the one that uses most of newer style sheets and functions. */
export const FAST_GAMES: readonly string[] = ['rummikub'];

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
  await playTurns(page, game, 'touch', DECISIONS);
  expect(await cutOff(page)).toEqual([]);
  expect(await unknownStyles(page, browser)).toEqual([]);
  if (process.env.CRESCENDO_PICTURES)
    await page.screenshot({ path: `${process.env.CRESCENDO_PICTURES}/${browser.key}-${game}.png` });
  expect(errors).toEqual([]);
  await context.close();
};
