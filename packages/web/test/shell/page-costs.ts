// The files that each page of a built Crescendo loads in a real browser, with their sizes on the wire, packed with gzip.
import type { PageName } from '@crescendo/protocol/page-paths';
import { itemAt } from '@crescendo/rules';
import type { Page } from 'playwright-core';
import type { SavedGame } from '../../src/session/saved/saved-games.ts';
import { playByBots, savedGameFrom, withStored } from '../play/prepared.ts';

export interface LoadedFile {
  readonly kind: string;
  readonly url: string;
  /** As it was sent, without and with the lines that the protocol adds. */
  readonly body: number;
  bytes: number;
}

/** Everything the page itself fetches from now on. The files of a Worker are not among it. */
export const watchLoads = async (page: Page): Promise<LoadedFile[]> => {
  const loaded: LoadedFile[] = [];
  const byId = new Map<string, LoadedFile>();
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setExtraHTTPHeaders', { headers: { 'accept-encoding': 'gzip' } });
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    const body = Number(response.headers['content-length'] ?? response.headers['Content-Length'] ?? 0);
    const entry = { kind: type, url: response.url, body, bytes: 0 };
    byId.set(requestId, entry);
    loaded.push(entry);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const entry = byId.get(requestId);
    if (entry) entry.bytes = encodedDataLength;
  });
  return loaded;
};

/** The scripts of the page, without those that start its Worker. */
export const scriptsOf = (loaded: readonly LoadedFile[]): readonly LoadedFile[] =>
  loaded.filter(({ kind, url }) => kind === 'Script' && !/weights|bot-worker|top-worker/.test(url));

export const kilobytesOf = (loaded: readonly LoadedFile[], part: 'body' | 'bytes' = 'body'): number =>
  loaded.reduce((sum, file) => sum + file[part], 0) / 1000;

/** An address of each page that shows as much of it as can be shown with `withPlayedGame`. */
export const ADDRESSES: { readonly [Name in PageName]: string } = {
  home: '/',
  newGame: '/new/rummikub',
  localTable: '/table/over',
  onlineTable: '/t/unknown',
  finishedGame: '/r/unknown',
  review: '/review/over',
  rules: '/rules/rummikub',
  puzzles: '/puzzles/rummikub/today',
  course: '/course/rummikub/adding',
  mistakes: '/mistakes',
  top: '/top/today',
  myGames: '/mine',
  record: '/record',
  challenge: '/challenge/over',
  daily: '/daily',
  lobby: '/lobby',
  join: '/join',
  group: '/g/unknown',
  about: '/about',
  settings: '/settings',
};

/** A whole game, played by bots. */
const playedGame = async (): Promise<SavedGame> => {
  const states = await playByBots('rummikub', 2, 'costs');
  return savedGameFrom('over', itemAt(states, states.length - 1));
};

let played: Promise<SavedGame> | undefined;

/** Puts a whole game where the page finds its own. */
const withPlayedGame = async (page: Page): Promise<void> => {
  played ??= playedGame();
  await withStored([await played])(page);
};

/** The home page fetches for the tables a little after it is shown. */
const LATER_MS = 2500;

export interface Cost {
  readonly files: number;
  readonly kilobytes: number;
  /** The files by size, for people. */
  readonly list: string;
}

const costOf = (loaded: readonly LoadedFile[]): Cost => {
  const scripts = scriptsOf(loaded).toSorted((one, other) => other.body - one.body);
  const list = scripts.map(({ url, body }) => `${body} ${url.slice(url.lastIndexOf('/') + 1)}`).join('\n');
  return { files: scripts.length, kilobytes: kilobytesOf(scripts), list };
};

/** A fresh page, in which nothing is cached and no service worker answers. */
type NewPage = () => Promise<Page>;

const openPage = async (newPage: NewPage, address: string): Promise<{ page: Page; loaded: LoadedFile[] }> => {
  const page = await newPage();
  const loaded = await watchLoads(page);
  if (address !== ADDRESSES.home) await withPlayedGame(page);
  await page.goto(address);
  await page.locator('h1, .table-page').first().waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  return { page, loaded };
};

export const costOfPage = async (newPage: NewPage, name: PageName): Promise<Cost> => {
  const { page, loaded } = await openPage(newPage, ADDRESSES[name]);
  if (name === 'home') await page.waitForTimeout(LATER_MS);
  await page.context().close();
  return costOf(loaded);
};

/** The cost of a table of this game for somebody who comes from the home page. */
export const costOfBoard = async (newPage: NewPage, game: string): Promise<Cost> => {
  const { page, loaded } = await openPage(newPage, ADDRESSES.home);
  await page.waitForTimeout(LATER_MS);
  const before = loaded.length;
  await page.locator(`.card[data-game="${game}"] .card-play`).click();
  await page.locator('.table-page[data-mine="true"]').waitFor();
  await page.waitForLoadState('networkidle');
  await page.context().close();
  return costOf(loaded.slice(before));
};
