// The boards of 5 vor 12, Qwinto and Finito! say why: at the place, in the bar, and in the result.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { askForMove } from '../play/hints.ts';
import { keepTable } from '../play/prepared.ts';
import { readTable } from '../play/table-state.ts';
import { inBrowser, SIZES, visit } from '../support/person.ts';

const atTable = async (page: Page, name: string): Promise<void> => {
  await page.goto(`/table/${name}`);
  await page.locator('.table-page[data-mine="true"]').waitFor();
};

/** 5 vor 12: A has an 18 at the top left, and a 7 in hand. */
const FALLING = ['* 18', '* 5', 'A a1', 'B a1', '* 7', '* 9'];
/** On boards of two by two, A's last free square takes 6, 7 or 8; a 5, which A has already, lies open. */
const SMALL = { size: 2 };
const USELESS = [
  ...['* 5', '* 1', 'A a1', 'B a1', '* 9', '* 2', 'A b2', 'B b2'],
  ...['A draw', '* 6', 'A b1', 'B draw', '* 5', 'B leave'],
];
/** The same with two open 7s. */
const TWO_SEVENS = [...USELESS, 'A draw', '* 7', 'A leave', 'B draw', '* 7', 'B leave'];
const WINNING = [...USELESS, 'A draw', '* 7'];
/** Qwinto: three misthrows on each sheet; A may write a 3, or make the fourth. */
const GIVEN = { firstSeat: 'given' };
const FOURTH = [
  ...[1, 2, 3].flatMap(() =>
    ['A', 'B'].flatMap((who) => [`${who} dice o`, '* roll o3', `${who} keep`, 'A skip', 'B skip']),
  ),
  ...['A dice o', '* roll o3', 'A keep'],
];
/** With rows of two fields: A has a 3 in the first orange one, and may write a 5 beside it. */
const SHORT_ROWS = { ...GIVEN, width: 2 };
const COMPLETING = [
  ...['A dice o', '* roll o3', 'A keep', 'A write o2', 'B skip'],
  ...['B dice o', '* roll o5', 'B keep'],
];
/** Finito! with two counters: both lie, A's in the wrong order beside each other; the die shows what is taken. */
const TWO_COUNTERS = { counters: 2, open: 2 };
const TAKEN = [
  ...['* counter 1', '* counter 2', '* counter 1', '* counter 2', '* roll 5'],
  ...['A place 2 b1', 'B place 2 b1', '* roll 5', 'A place 1 b2', 'B place 1 b2', '* roll 5'],
];

inBrowser('explained', () => {
  test('5 vor 12: what is out of order, what fits nowhere, what was picked up, and who has won', async () => {
    const { page, context, errors } = await visit('/', {
      size: 'phone',
      touch: true,
      before: async (page) => {
        await keepTable(page, 'falling', { game: '5vor12', events: FALLING });
        await keepTable(page, 'useless', { game: '5vor12', options: SMALL, events: USELESS });
        await keepTable(page, 'sevens', { game: '5vor12', options: SMALL, events: TWO_SEVENS });
        await keepTable(page, 'winning', { game: '5vor12', options: SMALL, events: WINNING });
      },
    });
    const prompt = page.locator('.bar-prompt');
    await atTable(page, 'falling');
    expect(await page.locator('[data-breaks]').count()).toBe(3);
    await page.locator('.v12-tip', { hasText: 'nothing will fit in between until you exchange' }).waitFor();
    // Allowed all the same; then it is said what lies so.
    await page.locator('[data-place="square-5"]').tap();
    await page.locator('.v12-tip', { hasText: 'No number fits between your 18 and your 7' }).waitFor();

    await atTable(page, 'useless');
    await page.locator('[data-piece="open-5"]').tap();
    await page.locator('.bubble', { hasText: 'would only fit where you already have one' }).waitFor();
    await prompt
      .filter({ hasText: 'The 5 fits nowhere. Reveal a tile instead.' })
      .waitFor({ state: 'attached' });
    const { events } = await readTable(page);
    await page.locator('.v12-pile').tap();
    await expect.poll(async () => (await readTable(page)).events).toBeGreaterThan(events);

    await atTable(page, 'sevens');
    await page.locator('[data-piece="open-7"]').tap();
    await prompt.filter({ hasText: 'There are 2 face-up 7s. Put the 7' }).waitFor({ state: 'attached' });
    await page.reload();
    await page.locator('[data-piece="open-7"][aria-pressed="true"]').waitFor();

    await atTable(page, 'winning');
    await page.locator('[data-place="square-4"]').tap();
    await prompt.filter({ hasText: 'You win!' }).waitFor({ state: 'attached' });
    expect(await page.locator('.bar-news').textContent()).toMatch(/You put the 7 .* That fills the board!/);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('Qwinto: why the game is over, a complete row, and a hint with its dice and a reason', async () => {
    const { page, context, errors } = await visit('/', {
      size: 'phone',
      before: async (page) => {
        await keepTable(page, 'fourth', { game: 'qwinto', options: GIVEN, events: FOURTH });
        await keepTable(page, 'row', { game: 'qwinto', options: SHORT_ROWS, events: COMPLETING });
        await keepTable(page, 'dice', { game: 'qwinto', options: GIVEN, events: FOURTH.slice(0, 10) });
      },
    });
    await atTable(page, 'dice');
    await askForMove(page, 'tap');
    await page
      .locator('.note-facts', { hasText: /\brolls?\b/ })
      .first()
      .waitFor();
    const marked = page.locator('.qw-die[data-hint="true"]').first();
    expect(await marked.evaluate((die) => getComputedStyle(die).outlineStyle)).toBe('solid');

    await atTable(page, 'row');
    await page.locator('.qw-mine [data-place="field-1"]').click();
    await page.locator('.qw-mine .qw-band.qw-orange[data-full]').waitFor();
    await page.locator('.log-button').click();
    await expect
      .poll(async () => (await page.locator('.log .unseen').allInnerTexts()).join(' '))
      .toMatch(/You have completed the orange row\. It scores its last number: 5\./);

    await atTable(page, 'fourth');
    await page.locator('.qw-nothing').click();
    await page.locator('.qw-actions [data-yes]').click();
    await page.locator('.result-why', { hasText: 'Your fourth misthrow ended the game.' }).waitFor();
    const warnings = await page.locator('.qw-misthrows').allTextContents();
    expect(warnings.filter((text) => text.includes('One more'))).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('Finito!: what the die and the ladder mean, where the order breaks, and numbers large enough', async () => {
    const { page, context, errors } = await visit('/', {
      size: 'phone',
      touch: true,
      before: async (page) => {
        await keepTable(page, 'taken', { game: 'finito', options: TWO_COUNTERS, events: TAKEN });
        await keepTable(page, 'counters', { game: 'finito', decisions: 30 });
      },
    });
    await atTable(page, 'taken');
    await page.locator('.finito-ask').tap();
    await page.locator('.bubble', { hasText: 'you have no free 5' }).waitFor();
    await page.locator('.finito-ladder-ask >> visible=true').tap();
    await page.locator('.bubble', { hasText: 'Put 2 counters in order and you win.' }).waitFor();
    const cut = await page.locator('.finito-own .finito-cut circle').boundingBox();
    expect(cut?.width).toBeGreaterThan(14);

    await atTable(page, 'counters');
    for (const { width, height } of Object.values(SIZES)) {
      await page.setViewportSize({ width, height });
      const sizes = await page
        .locator('.finito-own .finito-printed, .finito-own .finito-counter, .finito-other text')
        .evaluateAll((elements) =>
          elements
            .filter((element) => element.checkVisibility())
            .map((element) => {
              const svg = element instanceof SVGElement ? element.ownerSVGElement : null;
              const scale = svg ? svg.getBoundingClientRect().width / svg.viewBox.baseVal.width : 1;
              return Number.parseFloat(getComputedStyle(element).fontSize) * scale;
            }),
        );
      expect(Math.min(...sizes), `${width} × ${height}`).toBeGreaterThanOrEqual(10);
    }
    expect(errors).toEqual([]);
    await context.close();
  });
});
