// Names that other people chose, and entries that cannot be drawn: the lists show the rest.
import { PROTOCOL, type TableSummary } from '@crescendo/protocol';
import type { Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { bot, person } from '../support/listed.ts';
import { inBrowser, visit } from '../support/person.ts';

const summary = (id: string, changes: object): TableSummary => ({
  id: id.padEnd(22, '_'),
  game: 'qwinto',
  seats: 2,
  taken: 2,
  status: 'playing',
  players: [person('Ada'), person('Ben')],
  preset: '',
  options: {},
  series: null,
  clock: { kind: 'none' },
  spectators: true,
  start: 'full',
  seat: 0,
  waits: true,
  result: null,
  daily: null,
  createdAt: 0,
  changed: 1,
  ...changes,
});

const TABLES = [
  summary('constructor', { players: [person('Eve'), person(':constructor')] }),
  summary('proto', { players: [person('Eve'), person('__proto__')] }),
  summary('expert', { players: [person(':expert'), bot('expert')] }),
  summary('broken', { players: null, clock: null }),
  summary('whole', {}),
];

inBrowser('names of others', () => {
  test('the lobby and the home page show every entry that can be drawn', async () => {
    const answer = (body: object) => (route: Route) => route.fulfill({ json: body });
    const { page, context } = await visit('/lobby', {
      before: async (fresh) => {
        await fresh.route('**/api/tables', answer({ tables: TABLES }));
        await fresh.route('**/api/tables/mine', answer({ tables: TABLES }));
        await fresh.route('**/api/me', answer({ name: 'Eve', createdAt: 0 }));
        await fresh.route('**/api/server', answer({ name: 'crescendo', protocol: PROTOCOL, pushKey: null }));
        await fresh.addInitScript(() => localStorage.setItem('crescendo.known', 'yes'));
      },
    });
    const lines = page.locator('.lobby-line');
    await lines.nth(3).waitFor();
    const text = (await lines.allInnerTexts()).join('\n');
    expect(await lines.count()).toBe(4);
    for (const name of [':constructor', '__proto__', ':expert', 'Presto', 'Ada'])
      expect(text).toContain(name);

    await page.goto('/');
    await page.locator('.slip').nth(3).waitFor();
    expect(await page.locator('.slip').count()).toBe(4);
    expect(await page.locator('.slips').innerText()).toContain(':constructor');
    await context.close();
  });
});
