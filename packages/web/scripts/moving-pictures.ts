// The moving pictures of the README, recorded from the running page: npx tsx packages/web/scripts/moving-pictures.ts [GAME …]
// ImageMagick (`convert`) puts them together.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAME_IDS, type GameId } from '@crescendo/rules/manifests';
import { type Browser, chromium, type Page } from 'playwright-core';
import { savedMidGame } from '../bench/saved-game.ts';
import { decide } from '../test/play/decide.ts';
import { GESTURES } from '../test/play/gestures.ts';
import { waitForDecision, waitForTurn } from '../test/play/table-state.ts';
import { FLAGS, findChromium } from '../test/support/chromium.ts';
import { buildPage, servePage } from '../test/support/serving.ts';

const OUT = fileURLToPath(new URL('../../../docs/pictures', import.meta.url));
const MAX_BYTES = 300_000;
const SIZE = { width: 720, height: 520 };
const WIDTH = 520;
/** Every step of a hand takes so long, so that one can follow. */
const STEP_MS = 350;
const DECISIONS = 3;
/** Nothing is shown shorter or longer, in hundredths of a second. */
const [MIN_DELAY, MAX_DELAY, LAST_DELAY] = [12, 90, 200];
const MAX_FRAMES = 40;

const ANY_START = [2, 14, 'a'] as const;
const STARTS: { readonly [G in GameId]?: readonly [seats: number, decisions: number, seed: string] } = {
  '5vor12': [2, 12, 'i'],
  rummikub: [2, 16, 'c'],
  finito: [2, 14, 'a'],
  qwinto: [2, 16, 'a'],
};

interface Frame {
  readonly picture: Buffer;
  readonly at: number;
}

/** Records what changes on the page, until the returned function is called. */
const record = async (page: Page): Promise<() => Promise<readonly Frame[]>> => {
  const frames: Frame[] = [];
  const session = await page.context().newCDPSession(page);
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    frames.push({ picture: Buffer.from(data, 'base64'), at: metadata.timestamp ?? 0 });
    void session.send('Page.screencastFrameAck', { sessionId }).catch(() => {});
  });
  await session.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 });
  return async () => {
    await session.send('Page.stopScreencast');
    return frames;
  };
};

/** At most so many frames, evenly chosen, without those that look like the one before. */
const chosen = (frames: readonly Frame[]): readonly Frame[] => {
  const different = frames.filter(({ picture }, n) => n === 0 || !frames[n - 1]?.picture.equals(picture));
  const every = Math.max(1, different.length / MAX_FRAMES);
  return different.filter((_, n) => Math.floor(n / every) !== Math.floor((n - 1) / every));
};

const playIn = async (browser: Browser, url: string, game: GameId): Promise<readonly Frame[]> => {
  const context = await browser.newContext({ viewport: SIZE, locale: 'en-GB', serviceWorkers: 'block' });
  // tsx puts this around functions that the page is given.
  await context.addInitScript('globalThis.__name = (made) => made');
  const page = await context.newPage();
  await page.goto(url);
  const saved = await savedMidGame(game, ...(STARTS[game] ?? ANY_START));
  await page.evaluate(
    ([key, text]) => {
      localStorage.setItem(key!, text!);
      localStorage.setItem('crescendo.settings', '{"guide":false,"speed":"fast"}');
    },
    [`crescendo.game.middle-${game}`, saved],
  );
  await page.goto(`${url}/table/middle-${game}`);
  await page.locator('.table-page[data-mine="true"]').waitFor();
  const stop = await record(page);
  for (let n = 0; n < DECISIONS; n++) {
    const seen = await waitForTurn(page);
    if (seen.turn.kind === 'over') break;
    await page.locator('.table-page[data-mine="true"]').waitFor();
    await GESTURES[game]!(page, await decide(seen, 'strong'), seen.view, 'tap');
    await waitForDecision(page, seen);
  }
  await waitForTurn(page);
  const frames = await stop();
  await context.close();
  return chosen(frames);
};

const delayOf = (frames: readonly Frame[], n: number): number => {
  const next = frames[n + 1];
  if (next === undefined) return LAST_DELAY;
  return Math.round(Math.min(MAX_DELAY, Math.max(MIN_DELAY, (next.at - (frames[n]?.at ?? 0)) * 100)));
};

const putTogether = (frames: readonly Frame[], to: string): void => {
  const folder = mkdtempSync(join(tmpdir(), 'crescendo-frames-'));
  const args = frames.flatMap(({ picture }, n) => {
    const file = join(folder, `${String(n).padStart(3, '0')}.png`);
    writeFileSync(file, picture);
    return ['-delay', String(delayOf(frames, n)), file];
  });
  const smaller = ['-resize', `${WIDTH}x`, '-quality', '55', '-define', 'webp:method=4'];
  execFileSync('convert', ['-loop', '0', ...args, ...smaller, to]);
  rmSync(folder, { recursive: true });
  const { size } = statSync(to);
  console.log(`${to}: ${frames.length} frames, ${Math.round(size / 1000)} kB`);
  if (size > MAX_BYTES) throw new Error(`${to} has more than ${MAX_BYTES} bytes`);
};

const found = findChromium();
if ('missing' in found) throw new Error(found.missing);
buildPage();
const { url, stop } = await servePage();
const browser = await chromium.launch({ executablePath: found.path, args: FLAGS, slowMo: STEP_MS });
try {
  const asked = process.argv.slice(2);
  for (const game of GAME_IDS.filter((id) => asked.length === 0 || asked.includes(id)))
    putTogether(await playIn(browser, url, game), `${OUT}/${game}.webp`);
} finally {
  await browser.close();
  await stop();
}
