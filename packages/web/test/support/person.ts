// A person at the page: opens it, looks at it, and carries pieces by mouse, finger or keyboard.
import { type Browser, type BrowserContext, chromium, type Locator, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, describe as vitestDescribe } from 'vitest';
import { launchFirefox } from '../engines/firefox.ts';
import { FLAGS } from './chromium.ts';
import { FIREFOX } from './engines.ts';

export type Way = 'drag' | 'touch' | 'tap' | 'keys';

export const SIZES = {
  phone: { width: 360, height: 640 },
  tall: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1440, height: 900 },
  wide: { width: 1920, height: 1080 },
} as const;

export interface Visit {
  readonly size?: keyof typeof SIZES;
  readonly language?: string;
  readonly dark?: boolean;
  readonly touch?: boolean;
  /** Movement, and waiting so that one can follow, costs time; most tests do without, as people can in the settings. */
  readonly moving?: boolean;
  /** Nothing moves, but the page waits as usual: also before a move it makes by itself. */
  readonly paced?: boolean;
  /** The address, where it is not the one that all tests share. */
  readonly at?: string;
  /** Real luck, where several people meet: what each brings must be their own. */
  readonly lucky?: boolean;
  /** `block`: everything comes over the network. */
  readonly serviceWorkers?: 'allow' | 'block';
  /** Told the page before anything is loaded into it. */
  readonly before?: (page: Page) => unknown;
}

export interface Person {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Everything that went wrong in the page, for the test to find empty. */
  readonly errors: string[];
}

let browser: Browser;
/** Firefox gets its settings when it is started, and grants no permissions. */
let isFirefox = false;

/** Tests in a browser; skipped, with the reason printed, where there is none. */
export const inBrowser = (title: string, tests: () => void): void => {
  const missing = inject('missing');
  vitestDescribe.skipIf(missing !== '')(missing === '' ? title : `${title} (skipped: ${missing})`, () => {
    beforeAll(async () => {
      browser = await chromium.launch({ executablePath: inject('chromium'), args: FLAGS });
    });
    afterAll(async () => {
      await browser?.close();
    });
    tests();
  });
};

/** The same in Firefox: on a light screen, without movement. */
export const inFirefox = (title: string, tests: () => void): void => {
  const found = inject('engines')[FIREFOX.variable];
  const missing = found && 'path' in found ? '' : (found?.missing ?? 'it was not looked for');
  vitestDescribe.skipIf(missing !== '')(missing === '' ? title : `${title} (skipped: ${missing})`, () => {
    beforeAll(async () => {
      if (found && 'path' in found) browser = await launchFirefox(found.path);
      isFirefox = true;
    });
    afterAll(async () => {
      isFirefox = false;
      await browser?.close();
    });
    tests();
  });
};

/** In place of the browser's own randomness: the same test is dealt the same games, another page load another one. */
const dealAlike = (seed: string): void => {
  let count = 0;
  try {
    count = Number(localStorage.getItem('test.loads') ?? 0);
    localStorage.setItem('test.loads', String(count + 1));
  } catch {
    // A full memory is what some tests are about; and Firefox forbids it to the empty page that comes first.
  }
  let state = 2166136261;
  for (const letter of `${seed} ${count}`) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  crypto.getRandomValues = <T extends ArrayBufferView | null>(array: T): T => {
    const bytes = new Uint8Array(array!.buffer, array!.byteOffset, array!.byteLength);
    for (let i = 0; i < bytes.length; i++) {
      state = (Math.imul(state, 1664525) + 1013904223) | 0;
      bytes[i] = state >>> 24;
    }
    return array;
  };
};

/** Only where nothing else was set. */
const waitForNothing = (): void => {
  try {
    if (localStorage.getItem('crescendo.settings') === null)
      localStorage.setItem('crescendo.settings', JSON.stringify({ speed: 'instant' }));
  } catch {
    // A full or forbidden memory is what some tests are about.
  }
};

export const visit = async (path: string, asked: Visit = {}): Promise<Person> => {
  const { size = 'desktop', language = 'en-GB', dark = false, touch = false, moving = false } = asked;
  const { at = inject('url'), lucky = false } = asked;
  const context = await browser.newContext({
    baseURL: at,
    viewport: SIZES[size],
    locale: language,
    serviceWorkers: asked.serviceWorkers ?? 'allow',
    ...(!isFirefox && {
      colorScheme: dark ? 'dark' : 'light',
      reducedMotion: moving ? 'no-preference' : 'reduce',
      hasTouch: touch,
      permissions: ['clipboard-read', 'clipboard-write'],
    }),
  });
  if (!moving && !asked.paced) await context.addInitScript(waitForNothing);
  if (!lucky) await context.addInitScript(dealAlike, expect.getState().currentTestName ?? '');
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await asked.before?.(page);
  await page.goto(path);
  return { page, context, errors };
};

export const middle = async (what: Locator): Promise<{ x: number; y: number }> => {
  await what.scrollIntoViewIfNeeded();
  const box = await what.boundingBox();
  if (!box) throw new Error(`not to be seen: ${what}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** With a finger: real touch events, as the browser gets them from a screen. */
export const dragByTouch = async (
  page: Page,
  from: { x: number; y: number },
  to: { x: number; y: number },
): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  await touch('touchStart', [from]);
  for (let i = 1; i <= 6; i++)
    await touch('touchMove', [
      { x: from.x + ((to.x - from.x) * i) / 6, y: from.y + ((to.y - from.y) * i) / 6 },
    ]);
  // The finger rests before it lifts: else the browser takes it for a flick, and swallows the tap that follows.
  for (let i = 0; i < 3; i++) {
    await page.waitForTimeout(40);
    await touch('touchMove', [{ x: to.x, y: to.y + (i % 2) }]);
  }
  await touch('touchEnd', []);
  await session.detach();
};

const middleOf = (element: Element): readonly [number, number] => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
};

/** Lists the arrow keys that lead from the focused element towards this, the longer way first; none when it is there. */
const arrowsTo = (what: Locator): Promise<string[]> =>
  what.evaluate((element, middle) => {
    const from = document.activeElement!;
    if (from === element) return [];
    const of = new Function(`return ${middle}`)() as (element: Element) => readonly [number, number];
    const [x, y] = [of(element)[0] - of(from)[0], of(element)[1] - of(from)[1]];
    const across = x < 0 ? 'ArrowLeft' : 'ArrowRight';
    const down = y < 0 ? 'ArrowUp' : 'ArrowDown';
    return Math.abs(x) > Math.abs(y) ? [across, down] : [down, across];
  }, middleOf.toString());

/** Tab until it has the focus, or something beside it that arrow keys lead on from: the way of somebody without a mouse. */
export const reach = async (page: Page, what: Locator): Promise<void> => {
  const has = () => what.evaluate((element) => element === document.activeElement);
  const byTab = await what.evaluate((element) => (element as HTMLElement).tabIndex >= 0);
  const isNear = () =>
    what.evaluate((element) =>
      (element.closest('[data-stop]') ?? element.closest('fieldset, [role="group"], section')!).contains(
        document.activeElement,
      ),
    );
  for (let i = 0; i < 250 && !(byTab ? await has() : await isNear()); i++) await page.keyboard.press('Tab');
  const passed = new Set<string>();
  for (let i = 0; i < 60 && !(await has()); i++) {
    const arrows = await arrowsTo(what);
    const here = await page.locator(':focus').evaluate((element) => {
      const { x, y } = element.getBoundingClientRect();
      return `${x} ${y}`;
    });
    // A second visit to the same place tries the other way.
    const isBack = passed.has(here);
    passed.add(here);
    for (const arrow of isBack ? arrows.reverse() : arrows) {
      const before = await page.evaluateHandle(() => document.activeElement);
      await page.keyboard.press(arrow);
      if (await page.evaluate((was) => was !== document.activeElement, before)) break;
    }
  }
  if (!(await has())) throw new Error(`out of the keyboard's reach: ${what}`);
};

/** Press it, in this person's way. */
export const press = async (page: Page, what: Locator, way: Way): Promise<void> => {
  if (way === 'keys') {
    await reach(page, what);
    await page.keyboard.press('Enter');
  } else if (way === 'touch' || (way === 'tap' && (await page.evaluate(() => navigator.maxTouchPoints > 0))))
    await what.tap();
  else await what.click();
};

/** Carry a piece to a place, in this person's way. */
export const carry = async (page: Page, piece: Locator, place: Locator, way: Way): Promise<void> => {
  if (way === 'tap' || way === 'keys') {
    await press(page, piece, way);
    await press(page, place, way);
    return;
  }
  const to = await middle(place);
  const from = await middle(piece);
  if (way === 'touch') {
    await dragByTouch(page, from, to);
    return;
  }
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 });
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
};

/** Keeps a picture of the page when a test failed: beside the tests, not in the repository. */
export const keepPicture = async (page: Page, name: string): Promise<void> => {
  await page
    .screenshot({ path: new URL(`../shots/failed-${name}.png`, import.meta.url).pathname })
    .catch(() => {});
};
