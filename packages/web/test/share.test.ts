// A finished game leaves the device as a picture.
import { expect, test } from 'vitest';
import { inBrowser, visit } from './person.ts';
import { playByBots, savedGameFrom, withStored } from './prepared.ts';

const GAMES = ['5vor12', 'rummikub', 'finito', 'qwinto'];

inBrowser('sharing', () => {
  test('every game has a picture of its end, drawn in its own colours', async () => {
    const finished = await Promise.all(
      GAMES.map(async (game) => savedGameFrom(`over-${game}`, (await playByBots(game, 2, 'share')).at(-1)!)),
    );
    const { page, context, errors } = await visit('/', { size: 'phone', before: withStored(finished) });
    for (const game of GAMES) {
      await page.goto(`/table/over-${game}`);
      await page.locator('.table-bar .button.main').click();
      await page.getByRole('button', { name: 'Share this game' }).click();
      const picture = page.locator('.share-picture img');
      await picture.waitFor();
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
      // The name in the picture is not one its owner has never heard of.
      expect(await page.locator('.known-as').innerText()).toMatch(/Others see you as \w+\./);
      expect(await page.locator('.share-picture a[download]').getAttribute('download')).toBe(
        `crescendo-${game}.png`,
      );
    }
    expect(errors).toEqual([]);
    await context.close();
  });
});
