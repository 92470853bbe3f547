// The button for hints, pressed again and again: what to think of, where it is, the move, and then it is played.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { listen, untilHeard } from '../support/heard.ts';
import { inBrowser, visit } from '../support/person.ts';
import { hintButton } from './hints.ts';
import { keepTable } from './prepared.ts';
import { readTable } from './table-state.ts';

/** However slow the machine is. */
const SOON = { timeout: 20_000 };

const FIRST = 'B3 B4 B5 B6 B7 | K3 K4 K5 K6 K7';
const HANDS = [
  [...FIRST.split(/ \| | /), ...'Y3 Y7 K13 B11 R9 Y13 R12 B9'.split(' ')],
  'R1 R1 B1 K8 K9 B13 Y11 Y8 R13 R9 B9 K1 Y1 Y9 B11 R11 K9 Y12'.split(' '),
];
/** The yellow 3 and the yellow 7 make groups with both ends of two runs: six steps, and enough is left to lay them at once. */
const LARGE = {
  game: 'rummikub',
  options: { startDraw: 'none', threePairsRedeal: false, openMin: 0, handSize: 18 },
  events: [
    ...HANDS[0]!.flatMap((tile, i) => [`* ${tile}`, `* ${HANDS[1]![i]}`]),
    ...[`A play ${FIRST}`, 'B draw', '* Y13'],
  ],
};
const FINITO = { game: 'finito', decisions: 30 };
const QWINTO = {
  game: 'qwinto',
  options: { startDice: 'seat', bonus: 'column', bonusScore: 'number' },
};
/** The highest roll there is: nobody would roll again. */
const KEPT = {
  game: 'qwinto',
  options: { firstSeat: 'given' },
  events: ['A dice oyp', '* roll o6 y6 p6'],
};

const atTable = async (page: Page, name: string): Promise<void> => {
  await page.goto(`/table/${name}`);
  await page.locator('.table-page[data-mine="true"]').waitFor();
};
const moment = (page: Page) => page.locator('.table-page').getAttribute('data-moment');
const title = (page: Page) => page.locator('.note-grade').innerText();
const marked = (page: Page) => page.locator('[data-hinted]').count();

inBrowser('hints in grades', () => {
  test('Finito! on a phone: four presses, and the move can be taken back', async () => {
    const { page, context, errors } = await visit('/', {
      size: 'phone',
      touch: true,
      before: (page) => keepTable(page, 'finito', FINITO),
    });
    await atTable(page, 'finito');
    const tool = page.locator('.bar-buttons button').first();
    await tool.tap();
    await expect.poll(() => title(page), SOON).toBe('Think about it:');
    expect(await page.locator('.board-host .is-hinted').count()).toBe(0);
    await expect.poll(() => hintButton(page).innerText()).toBe('Where?');

    await hintButton(page).tap();
    await expect.poll(() => title(page), SOON).toBe('Where it is:');
    expect(await marked(page)).toBe(1);
    expect(await page.locator('.board-host .is-hinted').count()).toBe(0);

    // Put away, it goes on where it was.
    await page.locator('.note-close').tap();
    await page.locator('.note.hint').waitFor({ state: 'detached' });
    expect(await marked(page)).toBe(0);
    expect(await tool.getAttribute('aria-label')).toBe('Hint: Which move?');
    await tool.tap();
    await expect.poll(() => title(page), SOON).toBe('The move:');
    expect(await page.locator('.board-host .is-hinted').count()).toBeGreaterThan(0);
    expect(await marked(page)).toBe(0);
    await expect.poll(() => hintButton(page).innerText()).toBe('Play it');
    // The bot decides at the same time; nothing has been decided here.
    const rolls = page.locator('.finito-foot');
    const before = await rolls.innerText();

    await hintButton(page).tap();
    await expect.poll(() => rolls.innerText(), SOON).not.toBe(before);
    await page.locator('.table-page[data-mine="true"]').waitFor();
    await page.getByRole('button', { name: 'Take back' }).tap();
    await expect.poll(() => rolls.innerText(), SOON).toBe(before);
    // Once more from the beginning.
    expect(await tool.getAttribute('aria-label')).toBe('Hint');
    expect(errors).toEqual([]);
    await context.close();
  });

  test('Rummikub by keys: a large rearrangement is told in parts of three steps, and each grade is heard', async () => {
    const { page, context, errors } = await visit('/', {
      before: async (page) => {
        await listen(page);
        await keepTable(page, 'large', LARGE);
      },
    });
    await atTable(page, 'large');
    const before = await moment(page);
    const numbers = () => page.locator('.rk-tile[data-order]').count();
    await page.keyboard.press('h');
    await untilHeard(page, /^Think about it: One of your yellow tiles fits once you rearrange the table/m);
    await page.keyboard.press('h');
    await untilHeard(page, /^Where it is: Look at the /m);
    expect(await page.locator('.rk-set[data-hinted]').count()).toBeGreaterThan(1);
    expect(await numbers()).toBe(0);
    await page.keyboard.press('h');
    await untilHeard(page, /^The move, 1 of 2: Start the group of \ds with /m);
    expect(await page.locator('.note-step').count()).toBe(3);
    await expect.poll(numbers, SOON).toBe(3);
    await page.keyboard.press('h');
    await untilHeard(page, /^The move, 2 of 2: Start the group of \ds with /m);
    expect(await page.locator('.note-number').allInnerTexts()).toEqual(['4', '5', '6']);
    await expect.poll(numbers, SOON).toBe(3);
    expect(await moment(page)).toBe(before);
    await page.keyboard.press('h');
    await page.locator('.rk-set[aria-label="Group: black 3, blue 3, yellow 3"]').waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  test('Qwinto: the dice of the advice are marked only with the move', async () => {
    const { page, context, errors } = await visit('/', {
      before: (page) => keepTable(page, 'dice', QWINTO),
    });
    await atTable(page, 'dice');
    const dice = page.locator('.qw-die[data-hint="true"]');
    const tool = page.locator('.bar-buttons button').first();
    await tool.click();
    await expect.poll(() => title(page), SOON).toBe('Think about it:');
    expect(await dice.count()).toBe(0);
    while ((await page.locator('.note.hint .note-move').count()) === 0) await tool.click();
    await expect.poll(() => dice.count(), SOON).toBeGreaterThan(0);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('Qwinto: a hint to keep a roll marks the field for its sum, and playing it writes the sum there', async () => {
    const { page, context, errors } = await visit('/', {
      before: (page) => keepTable(page, 'kept', KEPT),
    });
    await atTable(page, 'kept');
    const tool = page.locator('.bar-buttons button').first();
    await tool.click();
    while ((await page.locator('.note.hint .note-move').count()) === 0) await tool.click();
    expect(await page.locator('.note.hint').innerText()).toContain('Keep the 18');
    const field = page.locator('.qw-mine [data-ghost="hint"]');
    await expect.poll(() => field.count(), SOON).toBe(1);
    const place = await field.getAttribute('data-place');
    await tool.click();
    await expect.poll(async () => (await readTable(page)).record, SOON).toMatch(/A keep\n(?:.*\n)*?A write/);
    expect(await page.locator(`.qw-mine [data-place="${place}"]`).innerText()).toContain('18');
    expect(errors).toEqual([]);
    await context.close();
  });
});
