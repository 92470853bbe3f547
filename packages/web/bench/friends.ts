// Measures games with friends in real browsers against the real server: npm run bench:friends -w @crescendo/web
// The last part plays 200 tables by scripted clients in a process of their own while two browsers play.
import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright-core';
import { playOne } from '../test/friends/support/playing.ts';
import { ServerProcess } from '../test/friends/support/server-process.ts';
import { readTable } from '../test/friends/support/table-state.ts';
import { FLAGS, findChromium } from '../test/support/chromium.ts';
import { buildPage } from '../test/support/serving.ts';

const PHONE = { width: 360, height: 640 };
const TABLES = 200;
const ROUNDS = 40;

const percentile = (times: readonly number[], part: number): number => {
  const sorted = [...times].sort((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0);
};

const arrive = async (browser: Browser, house: ServerProcess): Promise<Page> => {
  const context = await browser.newContext({ baseURL: house.url, viewport: PHONE, locale: 'en-GB' });
  return context.newPage();
};

/** Measures the time from the tap on "with friends" to a link that can be passed on. */
const toTheLink = async (page: Page): Promise<number> => {
  await page.goto('/');
  const button = page.locator('.card[data-game="qwinto"] .card-friends button');
  await button.waitFor();
  // A finger rests on the button before it lifts; the page uses that time.
  await button.hover();
  await page.waitForTimeout(80);
  const started = performance.now();
  await button.click();
  await page.locator('.invite-link').first().waitFor();
  return performance.now() - started;
};

/** Measures the time from a friend's tap on the link to a seat, with nothing of the page on that device yet. */
const toTheSeat = async (page: Page, link: string): Promise<number> => {
  const started = performance.now();
  await page.goto(link);
  await page.locator('.guest input[type="text"]').fill('Ben');
  await page.locator('.chair-sit').first().click();
  await page.locator('.chair[data-own]').waitFor();
  return performance.now() - started;
};

/** In the page: when a hand was last lifted, when the table last changed, and how smoothly pictures follow each other.
 * A text, because what is compiled here does not run there. */
const WATCH_TIMES = `
  const now = () => performance.timeOrigin + performance.now();
  const times = { lifted: 0, changed: 0, frames: [], long: [] };
  globalThis.times = times;
  for (const type of ['pointerup', 'click'])
    addEventListener(type, () => { times.lifted = now(); }, { capture: true });
  new MutationObserver(() => { times.changed = now(); }).observe(document.querySelector('.table-page'), {
    attributes: true,
    attributeFilter: ['data-moment'],
  });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) times.long.push(duration);
  }).observe({ entryTypes: ['longtask'] });
  let last = performance.now();
  const frame = () => {
    times.frames.push(performance.now() - last);
    last = performance.now();
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
`;

interface Times {
  readonly lifted: number;
  readonly changed: number;
  readonly frames: readonly number[];
  readonly long: readonly number[];
}

const timesOf = (page: Page): Promise<Times> =>
  // Set by the script that was added to the page.
  page.evaluate(() => (globalThis as unknown as { times: Times }).times);

/** A move by one of them, until it is to be seen at the other. */
const acrossTheTable = async (pages: readonly Page[], house: ServerProcess): Promise<number[]> => {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++)
    for (const [n, page] of pages.entries()) {
      const other = pages[1 - n]!;
      const before = await timesOf(other);
      if (!(await playOne({ page, way: 'tap' }, house.url))) continue;
      if ((await readTable(page, house.url)).status !== 'playing') return times;
      await other.waitForFunction(
        // As above.
        (was) => (globalThis as unknown as { times: Times }).times.changed > was,
        before.changed,
      );
      times.push((await timesOf(other)).changed - (await timesOf(page)).lifted);
    }
  return times;
};

const meet = async (browser: Browser, house: ServerProcess) => {
  const [ada, ben] = [await arrive(browser, house), await arrive(browser, house)];
  const link = await toTheLink(ada);
  const seat = await toTheSeat(ben, new URL(ada.url()).pathname);
  await ada.locator('.room-bar .button.main:not([disabled])').click();
  for (const page of [ada, ben]) {
    await page.locator('.table-page').waitFor();
    await page.evaluate(`(() => {${WATCH_TIMES}})()`);
  }
  return { pages: [ada, ben], link, seat };
};

const smoothness = ({ frames, long }: Times): string =>
  `frames p95 ${percentile(frames, 0.95)} ms, p99 ${percentile(frames, 0.99)} ms; ${long.length} long tasks, longest ${Math.round(Math.max(0, ...long))} ms`;

const crowd = (house: ServerProcess): Promise<ChildProcess> =>
  new Promise((resolve, reject) => {
    const script = fileURLToPath(new URL('./crowd.ts', import.meta.url));
    const child = spawn(process.execPath, ['--import', 'tsx', script, house.url, String(TABLES)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    child.stdout!.on('data', (data) => String(data).includes('ready') && resolve(child));
    child.once('exit', (code) => reject(new Error(`the crowd left with ${code}`)));
  });

const play = async (browser: Browser, house: ServerProcess, title: string): Promise<void> => {
  const { pages } = await meet(browser, house);
  const times = await acrossTheTable(pages, house);
  console.log(
    `${title}: a move is seen at the other side after p50 ${percentile(times, 0.5)} ms, p95 ${percentile(times, 0.95)} ms (goal 150), ${times.length} moves`,
  );
  console.log(`${title}: ${smoothness(await timesOf(pages[0]!))}`);
  for (const page of pages) await page.context().close();
};

const found = findChromium();
if ('missing' in found) throw new Error(found.missing);
buildPage();
const house = await ServerProcess.open({ CRESCENDO_LOG: 'warn', CRESCENDO_TABLES_PER_PERSON: '1000' });
const browser = await chromium.launch({ executablePath: found.path, args: FLAGS });
try {
  const [links, seats]: [number[], number[]] = [[], []];
  for (let i = 0; i < 10; i++) {
    const { pages, link, seat } = await meet(browser, house);
    links.push(link);
    seats.push(seat);
    for (const page of pages) await page.context().close();
  }
  console.log(
    `from the tap to a link: p50 ${percentile(links, 0.5)} ms, longest ${percentile(links, 1)} ms (goal 1000)`,
  );
  console.log(
    `from the link to a seat: p50 ${percentile(seats, 0.5)} ms, longest ${percentile(seats, 1)} ms (goal 3000)`,
  );
  await play(browser, house, 'alone');
  const others = await crowd(house);
  await play(browser, house, `beside ${TABLES} tables`);
  const left = new Promise((resolve) => others.once('exit', resolve));
  others.kill('SIGTERM');
  await left;
} finally {
  await browser.close();
  await house.close();
}
