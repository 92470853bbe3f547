// WebKit: the first turns of each game by taps.
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { WEBKIT } from '../support/engines.ts';
import { press } from '../support/person.ts';
import { playTurns } from './first-turns.ts';
import { launchWebKit, type WebKitSession } from './webkit.ts';

const found = inject('engines')[WEBKIT.variable];
const path = found && 'path' in found ? found.path : '';
const missing = found && 'missing' in found ? found.missing : '';

describe.skipIf(path === '')(path === '' ? `WebKit (skipped: ${missing})` : 'WebKit', () => {
  let webkit: WebKitSession;
  beforeAll(async () => {
    webkit = await launchWebKit(path);
  });
  afterAll(() => webkit?.close());

  test.each(['5vor12', 'finito', 'qwinto'])('%s is begun by taps', async (game) => {
    await webkit.goto(inject('url'));
    await webkit.run(
      "localStorage.setItem('crescendo.settings', JSON.stringify({ speed: 'instant', motion: 'less' }))",
    );
    await webkit.goto(inject('url'));
    const page = webkit.page();
    await webkit.run(`
      globalThis.pageErrors = [];
      addEventListener('error', ({ message }) => pageErrors.push(message));
      addEventListener('unhandledrejection', ({ reason }) => pageErrors.push(String(reason)));`);
    await press(page, page.locator(`.card[data-game="${game}"] .card-play`), 'tap');
    await page.locator('.table-page[data-mine="true"]').waitFor();
    await playTurns(page, game, 'tap', 2);
    expect(await webkit.run('return globalThis.pageErrors')).toEqual([]);
  });
});
