// Two folders of pictures, compared pixel by pixel in a browser's canvas: a report as JSON, and one as a page that shows what differs.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';

interface Difference {
  readonly name: string;
  readonly why: 'only before' | 'only after' | 'other size' | 'other pixels';
  /** The number of pixels that differ, and the difference of the worst one (0 to 255). */
  readonly pixels?: number;
  readonly worst?: number;
  /** Left, top, width and height of what differs. */
  readonly box?: readonly number[];
}

type Counted = Pick<Difference, 'why' | 'pixels' | 'worst' | 'box'> | undefined;

const countDifferent = (page: Page, before: Buffer, after: Buffer): Promise<Counted> =>
  page.evaluate(
    async (pngs) => {
      const [a, b] = await Promise.all(
        pngs.map(async (png) => {
          const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
          const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!;
          context.drawImage(bitmap, 0, 0);
          return context.getImageData(0, 0, bitmap.width, bitmap.height);
        }),
      );
      if (a!.width !== b!.width || a!.height !== b!.height) return { why: 'other size' as const };
      let [pixels, worst, left, top, right, bottom] = [0, 0, a!.width, a!.height, 0, 0];
      for (let i = 0; i < a!.data.length; i += 4) {
        let far = 0;
        for (let part = i; part < i + 3; part++)
          far = Math.max(far, Math.abs(a!.data[part]! - b!.data[part]!));
        if (far === 0) continue;
        const [x, y] = [(i / 4) % a!.width, Math.floor(i / 4 / a!.width)];
        pixels++;
        worst = Math.max(worst, far);
        [left, top] = [Math.min(left, x), Math.min(top, y)];
        [right, bottom] = [Math.max(right, x), Math.max(bottom, y)];
      }
      if (pixels === 0) return undefined;
      const box = [left, top, right - left + 1, bottom - top + 1];
      return { why: 'other pixels' as const, pixels, worst, box };
    },
    [before.toString('base64'), after.toString('base64')],
  );

/** Edges of drawings may differ by so many pixels between two runs of the same build. */
const NOISE = 12;

const compareOne = async (
  page: Page,
  name: string,
  [before, after]: readonly [string, string],
): Promise<Difference | undefined> => {
  const [was, is] = [join(before, name), join(after, name)];
  if (!existsSync(is)) return { name, why: 'only before' };
  if (!existsSync(was)) return { name, why: 'only after' };
  const [old, now] = [readFileSync(was), readFileSync(is)];
  if (old.equals(now)) return undefined;
  const counted = await countDifferent(page, old, now);
  const isNoise = counted?.why === 'other pixels' && (counted.pixels ?? 0) <= NOISE;
  return counted && !isNoise ? { name, ...counted } : undefined;
};

const reportPage = (
  differences: readonly Difference[],
  [before, after]: readonly [string, string],
): string => {
  const rows = differences.map(({ name, why, pixels = 0, worst = 0, box }) => {
    const said = why === 'other pixels' ? `${pixels} pixels, at most ${worst} of 255, in ${box}` : why;
    const pictures = [before, after].map(
      (folder) => `<img loading="lazy" src="file://${join(folder, name)}">`,
    );
    return `<h2>${name}</h2><p>${said}</p><div>${pictures.join('')}</div>`;
  });
  const style = 'div{display:flex;gap:8px;align-items:start}img{max-width:49%;border:1px solid}';
  return `<!doctype html><meta charset="utf-8"><title>Pictures</title><style>${style}</style>
<h1>${differences.length} pictures differ</h1>\n${rows.join('\n')}\n`;
};

const picturesIn = (folder: string): readonly string[] =>
  readdirSync(folder).filter((file) => file.endsWith('.png'));

/** Writes `report.json` and `report.html` into the second folder, or where it is told to. */
export const comparePictures = async (
  browser: Browser,
  folders: readonly [string, string],
  out: string = folders[1],
): Promise<readonly Difference[]> => {
  const page = await browser.newPage();
  const names = [...new Set(folders.flatMap(picturesIn))].sort();
  const differences: Difference[] = [];
  for (const name of names) {
    const difference = await compareOne(page, name, folders);
    if (difference) differences.push(difference);
  }
  await page.close();
  mkdirSync(out, { recursive: true });
  writeFileSync(
    join(out, 'report.json'),
    `${JSON.stringify({ compared: names.length, differences }, null, 1)}\n`,
  );
  writeFileSync(join(out, 'report.html'), reportPage(differences, folders));
  console.log(`${names.length} pictures compared, ${differences.length} differ`);
  for (const { name, why, pixels, box } of differences.slice(0, 60))
    console.log(`  ${name}: ${why} ${pixels ?? ''} ${box ?? ''}`);
  return differences;
};
