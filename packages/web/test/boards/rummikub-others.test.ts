// Rummikub on a phone: what the others did is found again, nothing is laid anew without need, and the page says what to do.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { askForMove } from '../play/hints.ts';
import { keepTable } from '../play/prepared.ts';
import { dragByTouch, inBrowser, middle, visit } from '../support/person.ts';

const OPTIONS = { startDraw: 'none', threePairsRedeal: false, openMin: 0, handSize: 20 };
const A_LAYS = 'R1 R2 R3 | R4 R5 R6 | R7 R8 R9 | R10 R11 R12 | B1 B2 B3 | K4 K5 K6';
const B_LAYS = 'Y1 Y2 Y3 | Y4 Y5 Y6 | Y7 Y8 Y9 | Y10 Y11 Y12';
const tilesIn = (sets: string): string[] => sets.split(/ \| | /);
const HANDS = [
  [...tilesIn(A_LAYS), 'K13', 'R1'],
  [...tilesIn(B_LAYS), ...tilesIn('B7 B8 B9 B10 K7 R7 K1 Y13')],
];
const DEALT = HANDS[0]!.flatMap((tile, i) => [`* ${tile}`, `* ${HANDS[1]![i]}`]);
const FULL = `${A_LAYS} | ${B_LAYS}`;
/** Twelve sets. At last B has taken a tile from the run at the bottom, and laid two beside it. */
const REBUILT = {
  game: 'rummikub',
  options: OPTIONS,
  events: [
    ...DEALT,
    `A play ${A_LAYS}`,
    `B play ${FULL} | B7 B8 B9 B10`,
    'A draw',
    '* Y2',
    `B play ${FULL} | B8 B9 B10 | K7 R7 B7`,
  ],
};
/** B has laid twelve tiles at once. */
const LARGE = {
  game: 'rummikub',
  options: OPTIONS,
  events: [...DEALT, 'A draw', '* Y2', `B play ${B_LAYS}`],
};
/** Nothing on the table yet: two sets of eighteen and sixteen points on the rack, and nothing else. */
const OPENING_HANDS = ['R6 B6 Y6 K4 R4 B4', 'K1 K3 R9 B11 Y1 R13'].map((hand) => hand.split(' '));
const OPENING = {
  game: 'rummikub',
  options: { ...OPTIONS, openMin: 30, handSize: 6 },
  events: [
    ...OPENING_HANDS[0]!.flatMap((tile, i) => [`* ${tile}`, `* ${OPENING_HANDS[1]![i]}`]),
    ...['A draw', '* Y4', 'B draw', '* K9'],
  ],
};
/** B has opened with a run that A's twelve continues, but A has not opened yet. */
const LOCKED_HANDS = ['R12 K2 B5 Y7 K9 B1', 'R9 R10 R11 B3 Y1 K13'].map((hand) => hand.split(' '));
const LOCKED = {
  game: 'rummikub',
  options: { ...OPTIONS, openMin: 30, handSize: 6 },
  events: [
    ...LOCKED_HANDS[0]!.flatMap((tile, i) => [`* ${tile}`, `* ${LOCKED_HANDS[1]![i]}`]),
    ...['A draw', '* Y4', 'B play R9 R10 R11'],
  ],
};
/** Both drew a seven, then A a nine and B a two. A has three pairs, and may still ask for others. */
const TIED = {
  game: 'rummikub',
  options: { ...OPTIONS, startDraw: 'beforeDeal', threePairsRedeal: true, handSize: 6 },
  events: [
    ...'K7 R7 K9 R2 R1 K1 R1 K2 R2 K4 R2 K5 R3 K7 R3 K8'.split(' ').map((tile) => `* ${tile}`),
    'B keep',
  ],
};

/** However slow the machine is. */
const SOON = { timeout: 20_000 };

const atTable = async (page: Page, name: string): Promise<void> => {
  await page.goto(`/table/${name}`);
  await page.locator('.table-page[data-mine="true"] .rk-rack .rk-tile').first().waitFor();
};

interface Lying {
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

const lyingIn = (page: Page): Promise<Lying[]> =>
  page.locator('.rk-set').evaluateAll((sets) =>
    sets.map((set) => {
      const { offsetLeft, offsetTop } = (set as HTMLElement).offsetParent as HTMLElement;
      return { name: set.ariaLabel ?? '', x: offsetLeft, y: offsetTop };
    }),
  );

/** Names as they are read: row by row, from the left. */
const inReadingOrder = (sets: readonly Lying[]): string[] =>
  [...sets].sort((a, b) => a.y - b.y || a.x - b.x).map(({ name }) => name);

const rowsOf = (sets: readonly Lying[]): number => new Set(sets.map(({ y }) => y)).size;

const scrolledTo = (page: Page): Promise<number> =>
  page.locator('.rk-felt').evaluate((felt) => Math.round(felt.scrollTop));

const changedInSight = (page: Page): Promise<boolean[]> =>
  page.locator('.rk-set[data-changed]').evaluateAll((sets) => {
    const felt = document.querySelector('.rk-felt')!.getBoundingClientRect();
    return sets.map((set) => {
      const { top, bottom } = set.getBoundingClientRect();
      return top >= felt.top && bottom <= felt.bottom;
    });
  });

inBrowser('rummikub: the others', () => {
  test('twelve tiles that somebody laid at once are shown again set by set, and a touch ends it', async () => {
    const { page, context, errors } = await visit('/', {
      size: 'phone',
      touch: true,
      paced: true,
      before: (page) => keepTable(page, 'large', LARGE),
    });
    await page.evaluate(() =>
      localStorage.setItem('crescendo.settings', JSON.stringify({ guide: false, speed: 'normal' })),
    );
    await atTable(page, 'large');
    const sets = () => page.locator('.rk-set').count();
    await expect.poll(sets, SOON).toBe(4);
    await page.evaluate(() => {
      const felt = document.querySelector('.rk')!;
      const seen: number[] = [];
      Object.assign(window, { seenSets: seen });
      new MutationObserver(() => {
        const now = document.querySelectorAll('.rk-set').length;
        if (now !== seen.at(-1)) seen.push(now);
      }).observe(felt, { subtree: true, childList: true });
    });
    const seen = () => page.evaluate(() => (window as unknown as { seenSets: number[] }).seenSets);
    await page.locator('.bar-replay').tap();
    await expect.poll(seen, SOON).toEqual([0, 1, 2, 3, 4]);
    await page.locator('.table-page[data-mine="true"]').waitFor();
    // Once more, and it is ended by a touch.
    await page.locator('.bar-replay').tap();
    await expect.poll(sets, SOON).toBe(1);
    await page.locator('.rk-felt').tap({ position: { x: 300, y: 150 } });
    expect(await sets()).toBe(4);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('what somebody changed out of sight is marked, pointed at, and shown again', async () => {
    const { page, context, errors } = await visit('/', {
      size: 'phone',
      touch: true,
      before: (page) => keepTable(page, 'rebuilt', REBUILT),
    });
    await atTable(page, 'rebuilt');
    await expect.poll(() => page.locator('.rk-tile[data-mark="fresh"]').count(), SOON).toBe(2);
    await page.locator('.rk-table[data-below="news"]').waitFor();
    expect(await page.locator('.rk-table[data-above]').count()).toBe(0);

    // Since your last turn, once more: the felt scrolls to it, and every tile that moved is marked.
    await page.locator('.guide-next').click();
    await page.locator('.settings-button').click();
    await page.locator('.switch', { hasText: 'Guide' }).click();
    await page.getByLabel('Close').click();
    await page.locator('.bar-replay').click();
    await expect.poll(() => changedInSight(page), SOON).toEqual([true, true]);
    await page.locator('.table-page[data-mine="true"]').waitFor();
    await page.locator('.rk-table[data-above]').waitFor();
    await expect.poll(() => page.locator('.rk-table[data-below="news"]').count(), SOON).toBe(0);

    // Zooming out: the same order in fewer rows; back: every set where it was.
    const before = await lyingIn(page);
    const [out, back] = [page.locator('.rk-zoom button').first(), page.locator('.rk-zoom button').last()];
    await out.tap();
    await expect.poll(async () => rowsOf(await lyingIn(page)), SOON).toBeLessThan(rowsOf(before));
    const small = await lyingIn(page);
    expect(inReadingOrder(small)).toEqual(inReadingOrder(before));
    await back.tap();
    await expect.poll(() => lyingIn(page), SOON).toEqual(before);

    // A reload keeps places, size and scrolling.
    await page.locator('.rk-felt').evaluate((felt) => felt.scrollTo(0, 40));
    await expect.poll(() => scrolledTo(page), SOON).toBe(40);
    await page.reload();
    await page.locator('.rk-set').first().waitFor();
    await expect.poll(() => scrolledTo(page), SOON).toBe(40);
    expect(await lyingIn(page)).toEqual(before);
    await out.tap();
    await expect.poll(() => lyingIn(page), SOON).toEqual(small);
    await page.reload();
    await page.locator('.rk-set').first().waitFor();
    await expect.poll(() => lyingIn(page), SOON).toEqual(small);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('a long touch takes a whole set, and a tile of the table goes along with one of the rack', async () => {
    const { page, context, errors } = await visit('/', {
      size: 'phone',
      touch: true,
      before: (page) => keepTable(page, 'rebuilt', REBUILT),
    });
    await atTable(page, 'rebuilt');
    const felt = (name: string) => page.locator(`.rk-felt .rk-tile[aria-label="${name}"]`).first();
    const session = await context.newCDPSession(page);
    const point = await middle(felt('red 2'));
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
    await expect.poll(() => page.locator('.rk-felt [data-picked]').count(), SOON).toBe(3);
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    expect(await page.locator('.rk-felt [data-picked]').count()).toBe(3);
    await felt('red 5').tap();
    await page.locator('[aria-label="Run: red 1 to 6"]').waitFor();
    await page.locator('.rk-steps button').first().tap();
    await page.locator('[aria-label="Run: red 1 to 3"]').waitFor();

    // The red 1 does not go into the run of blue 1 to 3, but with its 1 it could make a group.
    await page.locator('.rk-rack [aria-label="red 1"]').tap();
    await felt('blue 1').tap();
    await expect.poll(() => page.locator('[data-picked]').count(), SOON).toBe(2);
    await page.locator('.rk-to-new').tap();
    await page.locator('.rk-set[data-open] .rk-tile[aria-label="blue 1"]').waitFor();
    await page.locator('.bar-prompt', { hasText: 'Complete every set' }).waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  test('an opening is counted, a hint has an order, and neither covers anything', async () => {
    const { page, context, errors } = await visit('/', {
      size: 'phone',
      touch: true,
      before: async (page) => {
        await keepTable(page, 'opening', OPENING);
        await keepTable(page, 'tied', TIED);
        await keepTable(page, 'locked', LOCKED);
      },
    });
    await atTable(page, 'opening');
    await askForMove(page, 'touch');
    const covered = await page.evaluate(() => {
      const a = document.querySelector('.note.hint')!.getBoundingClientRect();
      const text = document.querySelector('.note-text')!;
      const others = document.querySelectorAll('.seat, .rk, .table-head .button');
      const wrong = [...others].filter((other) => {
        const c = other.getBoundingClientRect();
        return Math.min(a.bottom, c.bottom) - Math.max(a.top, c.top) > 0.5;
      });
      return [wrong.map(({ className }) => className), text.scrollHeight <= text.clientHeight];
    });
    expect(covered).toEqual([[], true]);
    const rack = page.locator('.rk-rack .rk-tile');
    const orders = () =>
      rack.evaluateAll((tiles) => tiles.flatMap((tile) => (tile as HTMLElement).dataset.order ?? []).sort());
    await expect.poll(orders, SOON).toEqual(['1', '2']);

    // Set by set, as the numbers say; the rest stays marked.
    const next = page.locator('.rk-rack .rk-tile[data-mark="next"]');
    for (const step of ['1', '2']) {
      await page.locator(`.rk-rack .rk-tile[data-mark="next"][data-order="${step}"]`).waitFor();
      const tiles = await next.evaluateAll((all) => all.map((tile) => (tile as HTMLElement).dataset.piece));
      for (const tile of tiles) {
        const laid = page.locator('.rk-set[data-target] .rk-tile').first();
        const isNew = tile === tiles[0];
        await page.locator(`.rk-rack [data-piece="${tile}"]`).tap();
        await (isNew ? page.locator('.rk-to-new') : laid).tap();
        await page.locator(`.rk-felt [data-piece="${tile}"]`).waitFor();
      }
      if (step === '1') await page.locator('.rk-done small', { hasText: /^1[68] of 30$/ }).waitFor();
    }
    await page.locator('.rk-done small', { hasText: '34 points' }).waitFor();
    await page.locator('.bar-prompt', { hasText: 'Now press “Done”!' }).waitFor();

    // A draw for the first turn that was tied is shown with its tie.
    await atTable(page, 'tied');
    const drawn = page.locator('.rk-drawn');
    await drawn.waitFor();
    expect(await drawn.locator('figure').first().locator('.rk-tile').count()).toBe(2);
    expect(await drawn.innerText()).toContain('A tie, so they drew again. You begin');

    // Beside a set that may not be changed yet nothing is laid without a word.
    await atTable(page, 'locked');
    const twelve = page.locator('.rk-rack .rk-tile[aria-label="red 12"]');
    const run = (await page.locator('.rk-felt .rk-tile[aria-label="red 11"]').boundingBox())!;
    const beside = { x: run.x + run.width + 12, y: run.y + run.height / 2 };
    await dragByTouch(page, await middle(twelve), beside);
    await page.locator('.bubble', { hasText: 'On the turn you open' }).waitFor();
    expect(await twelve.count()).toBe(1);
    // By taps, too.
    await twelve.tap();
    await page.locator('.bubble').waitFor({ state: 'detached' });
    await page.touchscreen.tap(beside.x, beside.y);
    await page.locator('.bubble', { hasText: 'On the turn you open' }).waitFor();
    expect(await twelve.count()).toBe(1);
    expect(errors).toEqual([]);
    await context.close();
  });
});
