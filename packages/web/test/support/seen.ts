// Measures the visible pixels of the page, not the claims of its elements.
import type { Page } from 'playwright-core';

/** The fineness of the comparison of two pictures: so many patches each way. */
const PATCHES = 10;

/** The brightness of each patch of a square around this point, from 0 to 255. */
const patchesAt = async (page: Page, x: number, y: number, side: number): Promise<readonly number[]> => {
  const clip = { x: x - side / 2, y: y - side / 2, width: side, height: side };
  const picture = await page.screenshot({ clip });
  return page.evaluate(
    async ([png, patches]) => {
      const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(patches, patches);
      const context = canvas.getContext('2d')!;
      context.imageSmoothingQuality = 'high';
      context.drawImage(bitmap, 0, 0, patches, patches);
      const { data } = context.getImageData(0, 0, patches, patches);
      return Array.from(
        { length: patches * patches },
        (_, i) => (data[4 * i]! + data[4 * i + 1]! + data[4 * i + 2]!) / 3,
      );
    },
    [picture.toString('base64'), PATCHES] as const,
  );
};

/** Measures the average difference of two pictures: 0 for the same one. */
const difference = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, value, i) => sum + Math.abs(value - b[i]!), 0) / a.length;

export interface Carried {
  /** The picture under the pointer while something is carried, compared with that thing at rest, and with what is there otherwise. */
  readonly fromPiece: number;
  readonly fromGround: number;
}

/** Carry a piece from here to there by mouse, look, and put it back. */
export const lookAtCarried = async (
  page: Page,
  from: { readonly x: number; readonly y: number },
  to: { readonly x: number; readonly y: number },
  side: number,
): Promise<Carried> => {
  const piece = await patchesAt(page, from.x, from.y, side);
  const ground = await patchesAt(page, to.x, to.y, side);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 3 });
  await page.mouse.move(to.x, to.y, { steps: 3 });
  const carried = await patchesAt(page, to.x, to.y, side);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  return { fromPiece: difference(carried, piece), fromGround: difference(carried, ground) };
};
