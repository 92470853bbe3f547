// The scenes that need the server: two people who have met, a waiting room, a table, a group, and the lists of open tables.
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { NOW, type Scene } from './scene.ts';

interface Somebody {
  readonly context: BrowserContext;
  readonly ask: (path: string, data?: object) => Promise<{ readonly id: string }>;
}

const somebody = async (browser: Browser, url: string, name: string): Promise<Somebody> => {
  const context = await browser.newContext({ baseURL: url, locale: 'en-GB', serviceWorkers: 'block' });
  const ask: Somebody['ask'] = async (path, data = {}) => {
    const answer = await context.request.post(`/api${path}`, { data });
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
    return (await answer.text().then((text) => JSON.parse(text || '{}'))) as { readonly id: string };
  };
  await ask('/me', { name });
  return { context, ask };
};

export interface Online {
  readonly scenes: readonly Scene[];
  readonly leave: () => Promise<void>;
}

export const onlineScenes = async (browser: Browser, url: string): Promise<Online> => {
  const ada = await somebody(browser, url, 'Ada');
  const ben = await somebody(browser, url, 'Ben');
  const cleo = await somebody(browser, url, 'Cleo');
  const room = await ada.ask('/tables', { game: 'rummikub', seats: 4, start: 'host' });
  await ben.ask(`/tables/${room.id}/sit`);
  await ada.ask(`/tables/${room.id}/bot`, { seat: 2, level: 'strong' });
  const open = await ben.ask('/tables', { game: 'finito', seats: 3, start: 'host', visibility: 'public' });
  const group = await ada.ask('/groups', { name: 'Thursday' });
  const table = await ada.ask('/tables', { game: 'qwinto', seats: 2, start: 'host' });
  await ben.ask(`/tables/${table.id}/sit`);
  await ada.ask(`/tables/${table.id}/start`);
  // Ben stays at the table: Ada is not told that he has left.
  const there: Page = await ben.context.newPage();
  await there.clock.setFixedTime(NOW);
  await there.goto(`/t/${table.id}`);
  await there.locator('.table-page').waitFor();
  const [host, guest, stranger] = await Promise.all(
    [ada, ben, cleo].map(({ context }) => context.storageState()),
  );
  const known = { settings: JSON.stringify({ speed: 'instant', guide: false }), known: 'yes' };
  const scene = (name: string, path: string, as: Scene['as'], more: Partial<Scene> = {}): Scene => ({
    ...{ name: `online-${name}`, path, stored: known, ...more },
    ...(as && { as }),
  });
  const tool = (name: string, place: number) => ({
    name,
    act: async (page: Page) => {
      if ((await page.locator('dialog[open]').count()) > 0) await page.keyboard.press('Escape');
      await page.locator('dialog[open]').waitFor({ state: 'detached' });
      await page.locator('.bar-buttons button:not(.take-back)').nth(place).click();
      await page.locator('.sheet').waitFor();
    },
  });
  const scenes = [
    scene('home', '/', host),
    scene('lobby', '/lobby', host),
    scene('daily', '/daily', host),
    scene('mine', '/mine', host),
    scene('settings', '/settings', host),
    scene('data', '/mine/data', host),
    scene('group', `/g/${group.id}`, host),
    scene('group-stranger', `/g/${group.id}`, stranger),
    scene('room-host', `/t/${room.id}`, host, { ready: '.chair[data-own]' }),
    scene('room-guest', `/t/${room.id}`, guest, { ready: '.chair[data-own]' }),
    scene('room-stranger', `/t/${open.id}`, stranger, { ready: '.chair-sit' }),
    scene('table', `/t/${table.id}`, host, {
      ready: '.table-page',
      isBoard: true,
      steps: [{ name: 'now' }, tool('chat', 0), tool('menu', 1)],
    }),
    scene('table-watched', `/t/${table.id}`, stranger, { isBoard: true }),
  ];
  return {
    scenes,
    leave: async () => {
      for (const { context } of [ada, ben, cleo]) await context.close();
    },
  };
};
