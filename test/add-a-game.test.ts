// Does what docs/add-a-game.md says: the files it shows are written into a copy of the tree, its changes are made, and
// the game it adds is then tested, and played in the terminal, at a server and on the page.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findChromium } from '../packages/web/test/support/chromium.ts';
import { listen, untilHeard } from '../packages/web/test/support/heard.ts';
import { fileBlocks, makeChange } from './documented-steps.ts';
import { copyWorkspace } from './workspace.ts';

const copy = copyWorkspace();
const started: ChildProcess[] = [];

const BLOCKS = fileBlocks('docs/add-a-game.md');
const NEW = BLOCKS.filter(({ kind }) => kind !== 'diff');
const CHANGES = BLOCKS.filter(({ kind }) => kind === 'diff');

const run = (command: string, args: readonly string[], input = '') => {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: copy,
    encoding: 'utf8',
    input,
    timeout: 300_000,
  });
  return { status, stdout, stderr, all: `${stdout}\n${stderr}` };
};
const bin = (name: string): string => join(copy, 'node_modules', '.bin', name);

beforeAll(() => {
  for (const { path, text } of NEW) {
    if (existsSync(join(copy, path))) throw new Error(`${path} is there already`);
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    writeFileSync(join(copy, path), text);
  }
  for (const block of CHANGES) makeChange(copy, block);
}, 120_000);

afterAll(() => {
  // The command line starts a process of its own: the whole group goes.
  for (const { pid } of started) if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  rmSync(copy, { recursive: true, force: true });
});

test('it takes fewer than twelve new files, and three changed ones', () => {
  // One more is written by `npm run golden`.
  expect(NEW.length + 1).toBeLessThan(12);
  expect(new Set(CHANGES.map(({ path }) => path)).size).toBe(3);
});

test('everything compiles, and the formatter has nothing to say', () => {
  const types = run(bin('tsc'), ['-b']);
  expect(types.all.trim()).toBe('');
  const files = [...NEW, ...CHANGES].map(({ path }) => path).filter((path) => path.endsWith('.ts'));
  const lint = run(bin('biome'), ['check', '--vcs-enabled=false', ...new Set(files)]);
  expect(lint.status, lint.all).toBe(0);
}, 300_000);

test('a registered game without words does not compile', () => {
  const groups = join(copy, 'packages/words/src/en/index.ts');
  const text = readFileSync(groups, 'utf8');
  writeFileSync(groups, text.replace(/^ {2}nim: .*\n/m, ''));
  const types = run(bin('tsc'), ['-b']);
  writeFileSync(groups, text);
  expect(types.status).not.toBe(0);
  expect(types.all).toContain('nim');
  expect(run(bin('tsc'), ['-b']).status).toBe(0);
}, 300_000);

test('the golden playthrough is written, and its tests and all laws pass', () => {
  const golden = run(bin('tsx'), ['packages/rules/scripts/golden.ts']);
  expect(golden.stdout).toContain('nim/classic.txt');
  const names = [
    'packages/rules/src/nim',
    'packages/rules/test',
    'packages/rules/src/options',
    'packages/words',
  ];
  const tests = run(bin('vitest'), ['run', '--project', 'unit', ...names]);
  expect(tests.status, tests.all.slice(-4000)).toBe(0);
}, 600_000);

test('it is played in the terminal, by every level of bot and under the laws', () => {
  const cli = join(copy, 'packages/cli/bin/crescendo.js');
  const played = run(
    'node',
    [cli, 'play', 'nim', '--bot', 'casual', '--seed', '1', '--lang', 'en'],
    `?\ntake 9\ntake two\n${'take 1\n'.repeat(20)}`,
  );
  expect(played.stdout).toMatch(/^15 o{15}\nYou> /m);
  expect(played.stdout).toContain('Take the last stone.');
  expect(played.stdout).toContain('For example: take 1 · take 2 · take 3');
  expect(played.stdout).toContain('Take at least one stone and at most 3.');
  expect(played.stdout).toContain('“take two” isn’t a valid move.');
  expectOwnWords([played.stdout]);
  expect(played.stdout, played.all).toMatch(/takes? 1, 14 left/);
  expect(played.stdout).toMatch(/, 0 left/);
  expect(played.stdout).toMatch(/can take the last stone\./);
  // It is won or lost: there are no points to tell.
  expect(played.stdout).toMatch(/^.+ wins?!$/m);
  expect(played.stdout).not.toMatch(/: [01]$/m);
  for (const level of ['beginner', 'casual', 'strong', 'expert']) {
    const simulated = run('node', [
      cli,
      'simulate',
      '--game',
      'nim',
      '--bots',
      `${level},random`,
      '--games',
      '4',
      '--json',
    ]);
    expect(simulated.status, simulated.all).toBe(0);
    expect(JSON.parse(simulated.stdout)).toMatchObject({ game: 'nim', games: 4, givenUp: 0 });
  }
  expect(run('node', [cli, 'verify', '--game', 'nim', '--seeds', '50']).status).toBe(0);
}, 600_000);

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

/** The server of the copy, with its page where that has been built; resolves with its address. */
const serve = async (): Promise<string> => {
  const port = await freePort();
  const child = spawn(
    'node',
    [join(copy, 'packages/cli/bin/crescendo.js'), 'serve', '--port', String(port)],
    {
      cwd: copy,
      env: { ...process.env, CRESCENDO_DATA: join(copy, 'data'), CRESCENDO_BOT_PAUSE: '0' },
      stdio: ['ignore', 'inherit', 'inherit'],
      detached: true,
    },
  );
  started.push(child);
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 1200; tries++) {
    const ready = await fetch(`${url}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ready) return url;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('the server did not start');
};

/** Words that no text about Nim has: other games and their pieces, points, and what a missing word leaves behind. */
const FOREIGN =
  /5 vor 12|Rummikub|Finito|Qwinto|Würfel|Plättchen|\bdice\b|\btiles?\b|[Pp]unkte?\b|\bpoints?\b|undefined|NaN|\[object/;

const expectOwnWords = (texts: readonly string[]): void => {
  expect(texts.length).toBeGreaterThan(0);
  for (const text of texts) expect(text).not.toMatch(FOREIGN);
};

/** Reads the texts of the page about the game that has just ended: aloud, in the result and in the log. */
const checkTold = async (page: Page): Promise<void> => {
  const result = await page.getByRole('dialog').locator('.ranking').innerText();
  expect(result).toMatch(/Gewonnen/);
  expect(result).toMatch(/Verloren/);
  // The places are the only figures.
  expect(result.match(/^\d+$/gm)).toEqual(['1', '2']);
  expectOwnWords([result]);
  const aloud = await untilHeard(page, /Verloren\./);
  expectOwnWords(aloud);
  expect(aloud).toContainEqual(expect.stringMatching(/^You take 1, \d+ left\./));
  expect(aloud).toContainEqual(expect.stringMatching(/^(?!You)\S+ takes [123], \d+ left\./));
  expect(aloud).toContainEqual(expect.stringMatching(/can take the last stone\.$/));
  expect(aloud).toContainEqual(expect.stringMatching(/^Du bist dran\. Wähl einen Zug\.$/));
  const end = aloud.filter((text) => /Verloren\./.test(text));
  expect(end).toEqual([expect.stringMatching(/^(Gewonnen!|\S+ gewinnt\.) /)]);
  expect(end.join()).not.toMatch(/\d/);
  const log = await page.locator('.log li').allTextContents();
  expectOwnWords(log);
  expect(log.join('\n')).toMatch(/You take 1, \d+ left\./);
  expect(log.join('\n')).toMatch(/takes? [123], 0 left\./);
};

/** The finished game among my games, and its review: nobody learnt who is likely to win. */
const checkFinished = async (page: Page, url: string): Promise<void> => {
  await page.goto(`${url}/mine`);
  const entry = page.locator('.my-game');
  await entry.waitFor();
  expect(await entry.locator('.my-game-title').innerText()).toBe('Nim');
  expect(await entry.locator('.my-game-result').innerText()).toMatch(/^(Gewonnen|Verloren)$/);
  expectOwnWords([await entry.innerText()]);
  await page.locator('.my-game-review').click();
  await page.getByRole('heading', { name: 'Zu diesem Spiel gibt es noch keinen Rückblick' }).waitFor();
  const review = await page.locator('main').innerText();
  expect(review).toContain('Für dieses Spiel hat das noch niemand ermittelt.');
  expect(review).not.toMatch(/\d|%|Nochmals/);
  expectOwnWords([review]);
};

/** Reads the preview that a messenger shows of a link to a table. */
const previewOf = async (url: string, id: string, language: string): Promise<Map<string, string>> => {
  const html = await (await fetch(`${url}/t/${id}`, { headers: { 'accept-language': language } })).text();
  const tags = html.matchAll(/<meta property="(og:[^"]+)" content="([^"]*)"/g);
  return new Map([...tags].map(([, name = '', content = '']) => [name, content]));
};

test('it is played at a server, and on the plain board of the page', async () => {
  const build = run('node', [bin('vite'), 'build', '--logLevel', 'error', join(copy, 'packages/web')]);
  const built = existsSync(join(copy, 'packages/web/dist/index.html'));
  expect(built, build.all).toBe(true);
  const url = await serve();

  // Two people at a table of the server.
  const person = async (name: string) => {
    const answer = await fetch(`${url}/api/me`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name }),
    });
    return ((await answer.json()) as { token: string }).token;
  };
  const call = async (token: string, path: string, body?: object) => {
    const answer = await fetch(`${url}/api${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    expect(answer.ok, `${path} ${text}`).toBe(true);
    return JSON.parse(text);
  };
  const [ada, bob] = [await person('Ada'), await person('Bob')];
  const { id } = await call(ada, '/tables', { game: 'nim', seats: 2, sit: true });
  await call(bob, `/tables/${id}/sit`, {});
  for (let n = 0; n < 15; n++)
    await call(n % 2 === 0 ? ada : bob, `/tables/${id}/moves`, { id: `move-number-${n}`, move: 'take 1' });
  const after = await call(ada, `/tables/${id}`);
  expect(after.table.result).toEqual({ scores: [1, 0], winners: [0] });

  // A link to it says what it is, and whether a seat is free.
  const open = await call(ada, '/tables', { game: 'nim', seats: 2, sit: true });
  const [german, english] = [await previewOf(url, open.id, 'de'), await previewOf(url, open.id, 'en')];
  expect(german.get('og:title')).toBe('Ada lädt dich zu Nim ein');
  expect(german.get('og:description')).toMatch(/^Ein Platz ist frei\./);
  expect(english.get('og:title')).toBe('Ada invites you to play Nim');
  expect(english.get('og:description')).toMatch(/^One seat is free\./);
  expect(german.get('og:image')).toBeUndefined();
  const finished = await previewOf(url, id, 'en');
  expect(finished.get('og:title')).toMatch(/\bNim\b/);
  expect(finished.get('og:description')).not.toMatch(/free|Ada|Bob|\d/);
  for (const tags of [german, english, finished])
    expectOwnWords(['og:title', 'og:description'].map((name) => tags.get(name) ?? ''));

  // A game that the clock plays from beginning to end.
  const late = await call(ada, '/tables', {
    game: 'nim',
    seats: 2,
    sit: true,
    options: { stones: 4, most: 2, seconds: 1 },
    clock: 'game',
  });
  await call(bob, `/tables/${late.id}/sit`, {});
  await expect
    .poll(async () => (await call(ada, `/tables/${late.id}`)).table.result, { timeout: 60_000 })
    .toEqual({ scores: [0, 1], winners: [1] });
  const record = await fetch(`${url}/api/tables/${late.id}/record`, {
    headers: { authorization: `Bearer ${ada}` },
  });
  const file = join(copy, 'late.txt');
  writeFileSync(file, await record.text());
  const replayed = run('node', [
    join(copy, 'packages/cli/bin/crescendo.js'),
    'replay',
    file,
    '--lang',
    'en',
  ]).stdout;
  expect(replayed).toContain('Ada’s time is up.');
  expect(replayed).toContain('The clock takes 1, 2 left.');
  expect(replayed).toContain('Ada can take the last stone.');
  expect(replayed).toMatch(/^Nim · Ada, Bob/);
  expect(replayed).toMatch(/^Bob wins!$/m);
  expectOwnWords([replayed]);
  const review = run('node', [join(copy, 'packages/cli/bin/crescendo.js'), 'review', file, '--lang', 'en']);
  expect(review.status).toBe(1);
  expect(review.stdout).toBe('');
  expect(review.stderr).toContain('Nim has no trained model yet');
  expect(replayed).not.toMatch(/(Ada|Bob) takes|The clock chose|The clock can|: [01]$/m);

  const found = findChromium();
  if ('missing' in found) {
    console.error(`The page is not tried: ${found.missing}.`);
    return;
  }
  const browser = await chromium.launch({ executablePath: found.path, args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage({ locale: 'de-CH' });
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    await listen(page);
    await page.goto(url);
    await page
      .getByRole('link', { name: /Nim/ })
      .or(page.getByRole('button', { name: /Nim/ }))
      .first()
      .click();
    // Whatever the bot does, somebody takes the last stone.
    const isOver = page.getByRole('dialog');
    for (let n = 0; n < 40 && !(await isOver.isVisible()); n++) {
      const take = page.getByRole('button', { name: 'take 1', exact: true });
      await take.or(isOver).first().waitFor();
      if (await take.isVisible()) await take.click();
      await page.waitForTimeout(150);
    }
    await isOver.waitFor();
    await checkTold(page);
    await checkFinished(page, url);

    // The game of the clock, as a spectator reads it.
    const watching = await browser.newPage({ locale: 'en-GB' });
    watching.on('pageerror', (error) => errors.push(String(error)));
    await watching.goto(`${url}/t/${late.id}`);
    await expect
      .poll(() => watching.locator('body').innerText(), { timeout: 30_000 })
      .toContain('The clock takes 1, 0 left.');
    expect(await watching.locator('body').innerText()).not.toMatch(/(Ada|Bob) takes|The clock (can|has)/);
    expect(errors).toEqual([]);
  } finally {
    await browser.close();
  }
}, 600_000);
