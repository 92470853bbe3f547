// The documentation as a site: every link and picture leads somewhere, its search finds, and the games are part of it.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findings } from '../support/axe.ts';
import { inBrowser, visit } from '../support/person.ts';
import { hostFolder, type StaticHost } from '../support/static-host.ts';

const SCRIPT = fileURLToPath(new URL('../../../../scripts/docs/build-docs.js', import.meta.url));
const BASE = '/docs/';

const folder = mkdtempSync(join(tmpdir(), 'crescendo-docs-'));
let host: StaticHost;

const pages = (): readonly string[] =>
  (readdirSync(folder, { recursive: true }) as string[]).filter(
    (name) => name.endsWith('.html') && !name.startsWith('play'),
  );

const textOf = (page: string): string => readFileSync(join(folder, page), 'utf8');

const hasAnchor = (page: string, anchor: string): boolean => textOf(page).includes(`id="${anchor}"`);

/** The reason why an address on a page leads nowhere; undefined if it leads somewhere, or elsewhere. */
const problemOf = (page: string, address: string): string | undefined => {
  if (/^[a-z]+:/.test(address)) return undefined;
  const [path = '', anchor = ''] = address.split('#');
  const target = path === '' ? page : relative(folder, join(folder, dirname(page), path));
  const file = target === '' || path.endsWith('/') ? join(target, 'index.html') : target;
  if (!existsSync(join(folder, file))) return `${page}: no ${address}`;
  return anchor === '' || hasAnchor(file, decodeURIComponent(anchor))
    ? undefined
    : `${page}: no heading ${address}`;
};

inBrowser('the documentation', () => {
  beforeAll(async () => {
    const built = spawnSync(process.execPath, [SCRIPT, '--base', BASE, '--out', folder], {
      encoding: 'utf8',
    });
    if (built.status !== 0) throw new Error(built.stderr);
    host = await hostFolder(folder, BASE);
  }, 400_000);
  afterAll(() => {
    host?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  test('all links, headings and pictures are there', () => {
    expect(pages().length).toBeGreaterThan(100);
    const problems = pages().flatMap((page) =>
      [...textOf(page).matchAll(/ (?:href|src)="([^"]*)"/g)].flatMap(
        ([, address = '']) => problemOf(page, address.replaceAll('&#38;', '&')) ?? [],
      ),
    );
    expect(problems).toEqual([]);
    expect(problemOf('index.html', 'no-such.html')).toMatch(/no no-such/);
    expect(problemOf('index.html', 'hosting.html#no-such')).toMatch(/no heading/);
  });

  test.each(['phone', 'desktop'] as const)('can be read and searched, %s', async (size) => {
    const { page, context, errors } = await visit(BASE, { at: host.url, size });
    await page.locator('h1', { hasText: 'Crescendo' }).waitFor();
    expect(await findings(page)).toEqual([]);
    await page.keyboard.press('/');
    await page.keyboard.type('nginx');
    await page.locator('#found a').first().click();
    await page.waitForURL('**/hosting.html#*');
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(await findings(page)).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('the games are played in it', async () => {
    const { page, context, errors } = await visit(BASE, { at: host.url });
    await page.locator('.play').click();
    await page.waitForURL(`**${BASE}play/`);
    await page.locator('.card[data-game="qwinto"] .card-play').click();
    await page.locator('.table-page .board-host').waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });
});
