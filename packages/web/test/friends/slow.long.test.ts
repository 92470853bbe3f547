// A slow line: what was done is seen at once, counts once, and is not too late.
import type { Move } from '@crescendo/rules/finito';
import { rummikub, type TileSet, type View } from '@crescendo/rules/rummikub';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { decide } from '../play/decide.ts';
import { carry, inBrowser } from '../support/person.ts';
import { arrive, type Friend, meet, part } from './support/meeting.ts';
import { decidedAt } from './support/playing.ts';
import { NetworkLink, ServerProcess } from './support/server-process.ts';
import { readTable } from './support/table-state.ts';

let house: ServerProcess;
let cable: NetworkLink;

/** A new set from this rack that may be laid as it is. */
const newSet = (view: View): TileSet | undefined => {
  for (const move of rummikub.moves(view))
    if (move.type === 'play' && move.table.length === view.table.length + 1) {
      const old = view.table.map((set) => set.tiles.join());
      const [only, ...more] = move.table.filter(({ tiles }) => !old.includes(tiles.join()));
      if (only && more.length === 0) return only;
    }
  return undefined;
};

const lay = async (page: Page, { tiles }: TileSet): Promise<void> => {
  let last: string | undefined;
  for (const tile of tiles) {
    const copies = [0, 1, 2, 3].map((copy) => `.rk-rack [data-piece="tile-${tile * 4 + copy}"]`);
    const piece = page.locator(copies.join(', ')).first();
    const name = await piece.getAttribute('data-piece');
    const place = last === undefined ? '.rk-new' : `.rk-felt [data-place="${last}"]`;
    await carry(page, piece, page.locator(place).first(), 'tap');
    await page.locator(`.rk-felt [data-piece="${name}"]`).waitFor();
    last = name!;
  }
};

inBrowser('a slow line', () => {
  beforeAll(async () => {
    house = await ServerProcess.open();
    cable = await NetworkLink.to(house, 400);
  });
  afterAll(async () => {
    cable?.close();
    await house?.close();
  });

  test('a piece stays where it was put while the move is on its way', async () => {
    const friends = await meet('finito', [
      { name: 'Ada', at: cable.url, size: 'phone' },
      { name: 'Ben', at: house.url },
    ]);
    const [{ page }] = friends as [Friend, Friend];
    await page.locator('.table-page[data-mine="true"]').waitFor();
    const seen = await readTable(page, house.url);
    const { counter, at } = (await decide(seen)) as Extract<Move, { type: 'place' }>;
    const inTray = page.locator(`.finito-tray [data-piece="counter-${counter}"]`);
    await carry(page, inTray, page.locator(`[data-place="square-${at}"]`).first(), 'drag');
    await page.locator('.company-pill.sent').waitFor({ state: 'attached' });
    expect(await inTray.count()).toBe(0);
    // The one that is still to decide is Ben, and nobody can move twice.
    expect(await page.locator('.bar-prompt').innerText()).toBe('Ben is thinking…');
    expect(await page.locator('.table-page').getAttribute('data-mine')).toBe('false');
    await decidedAt(page, house.url, seen);
    await expect.poll(() => page.locator('.company-pill').count()).toBe(0);
    expect(await inTray.count()).toBe(0);
    expect((await readTable(page, house.url)).decided).toBe(seen.decided + 1);
    await part(friends);
  });

  test('a table that lies ready is played before time is up', async () => {
    const ada = await arrive('/', { name: 'Ada', at: cable.url });
    const ask = async (path: string, data: object) =>
      (await ada.context.request.post(`${house.url}/api/${path}`, { data })).json();
    await ask('me', { name: 'Ada' });
    // Deals are of chance: another one, until there is something to lay in the first turn.
    for (let tries = 0; tries < 40; tries++) {
      const { id } = await ask('tables', {
        game: 'rummikub',
        seats: 2,
        options: { openMin: 0, timeout: 'drawOrThree', startDraw: 'none', threePairsRedeal: false },
        clock: { kind: 'move', seconds: 30 },
      });
      await ask(`tables/${id}/bot`, { seat: 1, level: 'beginner' });
      const { view, turn, code } = await (
        await ada.context.request.get(`${house.url}/api/tables/${id}`)
      ).json();
      if (code) throw new Error(code);
      const set = turn.seats?.includes(0) && view.phase === 'turn' ? newSet(view) : undefined;
      if (!set) continue;
      await ada.page.goto(`/t/${id}`);
      await ada.page.locator('.table-page[data-mine="true"]').waitFor();
      const before = await readTable(ada.page, house.url);
      await lay(ada.page, set);
      await expect
        .poll(async () => (await readTable(ada.page, house.url)).decided, { timeout: 45_000 })
        .toBe(before.decided + 1);
      const { view: after } = await readTable(ada.page, house.url);
      expect((after as View).table.map(({ tiles }: TileSet) => tiles.join())).toContain(set.tiles.join());
      await part([ada]);
      return;
    }
    throw new Error('nothing to lay in forty deals');
  });
});
