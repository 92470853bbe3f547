// What the page costs, measured in a real Chromium: npm run bench -w @crescendo/web
import { type Browser, chromium, type Page } from 'playwright-core';
import { FLAGS, findChromium } from '../test/chromium.ts';
import { buildPage, servePage } from '../test/serving.ts';
import { fullTable } from './full-table.ts';

const PHONE = { width: 360, height: 640 };
const GAMES = ['5vor12', 'rummikub', 'finito', 'qwinto'];

interface Loaded {
  readonly kind: string;
  readonly url: string;
  bytes: number;
}

/** Everything the page itself fetches, with its size on the wire. What a Worker fetches is not among it. */
const listen = async (page: Page): Promise<Loaded[]> => {
  const loaded: Loaded[] = [];
  const byId = new Map<string, Loaded>();
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    const entry = { kind: type, url: response.url, bytes: 0 };
    byId.set(requestId, entry);
    loaded.push(entry);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const entry = byId.get(requestId);
    if (entry) entry.bytes = encodedDataLength;
  });
  return loaded;
};

const kilobytes = (loaded: readonly Loaded[], kind: string): string =>
  `${(loaded.filter((entry) => entry.kind === kind).reduce((sum, { bytes }) => sum + bytes, 0) / 1000).toFixed(1)} kB`;

const sizes = async (browser: Browser, url: string): Promise<void> => {
  for (const game of GAMES) {
    const context = await browser.newContext({
      viewport: PHONE,
      serviceWorkers: 'block',
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    const loaded = await listen(page);
    await page.goto(url);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(2500);
    const home = [...loaded];
    if (game === GAMES[0])
      console.log(
        `home: script ${kilobytes(home, 'Script')} (goal 50), fonts ${kilobytes(home, 'Font')} (goal 60)`,
      );
    await page.locator(`.card[data-game="${game}"] .card-play`).click();
    await page.locator('.table-page').waitFor();
    await page.waitForTimeout(800);
    const more = loaded.slice(home.length).filter((entry) => !/weights|bot-worker/.test(entry.url));
    console.log(`${game}: script ${kilobytes(more, 'Script')} more (goal 50)`);
    await context.close();
  }
};

/** A mid-range phone: four times slower, 1.6 Mbit/s, 150 ms away. */
const paint = async (browser: Browser, url: string): Promise<void> => {
  const context = await browser.newContext({ viewport: PHONE, serviceWorkers: 'block' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 94_000,
  });
  await page.goto(url);
  await page.waitForTimeout(2500);
  const time = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)!.startTime)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
      }),
  );
  console.log(`home, simulated phone: largest paint after ${(time / 1000).toFixed(2)} s (goal 1.5)`);
  await context.close();
};

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly ts: number;
  readonly dur?: number;
  /** The processor's time: what a busy machine takes away is not in it. */
  readonly tdur?: number;
  readonly pid: number;
  readonly tid: number;
}

/** What the browser's threads do from now on; the answer ends it. */
const trace = async (page: Page): Promise<() => Promise<readonly TraceEvent[]>> => {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  // The protocol says of these events only that they are objects.
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    categories: 'devtools.timeline,toplevel,disabled-by-default-devtools.timeline',
  });
  return async () => {
    const ended = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
    await session.send('Tracing.end');
    await ended;
    return events;
  };
};

/** The part of a task that is the page's own script, in milliseconds. */
const scriptIn = (task: TraceEvent, events: readonly TraceEvent[]): number =>
  events
    .filter(({ name, pid, tid }) => name === 'FunctionCall' && pid === task.pid && tid === task.tid)
    .filter(({ ts }) => ts >= task.ts && ts < task.ts + (task.dur ?? 0))
    .reduce((sum, { tdur = 0 }) => sum + tdur / 1000, 0);

const dragging = async (browser: Browser, url: string): Promise<void> => {
  const { saved, tiles } = await fullTable();
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.goto(url);
  await page.evaluate((text) => localStorage.setItem('crescendo.game.full', text), saved);
  await page.goto(`${url}/table/full`);
  await page.locator('.table-page').waitFor();
  await page.waitForTimeout(1500);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const tile = page.locator('.board-host [data-piece]').first();
  const box = (await tile.boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  const endTrace = await trace(page);
  await page.mouse.down();
  for (let i = 0; i < 120; i++)
    await page.mouse.move(300 + 250 * Math.cos(i / 9), 380 + 180 * Math.sin(i / 7), { steps: 1 });
  const events = await endTrace();
  await page.mouse.up();
  const tasks = events
    .filter(({ name, ph, tdur = 0 }) => name === 'RunTask' && ph === 'X' && tdur > 0)
    .filter((task) => scriptIn(task, events) > 0)
    .sort((a, b) => (b.tdur ?? 0) - (a.tdur ?? 0));
  const long = tasks.filter(({ tdur = 0 }) => tdur > 50_000);
  const [longest] = tasks;
  console.log(
    `rummikub, dragging over ${tiles} tiles at 4 × slow-down: ${long.length} tasks of more than 50 ms processor time (goal 0)`,
  );
  if (longest)
    console.log(
      `  longest ${((longest.tdur ?? 0) / 1000).toFixed(0)} ms, of which the page's own script ${scriptIn(longest, events).toFixed(0)} ms`,
    );
  await context.close();
};

const found = findChromium();
if ('missing' in found) {
  console.error(found.missing);
  process.exit(1);
}
buildPage();
const { url, stop } = await servePage();
const browser = await chromium.launch({ executablePath: found.path, args: FLAGS });
try {
  await sizes(browser, url);
  await paint(browser, url);
  await dragging(browser, url);
} finally {
  await browser.close();
  await stop();
}
