// More than one game: a series reviewed round by round, a record from a file, and luck and skill over time in my games.

import { botFor } from '@crescendo/bots';
import { type AnyGame, formatRecord, gameById, playOut, seeded } from '@crescendo/rules';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { ReviewFigures } from '../../src/features/review/data/saved-reviews.ts';
import type { FinishedGame } from '../../src/session/saved/finished-games.ts';
import { playByBots, savedGameFrom, withStored } from '../play/prepared.ts';
import { findings } from '../support/axe.ts';
import { storedEntries } from '../support/database.ts';
import { cutOff } from '../support/fitting.ts';
import { inBrowser, press, visit } from '../support/person.ts';

/** The review is made in a Worker, which takes as long as it takes. */
const LONG = { timeout: 120_000 };
const LANGUAGES = ['de', 'fr', 'it', 'nl', 'es', 'en'];

const waitForReview = async (page: Page): Promise<void> => {
  await page.locator('.review').waitFor(LONG);
  await page.locator('.review-making').waitFor({ ...LONG, state: 'detached' });
};

/** Two rounds of Finito!, by the bots that think least. */
const playSeries = async () => {
  const game: AnyGame = gameById('finito')!;
  const bot = (await botFor(game, 'greedy'))!;
  const series = { rounds: 2, target: 0, by: 'points' } as const;
  return playOut({
    game,
    seats: 2,
    options: game.options,
    series,
    players: [bot, bot],
    dice: seeded('rounds'),
  });
};

/** Reads from the page the chance to win all rounds, in percent. */
const seriesShown = async (page: Page): Promise<readonly [before: number, after: number]> => {
  const text = await page.locator('.review-figures').innerText();
  const [, before, after] =
    /Your chance to win over all rounds: (\d+)% before this round, (\d+)% after it\./.exec(text) ?? [];
  return [Number(before), Number(after)];
};

const figuresOf = (n: number, luck: number, skill: number, ...themes: string[]): ReviewFigures => ({
  id: `game ${n}`,
  game: 'finito',
  at: Date.UTC(2026, 10, n),
  luck,
  luckSpread: 0.3,
  skill,
  adjusted: 0.5,
  decisions: 20,
  themes,
});

inBrowser('reviewed games', () => {
  test('a series: every round has its review, and says what it did to the chance of them all', async () => {
    const over = await playSeries();
    const { page, context, errors } = await visit('/table/over', {
      size: 'phone',
      before: withStored([savedGameFrom('over', over)]),
    });
    await page.locator('.table-bar .button.main', { hasText: 'Result' }).click();
    await page.locator('.sheet .button', { hasText: 'Review' }).click();
    await waitForReview(page);
    const round = page.getByRole('combobox', { name: 'Round' });
    // The last one is shown first, and after it everything is decided.
    expect(await round.inputValue()).toBe('2');
    const [between, end] = await seriesShown(page);
    const { winners } = over.turn as Extract<typeof over.turn, { readonly kind: 'over' }>;
    expect(end).toBe(winners.includes(0) ? 100 / winners.length : 0);
    const slider = page.getByRole('slider', { name: 'Chance to win' });
    const moves = await slider.getAttribute('aria-valuemax');
    // The round before, chosen by keyboard: it ends where the next one began.
    await round.focus();
    await page.keyboard.press('ArrowUp');
    await expect.poll(async () => (await seriesShown(page))[1], LONG).toBe(between);
    await waitForReview(page);
    // Each begins once, so at first nobody is ahead.
    expect(Math.abs((await seriesShown(page))[0] - 50)).toBeLessThanOrEqual(1);
    expect(await slider.getAttribute('aria-valuemax')).not.toBe(moves);
    expect(await cutOff(page)).toEqual([]);
    expect(await findings(page)).toEqual([]);
    for (const language of LANGUAGES) {
      await page.locator('.language-choice select').selectOption(language);
      await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(language);
      expect(await cutOff(page), language).toEqual([]);
      const series = page.locator('.review-figures > p').last();
      await expect.poll(() => series.innerText()).toMatch(new RegExp(`\\b${between}\\s?%`));
    }
    expect(errors).toEqual([]);
    await context.close();
  });

  test('a record that was opened: the review of everybody in it, whose names it has', async () => {
    const over = (await playByBots('finito', 2, 'review')).at(-1)!;
    const { page, context, errors } = await visit('/record', { size: 'tablet', dark: true });
    const record = formatRecord(over.record({ names: ['Ada', 'Ben'] }), gameById);
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'game.txt', mimeType: 'text/plain', buffer: Buffer.from(record) });
    await page.waitForURL('**/record/*');
    await page.locator('a.button, button', { hasText: /^Review$/ }).click();
    await waitForReview(page);
    expect(await page.locator('.review-figures').innerText()).toMatch(/Ada (won|lost|shared the win)/);
    await page.getByRole('combobox', { name: 'Whose game' }).selectOption('Ben');
    await expect
      .poll(() => page.locator('.review-figures').innerText())
      .toMatch(/Ben (won|lost|shared the win)/);
    // It is nobody's own game here, so nothing comes back as an exercise.
    expect(await storedEntries(page, 'exercises')).toEqual({});
    expect(await findings(page)).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('my games: luck and skill over time, what keeps coming back, and the lesson on it', async () => {
    const finished: FinishedGame = {
      id: 'game 1',
      game: 'finito',
      at: Date.UTC(2026, 10, 1),
      seat: 0,
      players: [
        { kind: 'person', name: '', level: null },
        { kind: 'bot', name: '', level: 'casual' },
      ],
      scores: [12, 9],
      winners: [0],
      isSeries: false,
    };
    const figures = [
      figuresOf(1, 0.1, -0.2, 'wrong-counter', 'wrong-square'),
      figuresOf(2, -0.3, -0.1, 'wrong-counter'),
      figuresOf(3, 0.2, -0.3, 'wrong-counter', 'wrong-square'),
    ];
    const { page, context, errors } = await visit('/mine/statistics', {
      size: 'phone',
      before: withStored([], { tally: JSON.stringify([finished]), reviewed: JSON.stringify(figures) }),
    });
    const part = page.locator('figure', { hasText: 'Luck and skill in reviewed games' });
    await part.waitFor();
    expect(await part.locator('.over-time-line').innerText()).toMatch(
      /^On average over 3 games: luck 0% \(± 15%\), you −20% \(± 6%\)\.$/,
    );
    expect(await part.locator('svg[role="img"]').getAttribute('aria-label')).toContain('last 3 reviewed');
    expect(await part.locator('.themes li').allInnerTexts()).toEqual([
      expect.stringMatching(/^Took the wrong counter\s+3×$/),
      expect.stringMatching(/^Chose the wrong square\s+2×$/),
    ]);
    // The month as a picture that can be saved.
    const month = page.getByRole('region', { name: 'Your month as a picture' });
    await month.getByRole('button', { name: 'Make the picture' }).click();
    const picture = month.getByRole('img', { name: /^November 2026 at a glance/ });
    await picture.waitFor();
    expect(await picture.evaluate((img: HTMLImageElement) => img.decode().then(() => img.naturalWidth))).toBe(
      1080,
    );
    const saving = page.waitForEvent('download');
    await month.getByRole('link', { name: 'Save the picture' }).click();
    expect((await saving).suggestedFilename()).toBe('crescendo-2026-11.png');
    expect(await cutOff(page)).toEqual([]);
    expect(await findings(page)).toEqual([]);
    await press(page, part.getByRole('link', { name: /^Lesson/ }), 'keys');
    await page.waitForURL('**/course/finito/*');
    await page.getByRole('button', { name: 'Solve five positions' }).waitFor();
    // The server does not know this browser, and says so.
    expect(errors.filter((text) => !text.includes('401'))).toEqual([]);
    await context.close();
  });
});
