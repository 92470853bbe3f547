// On a small phone the board of a puzzle keeps its place and size through the question, a wrong answer, another try, the solution
// and the next puzzle; all that can be pressed is in sight.
import { grade, isNearlyBest, loadPuzzles, type Puzzle, positionOf } from '@crescendo/bots/puzzles';
import type { AnyMove } from '@crescendo/rules';
import { type Move, playedTiles, type View } from '@crescendo/rules/rummikub';
import { LANGUAGES, load } from '@crescendo/words';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { GESTURES } from '../play/gestures.ts';
import { plainMove } from '../play/rummikub-hand.ts';
import { coveredButtons, cutOff } from '../support/fitting.ts';
import { inBrowser, SIZES, visit } from '../support/person.ts';

const MARKS: { readonly [game: string]: string } = {
  '5vor12': '.v12-hint, .v12-hinted',
  rummikub: '.rk-felt .rk-tile[data-mark="fresh"]',
  finito: '.is-hinted',
  qwinto: '[data-hint="true"], .qw-faint:not(.qw-would)',
};

/** A wrong answer that test hands can give; `undefined` where they know none. */
const wrongAnswer = (puzzle: Puzzle): AnyMove | undefined => {
  const match = positionOf(puzzle);
  const usual = puzzle.mistakes[0]?.move;
  if (usual !== undefined) return match.game.notation.move.parse(usual) ?? undefined;
  const move = plainMove(match.view(puzzle.seat) as View);
  return move.type === 'play' && !grade(puzzle, move, match).isSolved ? move : undefined;
};

/** Ten puzzles, of which the first can be answered wrong. */
const tenOf = async (game: string): Promise<readonly Puzzle[]> => {
  const all = await loadPuzzles(game);
  const first = all.find((puzzle) => wrongAnswer(puzzle) !== undefined);
  if (!first) throw new Error(`no puzzle of ${game} that hands get wrong`);
  return [first, ...all.filter((puzzle) => puzzle !== first)].slice(0, 10);
};

const boxOf = (page: Page, selector: string): Promise<readonly number[]> =>
  page.locator(selector).evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x, y, width, height].map(Math.round);
  });

/** Buttons that are not wholly on the screen; a board's own fields may scroll. */
const outOfSight = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.page .button')]
      .filter((button) => button.checkVisibility())
      .filter((button) => {
        const { left, top, right, bottom } = button.getBoundingClientRect();
        return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
      })
      .map((button) => button.ariaLabel ?? button.innerText),
  );

const giveWrong = async (page: Page, puzzle: Puzzle): Promise<void> => {
  const view = positionOf(puzzle).view(puzzle.seat);
  await GESTURES[puzzle.game]!(page, wrongAnswer(puzzle)!, view, 'tap');
  await page.locator('.puzzle-result.wrong').waitFor();
};

/** The move that was answered or is the solution is drawn as a hint is; in Rummikub every tile that it lays, where it lies. */
const expectMarked = async (page: Page, puzzle: Puzzle, move: AnyMove): Promise<void> => {
  const marks = page.locator('.board-host').locator(MARKS[puzzle.game]!);
  const { table } = positionOf(puzzle).view(puzzle.seat) as Partial<View>;
  const laid = table && playedTiles(table, (move as Extract<Move, { type: 'play' }>).table);
  if (laid) await expect.poll(() => marks.count(), { message: puzzle.id }).toBe(laid.length);
  else await expect.poll(() => marks.count(), { message: puzzle.id }).toBeGreaterThan(0);
};

inBrowser('the board of a puzzle on a small phone', () => {
  test.each(['5vor12', 'rummikub', 'finito', 'qwinto'])('%s: nothing moves', async (game) => {
    const ten = await tenOf(game);
    const series = { version: 1, puzzles: ten.map(({ id }) => id), answers: [], from: null };
    const { page, context, errors } = await visit(`/puzzles/${game}`, {
      size: 'phone',
      touch: true,
      before: (page) =>
        page.addInitScript(
          ([key, value]) => localStorage.setItem(key!, value!),
          [`crescendo.puzzles.series.${game}`, JSON.stringify(series)],
        ),
    });
    await page.locator('.puzzle-actions.asking').waitFor();
    await page.locator('.exercise .board-host > *').waitFor();
    const board = await boxOf(page, '.board-host');
    const foot = await boxOf(page, '.exercise-foot');
    // From edge to edge, and most of the screen.
    expect(board[2]).toBe(SIZES.phone.width);
    expect(board[3]).toBeGreaterThanOrEqual(340);
    const expectSteady = async (when: string): Promise<void> => {
      // The reasons come a little later, and must not move anything either.
      await page.waitForTimeout(300);
      expect([when, ...(await boxOf(page, '.board-host'))]).toEqual([when, ...board]);
      expect([when, ...(await boxOf(page, '.exercise-foot'))]).toEqual([when, ...foot]);
      expect([when, ...(await outOfSight(page))]).toEqual([when]);
      // The badge of a pile of tiles lies over its edge.
      const cut = (await cutOff(page)).filter((what) => !what.startsWith('BUTTON.tile'));
      expect([when, ...cut, ...(await coveredButtons(page))]).toEqual([when]);
      const { scrollHeight, scrolled } = await page.evaluate(() => ({
        scrollHeight: document.documentElement.scrollHeight,
        scrolled: scrollY,
      }));
      expect([when, scrollHeight, scrolled]).toEqual([when, SIZES.phone.height, 0]);
    };
    await expectSteady('question');
    // As wide as at a table, and higher than that: the room is used.
    if (game === 'qwinto') {
      const [, , wide = 0, high = 0] = await boxOf(page, '.qw-mine [data-place="field-0"] .qw-well');
      expect(wide).toBeGreaterThanOrEqual(24);
      expect(high).toBeGreaterThanOrEqual(30);
    }
    // A puzzle is no turn of a game.
    expect(await page.locator('.exercise-prompt .soft').innerText()).toBe('');
    expect(await page.locator('.rk-draw').count()).toBe(0);
    await page.getByRole('button', { name: /^Hint/ }).tap();
    await page.locator('.puzzle-hint').waitFor();
    await expectSteady('hint');
    await giveWrong(page, ten[0]!);
    await expectSteady('wrong answer');
    await expectMarked(page, ten[0]!, wrongAnswer(ten[0]!)!);
    await page.getByRole('button', { name: 'Try again' }).tap();
    await page.locator('.exercise-prompt').waitFor();
    await expectSteady('another try');
    if (game === 'rummikub') await page.getByRole('button', { name: 'Done' }).tap();
    else await giveWrong(page, ten[0]!);
    await page.getByRole('button', { name: 'Show the solution' }).tap();
    await page.locator('.puzzle-result.shown').waitFor();
    await expectSteady('solution');
    await expectMarked(page, ten[0]!, positionOf(ten[0]!).game.notation.move.parse(ten[0]!.answer)!);
    await page.getByRole('button', { name: 'Next' }).tap();
    await page.locator('.puzzle-actions.asking').waitFor();
    await expectSteady('next puzzle');
    expect(errors).toEqual([]);
    await context.close();
  });

  test('in six languages: an answer that is nearly as good is told with the best one, and nothing is cut off', async () => {
    const near = (await loadPuzzles('qwinto')).find((puzzle) =>
      puzzle.mistakes.some((mistake) => mistake.move.startsWith('write') && isNearlyBest(puzzle, mistake)),
    )!;
    const { move } = near.mistakes.find((mistake) => isNearlyBest(near, mistake))!;
    const match = positionOf(near);
    const series = { version: 1, puzzles: [near.id], answers: [], from: null };
    const { page, context, errors } = await visit('/puzzles/qwinto', {
      size: 'phone',
      touch: true,
      before: (page) =>
        page.addInitScript(
          (value) => localStorage.setItem('crescendo.puzzles.series.qwinto', value),
          JSON.stringify(series),
        ),
    });
    await page.locator('.puzzle-actions.asking').waitFor();
    const board = await boxOf(page, '.board-host');
    await GESTURES.qwinto!(page, match.game.notation.move.parse(move)!, match.view(near.seat), 'tap');
    const verdict = page.locator('.puzzle-result.solved');
    await verdict.waitFor();
    for (const language of LANGUAGES) {
      const words = await load(language, 'learn/puzzles');
      await page.locator('.language-choice select').selectOption(language, { force: true });
      await expect.poll(() => verdict.innerText()).toContain(words.nearly);
      expect(await verdict.innerText()).toContain(words.bestIs);
      await expect.poll(() => boxOf(page, '.board-host'), { message: language }).toEqual(board);
      expect([language, ...(await outOfSight(page)), ...(await coveredButtons(page))]).toEqual([language]);
    }
    expect(errors).toEqual([]);
    await context.close();
  });
});
