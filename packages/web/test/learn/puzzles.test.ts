// Puzzles: the one of the day and a series, by mouse, by touch and by keyboard.
import { loadPuzzles, NEW_PLAYER, type Puzzle, puzzleOfTheDay } from '@crescendo/bots/puzzles';
import { LANGUAGES, load } from '@crescendo/words';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { goalText } from '../../src/features/learn/solving/text.ts';
import { findings } from '../support/axe.ts';
import { inBrowser, press, visit } from '../support/person.ts';
import { answer, solve, storedJson } from './answers.ts';

const DAY = '2026-11-16';
/** The page believes it is this day; its timers run as ever. */
const onThatDay = (page: Page): Promise<void> => page.clock.setFixedTime(`${DAY}T09:00:00Z`);

const puzzleById = async (game: string, id: string): Promise<Puzzle> =>
  (await loadPuzzles(game)).find((puzzle) => puzzle.id === id)!;

inBrowser('puzzles', () => {
  test('the puzzle of the day: a wrong answer, why, the right one, and a text to share', async () => {
    const puzzle = (await puzzleOfTheDay('finito', DAY))!;
    const { page, context, errors } = await visit('/puzzles', { before: onThatDay });
    const today = page.locator('[data-game="finito"] a[href="/puzzles/finito/today"]');
    await today.waitFor();
    expect(await findings(page)).toEqual([]);
    await today.click();
    await page.locator('.exercise .board-host').waitFor();
    expect(await findings(page)).toEqual([]);
    expect(await page.locator('.exercise').innerText()).not.toContain('Player ');
    await answer(page, puzzle, puzzle.mistakes[0]!.move, 'drag');
    const result = page.locator('.puzzle-result');
    await result.waitFor();
    expect(await result.innerText()).toMatch(
      /^Not quite\. .+ Your move wins \d+ of 100 games, the best one \d+\./,
    );
    // The own move is marked, and the better one still to be found.
    await page.locator('.exercise[data-wrong] .board-host .is-hinted').first().waitFor();
    expect(await result.innerText()).not.toContain('The solution');
    await expect
      .poll(() => page.locator('[data-announcement]').allInnerTexts())
      .toContainEqual(expect.stringContaining('Not quite.'));
    const missed = await storedJson(page, 'puzzles.finito');
    expect(missed.player.rating).toBeLessThan(NEW_PLAYER.rating);
    expect([missed.counted, missed.puzzles[puzzle.id].first]).toEqual([1, 'missed']);
    await page.getByRole('button', { name: 'Try again' }).click();
    await solve(page, puzzle, 'drag');
    await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }));
    await page.getByRole('button', { name: 'Share the result' }).click();
    await page.locator('.undo-toast').waitFor();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).toMatch(
      /^Crescendo · 16\/11 · Finito! puzzle: solved on try 2 ▯▮\nhttps?:.+\/puzzles\/finito\/2026-11-16$/,
    );
    // The first answer has counted, and only that.
    expect((await storedJson(page, 'puzzles.finito')).player).toEqual(missed.player);
    // The game played last comes first, with a rating from the first puzzle on.
    await page.goto('/puzzles');
    const card = page.locator('.puzzle-card').first();
    await expect.poll(() => card.getAttribute('data-game')).toBe('finito');
    expect(await card.locator('.puzzle-rating').innerText()).toMatch(
      /^Your rating \d+ ± \d+ \(provisional\)$/,
    );
    expect(await page.locator('.puzzle-card').nth(1).locator('.puzzle-rating').innerText()).toBe(
      'Your first puzzle gives you a rating.',
    );
    expect(errors).toEqual([]);
    await context.close();
  });

  test.each([
    ['qwinto', 'touch', { size: 'phone', touch: true }],
    ['5vor12', 'keys', { dark: true }],
  ] as const)('the puzzle of the day of %s by %s', async (game, way, as) => {
    const puzzle = (await puzzleOfTheDay(game, DAY))!;
    const { page, context, errors } = await visit('/puzzles', { ...as, before: onThatDay });
    await press(page, page.locator(`[data-game="${game}"] a[href="/puzzles/${game}/today"]`), way);
    await page.locator('.puzzle-actions.asking').waitFor();
    await solve(page, puzzle, way);
    expect((await storedJson(page, `puzzles.${game}`)).puzzles[puzzle.id].first).toBe('solved');
    expect(errors).toEqual([]);
    await context.close();
  });

  test('the last of ten by keyboard, with a hint, and how the ten went', async () => {
    const ids = (await loadPuzzles('5vor12')).slice(0, 10).map(({ id }) => id);
    const series = { version: 1, puzzles: ids, answers: ids.slice(1).map(() => 'solved'), from: 1500 };
    const progress = {
      version: 1,
      player: { ...NEW_PLAYER, deviation: 60 },
      counted: 30,
      puzzles: {},
      days: {},
    };
    const { page, context, errors } = await visit('/puzzles', {
      dark: true,
      before: (page) =>
        page.addInitScript(
          ([one, two]) => {
            if (localStorage.getItem('crescendo.puzzles.5vor12') !== null) return;
            localStorage.setItem('crescendo.puzzles.series.5vor12', one!);
            localStorage.setItem('crescendo.puzzles.5vor12', two!);
          },
          [JSON.stringify(series), JSON.stringify(progress)],
        ),
    });
    const card = page.locator('.puzzle-card[data-game="5vor12"]');
    await expect.poll(() => card.innerText()).toContain('1500 ± 120');
    await press(page, card.getByRole('link', { name: /Continue \(9 of 10\)/ }), 'keys');
    await press(page, page.getByRole('button', { name: /^Hint/ }), 'keys');
    await page.locator('.puzzle-hint').waitFor();
    const puzzle = await puzzleById('5vor12', ids[9]!);
    await solve(page, puzzle, 'keys');
    expect(await page.locator('.puzzle-result').innerText()).toMatch(/^Correct, with a hint\./);
    // The focus has left the board, which takes no more input, for what comes next.
    const next = page.getByRole('button', { name: 'See how it went' });
    await expect.poll(() => next.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Ten puzzles done' }).waitFor();
    expect(await page.locator('.puzzle-score').innerText()).toBe('9 of 10 on the first try');
    expect((await storedJson(page, 'puzzles.5vor12')).counted).toBe(31);
    expect(await findings(page)).toEqual([]);
    // Each of them can be looked at again.
    await page.locator('.dot a').nth(9).click();
    await page.locator('.exercise .board-host').waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  test('in six languages, on the narrowest screen', async () => {
    const { id, goal } = (await loadPuzzles('rummikub')).find(({ theme }) => theme === 'joker')!;
    const { page, context, errors } = await visit(`/puzzles/rummikub/${id}`, { size: 'phone' });
    await page.setViewportSize({ width: 320, height: 568 });
    for (const language of LANGUAGES) {
      const answers = await load(language, 'learn/answers');
      await page.locator('.language-choice select').selectOption(language);
      await expect.poll(() => page.locator('.exercise-prompt b').innerText()).toBe(goalText(answers, goal));
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect([language, width]).toEqual([language, 320]);
    }
    expect(errors).toEqual([]);
    await context.close();
  });
});
