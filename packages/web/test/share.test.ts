// A finished game leaves the device as a picture.
import { botFor } from '@crescendo/bots';
import { formatRecord, gameById, playOut, presetOptions, seeded } from '@crescendo/rules';
import { expect, test } from 'vitest';
import { inBrowser, visit } from './person.ts';

const finished = async (id: string): Promise<string> => {
  const game = gameById(id)!;
  const [preset] = Object.keys(game.presets);
  const options = presetOptions(game, preset!);
  const bot = (await botFor(game, 'casual'))!;
  const match = playOut({ game, seats: 2, options, players: [bot, bot], dice: seeded('share') });
  const players = [
    { kind: 'human', name: '' },
    { kind: 'bot', level: 'casual', name: '' },
  ];
  return JSON.stringify({
    version: 1,
    id: `over-${id}`,
    setup: { game: id, preset, options, series: null, players, clock: 0, seed: 'share' },
    record: formatRecord(match.record({}), () => game),
    decisions: 30,
    over: true,
    updated: Date.now(),
  });
};

inBrowser('sharing', () => {
  test('every game has a picture of its end, drawn in its own colours', async () => {
    const { page, context, errors } = await visit('/', { size: 'phone' });
    for (const game of ['5vor12', 'rummikub', 'finito', 'qwinto']) {
      const saved = await finished(game);
      await page.evaluate(
        ([key, text]) => localStorage.setItem(key!, text!),
        [`crescendo.game.over-${game}`, saved],
      );
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
      expect(await page.locator('.share-picture a[download]').getAttribute('download')).toBe(
        `crescendo-${game}.png`,
      );
    }
    expect(errors).toEqual([]);
    await context.close();
  });
});
