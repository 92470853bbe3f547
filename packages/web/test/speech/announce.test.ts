// Played without seeing the page: what happens is said, once and in order; the focus is never lost; moves can be typed.
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hintButton } from '../play/hints.ts';
import { keepTable } from '../play/prepared.ts';
import { readTable, waitForTurn } from '../play/table-state.ts';
import { findings } from '../support/axe.ts';
import { focused, heard, listen, untilHeard } from '../support/heard.ts';
import { inBrowser, reach, visit } from '../support/person.ts';

/** On a busy machine everything takes its time. */
const PATIENCE = 20_000;

const GIVEN = { firstSeat: 'given' };
/** Qwinto: A has rolled a yellow 4 and a purple 5. */
const ROLLED = ['A dice yp', '* roll y4 p5'];
/** Finito! with two counters: the 2 on one of the 9s ends the game. */
const TWO_COUNTERS = { counters: 2, open: 2 };
const LAST_BUT_ONE = [
  ...['* counter 1', '* counter 2', '* counter 1', '* counter 2', '* roll 5'],
  ...['A place 1 b1', 'B place 2 b1', '* roll 9'],
];

const withSettings = (page: Page, settings: object): Promise<unknown> =>
  page.addInitScript(
    (value) => localStorage.setItem('crescendo.settings', value),
    JSON.stringify({ guide: false, ...settings }),
  );

const open = async (page: Page, name: string): Promise<void> => {
  await page.goto(`/table/${name}`);
  await page.locator('.table-page[data-mine="true"]').waitFor();
};

/** Presses Enter; the way there by keyboard is tested elsewhere. */
const enter = (what: Locator): Promise<void> => what.press('Enter');

/** Expects the focus after everything that follows a key has been drawn. */
const expectFocus = async (page: Page, after: string): Promise<void> => {
  await page.evaluate(async () => {
    for (let i = 0; i < 4; i++) await new Promise(requestAnimationFrame);
  });
  await expect.poll(() => focused(page), { message: after, timeout: PATIENCE }).not.toBe('nothing');
};

inBrowser('without seeing the page', () => {
  test('the focus is never lost', async () => {
    const { page, context, errors } = await visit('/', {
      before: async (page) => {
        await listen(page);
        await withSettings(page, {});
        await keepTable(page, 'rummikub', { game: 'rummikub', decisions: 12 });
        await keepTable(page, 'last', { game: 'finito', options: TWO_COUNTERS, events: LAST_BUT_ONE });
      },
    });
    await open(page, 'rummikub');
    const step = (number: number) => page.locator('.rk-steps button').nth(number);
    // A tile that is taken up and put back is heard twice, by Enter and by Escape.
    for (const key of ['Enter', 'Escape']) {
      const tile = page.locator('.rk-rack [data-piece]').first();
      await heard(page);
      await enter(tile);
      await tile.press(key);
      await untilHeard(page, /Put back on the rack/);
    }
    const layOne = async (): Promise<void> => {
      await enter(page.locator('.rk-rack [data-piece]').first());
      await enter(page.locator('.rk-new'));
      await expectFocus(page, 'a new set');
    };
    await layOne();
    // The tile put down is no set yet: that is said, and what it lacks.
    await untilHeard(page, /Not finished\. A set has at least three tiles/);
    await enter(step(0));
    await untilHeard(page, /Undone\./);
    await expectFocus(page, 'an undo that empties the history');
    await layOne();
    await enter(step(2));
    await expectFocus(page, 'start again');
    const hint = page.locator('.bar-buttons button').first();
    await enter(hint);
    await hintButton(page).waitFor();
    await expectFocus(page, 'a hint');
    await enter(page.locator('.note-close'));
    await expectFocus(page, 'closing a note');
    expect(await focused(page)).toContain('“Hint: ');
    // A grade that was told stays told: the next press goes on.
    await enter(hint);
    await page.locator('.note.hint').waitFor();
    while ((await page.locator('.note.hint .button.main').count()) === 0) await enter(hintButton(page));
    await enter(page.locator('.note.hint .button.main'));
    await expectFocus(page, 'play it');
    await waitForTurn(page);
    await page.locator('.table-page[data-mine="true"]').waitFor();
    await enter(page.locator('.stepper button').nth(1));
    await enter(page.locator('.stepper button').nth(2));
    await expectFocus(page, 'the last step of the history');
    await open(page, 'last');
    await enter(page.locator('.finito-own .is-target').first());
    await page.locator('.sheet .result').waitFor();
    // A key that was meant for the table does nothing here.
    await expect.poll(() => focused(page), { timeout: PATIENCE }).toContain('h2 “Result”');
    await page.keyboard.press('Escape');
    await page.locator('.sheet').waitFor({ state: 'detached' });
    await expectFocus(page, 'Escape from the result');
    expect(errors).toEqual([]);
    await context.close();
  });

  test('boards, racks and the log are one stop each, with arrow keys inside', async () => {
    const { page, context, errors } = await visit('/', {
      before: async (page) => {
        await withSettings(page, {});
        await keepTable(page, '5vor12', { game: '5vor12', decisions: 24 });
        await keepTable(page, 'finito', { game: 'finito', decisions: 30 });
        await keepTable(page, 'counters', { game: 'finito' });
        await keepTable(page, 'qwinto', { game: 'qwinto', options: GIVEN, events: ROLLED });
        await keepTable(page, 'rummikub', { game: 'rummikub', decisions: 30 });
      },
    });
    for (const game of ['5vor12', 'finito', 'qwinto', 'rummikub']) {
      await open(page, game);
      const stops = () =>
        page.evaluate(() =>
          [...document.querySelectorAll('[data-stop], .log')].map(
            (group) =>
              [...group.querySelectorAll('button:not(:disabled)')].filter(
                (item) => (item as HTMLElement).tabIndex >= 0,
              ).length,
          ),
        );
      await expect
        .poll(async () => Math.max(...(await stops())), { message: game, timeout: PATIENCE })
        .toBe(1);
    }
    await reach(page, page.locator('.log button[tabindex="0"]'));
    const last = await focused(page);
    await page.keyboard.press('ArrowUp');
    expect(await focused(page)).not.toBe(last);
    await page.keyboard.press('End');
    expect(await focused(page)).toBe(last);
    // A person who does not see the board cannot know the direction of a line of counters.
    await open(page, 'counters');
    const counters = page.locator('.finito-tray button');
    const second = await counters.nth(1).getAttribute('aria-label');
    for (const key of ['ArrowRight', 'ArrowDown']) {
      await counters.first().focus();
      await page.keyboard.press(key);
      expect(await focused(page), key).toContain(`“${second}”`);
    }
    expect(errors).toEqual([]);
    await context.close();
  });

  test('hints, questions, taking back and the past are said', async () => {
    const { page, context, errors } = await visit('/', {
      before: async (page) => {
        await listen(page);
        await withSettings(page, { confirm: true });
        await keepTable(page, 'rolled', { game: 'qwinto', options: GIVEN, events: ROLLED });
      },
    });
    await open(page, 'rolled');
    const opening = await untilHeard(page, /could go here/);
    expect(opening.join('\n')).toMatch(/Yellow row, columns 2.*Purple row, columns 1/);
    await page.keyboard.press('h');
    await untilHeard(page, /^Think about it: Is there a field where the 9 /m);
    await page.keyboard.press('h');
    await untilHeard(page, /^The move: \w/m);
    await page.keyboard.press('s');
    await untilHeard(page, /You have 0 points\. .* has 0 points\./);
    await page.keyboard.press('c');
    await untilHeard(page, /No clock/);
    await page.keyboard.press('b');
    await untilHeard(page, /Yellow row: /);
    // Asked before the move, and the answer has the focus.
    await page.keyboard.press('/');
    await page.locator('.note.typing input').fill('reroll');
    await page.keyboard.press('Enter');
    await untilHeard(page, /Roll all .* again\./);
    expect(await focused(page)).toMatch(/button “Play/);
    await page.keyboard.press('Enter');
    const rolled = await untilHeard(page, /You roll again: /);
    expect(rolled.join('\n')).not.toContain('Your turn');
    await enter(page.locator('.bar-buttons button').nth(1));
    await untilHeard(page, /taken back\.[\s\S]*You roll: 4 \+ 5 = 9\.[\s\S]*Your turn\./);
    await enter(page.locator('.stepper button').nth(1));
    await untilHeard(page, /Step 0 of 1\./);
    await enter(page.locator('.stepper button').nth(2));
    await untilHeard(page, /Back to the current move\./);
    // Single keys can be switched off.
    await page.keyboard.press('?');
    await page.locator('.sheet .keys').first().waitFor();
    expect(await findings(page)).toEqual([]);
    await page.locator('.sheet .switch').click();
    await page.keyboard.press('Escape');
    await page.locator('.sheet').waitFor({ state: 'detached' });
    await page.keyboard.press('?');
    await page.keyboard.press('s');
    expect(await page.locator('.sheet').count()).toBe(0);
    expect((await heard(page)).join()).not.toContain('points');
    expect(errors).toEqual([]);
    await context.close();
  });

  test('a move can be typed, and what is wrong with it is said', async () => {
    const { page, context, errors } = await visit('/', {
      before: async (page) => {
        await listen(page);
        await withSettings(page, {});
        await keepTable(page, 'rolled', { game: 'qwinto', options: GIVEN, events: ROLLED });
        await keepTable(page, 'again', { game: 'qwinto', options: GIVEN, events: ROLLED });
      },
    });
    await open(page, 'rolled');
    await page.keyboard.press('/');
    const field = page.locator('.note.typing input');
    await field.waitFor();
    // Words that ask for something are no wrong moves.
    await page.keyboard.type('sco');
    await page.locator('.typing-said', { hasText: 'Continue with: score' }).waitFor();
    await page.keyboard.type('re');
    await page.locator('.typing-said', { hasText: 'Press Enter to hear it' }).waitFor();
    await field.fill('');
    await page.keyboard.type('ke');
    await page.locator('.typing-said', { hasText: 'Continue with: keep' }).waitFor();
    expect(await findings(page)).toEqual([]);
    await page.keyboard.type('ep');
    await page.locator('.typing-said', { hasText: 'Keep the 9' }).waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await readTable(page)).record, { timeout: PATIENCE }).toMatch(/A keep/);
    await heard(page);
    await field.fill('o4');
    await page.keyboard.press('Enter');
    await untilHeard(page, /orange row is closed/);
    await field.fill('moves');
    await page.keyboard.press('Enter');
    await untilHeard(page, /Legal: .* y2/);
    await field.fill('y3');
    await page.keyboard.press('Enter');
    await expect
      .poll(async () => (await readTable(page)).record, { timeout: PATIENCE })
      .toMatch(/A write y2/);
    await untilHeard(page, /You write the 9 in the yellow row, column 3\./);
    // A field says that the roll is kept, too, as on the board; then nobody is asked for the field again.
    await open(page, 'again');
    await untilHeard(page, /or roll again\. The 9 could go here/);
    await page.keyboard.press('/');
    await field.fill('p4');
    await page.keyboard.press('Enter');
    const both = await untilHeard(page, /You write the 9 in the purple row, column 4\./);
    expect(both.join('\n')).toMatch(/You keep the 9\./);
    expect(both.join('\n')).not.toMatch(/could go here/);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('the guide speaks after what happened', async () => {
    const { page, context, errors } = await visit('/', {
      before: async (page) => {
        await listen(page);
        await withSettings(page, { guide: true });
        await keepTable(page, 'rolled', { game: 'qwinto', options: GIVEN, events: ROLLED });
      },
    });
    await open(page, 'rolled');
    await page.keyboard.press('/');
    await page.locator('.note.typing input').fill('p4');
    await page.keyboard.press('Enter');
    const said = await untilHeard(page, /You write the 9/);
    const from = said.findIndex((text) => text.startsWith('Score the most points'));
    expect(said.slice(from + 1, from + 3)).toEqual([
      'You keep the 9.',
      expect.stringContaining('You write the 9 in the purple row'),
    ]);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('when the time is up, it is said that somebody else decided, and the winner at the end', async () => {
    const { page, context, errors } = await visit('/', {
      before: async (page) => {
        await listen(page);
        await withSettings(page, {});
        const last = { game: 'finito', options: TWO_COUNTERS, events: LAST_BUT_ONE };
        await keepTable(page, 'late', { ...last, clock: 1 });
      },
    });
    await page.goto('/table/late');
    const said = await untilHeard(page, /You win!/);
    expect(said.join('\n')).toMatch(/Your time is up\. The clock puts the 2 on square 9, row 3/);
    expect(said.join('\n')).toMatch(/You win! You have 2 points\./);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('the way to the rule stays until it is dismissed, and Tab leads to it', async () => {
    const { page, context, errors } = await visit('/', {
      before: async (page) => {
        await withSettings(page, {});
        await keepTable(page, 'rolled', { game: 'qwinto', options: GIVEN, events: ROLLED });
      },
    });
    await open(page, 'rolled');
    await page.clock.install();
    await enter(page.locator('.qw-mine [data-place="field-0"]'));
    await page.locator('.bubble button').waitFor();
    await page.clock.fastForward(60_000);
    expect(await page.locator('.bubble button').count()).toBe(1);
    await page.keyboard.press('Tab');
    expect(await focused(page)).toMatch(/the rule/i);
    await page.keyboard.press('Escape');
    await page.locator('.bubble').waitFor({ state: 'detached' });
    expect(await focused(page)).toContain('Orange row, column 3');
    expect(errors).toEqual([]);
    await context.close();
  });
});
