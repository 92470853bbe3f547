// WebKit, zoomed: digits grow with their tiles, and no faster. A zoom of the page's root stands for that of
// the browser, which its driver cannot set; WebKit computes letters alike in both.
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { WEBKIT } from '../support/engines.ts';
import { press } from '../support/person.ts';
import { launchWebKit, type WebKitSession } from './webkit.ts';

const found = inject('engines')[WEBKIT.variable];
const path = found && 'path' in found ? found.path : '';
const missing = found && 'missing' in found ? found.missing : '';

/** Digits, and what they stand on. */
const DIGITS: { readonly [game: string]: readonly [digit: string, ground: string] } = {
  '5vor12': ['.v12-drawn', '.v12-drawn'],
  rummikub: ['.rk-rack .rk-tile', '.rk-rack .rk-tile'],
  finito: ['.finito-own .finito-printed', '.finito-own .finito-square'],
};

describe.skipIf(path === '')(path === '' ? `WebKit, zoomed (skipped: ${missing})` : 'WebKit, zoomed', () => {
  let webkit: WebKitSession;
  // Each in a browser of its own: a zoomed page that is left behind disturbs the next.
  beforeEach(async () => {
    webkit = await launchWebKit(path);
    await webkit.goto(inject('url'));
    await webkit.run(
      "localStorage.setItem('crescendo.settings', JSON.stringify({ speed: 'instant', motion: 'less', guide: false }))",
    );
    await webkit.goto(inject('url'));
    await webkit.page().locator('.card').first().waitFor();
  });
  afterEach(() => webkit?.close());

  /** The size of letters as a share of the height of what they stand on. */
  const share = ([digit, ground]: readonly [string, string]): Promise<number> =>
    webkit.run(
      `const seen = (selector) => [...document.querySelectorAll(selector)].find((element) => element.getBoundingClientRect().height > 0);
       return parseFloat(getComputedStyle(seen(given[0])).fontSize) / seen(given[1]).clientHeight;`,
      digit,
      ground,
    );
  const zoom = (factor: number): Promise<unknown> =>
    webkit.run(
      "document.documentElement.style.zoom = given[0]; dispatchEvent(new Event('resize'))",
      String(factor),
    );

  test.each(Object.entries(DIGITS))('%s: digits keep their share of a tile', async (game, pair) => {
    const page = webkit.page();
    await press(page, page.locator(`.card[data-game="${game}"] .card-play`), 'tap');
    await page.locator('.table-page[data-mine="true"]').waitFor();
    const before = await share(pair);
    expect(before).toBeGreaterThan(0.2);
    for (const factor of [1.5, 2]) {
      await zoom(factor);
      await expect.poll(() => share(pair), { message: `${factor}` }).toBeLessThan(before * 1.12);
    }
  });
});
