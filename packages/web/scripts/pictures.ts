// The pictures of the README, and those that messengers show of a link, taken from the running page:
// npx tsx packages/web/scripts/pictures.ts [previews | review]
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright-core';
import { savedMidGame } from '../bench/saved-game.ts';
import { FLAGS, findChromium } from '../test/support/chromium.ts';
import { buildPage, servePage } from '../test/support/serving.ts';
import { pictureOfReview } from './picture-review.ts';
import { picturesOfFriends } from './pictures-friends.ts';

const OUT = fileURLToPath(new URL('../../../docs/pictures', import.meta.url));
const PUBLIC = fileURLToPath(new URL('../public', import.meta.url));
const TABLES = [
  ['5vor12', 3, 30, 'i'],
  ['rummikub', 3, 27, 'c'],
  ['finito', 3, 33, 'a'],
  ['qwinto', 3, 40, 'a'],
] as const;

const open = async (
  browser: Browser,
  url: string,
  size: { width: number; height: number },
  dark: boolean,
): Promise<Page> => {
  const context = await browser.newContext({
    viewport: size,
    locale: 'en-GB',
    colorScheme: dark ? 'dark' : 'light',
    deviceScaleFactor: size.width < 500 ? 2 : 1,
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(url);
  for (const [game, seats, decisions, seed] of TABLES) {
    const saved = await savedMidGame(game, seats, decisions, seed);
    await page.evaluate(
      ([key, text]) => localStorage.setItem(key!, text!),
      [`crescendo.game.middle-${game}`, saved],
    );
  }
  return page;
};

const at = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await page.waitForTimeout(1200);
};

const found = findChromium();
if ('missing' in found) throw new Error(found.missing);
buildPage();
const { url, stop } = await servePage();
const browser = await chromium.launch({ executablePath: found.path, args: FLAGS });

/** Takes the preview that a messenger shows of an invitation, in the size that all of them accept. */
const previews = async (): Promise<void> => {
  const page = await open(browser, url, { width: 1200, height: 630 }, false);
  await page.evaluate(() => localStorage.setItem('crescendo.settings', '{"guide":false}'));
  for (const [game] of TABLES) {
    await at(page, `${url}/table/middle-${game}`);
    await page.screenshot({ path: `${PUBLIC}/preview-${game}.jpg`, type: 'jpeg', quality: 80 });
  }
};

const readmePictures = async (): Promise<void> => {
  const wide = await open(browser, url, { width: 1080, height: 760 }, false);
  const boards: Buffer[] = [];
  for (const [game] of TABLES) {
    await at(wide, `${url}/table/middle-${game}`);
    boards.push(await wide.screenshot());
  }
  const phone = await open(browser, url, { width: 360, height: 640 }, false);
  await phone.evaluate(() => localStorage.clear());
  await at(phone, url);
  await phone.screenshot({ path: `${OUT}/phone-home.png` });
  const night = await open(browser, url, { width: 360, height: 640 }, true);
  await at(night, `${url}/table/middle-rummikub`);
  await night.screenshot({ path: `${OUT}/phone-rummikub.png` });
  await at(night, `${url}/table/middle-qwinto`);
  await night.screenshot({ path: `${OUT}/phone-qwinto.png` });
  const columns = (count: string): string =>
    `<style>body{margin:0;background:#f4efe5;display:grid;grid-template-columns:${count};gap:8px;padding:4px}img{width:100%;display:block;border-radius:8px}</style>`;
  const album = await (await browser.newContext()).newPage();
  const paste = async (name: string, height: number, shape: string, shown: readonly Buffer[]) => {
    const pictures = shown.map((shot) => `<img src="data:image/png;base64,${shot.toString('base64')}">`);
    await album.setViewportSize({ width: 1440, height });
    await album.setContent(columns(shape) + pictures.join(''));
    await album.screenshot({ path: `${OUT}/${name}.png` });
  };
  await paste('boards', 1024, '1fr 1fr', boards);
  await paste('friends', 702, '960fr 360fr', await picturesOfFriends(browser, url));
};

try {
  const only = process.argv[2];
  if (only !== 'review') await previews();
  if (only === undefined) await readmePictures();
  if (only !== 'previews') await pictureOfReview(browser, url, `${OUT}/review.png`);
} finally {
  await browser.close();
  await stop();
}
