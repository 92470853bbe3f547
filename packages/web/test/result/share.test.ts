// A finished game leaves the device as a picture.
import { JOKER, type View } from '@crescendo/rules/rummikub';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { JESTER_PARTS } from '../../src/boards/rummikub/view/joker-art.ts';
import { playByBots, savedGameFrom, withStored } from '../play/prepared.ts';
import { inBrowser, visit } from '../support/person.ts';

const GAMES = ['5vor12', 'rummikub', 'finito', 'qwinto'];

declare global {
  interface Window {
    /** Every text that was drawn. */
    drawn: string[];
    /** The number of paths filled. */
    paths: number;
  }
}

/** For `visit`: notes what is written into pictures. */
const noteTexts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.drawn = [];
    window.paths = 0;
    const { fillText, fill } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.fill = function (...what: unknown[]) {
      if (what[0] instanceof Path2D) window.paths++;
      Reflect.apply(fill, this, what);
    };
    CanvasRenderingContext2D.prototype.fillText = function (text, ...where) {
      window.drawn.push(text);
      fillText.call(this, text, ...where);
    };
  });

const openShare = async (page: Page): Promise<void> => {
  await page.locator('.table-bar .button.main').click();
  await page.getByRole('button', { name: 'Share this game' }).click();
  await page.locator('.share-picture img').waitFor();
};

inBrowser('sharing', () => {
  test('every game has a picture of its end, drawn in its own colours', async () => {
    const ends = await Promise.all(GAMES.map(async (game) => (await playByBots(game, 2, 'share')).at(-1)!));
    const finished = ends.map((match) => savedGameFrom(`over-${match.game.id}`, match));
    const { page, context, errors } = await visit('/', {
      size: 'phone',
      before: async (page) => {
        await noteTexts(page);
        await withStored(finished)(page);
      },
    });
    for (const game of GAMES) {
      await page.goto(`/table/over-${game}`);
      await openShare(page);
      const picture = page.locator('.share-picture img');
      // So many different colours have neither an empty picture nor one without its board.
      const seen = await picture.evaluate(async (image: HTMLImageElement) => {
        await image.decode();
        const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
        const context = canvas.getContext('2d')!;
        context.drawImage(image, 0, 0);
        const board = context.getImageData(40, 150, 1000, 600).data;
        const colours = new Set<number>();
        for (let i = 0; i < board.length; i += 4)
          colours.add(board[i]! * 65536 + board[i + 1]! * 256 + board[i + 2]!);
        return { side: image.naturalWidth, colours: colours.size };
      });
      expect(seen.side).toBe(1080);
      expect(seen.colours).toBeGreaterThan(100);
      // Everybody's board is there with its name, the winner's first; the table of Rummikub is nobody's.
      const names = (await page.evaluate(() => window.drawn)).filter((text) => /^(You|Andante)$/.test(text));
      const { turn } = ends[GAMES.indexOf(game)]!;
      const winner = turn.kind === 'over' && turn.winners[0] === 0 ? 'You' : 'Andante';
      expect(names.length, game).toBe(game === 'rummikub' ? 2 : 4);
      expect(names[0], game).toBe(winner);
      if (game === 'rummikub') {
        // A joker is drawn as on the board.
        const { table } = ends[GAMES.indexOf(game)]!.view(null) as View;
        const jokers = table.flatMap(({ tiles }) => tiles).filter((tile) => tile === JOKER).length;
        expect(jokers).toBeGreaterThan(0);
        expect(await page.evaluate(() => window.paths)).toBe(jokers * JESTER_PARTS.length);
      }
      // It is there at once, and says where.
      const saving = page.waitForEvent('download');
      await page.locator('.share-picture a[download]').click();
      expect((await saving).suggestedFilename()).toBe(`crescendo-${game}.png`);
      await page.getByText(`Saved as crescendo-${game}.png. Look for it in your downloads.`).waitFor();
    }
    expect(errors).toEqual([]);
    await context.close();
  });

  test('who has no name is “You” in the picture, too, gives one at its field, and is back where they were', async () => {
    const over = (await playByBots('finito', 2, 'share')).at(-1)!;
    const { page, context, errors } = await visit('/table/over', {
      size: 'phone',
      before: async (page) => {
        await noteTexts(page);
        await withStored([savedGameFrom('over', over)])(page);
      },
    });
    await openShare(page);
    const add = page.getByRole('button', { name: 'Add your name' });
    const field = page.locator('.sheet input[autocomplete="nickname"]');
    await add.click();
    await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
    expect((await field.boundingBox())!.y).toBeLessThan(400);
    await page.goBack();
    await add.click();
    await page.locator('.sheet-head button').click();
    await page.locator('.share-picture img').waitFor();
    await page.goBack();
    await page.locator('.ranking').waitFor();
    await page.getByRole('button', { name: 'Share this game' }).click();
    await add.click();
    await field.pressSequentially('Mia');
    await page.keyboard.press('Enter');
    await page.locator('.share-picture img').waitFor();
    expect(await add.count()).toBe(0);
    expect((await page.evaluate(() => window.drawn)).slice(-9)).toContain('Mia');
    expect(errors).toEqual([]);
    await context.close();
  });
});
