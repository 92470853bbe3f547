// Measures the costs of the page in a real Chromium: npm run bench -w @crescendo/web [sizes | paint | dragging | phone]
import { PAGE_NAMES } from '@crescendo/protocol/page-paths';
import { GAME_IDS } from '@crescendo/rules/manifests';
import { type Browser, chromium, type Page } from 'playwright-core';
import { type Cost, costOfBoard, costOfPage } from '../test/shell/page-costs.ts';
import { FLAGS, findChromium } from '../test/support/chromium.ts';
import { buildPage, servePage } from '../test/support/serving.ts';
import { fullTable } from './full-table.ts';

const PHONE = { width: 360, height: 640 };

/** A fresh page, in which nothing is cached and no service worker answers. */
const freshPage = async (browser: Browser, url: string): Promise<Page> => {
  const context = await browser.newContext({
    baseURL: url,
    viewport: PHONE,
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
  });
  return context.newPage();
};

/** The script of every page, and of every board in addition to the home page; test/shell/budgets.test.ts holds the limits. */
const sizes = async (browser: Browser, url: string): Promise<void> => {
  const newPage = () => freshPage(browser, url);
  const print = (name: string, { kilobytes, files }: Cost): void =>
    console.log(`${name}: ${kilobytes.toFixed(1)} kB of script, packed with gzip, in ${files} files`);
  for (const name of PAGE_NAMES) print(name, await costOfPage(newPage, name));
  for (const game of GAME_IDS) print(`${game}, more than home`, await costOfBoard(newPage, game));
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

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

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

/** Records what the browser's threads do from now on; calling the result ends it. */
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

/** Names the kinds of work in a task, as the trace calls them. */
const KINDS: { readonly [name: string]: string } = {
  FunctionCall: 'script',
  UpdateLayoutTree: 'style',
  Layout: 'layout',
  HitTest: 'layout',
  PrePaint: 'paint',
  Paint: 'paint',
  Layerize: 'paint',
  Commit: 'paint',
};

/** Splits a task by kind of work, in milliseconds of the processor: styles and layout that a script asked for are not script. */
const splitOf = (task: TraceEvent, events: readonly TraceEvent[]): ReadonlyMap<string, number> => {
  const end = (event: TraceEvent): number => event.ts + (event.dur ?? 0);
  const inside = events
    .filter(({ name, pid, tid }) => name in KINDS && pid === task.pid && tid === task.tid)
    .filter(({ ts }) => ts >= task.ts && ts < end(task))
    .sort((one, other) => one.ts - other.ts);
  const split = new Map<string, number>();
  const add = (kind: string, time: number): unknown => split.set(kind, (split.get(kind) ?? 0) + time / 1000);
  let left = task.tdur ?? 0;
  const open: TraceEvent[] = [];
  for (const event of inside) {
    while (open.length > 0 && end(open[open.length - 1] ?? event) <= event.ts) open.pop();
    const around = open[open.length - 1];
    const time = event.tdur ?? 0;
    add(KINDS[event.name] ?? '', time);
    if (around) add(KINDS[around.name] ?? '', -time);
    else left -= time;
    open.push(event);
  }
  add('rest', left);
  return split;
};

const scriptIn = (task: TraceEvent, events: readonly TraceEvent[]): number =>
  splitOf(task, events).get('script') ?? 0;

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
  if (longest) {
    const split = [...splitOf(longest, events)].map(([kind, time]) => `${kind} ${time.toFixed(0)}`);
    console.log(`  longest ${((longest.tdur ?? 0) / 1000).toFixed(0)} ms: ${split.join(', ')}`);
  }
  await context.close();
};

const PIECES = '.board-host [data-piece]:not(:disabled)';

/** A page at rest, and a piece dragged about, on a slow phone: in shares of a core and in milliseconds of its main thread. */
const phone = async (browser: Browser, url: string): Promise<void> => {
  for (const game of ['home', ...GAME_IDS]) {
    const context = await browser.newContext({ baseURL: url, viewport: PHONE, serviceWorkers: 'block' });
    const page = await context.newPage();
    await page.goto('/');
    if (game !== 'home') {
      await page.locator(`.card[data-game="${game}"] .card-play`).click();
      await page.locator('.table-page[data-mine="true"]').waitFor();
    }
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const busy = async (): Promise<number> => {
      const { metrics } = await session.send('Performance.getMetrics');
      return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
    };
    await page.waitForTimeout(10_000);
    const before = await busy();
    await page.waitForTimeout(5000);
    const share = ((await busy()) - before) / 5;
    console.log(
      `${game}, at rest after 10 s: ${(100 * share).toFixed(2)} % of a core (goal 1 at home, 0.5 at a table)`,
    );
    const box = await page
      .locator(PIECES)
      .first()
      .boundingBox({ timeout: 2000 })
      .catch(() => null);
    if (game !== 'home' && box) await dragAround(page, game, box);
    await context.close();
  }
};

const dragAround = async (page: Page, game: string, { x, y, width, height }: Box): Promise<void> => {
  await page.mouse.move(x + width / 2, y + height / 2);
  const endTrace = await trace(page);
  await page.mouse.down();
  for (let i = 0; i < 60; i++)
    await page.mouse.move(180 + 120 * Math.cos(i / 9), 320 + 160 * Math.sin(i / 7));
  const events = await endTrace();
  await page.mouse.up();
  const times = events
    .filter((event) => event.name === 'RunTask' && event.ph === 'X' && scriptIn(event, events) > 0)
    .map(({ dur = 0 }) => dur / 1000)
    .sort((a, b) => a - b);
  const [p95 = 0, longest = 0] = [times[Math.floor(times.length * 0.95)], times.at(-1)];
  console.log(
    `${game}, a piece dragged: p95 ${p95.toFixed(0)} ms (goal 33), longest ${longest.toFixed(0)} ms (goal 50)`,
  );
};

const found = findChromium();
if ('missing' in found) {
  console.error(found.missing);
  process.exit(1);
}
buildPage();
const { url, stop } = await servePage();
const browser = await chromium.launch({ executablePath: found.path, args: FLAGS });
const parts = { sizes, paint, dragging, phone };
const [only] = process.argv.slice(2);
try {
  for (const [name, part] of Object.entries(parts))
    if (only === undefined || only === name) await part(browser, url);
} finally {
  await browser.close();
  await stop();
}
