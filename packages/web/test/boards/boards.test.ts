// The boards of 5 vor 12, Finito! and Qwinto under a hand: what is carried is seen, a touch does what it says, and nothing
// is too small, cut off, or somewhere else than before.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { keepTable } from '../play/prepared.ts';
import { readTable, waitForTurn } from '../play/table-state.ts';
import { dragByTouch, inBrowser, middle, SIZES, visit } from '../support/person.ts';
import { lookAtCarried } from '../support/seen.ts';

const atTable = async (page: Page, name: string): Promise<void> => {
  await page.goto(`/table/${name}`);
  await page.locator('.table-page[data-mine="true"]').waitFor();
};

/** Qwinto: A has rolled a yellow 4 and a purple 5, and decides whether to keep them. */
const ROLLED = ['A dice yp', '* roll y4 p5'];
/** A's only orange number is a 3 in the last field; B has rolled an orange 5, which A can write nowhere. */
const NOWHERE = [
  'A dice o',
  '* roll o3',
  'A keep',
  'A write o11',
  'B skip',
  'B dice o',
  '* roll o5',
  'B keep',
];
const GIVEN = { firstSeat: 'given' };
/** Three rounds in which nobody writes anything: three misthrows on each sheet. */
const MISTHROWS = [1, 2, 3].flatMap(() =>
  ['A', 'B'].flatMap((who) => [`${who} dice o`, '* roll o3', `${who} keep`, 'A skip', 'B skip']),
);
/** A has a 5 and a 6 in the second bonus column, and may keep another 5: in that column it would stand twice. */
const TWICE = [
  ...['A dice o', '* roll o5', 'A keep', 'A write o3', 'B skip'],
  ...['B dice y', '* roll y6', 'B keep', 'A write y3', 'B skip', 'A dice op', '* roll o2 p3'],
];
/** The same with a 4, which fills the column. */
const FILLING = [...TWICE.slice(0, -1), '* roll o1 p3'];
/** 5 vor 12: all diagonals are laid, and A has turned up a 2. */
const DRAWN = [
  ...['* 13', '* 12', 'A c3', 'B c3', '* 15', '* 10', 'A d4', 'B b2'],
  ...['* 19', '* 4', 'A b2', 'B a1', '* 18', '* 15', 'A a1', 'B d4', 'A draw', '* 2'],
];
/** Qwinto: A has the dice, in the second round. */
const DICE = [
  ...['A dice o', '* roll o3', 'A keep', 'A write o11', 'B skip'],
  ...['B dice o', '* roll o3', 'B keep', 'B write o11', 'A skip'],
];
/** Finito! with two counters: A's 1 lies on the first 5, and the 2 may go on one of the 9s. */
const TWO_COUNTERS = { counters: 2, open: 2 };
const LAST_BUT_ONE = [
  ...['* counter 1', '* counter 2', '* counter 1', '* counter 2', '* roll 5'],
  ...['A place 1 b1', 'B place 2 b1', '* roll 9'],
];

/** For each game a situation with something to carry, and where on the board nothing else is. */
const CARRIED = {
  '5vor12': { decisions: 24, piece: ':is([data-piece="drawn"], [data-piece^="open"])', ground: '.v12-small' },
  finito: { decisions: 14, piece: '.finito-tray [data-piece]', ground: '.finito-die' },
  qwinto: { events: ROLLED, options: GIVEN, piece: '[data-piece="sum"]', ground: '.qw-mine .qw-foot' },
} as const;

/** The elements to touch in each situation; a field of Qwinto's sheet is smaller, and has its loupe. */
const TOUCHED = {
  choosing: ['.v12-pile-zone', '.v12-open[data-piece]', '.v12-square'],
  laying: ['.v12-act', '.v12-drawn', '.v12-square'],
  counters: ['.finito-tray .finito-piece[data-piece]', '.finito-square'],
  rolled: ['.qw-actions .button', '.qw-chip'],
  dice: ['.qw-actions .button', '.qw-die'],
} as const;

/** Without the guide of the first games, which takes its line from the board's height. */
const keepAll = async (page: Page): Promise<void> => {
  await page.addInitScript(() =>
    localStorage.setItem('crescendo.settings', JSON.stringify({ guide: false, speed: 'instant' })),
  );
  await keepTable(page, 'choosing', {
    game: '5vor12',
    events: [...DRAWN, 'A leave', 'B draw', '* 5', 'B leave'],
  });
  await keepTable(page, 'laying', { game: '5vor12', events: DRAWN });
  await keepTable(page, 'counters', { game: 'finito', decisions: 14 });
  await keepTable(page, 'rolled', { game: 'qwinto', options: GIVEN, events: ROLLED });
  await keepTable(page, 'dice', { game: 'qwinto', options: GIVEN, events: DICE });
};

/** Those that are cut off, covered, or smaller than a finger: 22 px to each side of its middle it must answer itself. */
const notTouchable = (page: Page, selector: string): Promise<string[]> =>
  page.locator(`.board-host ${selector}`).evaluateAll((elements) => {
    const reach = 21.5;
    const wrong = elements.filter((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const answers = (at: readonly [number, number]): boolean =>
        element.contains(document.elementFromPoint(x + at[0], y + at[1]));
      const around = [
        [-reach, 0],
        [reach, 0],
        [0, -reach],
        [0, reach],
      ] as const;
      return left < 0 || right > innerWidth || bottom > innerHeight || !around.every(answers);
    });
    return wrong.map((element) => element.outerHTML.slice(0, 120));
  });

/** Those of these elements that lie under this one, wholly or in part. */
const coveredBy = async (page: Page, what: string, others: string): Promise<readonly string[]> =>
  page.locator(what).evaluate((element, selector) => {
    const over = element.getBoundingClientRect();
    return [...document.querySelectorAll(selector)]
      .filter((other) => {
        const { left, right, top, bottom } = other.getBoundingClientRect();
        return left < over.right && right > over.left && top < over.bottom && bottom > over.top;
      })
      .map((other) => other.outerHTML.slice(0, 80));
  }, others);

inBrowser('boards', () => {
  test('what is carried is seen under the pointer', async () => {
    const { page, context, errors } = await visit('/', {
      size: 'phone',
      before: async (page) => {
        for (const [game, situation] of Object.entries(CARRIED))
          await keepTable(page, game, { game, ...situation });
      },
    });
    for (const [game, { piece, ground }] of Object.entries(CARRIED)) {
      await atTable(page, game);
      const supply = page.locator('.v12-pile[data-piece]');
      if (await supply.isVisible()) await supply.click();
      const what = page.locator(`.board-host ${piece}`).first();
      const side = Math.min(40, ((await what.boundingBox())?.width ?? 0) * 0.7);
      const [from, to] = [await middle(what), await middle(page.locator(ground).first())];
      const { fromPiece, fromGround } = await lookAtCarried(page, from, to, side);
      expect([game, fromPiece < fromGround / 2, fromPiece < 40], `${fromPiece} ${fromGround}`).toEqual([
        game,
        true,
        true,
      ]);
    }
    expect(errors).toEqual([]);
    await context.close();
  });

  test('Qwinto: a touch keeps and writes, a swipe writes nothing, a roll that fits nowhere is passed', async () => {
    const { page, context, errors } = await visit('/', {
      size: 'phone',
      touch: true,
      before: async (page) => {
        await keepTable(page, 'rolled', { game: 'qwinto', options: GIVEN, events: ROLLED });
        await keepTable(page, 'asked', { game: 'qwinto', options: GIVEN, events: ROLLED });
        for (const name of ['nowhere', 'passed'])
          await keepTable(page, name, { game: 'qwinto', options: GIVEN, events: NOWHERE });
      },
    });
    const field = (number: number) => page.locator(`.qw-mine [data-place="field-${number}"]`);
    await atTable(page, 'rolled');
    const [from, to] = [await middle(field(11)), await middle(field(16))];
    await dragByTouch(page, to, from);
    await page.locator('.qw-tab').nth(1).and(page.locator('[aria-current="true"]')).waitFor();
    expect((await readTable(page)).events).toBe(2);
    await page.locator('.qw-tab').first().tap();
    await page.locator('.qw-tab').first().and(page.locator('[aria-current="true"]')).waitFor();
    await page.waitForTimeout(300);
    await field(11).tap();
    await page.locator('[data-anchor="number-0-11"], .qw-field[data-ghost="chosen"]').first().waitFor();
    expect((await readTable(page)).record).toMatch(/A keep\nA write y3/);

    await atTable(page, 'nowhere');
    await expect.poll(async () => (await readTable(page)).record).toMatch(/A skip/);

    // With the time to see why: until the board is touched.
    await page.addInitScript(() => {
      const real = setTimeout;
      const never = (run: () => void, after = 0) => (after > 1000 ? 0 : real(run, after));
      globalThis.setTimeout = never as typeof setTimeout;
    });
    await page.evaluate(() =>
      localStorage.setItem('crescendo.settings', JSON.stringify({ speed: 'normal' })),
    );
    await atTable(page, 'passed');
    await page.locator('.bar-prompt').getByText('nowhere').waitFor();
    expect(await page.locator('.qw-actions button').count()).toBe(0);
    expect((await readTable(page)).record).not.toMatch(/A skip/);
    await page.locator('.qw-tray').tap({ position: { x: 8, y: 8 } });
    await expect.poll(async () => (await readTable(page)).record).toMatch(/A skip/);

    await page.evaluate(() =>
      localStorage.setItem('crescendo.settings', JSON.stringify({ confirm: true, speed: 'instant' })),
    );
    await atTable(page, 'asked');
    await field(11).tap();
    await page.locator('.note.ask .button.main').tap();
    await expect.poll(async () => (await readTable(page)).record).toMatch(/A keep\nA write y3/);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('Qwinto: a misthrow is asked about, the last one warned of, a column explained, a bonus told', async () => {
    const { page, context, errors } = await visit('/', {
      size: 'phone',
      before: async (page) => {
        for (const [name, events] of Object.entries({ MISTHROWS, TWICE, FILLING }))
          await keepTable(page, name, { game: 'qwinto', options: GIVEN, events });
      },
    });
    await page.evaluate(() =>
      localStorage.setItem('crescendo.settings', JSON.stringify({ guide: false, speed: 'instant' })),
    );
    await atTable(page, 'MISTHROWS');
    expect(await page.locator('.bar-prompt').innerText()).toMatch(/one more misthrow ends the game/);
    expect(await page.locator('.qw-mine .qw-misthrows').innerText()).toMatch(/One more ends the game/);

    await atTable(page, 'TWICE');
    expect(await page.locator('.bar-news').innerText()).toMatch(/2 \+ 3 = 5/);
    expect(await page.locator('[data-look="column"]').innerText()).toBe('5');
    // A reason covers neither the numbers it speaks of nor the fields that remain.
    await page.locator('[data-look="column"]').click({ force: true });
    expect(
      await coveredBy(page, '.bubble', '.qw-mine :is([data-look="fits"], .qw-ink:not(.qw-faint))'),
    ).toEqual([]);
    const { record } = await readTable(page);
    await page.locator('.qw-nothing').click();
    await page.locator('.qw-actions .button.main').click();
    expect((await readTable(page)).record).toBe(record);
    await page.locator('.qw-nothing').click();
    await page.locator('.qw-actions [data-yes]').click();
    await expect.poll(async () => (await readTable(page)).record).toMatch(/A keep\n(.*\n)*A skip/);

    await atTable(page, 'FILLING');
    await page.locator('.qw-mine [data-place="field-21"]').click();
    await page.locator('.qw-mine [data-column="1"][data-full]').waitFor();
    await page.locator('.log-button').click();
    await expect
      .poll(() =>
        page
          .locator('.log .unseen')
          .allInnerTexts()
          .then((lines) => lines.join(' ')),
      )
      .toMatch(/Bonus column: \+5/);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('Qwinto: the dice picked up are still in hand after a reload, and tumble before their sum is told', async () => {
    const { page, context } = await visit('/', {
      size: 'phone',
      touch: true,
      moving: true,
      before: (page) => keepTable(page, 'dice', { game: 'qwinto', options: GIVEN, events: DICE }),
    });
    await atTable(page, 'dice');
    for (const die of [0, 2]) await page.locator(`.qw-die[data-die="${die}"]`).tap();
    await page.reload();
    await page.locator('.table-page[data-mine="true"]').waitFor();
    const inHand = page.locator('.qw-die[aria-pressed="true"]');
    expect(await inHand.evaluateAll((dice) => dice.map((die) => (die as HTMLElement).dataset.die))).toEqual([
      '0',
      '2',
    ]);
    await page.locator('.qw-actions .button').tap();
    // Looked at in one moment: it is over in half a second.
    const rolling = await page.waitForFunction(() => {
      const bar = document.querySelector('.qw[data-rolling]') && document.querySelector('.bar-text');
      return bar && [document.querySelector('.qw-chip')?.textContent, getComputedStyle(bar).visibility];
    });
    expect(await rolling.jsonValue()).toEqual(['?', 'hidden']);
    await page.locator('.qw:not([data-rolling])').waitFor();
    const { faces } = (await waitForTurn(page)).view as unknown as { faces: readonly number[] };
    expect(await page.locator('.qw-chip').innerText()).toBe(String(faces.reduce((a, b) => a + b)));
    await context.close();
  });

  test('Finito!: a refused counter stays in hand, has one colour everywhere, and the last one is celebrated', async () => {
    const { page, context, errors } = await visit('/', {
      size: 'phone',
      touch: true,
      before: (page) =>
        keepTable(page, 'last', { game: 'finito', options: TWO_COUNTERS, events: LAST_BUT_ONE }),
    });
    await atTable(page, 'last');
    const colours = (counter: string) =>
      page.locator(counter).evaluate((disc) => {
        const { backgroundColor, color } = getComputedStyle(disc);
        return [backgroundColor, color, getComputedStyle(disc).getPropertyValue('--seat-hue').trim()];
      });
    expect(await colours('.finito-tray .finito-counter')).toEqual(
      await colours('.finito-mine .finito-square .finito-counter'),
    );
    const two = page.locator('[data-piece="counter-2"]');
    await two.tap();
    await page.locator('[data-place="square-0"]').tap();
    await page.locator('.bubble').waitFor();
    expect(await coveredBy(page, '.bubble', '.finito-square.is-target, .finito-die')).toEqual([]);
    expect(await two.getAttribute('aria-pressed')).toBe('true');
    // Put back; with a single counter to choose from, a touch on its square is enough.
    await two.tap();
    expect(await two.getAttribute('aria-pressed')).toBe('false');
    await page.locator('[data-place="square-14"]').tap();
    await page.locator('.finito-mine .finito-call').waitFor();
    await page.locator('.sheet').getByRole('button', { name: 'Close' }).click();
    await page.locator('.finito-mine .finito-call').waitFor({ state: 'hidden' });
    expect(errors).toEqual([]);
    await context.close();
  });

  test('on every screen all that can be touched is whole, and as large as a finger', async () => {
    const { page, context, errors } = await visit('/', { touch: true, size: 'phone', before: keepAll });
    for (const [name, selectors] of Object.entries(TOUCHED)) {
      await atTable(page, name);
      for (const { width, height } of Object.values(SIZES)) {
        await page.setViewportSize({ width, height });
        for (const selector of selectors)
          expect(await notTouchable(page, selector), `${name} ${selector} ${width}`).toEqual([]);
        // The text about the open tiles covers none of them.
        for (const said of name === 'choosing' ? ['.v12-legend', '.v12-or'] : [])
          expect(await coveredBy(page, said, '.v12-slot'), `${said} ${width}`).toEqual([]);
      }
    }
    expect(errors).toEqual([]);
    await context.close();
  });
});
