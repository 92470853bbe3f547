// Measures the time of a review in a real Chromium on a core four times as slow:
// npm run bench:review -w @crescendo/web -- [--game G] [--seats N] [--games N] [--bots strong,casual]
// The browser can slow down a page (Emulation.setCPUThrottlingRate), but not its Workers, and reviews are made in one. So
// the processor time of the page and its Workers is taken, one after the other, times four. That depends much less than the
// clock on what else the machine does. What the browser does beside (compiling, drawing what a phone leaves to its GPU) counts
// where it cannot be told apart, which is everywhere but on Linux.
import { readdirSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { botFor } from '@crescendo/bots';
import { type AnyMatch, GAME_IDS, gameById, itemAt, playOut, range, seeded } from '@crescendo/rules';
import { type Browser, type CDPSession, chromium } from 'playwright-core';
import { savedGameFrom, withStored } from '../test/play/prepared.ts';
import { FLAGS, findChromium } from '../test/support/chromium.ts';
import { buildPage, servePage } from '../test/support/serving.ts';

const SLOWER = 4;
const GOALS = { first: 2, whole: 10 };
const PHONE = { width: 360, height: 640 };

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    seats: { type: 'string' },
    games: { type: 'string', default: '2' },
    bots: { type: 'string', default: 'strong,casual' },
    /** The page is built already. */
    built: { type: 'boolean', default: false },
  },
});

const playedGame = async (id: string, seats: number, n: number): Promise<AnyMatch> => {
  const game = gameById(id)!;
  const bots = values.bots.split(',');
  const players = await Promise.all(
    range(seats).map(async (i) => (await botFor(game, itemAt(bots, (i + n) % bots.length)))!),
  );
  return playOut({ game, seats, options: game.options, players, dice: seeded(`bench ${n}`) });
};

/** Seconds that the threads which work beside the page have taken in this process. */
const besideTime = (process: number): number => {
  const folder = `/proc/${process}/task`;
  const of = (thread: string): number => {
    try {
      const name = readFileSync(`${folder}/${thread}/comm`, 'utf8');
      const [ns = '0'] = readFileSync(`${folder}/${thread}/schedstat`, 'utf8').split(' ');
      return name.startsWith('ThreadPool') ? Number(ns) / 1e9 : 0;
    } catch {
      // It has just ended.
      return 0;
    }
  };
  try {
    return readdirSync(folder).reduce((sum, thread) => sum + of(thread), 0);
  } catch {
    return 0;
  }
};

/** Seconds of processor time that the pages of this browser and their Workers have taken. */
const processorTime = async (session: CDPSession): Promise<number> => {
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  return processInfo
    .filter(({ type }) => type === 'renderer')
    .reduce((sum, { id, cpuTime }) => sum + cpuTime - besideTime(id), 0);
};

/** In the page: tells when the first screen is there, and when nothing is left to do. As text, so that nothing compiles it. */
const WATCH = `
  const seen = new Set();
  const tell = (what) => {
    if (!seen.has(what)) reviewSeen(what);
    seen.add(what);
  };
  new MutationObserver(() => {
    if (!document.querySelector('.review')) return;
    tell('first');
    if (!document.querySelector('.review-making')) tell('whole');
  }).observe(document, { childList: true, subtree: true });
`;

interface Taken {
  readonly first: number;
  readonly whole: number;
}

/** The slowed-down seconds from the tap on “Review” at the table. A new browser each time: nothing is compiled yet. */
const measure = async (url: string, path: string, match: AnyMatch): Promise<Taken> => {
  const browser: Browser = await chromium.launch({ executablePath: path, args: FLAGS });
  try {
    const session = await browser.newBrowserCDPSession();
    const context = await browser.newContext({ viewport: PHONE, serviceWorkers: 'block' });
    const page = await context.newPage();
    await withStored([savedGameFrom('bench', match)])(page);
    const times = new Map<string, number>();
    const whole = new Promise<void>((resolve) => {
      void page.exposeFunction('reviewSeen', async (what: string) => {
        times.set(what, await processorTime(session));
        if (what === 'whole') resolve();
      });
    });
    await page.addInitScript({ content: WATCH });
    await page.goto(`${url}/table/bench`);
    await page.waitForLoadState('networkidle');
    const start = await processorTime(session);
    // Opens the review as the button below the result does.
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '/review/bench';
      document.body.append(link);
      link.click();
    });
    await whole;
    const after = (what: string): number => SLOWER * ((times.get(what) ?? Number.NaN) - start);
    return { first: after('first'), whole: after('whole') };
  } finally {
    await browser.close();
  }
};

const found = findChromium();
if ('missing' in found) throw new Error(found.missing);
if (!values.built) buildPage();
const { url, stop } = await servePage();
try {
  console.log(
    `| game, seats | decisions | first screen: mean, longest | whole: mean, longest (s, ${SLOWER} × slower) |`,
  );
  console.log('|---|---|---|---|');
  for (const id of values.game ? [values.game] : GAME_IDS)
    for (const seats of values.seats ? [Number(values.seats)] : [2, 4]) {
      const taken: Taken[] = [];
      let decisions = 0;
      for (const n of range(Number(values.games))) {
        const match = await playedGame(id, seats, n);
        decisions += match.events.filter(({ kind }) => kind === 'move').length;
        taken.push(await measure(url, found.path, match));
      }
      const text = (what: keyof Taken): string => {
        const all = taken.map((one) => one[what]);
        const longest = Math.max(...all);
        const mean = all.reduce((sum, one) => sum + one, 0) / all.length;
        if (longest > GOALS[what]) process.exitCode = 1;
        return `${mean.toFixed(1)}, ${longest.toFixed(1)}${longest > GOALS[what] ? ` (goal ${GOALS[what]})` : ''}`;
      };
      const count = Math.round(decisions / taken.length);
      console.log(`| ${id} ${seats} | ${count} | ${text('first')} | ${text('whole')} |`);
    }
} finally {
  await stop();
}
