// After a game: its review from the result, the curve by keyboard and finger, playing on from a moment; and one's own mistakes
// as exercises on the real board.

import { botFor } from '@crescendo/bots';
import type { Review } from '@crescendo/bots/review';
import {
  type AnyGame,
  type AnyMatch,
  type AnyMove,
  formatRecord,
  gameById,
  itemAt,
  playOut,
  presetOptions,
  range,
  seeded,
} from '@crescendo/rules';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { judgeChecksums } from '../../judge-checksums.ts';
import type { Mistake } from '../../src/features/review/data/mistakes.ts';
import { GESTURES } from '../play/gestures.ts';
import { playByBots, savedGameFrom, withStored } from '../play/prepared.ts';
import { savedGameOf } from '../play/table-state.ts';
import { findings } from '../support/axe.ts';
import { storedEntries, storeEntry } from '../support/database.ts';
import { cutOff } from '../support/fitting.ts';
import { inBrowser, SIZES, visit, type Way } from '../support/person.ts';
import { rummikubReview } from './rummikub-review.ts';
import { numbersAgree, sumShown } from './shown-numbers.ts';

/** The review is made in a Worker, which takes as long as it takes. */
const LONG = { timeout: 120_000 };
const TITLES = {
  de: 'Rückblick',
  fr: 'Analyse',
  it: 'Analisi',
  nl: 'Terugblik',
  es: 'Análisis',
  en: 'Review',
};

const waitForReview = async (page: Page): Promise<void> => {
  await page.locator('.review').waitFor(LONG);
  await page.locator('.review-making').waitFor({ ...LONG, state: 'detached' });
};

const valueText = (slider: Locator): Promise<string | null> => slider.getAttribute('aria-valuetext');

/** An exercise that does not need the expert: the better move and the one that was played are known. */
const exerciseAt = (id: string, match: AnyMatch, better: AnyMove, played: AnyMove): Mistake => ({
  version: 1,
  id,
  game: match.game.id,
  record: formatRecord(match.record({ names: range(match.seats).map(() => '') }), gameById),
  seat: 0,
  players: [
    { kind: 'human', name: '' },
    { kind: 'bot', level: 'casual', name: '' },
  ],
  better: match.game.notation.move.format(better),
  played: match.game.notation.move.format(played),
  loss: 0.2,
  because: [],
  theme: 'wrong-square',
  added: Date.now(),
  card: { due: 1, stability: 0, difficulty: 0, reps: 0, lapses: 0, answered: null },
});

/** Three decisions of the first seat in Finito!, each with two moves to choose from. */
const exercises = async () => {
  const game = await playByBots('finito', 2, 'exercises');
  const asked = game.filter(
    (match) => match.turn.kind === 'players' && match.turn.seats[0] === 0 && [...match.moves(0)].length > 2,
  );
  return [1, 3, 5].map((nth, i) => {
    const match = itemAt(asked, nth);
    const [better, played] = [...match.moves(0)].filter(({ type }) => type !== 'pass');
    return {
      match,
      better: better!,
      mistake: exerciseAt(`e.${i}`, match, better!, played!),
      played: played!,
    };
  });
};

/** Opens a saved review as if this version had made it before. */
const openSavedReview = async (page: Page, review: Review): Promise<void> => {
  await page.locator('.finished').waitFor();
  const judge = judgeChecksums()[review.game];
  await storeEntry(page, 'reviews', 'over', { id: 'over', judge, at: Date.now(), review });
  await page.goto('/review/over');
};

inBrowser('review', () => {
  test('rules that nothing was learnt about: ranges, and neither luck nor skill', async () => {
    const game: AnyGame = gameById('5vor12')!;
    const greedy = (await botFor(game, 'greedy'))!;
    const options = presetOptions(game, 'lucky-numbers-bruno');
    const over = playOut({ game, seats: 2, options, players: [greedy, greedy], dice: seeded('bruno') });
    const { page, context, errors } = await visit('/review/over', {
      size: 'phone',
      before: withStored([savedGameFrom('over', over)]),
    });
    await waitForReview(page);
    expect(await page.locator('.review-figures').innerText()).toContain('off by up to 10%');
    expect(await page.locator('.review-figures .meter').count()).toBe(0);
    const slider = page.getByRole('slider');
    await slider.focus();
    await page.keyboard.press('Home');
    const range = /\d+%.*–.*\d+%/;
    await expect.poll(() => page.locator('.curve-legend .own b').innerText()).toMatch(range);
    expect(await valueText(slider)).toMatch(range);
    // At the end the result is known.
    await page.keyboard.press('End');
    await expect.poll(() => page.locator('.curve-legend .own b').innerText()).toMatch(/^(100|50|0)%$/);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('from the result to the review: figures, curve, moments, and a game that goes on', async () => {
    const game = await playByBots('finito', 2, 'review');
    const [going, over] = [game.at(-2)!, game.at(-1)!];
    const { page, context, errors } = await visit('/review/going', {
      size: 'phone',
      before: withStored([savedGameFrom('over', over), savedGameFrom('going', going)]),
    });
    // While a game goes on, nobody is told what would be better.
    await page.getByRole('heading', { name: 'This game isn’t over yet' }).waitFor();
    await page.goto('/table/over');
    await page.locator('.table-bar .button.main', { hasText: 'Result' }).click();
    await page.locator('.sheet .button', { hasText: 'Review' }).click();
    await page.waitForURL('**/review/over');
    await waitForReview(page);
    const figures = await page.locator('.review-figures').innerText();
    expect(figures).toMatch(/You (won|lost|shared the win)/);
    expect([0, 50, 100]).toContain((await sumShown(page)).at(-1));
    await numbersAgree(page);
    const titles = await page.locator('.moment-list .moment-kind').allInnerTexts();
    expect(new Set(titles.map((title) => title.split('\n')[0])).size).toBe(titles.length);
    for (const title of titles) expect(title).toMatch(/Roll \d+$/);

    await page.reload();
    await waitForReview(page);
    // The costliest mistake is shown first, with the better move on the board.
    const stage = page.locator('.review-stage');
    expect(await page.locator('.moment-button').count()).toBeGreaterThan(0);
    expect(await page.locator('.moment-list .moment-button').count()).toBeLessThanOrEqual(3);
    await page.locator('.moment-button[aria-pressed="true"]').waitFor();
    await stage.locator('.is-hinted').first().waitFor();
    // So is the move that was played, with a key for the two.
    await stage.locator('[data-instead]').first().waitFor();
    expect(await stage.locator('.review-key').innerText()).toMatch(/better move[\s\S]+your move/);
    expect(await page.locator('.moment').innerText()).toMatch(
      /You played[\s\S]+Better[\s\S]+This cost you (about one game in \d+|almost the whole game)/,
    );

    const slider = page.getByRole('slider', { name: 'Chance to win' });
    await slider.focus();
    await page.keyboard.press('Home');
    expect(await valueText(slider)).toMatch(/^Roll 1: you \d+%, Andante \d+%\.$/);
    expect(await stage.getAttribute('data-moment')).toBe('0');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    expect(await valueText(slider)).toMatch(/^Roll \d+: you \d+%/);
    await page.keyboard.press('End');
    const last = Number(await slider.getAttribute('aria-valuemax'));
    expect(await stage.getAttribute('data-moment')).toBe(String(last));
    const box = (await slider.boundingBox())!;
    await page.mouse.move(box.x + box.width / 4, box.y + 40);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2, box.y + 40);
    await page.mouse.up();
    await expect.poll(() => slider.getAttribute('aria-valuenow')).toBe(String(Math.round(last / 2)));
    await page.locator('.review-text summary').click();
    await expect.poll(() => page.locator('.review-text li').count()).toBe(last + 1);
    await page.locator('.moment-button').first().click();

    for (const size of [SIZES.desktop, SIZES.tablet, SIZES.phone]) {
      await page.setViewportSize(size);
      expect(await cutOff(page), `${size.width}`).toEqual([]);
    }
    expect(await findings(page)).toEqual([]);
    for (const [language, title] of Object.entries(TITLES)) {
      await page.locator('.language-choice select').selectOption(language);
      await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toContain(title);
      expect(await cutOff(page), language).toEqual([]);
    }

    // Kept: it is there again without being made.
    await page.route(/bot-worker/, (route) => route.abort());
    await page.reload();
    await page.locator('.moment-button').first().waitFor();
    expect(await page.locator('.review-making').count()).toBe(0);
    await page.unroute(/bot-worker/);

    await page.locator('.moment-button').first().click();
    // The better move, step by step, and back to the moment.
    await page.getByRole('button', { name: 'Show me' }).click();
    const line = page.locator('.review-stage[data-line]');
    await line.waitFor();
    const news = page.locator('.review-news');
    await expect.poll(() => news.innerText()).toMatch(/^How it might have gone on \(1 of [2-9]\)\. You /);
    await expect.poll(() => page.locator('.review-line-foot').innerText()).toBe('Back to the moment');
    await page.locator('.review-bar').getByRole('button').last().click();
    await expect.poll(() => news.innerText()).toMatch(/^How it might have gone on \(2 of \d\)\. You /);
    // The move of the game is not marked in it.
    expect(await stage.locator('[data-instead]').count()).toBe(0);
    expect(await findings(page)).toEqual([]);
    expect(await cutOff(page)).toEqual([]);
    // Both the board and the way on are in sight.
    const way = (await page.locator('.review-below').boundingBox())!;
    expect(way.y + way.height).toBeLessThanOrEqual(SIZES.phone.height);
    await page.getByRole('button', { name: 'Back to the moment' }).click();
    await stage.locator('.is-hinted').first().waitFor();
    expect(await line.count()).toBe(0);

    // A mistake of the other is drawn on the board of the other, and told to them.
    await page.getByRole('region', { name: 'What Andante missed' }).getByRole('button').first().click();
    await expect
      .poll(() => page.locator('.moment').innerText())
      .toMatch(/Andante played\s[\s\S]+Better\s[\s\S]+Tip for Andante\s/);
    // All numbers are as Andante could tell them.
    const told = /the chance was (\d+%)/.exec(await page.locator('.moment').innerText())?.[1];
    expect(await page.locator('.curve-legend b').last().innerText()).toBe(told);
    expect(await page.locator('.review-news').innerText()).toContain(`Andante ${told}`);
    expect(await page.locator('.curve-how').innerText()).toContain('As far as Andante could tell');
    await stage.locator('.is-hinted').first().waitFor();
    await stage.locator('[data-instead]').first().waitFor();
    expect(await stage.locator('.review-key').innerText()).toMatch(/better move[\s\S]+Andante’s move/);
    await page.locator('.moment-list .moment-button').first().click();

    await page.locator('.what-would .button', { hasText: 'Adagio' }).click();
    await page.locator('.would-play b').waitFor();
    await page.getByRole('button', { name: 'Play on from here' }).click();
    await page.waitForURL('**/table/*');
    await page.locator('.table-page[data-mine="true"]').waitFor();
    expect(await savedGameOf(page)).toMatchObject({ from: 'over', over: false });
    expect(Object.keys(await storedEntries(page, 'exercises')).length).toBeGreaterThan(0);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('a better move is in sight, or can be scrolled to; with room enough all is in sight at once', async () => {
    const { over, review } = await rummikubReview();
    const { page, context, errors } = await visit('/', {
      size: 'phone',
      touch: true,
      before: withStored([savedGameFrom('over', over)]),
    });
    await openSavedReview(page, review);
    await page.locator('.moment-list .moment-button').click();
    const stage = page.locator('.review-stage');
    // A board below the list comes up.
    await expect.poll(async () => (await stage.boundingBox())!.y).toBeLessThan(100);
    await stage.locator('.rk-tile[data-mark="next"]').first().waitFor();
    // Every tile of the better play is named, however many they are.
    expect(await page.locator('dd.moment-better').innerText()).toMatch(/^Lay (the|a) /);
    expect(await stage.locator('.rk-bar').isVisible()).toBe(false);
    const felt = stage.locator('.rk-felt');
    const scrolled = () => felt.evaluate(({ scrollTop }) => scrollTop);
    expect(await felt.evaluate((element) => element.scrollHeight > element.clientHeight)).toBe(true);
    const before = await scrolled();
    await felt.hover();
    await page.mouse.wheel(0, before > 0 ? -500 : 500);
    await expect.poll(scrolled).not.toBe(before);
    // Nothing speaks of keys where there is only a finger.
    expect(await page.locator('.review-curve').innerText()).not.toContain('keys');
    expect(await cutOff(page)).toEqual([]);

    const bottomOf = (what: string) =>
      page.locator(what).evaluate((element) => element.getBoundingClientRect().bottom);
    // Beside the board, what is said of a moment comes up.
    await page.setViewportSize(SIZES.desktop);
    await page.evaluate(() => scrollTo(0, 0));
    await page.locator('.moment-list .moment-button').click();
    await expect.poll(() => bottomOf('.moment')).toBeLessThanOrEqual(SIZES.desktop.height);
    expect(await bottomOf('.review-stage')).toBeLessThanOrEqual(SIZES.desktop.height);

    await page.setViewportSize(SIZES.wide);
    await page.evaluate(() => scrollTo(0, 0));
    for (const what of ['.review-curve', '.review-stage', '.moment'])
      await expect.poll(() => bottomOf(what), { message: what }).toBeLessThanOrEqual(SIZES.wide.height);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('to draw is shown on the board, which is not laid out as it was at the end', async () => {
    const { over, review } = await rummikubReview('early');
    const { page, context, errors } = await visit('/', {
      before: withStored([savedGameFrom('over', over)]),
    });
    await openSavedReview(page, review);
    const stage = page.locator('.review-stage');
    await stage.locator('.rk-draw[data-hint]').waitFor();
    // Few sets lie there, in the first rows: as if nothing else had ever been on the table.
    const sets = await stage
      .locator('.rk-set')
      .evaluateAll((all) => all.map((set) => set.getBoundingClientRect().top));
    expect(sets.length).toBeGreaterThan(0);
    const felt = await stage.locator('.rk-felt').evaluate((one) => one.getBoundingClientRect().top);
    for (const top of sets) expect(top - felt).toBeLessThan(200);
    // A move that was well found, drawn on the board.
    const best = page.getByRole('region', { name: 'Well found' });
    await best.getByRole('button').click();
    const card = page.locator('.moment');
    await expect.poll(() => card.innerText()).toContain('A casual player finds this about one time in 5.');
    expect(await card.innerText()).toMatch(/^Well found Turn \d+\s+You played\s+Lay /);
    await stage.locator('.rk-tile[data-mark="next"]').first().waitFor();
    expect(await stage.locator('[data-instead]').count()).toBe(0);
    expect(await cutOff(page)).toEqual([]);
    expect(await findings(page)).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('one’s own mistakes as exercises: wrong by mouse, right by keyboard and by touch', async () => {
    const all = await exercises();
    const { page, context, errors } = await visit('/mistakes', {
      size: 'phone',
      touch: true,
      before: withStored(
        [],
        Object.fromEntries(all.map(({ mistake }) => [`mistake.${mistake.id}`, JSON.stringify(mistake)])),
      ),
    });
    const answer = async (move: AnyMove, match: AnyMatch, way: Way): Promise<string> => {
      await page.locator('.exercise .board-host:not([inert]) [data-piece]').first().waitFor();
      await GESTURES.finito!(page, move, match.view(0), way);
      await page.locator('.verdict').waitFor();
      return page.locator('.verdict').innerText();
    };
    const choose = (name: string) => page.getByRole('button', { name, exact: true }).click();
    /** The board and what is below it, which keep their places whatever is said. */
    const boxes = () =>
      page.evaluate(() =>
        ['.exercise .board-host', '.exercise-foot'].map((what) => {
          const { top, bottom } = document.querySelector(what)!.getBoundingClientRect();
          return [Math.round(top), Math.round(bottom)] as const;
        }),
      );
    expect(await page.locator('.mistakes-about').innerText()).toBe('Today: 3 exercises, about 3 minutes.');
    expect(await cutOff(page)).toEqual([]);
    expect(await findings(page)).toEqual([]);
    await page.locator('.exercise-foot').waitFor();
    const places = await boxes();
    expect(places[1]![1]).toBe(SIZES.phone.height);
    expect(places[0]![1]).toBe(places[1]![0]);
    const [first, second, third] = all as [(typeof all)[0], (typeof all)[0], (typeof all)[0]];
    const wrong = await answer(first.played, first.match, 'drag');
    expect(wrong).toMatch(
      /^Not yet\. That is what you played in the game\. It costs you about 20 games in 100\./,
    );
    // The better move is still to be found; the own one is marked.
    expect(wrong).not.toContain('Better: ');
    await page.locator('.exercise[data-wrong] .board-host .is-hinted').first().waitFor();
    expect(await boxes()).toEqual(places);
    expect(await findings(page)).toEqual([]);
    await choose('Try again');
    const found = await answer(first.better, first.match, 'drag');
    expect(found).toMatch(/^Yes, that is better\./);
    // The first answer has decided when it comes back.
    expect(found).toContain('This one comes back tomorrow.');
    await page.locator('.verdict .lesson-link').waitFor();
    expect(await boxes()).toEqual(places);
    expect(await page.locator('.mistakes-about').innerText()).toBe('Today: 3 exercises, about 3 minutes.');
    await choose('Next');
    expect(await answer(second.better, second.match, 'keys')).toMatch(/Yes, that is better\./);
    // A player who answers by keyboard continues by keyboard.
    expect(await page.evaluate(() => document.activeElement?.closest('.exercise-foot') !== null)).toBe(true);
    await choose('Next');
    expect(await answer(third.better, third.match, 'touch')).toMatch(/Yes, that is better\./);
    expect(await boxes()).toEqual(places);
    await choose('Next');
    await page.getByRole('heading', { name: 'Done for today' }).waitFor();
    const saved = await storedEntries<Mistake>(page, 'exercises');
    expect(saved['e.1']!.card.due).toBeGreaterThan(saved['e.0']!.card.due);
    await choose('Practise now anyway');
    for (const number of [1, 2, 3]) {
      await choose('Show me');
      await expect
        .poll(() => page.locator('.verdict').innerText(), { message: `exercise ${number}` })
        .toContain('Better: ');
      await choose('Next');
    }
    await page.getByRole('heading', { name: 'Done for today' }).waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  test('a day without exercises is not done', async () => {
    const { mistake } = itemAt(await exercises(), 0);
    const later = { ...mistake, card: { ...mistake.card, due: Date.now() + 3 * 86_400_000 } };
    const { page, context, errors } = await visit('/mistakes', {
      before: withStored([], { [`mistake.${mistake.id}`]: JSON.stringify(later) }),
    });
    await page.getByRole('heading', { name: 'Nothing to practise today' }).waitFor();
    expect(await page.locator('.page').innerText()).not.toContain('Done');
    await page.getByRole('button', { name: 'Practise now anyway' }).click();
    await page.locator('.exercise .board-host > *').waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });
});
