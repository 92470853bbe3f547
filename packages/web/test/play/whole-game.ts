// A whole game, from the home page to the result, as a person plays it: by mouse, by finger, by taps, by keyboard.
import { hasPoints, type Turn } from '@crescendo/rules';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { keepPicture, press, type Visit, visit, type Way } from '../support/person.ts';
import { expectNothingMoved, watchPlaces } from '../support/steady.ts';
import { decide, isByItself } from './decide.ts';
import { GESTURES } from './gestures.ts';
import { waitForDecision, waitForTurn } from './table-state.ts';

export const playToTheEnd = async (page: Page, game: string, way: Way): Promise<number> => {
  for (let decisions = 0; decisions < 400; decisions++) {
    const seen = await waitForTurn(page);
    if (seen.turn.kind === 'over') return decisions;
    // The page may already be doing it: where that ends the game, it will not be this person's turn again.
    if (!isByItself(seen)) {
      await page.locator(`.table-page[data-mine="true"]`).waitFor();
      const move = await decide(seen);
      await GESTURES[game]!(page, move, seen.view, way);
    }
    await waitForDecision(page, seen);
  }
  throw new Error('the game does not end');
};

const WAYS: readonly (readonly [way: Way, visit: Visit])[] = [
  ['drag', { size: 'desktop' }],
  ['touch', { size: 'phone', touch: true, language: 'de-DE' }],
  ['tap', { size: 'phone', touch: true, dark: true, language: 'fr-FR' }],
  ['keys', { size: 'desktop', language: 'it-IT', dark: true }],
];

const ALL = Object.keys(GESTURES).flatMap((game) => WAYS.map(([way, as]) => [game, way, as] as const));

/** For the fast lane: each game once and each way once, in the pairs that take the least time. */
const FAST: { readonly [game: string]: Way } = {
  '5vor12': 'touch',
  rummikub: 'tap',
  finito: 'keys',
  qwinto: 'drag',
};

export const FAST_CASES = ALL.filter(([game, way]) => FAST[game] === way);
export const OTHER_CASES = ALL.filter(([game, way]) => FAST[game] !== way);

/** The winner first, points as they are, and the next game in sight. */
const expectRanking = async (
  page: Page,
  turn: Turn & { kind: 'over' },
  withPoints: boolean,
): Promise<void> => {
  const rows = await page.locator('.ranking > li').allInnerTexts();
  expect(rows).toHaveLength(turn.scores.length);
  expect(await page.locator('.ranking > li').first().getAttribute('class')).toMatch(/\bwinner\b/);
  const sorted = turn.scores.toSorted((a, b) => b - a);
  for (const [i, row] of rows.entries()) {
    if (withPoints) expect(row).toContain(String(sorted[i]).replace('-', '−'));
    else expect(row).not.toMatch(/[-−+]\s?\d/);
  }
  const again = (await page.locator('.sheet-foot .button.main').boundingBox())!;
  expect(again.y + again.height).toBeLessThanOrEqual(page.viewportSize()!.height);
};

/** Goes from the result to its review, and on from a moment that mattered, if there was one. */
const reviewAndPlayOn = async (page: Page, way: Way): Promise<void> => {
  const long = { timeout: 120_000 };
  const review = page.locator('.sheet .button', {
    hasText: /^(Review|Rückblick ansehen|Vedi l’analisi|Voir l’analyse)$/,
  });
  await press(page, review, way);
  await page.waitForURL('**/review/*');
  await page.locator('.review-figures').waitFor(long);
  await page.locator('.review-making').waitFor({ ...long, state: 'detached' });
  expect(await page.locator('.moment-button, .moment-none').count()).toBeGreaterThan(0);
  if ((await page.locator('.moment-button').count()) === 0) return;
  await press(page, page.locator('.moment .button.main'), way);
  await page.waitForURL('**/table/*');
  await page.locator('.table-page[data-mine="true"]').waitFor();
};

/** Plays from the first tap to the result. */
export const playWholeGame = async (game: string, way: Way, as: Visit): Promise<void> => {
  const { page, context, errors } = await visit('/', as);
  await press(page, page.locator(`.card[data-game="${game}"] .card-play`), way);
  await page.waitForURL('**/table/*');
  await page.locator('.table-page[data-mine="true"]').waitFor();
  await watchPlaces(page, game);
  const decisions = await playToTheEnd(page, game, way).catch(async (error) => {
    await keepPicture(page, `${game}-${way}`);
    throw error;
  });
  expect(decisions).toBeGreaterThan(5);
  await expectNothingMoved(page);
  await page.locator('.sheet .result-head').waitFor();
  const seen = await waitForTurn(page);
  if (seen.turn.kind !== 'over') throw new Error('not over');
  await expectRanking(page, seen.turn, hasPoints(game));
  // It takes a moment to make: once in each game and in each way.
  if (FAST[game] === way) await reviewAndPlayOn(page, way);
  expect(errors).toEqual([]);
  await context.close();
};
