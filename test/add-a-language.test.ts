// Does what docs/add-a-language.md says, in a copy of the tree: the new language is then complete for the type checker, and
// spoken by the terminal, the server and the page.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findChromium } from '../packages/web/test/support/chromium.ts';
import { servePage } from '../packages/web/test/support/serving.ts';
import { fileBlocks, makeChange } from './documented-steps.ts';
import { copyWorkspace, snippet } from './workspace.ts';

const PAGE = 'docs/add-a-language.md';
const CHANGES = fileBlocks(PAGE);
const copy = copyWorkspace();
const words = (path: string): string => join(copy, 'packages/words/src', path);
const bin = (name: string): string => join(copy, 'node_modules', '.bin', name);

const run = (command: string, args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: copy,
    encoding: 'utf8',
    timeout: 300_000,
  });
  return { status, stdout, all: `${stdout}\n${stderr}` };
};

/** Replaces a text that is there once. */
const translate = (path: string, from: string | RegExp, to: string): void => {
  const before = readFileSync(words(path), 'utf8');
  const after = before.replace(from, () => to);
  if (after === before) throw new Error(`${path} does not say ${from}`);
  writeFileSync(words(path), after);
};

beforeAll(() => {
  const copied = spawnSync('sh', ['-ec', snippet(PAGE, 'sh')], { cwd: copy, encoding: 'utf8' });
  if (copied.status !== 0) throw new Error(copied.stderr);
  for (const block of CHANGES) makeChange(copy, block);
  translate('eo/start/home.ts', /tagline: '[^']*'/, "tagline: 'Kvar nombroludoj.'");
  translate('eo/terminal/play.ts', /chooseGame: '[^']*'/, "chooseGame: 'Kiu ludo?'");
  translate(
    'eo/terminal/errors.ts',
    /unknownCommand: \(name\) =>\s*`[^`]*`/,
    'unknownCommand: (name) => `Ne: ${name}`',
  );
  translate('eo/early/notices.ts', /yourTurn: '[^']*'/, "yourTurn: 'Estas via vico.'");
  translate('eo/early/no-script.ts', /text: '[^']*'/, "text: 'Crescendo bezonas JavaScript.'");
}, 120_000);

afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('it takes one folder and one line', () => {
  expect(CHANGES).toHaveLength(1);
  expect(CHANGES[0]?.text.match(/^[+-]/gm)).toEqual(['+']);
});

test('everything compiles, and the formatter has nothing to say', () => {
  expect(run(bin('tsc'), ['-b']).all.trim()).toBe('');
  const lint = run(bin('biome'), [
    'check',
    '--vcs-enabled=false',
    words('eo/index.ts'),
    words('languages.ts'),
  ]);
  expect(lint.status, lint.all).toBe(0);
}, 300_000);

test.each([
  ['sentence', 'eo/start/home.ts', /^ {2}tagline: .*\n/m, 'tagline'],
  ['catalogue', 'eo/start/index.ts', /^export \{ home \}.*\n/m, 'home'],
  ['group', 'eo/index.ts', /^ {2}learn: .*\n/m, 'learn'],
])(
  'a missing %s does not compile',
  (_, path, text, name) => {
    const before = readFileSync(words(path), 'utf8');
    writeFileSync(words(path), before.replace(text, ''));
    const types = run(bin('tsc'), ['-b']);
    writeFileSync(words(path), before);
    expect(types.status).not.toBe(0);
    expect(types.all).toContain(`'${name}'`);
  },
  300_000,
);

test('all its sentences are listed, as many as German has', () => {
  const list = (language: string): readonly string[] =>
    run(bin('tsx'), ['packages/words/scripts/print-sentences.ts', language]).stdout.trim().split('\n');
  expect(list('eo')).toContain('start/home: tagline\tKvar nombroludoj.');
  expect(list('eo').length).toBe(list('de').length);
}, 120_000);

test('the terminal speaks it', () => {
  const cli = join(copy, 'packages/cli/bin/crescendo.js');
  expect(run('node', [cli, 'dance', '--lang', 'eo']).all).toContain('crescendo: Ne: dance');
});

test('the page speaks it', async () => {
  const build = run('node', [bin('vite'), 'build', '--logLevel', 'error', join(copy, 'packages/web')]);
  const built = join(copy, 'packages/web/dist');
  expect(existsSync(join(built, 'index.html')), build.all).toBe(true);
  expect(readFileSync(join(built, 'index.html'), 'utf8')).toContain(
    '<p lang="eo">Crescendo bezonas JavaScript.</p>',
  );
  expect(readFileSync(join(built, 'sw.js'), 'utf8')).toContain('Estas via vico.');
  expect(readdirSync(join(built, 'assets')).filter((name) => /-eo-/.test(name)).length).toBeGreaterThan(9);
  const found = findChromium();
  if ('missing' in found) {
    console.error(`The page is not tried: ${found.missing}.`);
    return;
  }
  const { url, stop } = await servePage({ CRESCENDO_PAGE: built });
  const browser = await chromium.launch({ executablePath: found.path, args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage({ locale: 'eo' });
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    await page.goto(url);
    await page.getByText('Kvar nombroludoj.').waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('eo');
    expect(await page.locator('html').getAttribute('dir')).toBe('ltr');
    await page.goto(`${url}/settings`);
    await page.getByText('Esperanto').first().waitFor({ state: 'attached' });
    expect(errors).toEqual([]);
  } finally {
    await browser.close();
    await stop();
  }
}, 300_000);
