// A high-contrast theme of the system, which takes away all fills and shadows: every piece and every place is still seen,
// the colour of a tile is told by its shape, and what may be touched stands out. Looked at in pixels.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { keepTable } from '../play/prepared.ts';
import { inBrowser, visit } from '../support/person.ts';

interface Looked {
  /** The number of pixels that differ clearly from the most frequent colour. */
  readonly drawn: number;
  /** The number of pixels in the colour of the system's highlight. */
  readonly lit: number;
}

/** The pixels of the elements each selector finds, a little beyond their edges. */
const lookAt = async (page: Page, selectors: readonly string[]): Promise<readonly (readonly Looked[])[]> => {
  const picture = (await page.screenshot()).toString('base64');
  return page.evaluate(
    async ([png, selectors]) => {
      const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      const context = canvas.getContext('2d')!;
      context.drawImage(bitmap, 0, 0);
      const probe = document.createElement('i');
      probe.style.cssText = 'color: Highlight; forced-color-adjust: none';
      document.body.append(probe);
      const highlight =
        getComputedStyle(probe)
          .color.match(/[\d.]+/g)
          ?.map(Number) ?? [];
      probe.remove();
      const isHighlight = (at: readonly number[], ground: readonly number[]): boolean =>
        at.every((part, i) => {
          const [own = 0, under = 0, alpha = 1] = [highlight[i], ground[i], highlight[3]];
          return Math.abs(part - (own * alpha + under * (1 - alpha))) <= 2;
        });
      const page = [...context.getImageData(0, bitmap.height - 1, 1, 1).data].slice(0, 3);
      const light = (at: readonly number[]): number => {
        const [r = 0, g = 0, b = 0] = at.map((part) => {
          const share = part / 255;
          return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
      };
      const contrast = (a: readonly number[], b: readonly number[]): number => {
        const [low = 0, high = 0] = [light(a), light(b)].sort((x, y) => x - y);
        return (high + 0.05) / (low + 0.05);
      };
      const look = (element: Element): Looked => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const { data } = context.getImageData(left - 1, top - 1, width + 2, height + 2);
        const counts = new Map<string, number>();
        for (let i = 0; i < data.length; i += 4) {
          const colour = `${data[i]} ${data[i + 1]} ${data[i + 2]}`;
          counts.set(colour, (counts.get(colour) ?? 0) + 1);
        }
        const colours = [...counts]
          .sort(([, a], [, b]) => b - a)
          .map(([colour, count]) => ({ at: colour.split(' ').map(Number), count }));
        const ground = colours[0]!.at;
        const sum = (kept: typeof colours): number => kept.reduce((all, { count }) => all + count, 0);
        return {
          drawn: sum(colours.filter(({ at }) => contrast(at, ground) >= 3)),
          // A highlight that fills the whole is the ground itself.
          lit: sum(colours.filter(({ at }) => isHighlight(at, ground) || isHighlight(at, page))),
        };
      };
      return selectors.map((selector) =>
        [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility()).map(look),
      );
    },
    [picture, selectors] as const,
  );
};

/** The elements that must be seen, those that stand out because they may be touched now, and those that do not. */
const BOARDS = [
  {
    game: '5vor12',
    decisions: 24,
    seen: '.v12-square, .v12-slot, .v12-tile, .v12-pile-zone, .v12-cell, .seat, .bar-buttons button',
    lit: '.v12-pile-zone.v12-lit',
    unlit: '.v12-square',
  },
  {
    game: 'finito',
    decisions: 14,
    seen: '.finito-square, .finito-piece, .finito-counter, .finito-die, .finito-other, .seat',
    lit: '.finito-square.is-target',
    unlit: '.finito-tray .finito-piece',
  },
  {
    game: 'qwinto',
    decisions: 20,
    seen: '.qw-field, .qw-die, .qw-chip, .qw-box, .qw-gap, .qw-sum, .qw-actions .button, .seat',
    lit: '.qw-field[data-look="fits"]',
    unlit: '.qw-field[data-look="shut"]',
  },
  {
    game: 'rummikub',
    decisions: 24,
    seen: '.rk-tile, .rk-shape, .rk-bar .button, .rk-rack, .seat',
    lit: '.rk-draw.main',
    unlit: '.rk-rack .rk-tile',
  },
] as const;

inBrowser('forced colours', () => {
  test('every piece and every place is seen, in light and dark', async () => {
    const { page, context, errors } = await visit('/', {
      before: async (page) => {
        for (const { game, decisions } of BOARDS) await keepTable(page, game, { game, decisions });
      },
    });
    for (const { game, seen, lit, unlit } of BOARDS) {
      await page.goto(`/table/${game}`);
      await page.locator('.table-page[data-mine="true"]').waitFor();
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ forcedColors: 'active', colorScheme });
        const at = `${game} ${colorScheme}`;
        const [all = [], touchable = [], others = []] = await lookAt(page, [seen, lit, unlit]);
        expect(all.length, at).toBeGreaterThan(20);
        expect(
          all.filter(({ drawn }) => drawn < 20),
          at,
        ).toEqual([]);
        expect(touchable.length, at).toBeGreaterThan(0);
        expect(Math.min(...touchable.map((each) => each.lit)), at).toBeGreaterThan(30);
        expect(Math.max(...others.map((each) => each.lit)), at).toBe(0);
        // Behind words the browser puts a plate: those of another colour would vanish on it.
        const inks = await page
          .locator('.log .chip')
          .evaluateAll((chips) => chips.map((chip) => getComputedStyle(chip).color));
        const ink = await page.evaluate(() => getComputedStyle(document.body).color);
        expect(
          inks.filter((each) => each !== ink),
          at,
        ).toEqual([]);
      }
    }
    // Held tiles are filled with the highlight.
    await page.locator('.rk-rack .rk-tile').first().click();
    const [held] = await lookAt(page, ['.rk-rack .rk-tile[data-picked="up"]']);
    expect(held?.[0]?.lit).toBeGreaterThan(500);
    expect(errors).toEqual([]);
    await context.close();
  });
});
