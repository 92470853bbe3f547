// Rummikub's table under a hand: sets and tiles keep their place and size, everything can be touched, and nothing is hidden.
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { askForMove } from '../play/hints.ts';
import { keepTable } from '../play/prepared.ts';
import { readTable } from '../play/table-state.ts';
import { coveredButtons } from '../support/fitting.ts';
import { carry, dragByTouch, inBrowser, middle, visit } from '../support/person.ts';
import { lookAtCarried } from '../support/seen.ts';

const HANDS = [
  'R3 R4 R5 K7 R7 B7 Y1 Y2 Y3 K11 R11 Y11 R6 R8 R9 B12 B13 J K2 Y13',
  'Y6 Y7 Y8 K4 R4 B4 B9 B10 B11 K1 K3 K5 K8 K12 R1 R2 R10 B1 B2 B6',
].map((hand) => hand.split(' '));
const DEALT = HANDS[0]!.flatMap((tile, i) => [`* ${tile}`, `* ${HANDS[1]![i]}`]);
const FIRST = 'R3 R4 R5 | K7 R7 B7 | Y1 Y2 Y3 | K11 R11 Y11';
const SEVEN = `${FIRST} | Y6 Y7 Y8 | K4 R4 B4 | B9 B10 B11`;
const OPTIONS = { startDraw: 'none', threePairsRedeal: false, openMin: 0, handSize: 20 };
/** Twenty tiles on the rack, nothing on the felt. */
const BEGUN = { game: 'rummikub', options: OPTIONS, events: DEALT };
/** Seven sets on the felt, eight tiles on A's rack. */
const BUILT = { ...BEGUN, events: [...DEALT, `A play ${FIRST}`, `B play ${SEVEN}`] };
const PAIRS = {
  game: 'rummikub',
  options: { ...OPTIONS, threePairsRedeal: true, handSize: 6 },
  events: [...'R1 K1 R1 K2 R2 K4 R2 K5 R3 K7 R3 K8'.split(' ').map((tile) => `* ${tile}`), 'B keep'],
};

const atTable = async (page: Page, name: string): Promise<void> => {
  await page.goto(`/table/${name}`);
  await page.locator('.table-page[data-mine="true"] .rk-rack .rk-tile').first().waitFor();
};

const onRack = (page: Page, name: string): Locator => page.locator(`.rk-rack [aria-label="${name}"]`);
const onFelt = (page: Page, name: string): Locator =>
  page.locator(`.rk-felt .rk-tile[aria-label^="${name}"]`).first();
const setWith = (page: Page, name: string): Locator =>
  page.locator('.rk-set', { has: page.locator(`.rk-tile[aria-label="${name}"]`) }).first();

/** Maps every set on the felt to its place. */
const placesOfSets = (page: Page): Promise<{ [set: string]: string }> =>
  page.locator('.rk-set').evaluateAll((sets) =>
    Object.fromEntries(
      sets.map((set) => {
        const { offsetLeft, offsetTop } = (set as HTMLElement).offsetParent as HTMLElement;
        return [set.ariaLabel, `${offsetLeft} ${offsetTop}`];
      }),
    ),
  );

/** Returns those of these places that are no longer the same. */
const movedFrom = async (page: Page, before: { [set: string]: string }): Promise<string[]> => {
  const now = await placesOfSets(page);
  return Object.keys(before).filter((set) => set in now && now[set] !== before[set]);
};

const tileSizes = (page: Page, where: string): Promise<number[]> =>
  page
    .locator(`${where} .rk-tile`)
    .evaluateAll((tiles) => [...new Set(tiles.map((tile) => (tile as HTMLElement).offsetWidth))]);

/** Buttons of the board that a finger could miss. A tile is as wide as a tile is. */
const tooSmall = (page: Page): Promise<string[]> =>
  page.locator('.rk button:not(.rk-tile)').evaluateAll((buttons) =>
    buttons
      .filter((button) => button.checkVisibility({ visibilityProperty: true }))
      .map((button) => ({ name: button.className, box: button.getBoundingClientRect() }))
      .filter(({ box }) => box.width < 44 || box.height < 44)
      .map(({ name, box }) => `${name} ${box.width} × ${box.height}`),
  );

inBrowser('rummikub', () => {
  test('on a phone sets and tiles keep place and size, ghost slots take tiles, a double tap lays one', async () => {
    const { page, context, errors } = await visit('/', {
      size: 'phone',
      touch: true,
      before: (page) => keepTable(page, 'built', BUILT),
    });
    await atTable(page, 'built');
    const before = await placesOfSets(page);
    const [felt] = await tileSizes(page, '.rk-felt');
    const [rack] = await tileSizes(page, '.rk-rack');
    expect(Math.min(felt!, rack!)).toBeGreaterThanOrEqual(36);
    // Eight tiles stand in one row.
    expect((await page.locator('.rk-rack').boundingBox())!.height).toBeLessThan(2 * rack! * 1.4);

    await onRack(page, 'blue 13').tap();
    expect(await tooSmall(page)).toEqual([]);
    await page.locator('.rk-to-new').tap();
    const blue = setWith(page, 'blue 13');
    await onRack(page, 'blue 12').tap();
    await blue.locator('.rk-gap').last().tap();
    expect(await blue.locator('.rk-tile').count()).toBe(2);

    await onRack(page, 'red 8').tap();
    await page.locator('.rk-to-new').tap();
    const red = setWith(page, 'red 8');
    await red.locator('.rk-gap').first().scrollIntoViewIfNeeded();
    await dragByTouch(
      page,
      await middle(onRack(page, 'red 9')),
      await middle(red.locator('.rk-gap').first()),
    );
    await expect.poll(() => red.locator('.rk-tile').count()).toBe(2);
    await carry(page, onRack(page, 'joker'), red.locator('.rk-gap').first(), 'tap');
    await page.locator('.rk-turn').waitFor();
    expect(await tooSmall(page)).toEqual([]);
    await page.locator('.rk-turn').tap();
    await red.locator('[aria-label="joker, stands for red 7"]').waitFor();

    // Two places for the red 6: nothing is decided for the player.
    await onRack(page, 'red 6').dblclick();
    expect(await onRack(page, 'red 6').count()).toBe(1);
    expect(await movedFrom(page, before)).toEqual([]);
    expect(await tileSizes(page, '.rk-felt')).toEqual([felt]);
    expect(await tileSizes(page, '.rk-rack')).toEqual([rack]);

    // The whole turn back, and a whole set in hand.
    const steps = page.locator('.rk-steps button');
    await steps.last().tap();
    expect(await placesOfSets(page)).toEqual(before);
    await onRack(page, 'red 6').dblclick();
    await page.locator('[aria-label="Run: red 3 to 6"]').waitFor();
    expect(await movedFrom(page, before)).toEqual([]);
    await onFelt(page, 'yellow 2').tap();
    await page.locator('.rk-whole').tap();
    expect(await page.locator('.rk-felt [data-picked]').count()).toBe(3);
    // The sign to undo a step looks different from the one to take a move back.
    const drawing = (button: Locator) => button.locator('path').getAttribute('d');
    expect(await drawing(steps.first())).not.toBe(await drawing(page.getByLabel('Take back')));
    expect(errors).toEqual([]);
    await context.close();
  });

  test('a full felt scrolls, what is carried is seen, and the rack is as wide as the screen', async () => {
    const { page, context, errors } = await visit('/', {
      size: 'phone',
      before: async (page) => {
        await keepTable(page, 'late', { game: 'rummikub', decisions: 64 });
        await keepTable(page, 'begun', BEGUN);
        await keepTable(page, 'built', BUILT);
      },
    });
    await atTable(page, 'late');
    const scrolls = () => page.locator('.rk-felt').evaluate((felt) => felt.scrollHeight > felt.clientHeight);
    expect(await scrolls()).toBe(true);
    expect((await tileSizes(page, '.rk-felt')).every((width) => width >= 36)).toBe(true);

    await atTable(page, 'begun');
    const tile = page.locator('.rk-rack .rk-tile').first();
    const side = (await tile.boundingBox())!.width * 0.7;
    const { fromPiece, fromGround } = await lookAtCarried(
      page,
      await middle(tile),
      await middle(page.locator('.rk-felt')),
      side,
    );
    expect([fromPiece < fromGround / 2, fromPiece < 40], `${fromPiece} ${fromGround}`).toEqual([true, true]);

    await page.setViewportSize({ width: 1440, height: 900 });
    await atTable(page, 'begun');
    const twenty = await tileSizes(page, '.rk-rack');
    const board = (await page.locator('.rk').boundingBox())!.width;
    expect((await page.locator('.rk-rack').boundingBox())!.width).toBeGreaterThan(board * 0.95);
    await atTable(page, 'built');
    expect(await tooSmall(page)).toEqual([]);
    expect(await tileSizes(page, '.rk-rack')).toEqual(twenty);
    expect(twenty[0]).toBeGreaterThan(46);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('four and six players on a phone: every plate in sight with its name, nobody and no clock twice', async () => {
    const { page, context, errors } = await visit('/', {
      size: 'phone',
      before: async (page) => {
        await keepTable(page, 'six', { game: 'qwinto', seats: 6, decisions: 6 });
        await keepTable(page, 'four', { game: 'rummikub', seats: 4, decisions: 9, clock: 60 });
      },
    });
    const plates = () =>
      page.locator('.seat').evaluateAll((all) =>
        all.map((plate) => {
          const { left, right, bottom } = plate.getBoundingClientRect();
          const name = plate.querySelector<HTMLElement>('.seat-name')!;
          const board = document.querySelector('.board-host')!.getBoundingClientRect();
          const inSight = left >= 0 && right <= innerWidth && bottom <= board.top;
          return { inSight, whole: name.scrollWidth <= name.clientWidth };
        }),
      );
    await page.goto('/table/six');
    await page.locator('.qw-mine').waitFor();
    expect(await plates()).toEqual(new Array(6).fill({ inSight: true, whole: true }));
    await atTable(page, 'four');
    expect(await plates()).toEqual(new Array(4).fill({ inSight: true, whole: true }));
    expect(await page.getByRole('timer').count()).toBe(1);
    const names = await page.locator('.seat-name').allInnerTexts();
    const board = await page.locator('.rk').innerText();
    expect(names.filter((name) => board.includes(name))).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('the buttons of a turn lie side by side on a tablet, where words are long', async () => {
    const { page, context, errors } = await visit('/', {
      size: 'tablet',
      language: 'nl-NL',
      before: (page) => keepTable(page, 'begun', BEGUN),
    });
    await atTable(page, 'begun');
    await askForMove(page, 'tap');
    const expectApart = async (): Promise<void> => {
      for (const width of [640, 820, 1024]) {
        await page.setViewportSize({ width, height: 1180 });
        await expect.poll(() => coveredButtons(page), { message: `${width}` }).toEqual([]);
      }
    };
    await expectApart();
    await page.locator('.rk-rack .rk-tile').first().click();
    await page.locator('.rk-felt').click();
    await page.locator('.rk-felt .rk-tile').first().waitFor();
    await page.locator('.rk-done').waitFor();
    await expectApart();
    expect(errors).toEqual([]);
    await context.close();
  });

  test('tiles can be kept where new ones can be asked for; otherwise the game goes on, without a clock', async () => {
    const { page, context, errors } = await visit('/', {
      size: 'phone',
      before: (page) => keepTable(page, 'pairs', PAIRS),
    });
    await atTable(page, 'pairs');
    await expect.poll(() => page.locator('.rk-choice button').count()).toBe(2);
    await page.goto('/');
    await page.locator('.card[data-game="rummikub"] .card-play').click();
    await page.locator('.rk-draw').waitFor();
    expect((await readTable(page)).record).toMatch(/A keep/);
    expect(await page.getByRole('timer').count()).toBe(0);
    await page.goto('/new/rummikub');
    const clock = page.locator('[aria-labelledby="clock"]');
    await clock.getByText('Take your time: there is no clock.').waitFor();
    await clock.getByText('1 min (booklet)').waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });
});
