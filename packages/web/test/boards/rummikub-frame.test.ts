// The frame of Rummikub's felt: it stays in its place while tiles come and go, and shows a move that was taken back.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { keepTable } from '../play/prepared.ts';
import { waitForTurn } from '../play/table-state.ts';
import { carry, inBrowser, type SIZES, visit } from '../support/person.ts';

const tilesOf = (text: string): string[] => text.split(' ');
const deal = (...hands: readonly string[]): string[] =>
  tilesOf(hands[0] ?? '').flatMap((_, i) => hands.map((hand) => `* ${tilesOf(hand)[i]}`));

const OPTIONS = { startDraw: 'none', threePairsRedeal: false, openMin: 0 };
/** Eighteen tiles each, and nothing that could be laid. */
const FULL = {
  game: 'rummikub',
  options: { ...OPTIONS, openMin: 100, handSize: 18 },
  events: deal(
    'K1 K3 K5 K7 K9 K11 K13 R2 R4 R6 R8 R10 R12 B1 B3 B5 B7 B9',
    'K1 K3 K5 K7 K9 K11 K13 R2 R4 R6 R8 R10 R12 B1 B3 B5 B7 B9',
  ),
};
/** Two colours up to 6: all the tiles are dealt. */
const NO_POOL = {
  game: 'rummikub',
  options: { ...OPTIONS, emptyPool: 'playOn', values: 6, colours: 2, jokers: 0, handSize: 12 },
  events: deal('K1 K2 K3 K4 K5 K6 R1 R2 R3 R4 R5 R6', 'K1 K2 K3 K4 K5 K6 R1 R2 R3 R4 R5 R6'),
};
/** B has laid a set since A's last turn. */
const ANSWERED = {
  game: 'rummikub',
  options: { ...OPTIONS, handSize: 8 },
  events: [
    ...deal('K1 K2 K3 R5 R6 R7 R9 B12', 'K4 K5 B1 B2 B3 Y9 Y11 Y13'),
    'A play K1 K2 K3',
    'B play K1 K2 K3 | B1 B2 B3',
  ],
};

const atTable = async (page: Page, name: string): Promise<void> => {
  await page.goto(`/table/${name}`);
  await page.locator('.table-page[data-mine="true"] .rk-rack .rk-tile').first().waitFor();
};

const boxOf = async (page: Page, what: string) => {
  const box = await page.locator(what).boundingBox();
  if (!box) throw new Error(`not to be seen: ${what}`);
  return box;
};

inBrowser('rummikub: around the felt', () => {
  test.each(['phone', 'tall', 'desktop'] as const)(
    'on a %s the buttons stay where they are as the rack grows, and half of the board is felt',
    async (size: keyof typeof SIZES) => {
      const { page, context, errors } = await visit('/', {
        size,
        before: (page) => keepTable(page, 'full', FULL),
      });
      await atTable(page, 'full');
      const { y, height } = await boxOf(page, '.rk-draw');
      const racks = new Set<number>();
      for (let draws = 0; draws < 14; draws++) {
        const [board, felt, rack] = await Promise.all(
          ['.board-host', '.rk-felt', '.rk-rack'].map((what) => boxOf(page, what)),
        );
        expect(felt!.height / board!.height).toBeGreaterThanOrEqual(0.5);
        racks.add(rack!.height);
        const now = await boxOf(page, '.rk-draw');
        expect([now.y, now.height]).toEqual([y, height]);
        const tiles = await page.locator('.rk-rack .rk-tile').count();
        await page.locator('.rk-draw').click();
        await expect.poll(() => page.locator('.rk-rack .rk-tile').count()).toBe(tiles + 1);
        await waitForTurn(page);
        await page.locator('.table-page[data-mine="true"]').waitFor();
      }
      expect(await page.locator('.rk-rack .rk-tile').count()).toBe(32);
      if (size === 'phone') expect(racks.size).toBeGreaterThan(1);
      expect(errors).toEqual([]);
      await context.close();
    },
  );

  test('where no tiles are left, the button beside “Done” still has its word', async () => {
    const { page, context, errors } = await visit('/', {
      size: 'phone',
      touch: true,
      before: (page) => keepTable(page, 'no-pool', NO_POOL),
    });
    await atTable(page, 'no-pool');
    await page.locator('.rk-rack .rk-tile').first().tap();
    await page.locator('.rk-to-new').tap();
    await page.locator('.rk-done').waitFor();
    expect((await page.locator('.rk-draw').innerText()).trim()).toBe('Pass');
    expect(await page.locator('.rk-draw span').first().isVisible()).toBe(true);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('after a move was taken back, the marks are those of the move that is shown', async () => {
    const { page, context, errors } = await visit('/', {
      before: (page) => keepTable(page, 'answered', ANSWERED),
    });
    await atTable(page, 'answered');
    const marked = () =>
      page
        .locator('.rk-felt .rk-tile[data-mark="fresh"]')
        .evaluateAll((tiles) => tiles.map((tile) => tile.ariaLabel).sort());
    const asked = ['blue 1', 'blue 2', 'blue 3'];
    await expect.poll(marked).toEqual(asked);
    await page.locator('.rk-rack [aria-label="red 5"]').click();
    await page.locator('.rk-new').click();
    for (const [tile, beside] of [
      ['red 6', 'red 5'],
      ['red 7', 'red 6'],
    ])
      await carry(
        page,
        page.locator(`.rk-rack [aria-label="${tile}"]`),
        page.locator(`.rk-felt .rk-tile[aria-label="${beside}"]`),
        'drag',
      );
    await page.locator('.rk-done').click();
    await waitForTurn(page);
    await page.locator('.table-page[data-mine="true"]').waitFor();
    await page.getByLabel('Take back').click();
    await expect.poll(() => page.locator('.rk-rack [aria-label="red 5"]').count()).toBe(1);
    await expect.poll(marked).toEqual(asked);
    expect(errors).toEqual([]);
    await context.close();
  });
});
