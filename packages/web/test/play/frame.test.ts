// Tests the frame around the board: sheets that never lead away from the table, sound one tap away, the log below the board.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { inBrowser, visit } from '../support/person.ts';
import { decide } from './decide.ts';
import { GESTURES } from './gestures.ts';
import { askForMove } from './hints.ts';
import { playByBots, savedGameFrom, withStored } from './prepared.ts';
import { waitForDecision, waitForTurn } from './table-state.ts';

const sitDown = async (page: Page, game: string): Promise<string> => {
  await page.locator(`.card[data-game="${game}"] .card-play`).click();
  await page.locator('.table-page[data-mine="true"]').waitFor();
  return page.url();
};

const playOn = async (page: Page, game: string, decisions: number): Promise<void> => {
  for (let i = 0; i < decisions; i++) {
    const seen = await waitForTurn(page);
    await page.locator('.table-page[data-mine="true"]').waitFor();
    await GESTURES[game]!(page, await decide(seen), seen.view, 'tap');
    await waitForDecision(page, seen);
  }
  await waitForTurn(page);
  await page.locator('.table-page[data-mine="true"]').waitFor();
};

inBrowser('around the board', () => {
  test('settings and rules lie over the table; closing them, or going back, leaves everything as it was', async () => {
    const { page, context, errors } = await visit('/', { size: 'phone' });
    const table = await sitDown(page, '5vor12');
    const sheet = page.locator('.sheet');
    for (const button of ['.settings-button', '.rules-button']) {
      for (const leave of [() => page.locator('.sheet-head button').click(), () => page.goBack()]) {
        await page.locator(button).click();
        await sheet.locator('section').first().waitFor();
        const body = sheet.locator('.sheet-body');
        expect(await body.evaluate((paper) => paper.scrollWidth - paper.clientWidth)).toBe(0);
        // Nothing in it starts another game.
        expect(await sheet.getByRole('button', { name: 'Play now' }).count()).toBe(0);
        await leave();
        await sheet.waitFor({ state: 'detached' });
        expect(page.url()).toBe(table);
        expect(await page.locator('.table-page[data-mine="true"]').count()).toBe(1);
      }
    }
    // One tap, and the settings know of it.
    await page.locator('.sound-button').click();
    await page.locator('.settings-button').click();
    expect(await sheet.getByLabel('Sound', { exact: true }).isChecked()).toBe(false);
    await page.locator('.sheet-head button').click();
    await sheet.waitFor({ state: 'detached' });
    // And then the way back leads home, past no empty steps.
    await page.goBack();
    await page.locator('.card').first().waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  test('a page that was opened from another leads back to it', async () => {
    const { page, context, errors } = await visit('/');
    await page.locator('a[href="/rules/qwinto"]').first().click();
    await page.locator('.page-top h1').waitFor();
    await page.locator('.rule-games a').first().click();
    await page.waitForURL('**/rules/5vor12');
    await page.locator('.page-top button').first().click();
    await page.waitForURL('**/rules/qwinto');
    await page.locator('.page-top button').first().click();
    await page.locator('.card').first().waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  test('beside a wide board the rules stay open while the game goes on', async () => {
    const { page, context, errors } = await visit('/');
    await sitDown(page, 'finito');
    await page.locator('.rules-button').click();
    await page.locator('.sheet .rule').first().waitFor();
    const [rules, board] = await Promise.all(
      ['.sheet', '.board-host'].map((what) => page.locator(what).boundingBox()),
    );
    expect(rules!.x).toBeGreaterThanOrEqual(board!.x + board!.width - 1);
    await playOn(page, 'finito', 1);
    expect(await page.locator('.sheet .rule').count()).toBeGreaterThan(0);
    await page.locator('.sheet-head button').focus();
    await page.keyboard.press('Escape');
    await page.locator('.sheet').waitFor({ state: 'detached' });
    expect(errors).toEqual([]);
    await context.close();
  });

  test('what happened opens at its end, below the whole board, with one line for each turn', async () => {
    const { page, context, errors } = await visit('/', { size: 'phone' });
    await sitDown(page, '5vor12');
    await playOn(page, '5vor12', 9);
    const now = Number(await page.locator('.table-page').getAttribute('data-moment'));
    await page.locator('.log-button').click();
    const lines = page.locator('.log li');
    const [board, panel, last] = await Promise.all(
      ['.board-host', '.side', '.log li:last-child'].map(
        async (what) => (await page.locator(what).boundingBox())!,
      ),
    );
    expect(board!.y + board!.height).toBeLessThanOrEqual(panel!.y + 1);
    expect(last!.y + last!.height).toBeLessThanOrEqual(640);
    // Turned up and placed: two decisions, one line.
    expect(await lines.count()).toBeLessThan(now);
    expect(await page.locator('.log .chip').count()).toBeGreaterThan(9);
    const heights = await lines.evaluateAll((all) => all.map((line) => line.getBoundingClientRect().height));
    expect(new Set(heights)).toEqual(new Set([44]));
    await page.locator('.stepper .button.icon').nth(1).click();
    await expect.poll(() => page.locator('.table-page').getAttribute('data-moment')).toBe(String(now - 1));
    await page.locator('.side-close').click();
    await page.locator('.table-page[data-mine="true"]').waitFor();
    expect(await page.locator('.table-page').getAttribute('data-moment')).toBe(String(now));
    expect((await page.locator('.board-host').boundingBox())!.width).toBe(360);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('a drag that misses every piece selects no text, except in the log', async () => {
    const { page, context, errors } = await visit('/');
    const selected = () => page.evaluate(() => getSelection()?.toString() ?? '');
    const drag = async (from: readonly [number, number], to: readonly [number, number]): Promise<void> => {
      await page.mouse.move(...from);
      await page.mouse.down();
      await page.mouse.move(...to, { steps: 6 });
      await page.mouse.up();
    };
    for (const game of ['5vor12', 'rummikub', 'finito', 'qwinto']) {
      await page.goto('/');
      await sitDown(page, game);
      const { x, y, width, height } = (await page.locator('.board-host').boundingBox())!;
      const at = (across: number, down: number) => [x + width * across, y + height * down] as const;
      await drag(at(0.02, 0.02), at(0.98, 0.98));
      expect(await selected(), `${game}: over the board`).toBe('');
      // From the bar up to the head of the page, past everything.
      await drag(at(0.45, 1.05), at(0.6, -0.18));
      expect(await selected(), `${game}: over the page`).toBe('');
    }
    await page.keyboard.press('Control+a');
    expect(await selected()).toMatch(/The game begins/);
    expect(await selected()).not.toMatch(/Qwinto|Hint|Take back/);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('a notice covers no button, and while a table opens the page is not blank', async () => {
    const games = (await playByBots('finito', 2, 'waiting')).filter(({ turn }) => turn.kind === 'players');
    const { page, context, errors } = await visit('/', {
      size: 'phone',
      before: withStored(['one', 'two'].map((id) => savedGameFrom(id, games[6]!))),
    });
    await page.locator('.slip-remove').first().click();
    await page.locator('.undo-toast').waitFor();
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const covered = await page.locator('.undo-toast').evaluate((notice) => {
      const own = notice.getBoundingClientRect();
      return [...document.querySelectorAll('button, a')]
        .filter((button) => !notice.contains(button) && button.checkVisibility())
        .filter((button) => {
          const { left, right, top, bottom } = button.getBoundingClientRect();
          return left < own.right && right > own.left && top < own.bottom && bottom > own.top;
        })
        .map((button) => button.outerHTML.slice(0, 90));
    });
    expect(covered).toEqual([]);
    // Elsewhere on the page its text takes no touch from what lies below.
    expect(
      await page.locator('.undo-toast').evaluate((notice) => {
        const { left, top, height } = notice.getBoundingClientRect();
        return document.elementFromPoint(left + 20, top + height / 2)?.closest('.undo-toast') === null;
      }),
    ).toBe(true);
    await page.goto('/');
    await sitDown(page, 'finito');
    const address = page.url();
    // The board's script comes late.
    await page.route(/boards\/finito|finito.*\.js/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue();
    });
    await page.goto(address);
    await page.locator('.table-opening').waitFor();
    await page.locator('.table-page').waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  test('a hint gives the moves in order and the reasons, no figures, and leaves the board in sight', async () => {
    const all = await playByBots('finito', 2, 'hint');
    const mine = all.filter(({ turn }) => turn.kind === 'players' && turn.seats.length === 2);
    const { page, context, errors } = await visit('/table/hint', {
      size: 'phone',
      before: withStored([savedGameFrom('hint', mine[Math.floor(mine.length / 2)]!)]),
    });
    await page.locator('.table-page[data-mine="true"]').waitFor();
    await askForMove(page, 'tap');
    await page.locator('.note-next').waitFor();
    const text = await page.locator('.note.hint').innerText();
    expect(text).toMatch(/Next best: |Both are fine\./);
    expect(text).not.toMatch(/%|chance/i);
    const [note, board] = await Promise.all(
      ['.note.hint', '.board-host'].map(async (what) => (await page.locator(what).boundingBox())!),
    );
    expect(note!.y).toBeGreaterThanOrEqual(board!.y + board!.height - 1);
    // All of it can be read without scrolling.
    const isCut = () =>
      page
        .locator('.note-text')
        .evaluate((place) => place.firstElementChild!.clientHeight > place.clientHeight);
    expect(await isCut()).toBe(false);
    // Of a long one the move and the reason stay, and the second best move gives way.
    await page
      .locator('.note-facts')
      .first()
      .evaluate((reason) => {
        reason.textContent =
          'Take three tiles from the table for a new set, and lay two of your own. '.repeat(3);
      });
    await page.locator('.note-next').waitFor({ state: 'hidden' });
    expect(await isCut()).toBe(false);
    expect(errors).toEqual([]);
    await context.close();
  });
});
