// Every text and every name of the page, from the end of a game back to its start: no plate in a sentence, nobody waited for.
import { LANGUAGES, type Language } from '@crescendo/words';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PLATE, UNFINISHED, WRONG } from '../../../words/scripts/refused-forms.ts';
import { playByBots, savedGameFrom, withStored } from '../play/prepared.ts';
import { inBrowser, visit } from '../support/person.ts';

const GAMES = ['5vor12', 'rummikub', 'finito', 'qwinto'];
/** Each game in three languages, each language with two games. */
const WALKS = GAMES.flatMap((game, i) =>
  LANGUAGES.flatMap((language, j) => ((i + j) % 2 === 0 ? [[game, language] as const] : [])),
);
/** Long enough that everybody has done everything. */
const MAX_STEPS = 60;

/** Collects what is read and heard, text by text. */
const textsOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const all: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node as Element;
      for (const name of ['aria-label', 'title']) all.push(element.getAttribute(name) ?? '');
      const isBlock = !/inline/.test(getComputedStyle(element).display);
      const isInnermost = ![...element.children].some(
        (child) => !/inline/.test(getComputedStyle(child).display),
      );
      if (isBlock && isInnermost) all.push((element.textContent ?? '').replaceAll(/\s+/g, ' ').trim());
    }
    return [...new Set(all)].filter((text) => text !== '');
  });

const isRefused = (language: Language, text: string): boolean =>
  PLATE[language]?.test(text) === true ||
  WRONG[language]?.test(text) === true ||
  (/ /.test(text) && UNFINISHED.test(text)) ||
  /undefined|NaN|\[object/.test(text);

inBrowser('stepping back', () => {
  test.each(WALKS)('%s in %s: every sentence has its form for the reader', async (game, language) => {
    const states = await playByBots(game, 2, `walk ${language}`);
    const match = states[Math.min(MAX_STEPS, states.length - 1)]!;
    const { page, context, errors } = await visit('/', {
      language,
      before: withStored([savedGameFrom('walk', match)]),
    });
    await page.goto('/table/walk');
    await page.locator('.log li').first().waitFor();
    const back = page.locator('.stepper .button.icon').nth(1);
    const found = new Set<string>();
    let steps = 0;
    for (let moment = -1; moment !== 0; steps++) {
      for (const text of await textsOf(page)) if (isRefused(language, text)) found.add(text);
      moment = Number(await page.locator('.table-page').getAttribute('data-moment'));
      if (moment > 0) {
        await back.click();
        await expect
          .poll(() => page.locator('.table-page').getAttribute('data-moment'))
          .toBe(String(moment - 1));
      }
    }
    expect(steps).toBeGreaterThan(8);
    expect([...found]).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  });
});
