// The course of a game: its map, a lesson to its end, and its examples.
import {
  type FullLesson,
  grade,
  loadCourse,
  PUZZLE_THEMES,
  type Puzzle,
  positionOf,
} from '@crescendo/bots/puzzles';
import { LANGUAGES, load } from '@crescendo/words';
import { expect, test } from 'vitest';
import { findings } from '../support/axe.ts';
import { inBrowser, visit } from '../support/person.ts';
import { answer, storedJson } from './answers.ts';
import { goOn, passTest, practise } from './lessons.ts';

const lessonOf = async (game: string, id: string): Promise<FullLesson> =>
  (await loadCourse(game)).find(({ lesson }) => lesson.id === id)!;

/** A move that misses the goal. */
const wrongMove = (puzzle: Puzzle): string => {
  const match = positionOf(puzzle);
  const { game } = match;
  const moves = [...game.moves(match.view(puzzle.seat))];
  return game.notation.move.format(moves.find((move) => !grade(puzzle, move, match).isSolved)!);
};

inBrowser('courses', () => {
  test('a lesson by touch on a phone: from the puzzles over the map to the test, kept over a reload', async () => {
    const full = await lessonOf('rummikub', 'groups-and-runs');
    const { page, context, errors } = await visit('/puzzles', { size: 'phone', touch: true });
    await page.locator('[data-game="rummikub"] a[href="/course/rummikub"]').tap();
    await page.getByText('0 of 10 lessons passed').waitFor();
    expect(await findings(page)).toEqual([]);
    await page.getByRole('link', { name: 'Begin' }).tap();
    await page.locator('.example .board-host').waitFor();
    expect(await findings(page)).toEqual([]);
    await practise(page, full, 'tap');
    await page.reload();
    await page.getByRole('button', { name: 'Take the test' }).waitFor();
    await passTest(page, full, 'tap');
    expect(await findings(page)).toEqual([]);
    expect((await storedJson(page, 'course.rummikub')).tests).toEqual({
      'groups-and-runs': { right: 3, of: 3 },
    });
    // Learning counts for nothing.
    expect((await storedJson(page, 'puzzles.rummikub')).counted).toBe(0);
    await page.getByRole('link', { name: 'All lessons' }).tap();
    await page.reload();
    await page.getByText('1 of 10 lessons passed').waitFor();
    const [first, second] = await page.locator('.course-map a').allInnerTexts();
    expect([first, second]).toEqual([
      expect.stringContaining('passed'),
      expect.stringContaining('not begun'),
    ]);
    expect(await page.locator('.course-map a[aria-current="step"]').innerText()).toContain('Adding');
    expect(errors).toEqual([]);
    await context.close();
  });

  test('an example by keyboard, step by step and back, and by itself', async () => {
    const en = (await load('en', 'course/lessons')).rummikub['splitting-run'].steps;
    const { page, context, errors } = await visit('/course/rummikub/splitting-run', { dark: true });
    const caption = page.locator('.example-caption p');
    await expect.poll(() => caption.innerText()).toBe(en[0]);
    const steps = page.locator('.example-steps button');
    await steps.nth(2).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => caption.innerText()).toBe(en[1]);
    await expect
      .poll(() => page.locator('[data-announcement]').allInnerTexts())
      .toContainEqual(expect.stringContaining(en[1]!));
    await steps.nth(0).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => caption.innerText()).toBe(en[0]);
    await steps.nth(1).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => caption.innerText(), { timeout: 15_000 }).toBe(en.at(-1));
    expect(await findings(page)).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('on a phone an example is in sight as a whole as soon as it is played', async () => {
    const { page, context, errors } = await visit('/', { size: 'phone', touch: true });
    for (const game of Object.keys(PUZZLE_THEMES)) {
      const [{ lesson }] = (await loadCourse(game)) as [FullLesson];
      await page.goto(`/course/${game}/${lesson.id}`);
      await page.locator('.example-steps button').last().tap();
      const box = () =>
        page.locator('.example').evaluate((element) => {
          const { top, bottom } = element.getBoundingClientRect();
          return top >= 0 && bottom <= innerHeight;
        });
      await expect.poll(box, { message: game }).toBe(true);
    }
    expect(errors).toEqual([]);
    await context.close();
  });

  test('a test is not passed with wrong answers, and has one answer for each position', async () => {
    const { lesson, test: asked } = await lessonOf('finito', 'gaps');
    const solved = { first: 'solved', isSolved: true, at: 1 };
    const puzzles = Object.fromEntries(lesson.puzzles.map((id) => [id, solved]));
    const { page, context, errors } = await visit('/course/finito/gaps', {
      before: (page) =>
        page.addInitScript(
          (saved) => {
            localStorage.setItem('crescendo.puzzles.finito', saved);
          },
          JSON.stringify({ version: 1, puzzles }),
        ),
    });
    await page.getByRole('button', { name: 'Take the test' }).click();
    for (const puzzle of asked) {
      await page.locator('.puzzle-actions.asking').waitFor();
      await answer(page, puzzle, wrongMove(puzzle), 'drag');
      await page.locator('.puzzle-result.wrong').waitFor();
      expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
      await goOn(page, 'drag');
    }
    await page.getByRole('heading', { name: 'Not passed yet' }).waitFor();
    expect(await page.locator('.puzzle-summary [role="status"]').innerText()).toBe('0 of 3 right');
    expect(errors).toEqual([]);
    await context.close();
  });

  test('an old address of a lesson leads to the course', async () => {
    const { page, context, errors } = await visit(`/puzzles/qwinto/lessons/${PUZZLE_THEMES.qwinto[0]}`);
    await page.locator('.lesson-idea').waitFor();
    expect(new URL(page.url()).pathname).toBe(`/course/qwinto/${PUZZLE_THEMES.qwinto[0]}`);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('in six languages, on the narrowest screen', async () => {
    const { page, context, errors } = await visit('/course/rummikub/joker', { size: 'phone' });
    await page.setViewportSize({ width: 320, height: 568 });
    for (const language of LANGUAGES) {
      const lessons = await load(language, 'learn/lessons');
      const captions = await load(language, 'course/lessons');
      await page.locator('.language-choice select').selectOption(language);
      await expect
        .poll(() => page.getByRole('heading', { level: 1 }).innerText())
        .toContain(lessons.lessons.rummikub.joker);
      await expect
        .poll(() => page.locator('.example-caption p').innerText())
        .toBe(captions.rummikub.joker.steps[0]);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect([language, width]).toEqual([language, 320]);
    }
    expect(errors).toEqual([]);
    await context.close();
  });
});
