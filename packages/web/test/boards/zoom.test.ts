// A page that is zoomed, and a phone that lies on its side: pieces keep the size of a finger, everything can be reached,
// and zooming in makes nothing smaller.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { keepTable } from '../play/prepared.ts';
import { coveredButtons } from '../support/fitting.ts';
import { inBrowser, visit } from '../support/person.ts';

/** A window of 1280 × 800, as the page sees it when it is zoomed. */
const ZOOMED = [1, 1.25, 1.5, 2, 3, 4].map((zoom) => ({
  zoom,
  width: Math.round(1280 / zoom),
  height: Math.round(800 / zoom),
}));
const PHONES = [
  { width: 844, height: 390 },
  { width: 667, height: 375 },
  { width: 568, height: 320 },
  { width: 320, height: 640 },
  { width: 360, height: 640 },
] as const;

interface Need {
  readonly selector: string;
  /** The least width and height, in pixels. */
  readonly least: readonly [number, number];
  /** Tells whether it is as wide as the words on it. */
  readonly hasWords?: boolean;
}

/** Qwinto's whole sheet has to be in sight; a tile of Rummikub is narrower than a finger, and higher. */
const NEEDS: { readonly [game: string]: readonly Need[] } = {
  '5vor12': [
    { selector: '.v12-square', least: [44, 44] },
    { selector: '.v12-slot', least: [43.5, 43.5] },
    { selector: '.v12-pile-zone [data-piece]', least: [42, 42] },
  ],
  finito: [
    { selector: '.finito-square', least: [44, 44] },
    { selector: '.finito-tray .finito-piece', least: [44, 44] },
  ],
  qwinto: [
    { selector: '.qw-mine .qw-field', least: [24, 24] },
    { selector: '.qw-die:not([data-aside="true"])', least: [44, 44] },
    { selector: '.qw-actions .button', least: [44, 44], hasWords: true },
  ],
  rummikub: [
    { selector: '.rk-rack .rk-tile', least: [36, 44] },
    { selector: '.rk-felt .rk-tile', least: [36, 44] },
    { selector: '.rk-bar .button', least: [44, 40], hasWords: true },
  ],
  plain: [{ selector: '.plain-move', least: [44, 44], hasWords: true }],
};

/** A table in the middle of a game, with something to do. */
const TABLES = [2, 4].flatMap((seats) => [
  { name: `5vor12-${seats}`, game: '5vor12', seats, decisions: 24 },
  { name: `finito-${seats}`, game: 'finito', seats, decisions: 14 },
  { name: `qwinto-${seats}`, game: 'qwinto', seats, decisions: 20 },
  { name: `rummikub-${seats}`, game: 'rummikub', seats, decisions: 24 },
]);

interface Measured {
  /** The smallest of each kind. */
  readonly sizes: readonly (readonly [number, number])[];
  /** The elements that cannot be scrolled to, are cut off, or lie under something else. */
  readonly hidden: readonly string[];
  readonly isTooWide: boolean;
}

/** Sizes on the screen, and whether each thing can be brought there. */
const measure = (page: Page, needs: readonly Need[]): Promise<Measured> =>
  page.evaluate((needs) => {
    const isSeen = (element: Element): boolean => {
      element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const found = document.elementFromPoint(x, y);
      const isHit = found !== null && (element.contains(found) || found.contains(element));
      return isHit && left >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
    };
    const hidden: string[] = [];
    const sizes = needs.map(({ selector }) => {
      const elements = [...document.querySelectorAll<HTMLElement>(`.board-host ${selector}`)].filter(
        (element) => element.checkVisibility(),
      );
      // Some of them, the first and the last among them.
      for (const [i, element] of elements.entries())
        if ((i % 5 === 0 || i === elements.length - 1) && !isSeen(element)) hidden.push(`${selector} ${i}`);
      const boxes = elements.map((element) => element.getBoundingClientRect());
      const least = (side: 'width' | 'height'): number => Math.min(...boxes.map((box) => box[side]));
      return [least('width'), least('height')] as const;
    });
    scrollTo(0, 0);
    return { sizes, hidden, isTooWide: document.documentElement.scrollWidth > innerWidth };
  }, needs);

/** The bar with what to do stays in sight, and leaves most of the screen to the board. */
const checkBar = async (page: Page, size: { readonly width: number; readonly height: number }) => {
  const text = (await page.locator('.bar-text').boundingBox())!;
  expect(text.y).toBeGreaterThanOrEqual(0);
  expect(text.y + text.height).toBeLessThanOrEqual(size.height + 1);
  const bar = await page.locator('.table-bar').boundingBox();
  if (bar && bar.width > size.width / 2) expect(bar.height / size.height).toBeLessThanOrEqual(0.3);
};

interface Size {
  /** 0: not a zoomed window. */
  readonly zoom: number;
  readonly width: number;
  readonly height: number;
}

type Floor = readonly (readonly number[])[];

/** In pixels of the screen; rounding may cost one. */
const shrinks = (now: readonly number[], before: readonly number[]): boolean =>
  now.some((side, i) => side < (before[i] ?? 0) - 1);

/** Finds the errors at this size, and measures things there. */
const lookAt = async (
  page: Page,
  { zoom, width, height }: Size,
  needs: readonly Need[],
  floor: Floor,
): Promise<{ readonly wrong: readonly string[]; readonly onScreen: Floor }> => {
  const { sizes, hidden, isTooWide } = await measure(page, needs);
  const onScreen = sizes.map((size) => size.map((side) => side * zoom));
  const wrong = hidden.map((each) => `${each} is out of reach`);
  if (isTooWide) wrong.push('wider than the screen');
  for (const [i, { selector, least, hasWords = false }] of needs.entries()) {
    const [wide = 0, high = 0] = sizes[i] ?? [];
    const said = `${selector} is ${wide.toFixed(1)} × ${high.toFixed(1)}`;
    if (zoom !== 1 && (wide < least[0] - 0.1 || high < least[1] - 0.1)) wrong.push(said);
    if (zoom > 1 && !hasWords && shrinks(onScreen[i] ?? [], floor[i] ?? []))
      wrong.push(`${said}: it was ${floor[i]}`);
  }
  return { wrong: wrong.map((each) => `${width} × ${height}: ${each}`), onScreen };
};

const playable = async (page: Page, game: string): Promise<void> => {
  const needs = NEEDS[game] ?? [];
  // The sizes that zooming further must not go below: from 200 % on those before it, and until then the unzoomed ones.
  let floor: Floor = [];
  for (const size of [...ZOOMED, ...PHONES.map((phone) => ({ zoom: 0, ...phone }))]) {
    await page.setViewportSize(size);
    let onScreen: Floor = [];
    // A board that measures itself needs a moment.
    await expect
      .poll(
        async () => {
          const seen = await lookAt(page, size, needs, floor);
          onScreen = seen.onScreen;
          return seen.wrong;
        },
        { timeout: 10_000 },
      )
      .toEqual([]);
    if (size.zoom === 1 || size.zoom >= 2) floor = onScreen;
    await checkBar(page, size);
  }
};

const PAGES = [
  ...['/', '/settings', '/rules/5vor12', '/rules/rummikub', '/rules/finito', '/rules/qwinto'],
  ...[
    '/new/rummikub',
    '/new/qwinto?with=friends',
    '/mine',
    '/mine/statistics',
    '/record',
    '/join',
    '/lobby',
    '/daily',
    '/puzzles',
    '/puzzles/finito',
    '/course/rummikub',
    '/course/rummikub/joker',
    '/mistakes',
    '/review/none',
    '/t/none',
  ],
];

/** A lesson of each game: its first puzzle is always the same. */
const LESSONS = {
  '5vor12': 'leaving-room',
  finito: 'which-counter',
  qwinto: 'which-row',
  rummikub: 'joker',
} as const;

/** The spacing that a reader may set: wider letters, words and lines (WCAG 1.4.12). */
const SPACED = `* {
  line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important;
}`;

/** Words that are cut off: they need more room than they have, and it cannot be scrolled to. */
const cutWords = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'p, h1, h2, h3, label, legend, summary, button, .button, li, dd',
      ),
    ]
      .filter((element) => element.checkVisibility() && element.innerText.trim() !== '')
      // Meant for those who do not see it.
      .filter((element) => !element.matches('.unseen'))
      .filter((element) => {
        const { overflowX, overflowY, textOverflow } = getComputedStyle(element);
        const isCut = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';
        return (
          (isCut(overflowX) &&
            textOverflow !== 'ellipsis' &&
            element.scrollWidth > element.clientWidth + 1) ||
          (isCut(overflowY) && element.scrollHeight > element.clientHeight + 1)
        );
      })
      .map((element) => `${element.tagName}.${element.className}: ${element.innerText.slice(0, 60)}`),
  );

const sitDown = async (page: Page, name: string): Promise<void> => {
  await page.goto(`/table/${name}`);
  await page.locator('.table-page[data-mine="true"]').waitFor();
};

const keepTables = async (page: Page, of: string): Promise<void> => {
  await page.addInitScript(() =>
    localStorage.setItem('crescendo.settings', JSON.stringify({ guide: false })),
  );
  for (const { name, ...situation } of TABLES)
    if (situation.game === of) await keepTable(page, name, situation);
};

inBrowser('zoom and landscape', () => {
  test.each(Object.keys(NEEDS))('%s: everything has its size and can be reached', async (game) => {
    const { page, context, errors } = await visit('/', {
      before: (page) => keepTables(page, game === 'plain' ? 'finito' : game),
    });
    if (game === 'plain') {
      await page.evaluate(() => localStorage.setItem('crescendo.board', 'plain'));
      await sitDown(page, 'finito-4');
      await playable(page, game);
    } else
      for (const seats of [2, 4]) {
        await sitDown(page, `${game}-${seats}`);
        await playable(page, game);
      }
    expect(errors).toEqual([]);
    await context.close();
  });

  test('on the narrowest screen a puzzle has a board as large as at a table', async () => {
    const { page, context, errors } = await visit('/');
    await page.setViewportSize({ width: 320, height: 640 });
    for (const [game, lesson] of Object.entries(LESSONS)) {
      await page.goto(`/course/${game}/${lesson}`);
      await page.getByRole('button', { name: 'Solve five positions' }).click();
      await page.locator('.exercise .board-host > *').first().waitFor();
      const needs = (NEEDS[game] ?? []).filter(({ hasWords }) => !hasWords);
      const wrong = async (): Promise<string[]> => {
        const { sizes, isTooWide } = await measure(page, needs);
        const small = needs.flatMap(({ selector, least }, i) => {
          const [wide = 0, high = 0] = sizes[i] ?? [];
          return wide < least[0] - 0.1 || high < least[1] - 0.1 ? [`${selector}: ${wide} × ${high}`] : [];
        });
        return [...small, ...(isTooWide ? ['wider than the screen'] : []), ...(await coveredButtons(page))];
      };
      await expect.poll(wrong, { message: game, timeout: 10_000 }).toEqual([]);
    }
    expect(errors).toEqual([]);
    await context.close();
  });

  test('every page fits in 320 pixels, also with wide letters, and cuts no words off', async () => {
    const { page, context, errors } = await visit('/');
    await page.setViewportSize({ width: 320, height: 256 });
    const wrong: string[] = [];
    for (const path of PAGES) {
      await page.goto(path);
      await page.locator('h1').first().waitFor();
      const isTooWide = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      if (await isTooWide()) wrong.push(`${path} is wider than the screen`);
      // Not a style element: the page's own policy does not allow one.
      await page.evaluate((css) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
        document.adoptedStyleSheets = [sheet];
      }, SPACED);
      if (await isTooWide()) wrong.push(`${path} with wide letters is wider than the screen`);
      wrong.push(...(await cutWords(page)).map((cut) => `${path} ${cut}`));
    }
    expect(wrong).toEqual([]);
    // To a browser that it does not know the server answers 401, and 404 for a game that does not exist.
    expect(errors.filter((error) => !/40(1 \(Unauthorized|4 \(Not Found)\)/.test(error))).toEqual([]);
    await context.close();
  });
});
