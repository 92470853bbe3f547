// Puzzles: the one of the day, a lesson and a series, by mouse, by touch and by keyboard.
import {
  lessonsOf,
  loadPuzzles,
  NEW_PLAYER,
  type Puzzle,
  positionOf,
  puzzleOfTheDay,
} from '@crescendo/bots/puzzles';
import { LANGUAGES, load } from '@crescendo/words';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { goalText } from '../../src/features/learn/solving/text.ts';
import { GESTURES } from '../play/gestures.ts';
import { findings } from '../support/axe.ts';
import { inBrowser, press, visit, type Way } from '../support/person.ts';

const DAY = '2026-11-16';
/** The page believes it is this day; its timers run as ever. */
const onThatDay = (page: Page): Promise<void> => page.clock.setFixedTime(`${DAY}T09:00:00Z`);

/** Make this move in the puzzle's position, in the person's way. */
const answer = async (page: Page, puzzle: Puzzle, text: string, way: Way): Promise<void> => {
  const match = positionOf(puzzle);
  const move = match.game.notation.move.parse(text)!;
  await GESTURES[puzzle.game]!(page, move, match.view(puzzle.seat), way);
};

const solve = async (page: Page, puzzle: Puzzle, way: Way): Promise<void> => {
  await answer(page, puzzle, puzzle.answer, way);
  await page.locator('.puzzle-result.solved').waitFor();
};

// biome-ignore lint/suspicious/noExplicitAny: whatever the page has stored
const storedJson = (page: Page, key: string): Promise<any> =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(`crescendo.${name}`) ?? 'null'), key);

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

  test.each([
    ['finito', 'which-square', 'keys'],
    ['5vor12', 'leaving-room', 'drag'],
  ] as const)('a lesson of %s, %s, by %s', async (game, id, way) => {
    const lesson = lessonsOf(game).find((one) => one.id === id)!;
    const { page, context, errors } = await visit(`/puzzles/${game}/lessons/${id}`);
    await press(page, page.getByRole('button', { name: 'Begin' }), way);
    for (const puzzle of lesson.puzzles) {
      await page.locator('.puzzle-actions.asking').waitFor();
      await solve(page, await puzzleById(game, puzzle), way);
      await press(page, page.locator('.puzzle-actions .button.main'), way);
    }
    await page.getByRole('heading', { name: 'Lesson done' }).waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  test('a lesson by touch, from the rules of the game', async () => {
    const lesson = lessonsOf('qwinto').find(({ id }) => id === 'which-row')!;
    const { page, context, errors } = await visit('/rules/qwinto', { size: 'phone', touch: true });
    await page.getByRole('link', { name: 'Which row 0 of 5' }).tap();
    await page.getByRole('button', { name: 'Begin' }).tap();
    for (const id of lesson.puzzles) {
      await page.locator('.puzzle-actions.asking').waitFor();
      await solve(page, await puzzleById('qwinto', id), 'tap');
      await page.locator('.puzzle-actions .button.main').tap();
    }
    await page.getByRole('heading', { name: 'Lesson done' }).waitFor();
    // Learning counts for nothing.
    expect((await storedJson(page, 'puzzles.qwinto')).counted).toBe(0);
    await page.getByRole('link', { name: /^Next lesson/ }).waitFor();
    expect(await findings(page)).toEqual([]);
    await page.goto('/rules/qwinto');
    await page.getByRole('link', { name: 'Which row done' }).waitFor();
    await page.getByText('1 of 6 lessons done').waitFor();
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
    const lesson = lessonsOf('rummikub').find(({ id }) => id === 'joker')!;
    const { goal } = await puzzleById('rummikub', lesson.puzzles[0]!);
    const { page, context, errors } = await visit('/puzzles/rummikub/lessons/joker', { size: 'phone' });
    await page.setViewportSize({ width: 320, height: 568 });
    await page.getByRole('button', { name: 'Begin' }).click();
    for (const language of LANGUAGES) {
      const lessons = await load(language, 'learn/lessons');
      const answers = await load(language, 'learn/answers');
      await page.locator('.language-choice select').selectOption(language);
      await expect.poll(() => page.locator('h1').innerText()).toContain(lessons.lessons.rummikub.joker.title);
      await expect.poll(() => page.locator('.exercise-prompt b').innerText()).toBe(goalText(answers, goal));
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect([language, width]).toEqual([language, 320]);
    }
    expect(errors).toEqual([]);
    await context.close();
  });
});
