import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROTOCOL, type TableInfo } from '@crescendo/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { defined } from '../../test/defined.ts';
import { inTerminal, run, runHere } from '../../test/run-cli.ts';
import { atKeyboard, BIN, Host } from '../../test/terminals.ts';
import { OPTIONS, playWithCrash } from '../../test/whole-game.ts';

const folder = mkdtempSync(join(tmpdir(), 'crescendo-join-'));

const tableOf = async (id: string): Promise<TableInfo> => {
  const answer = await fetch(`${host.url}/api/tables/${id}?protocol=${PROTOCOL}`);
  return ((await answer.json()) as { readonly table: TableInfo }).table;
};

/** Somebody at a real terminal who waits for each of these texts and then presses keys. */
const atTerminal = async (args: string, name: string, script: readonly (readonly [RegExp, string])[]) => {
  process.env.CRESCENDO_HOME = join(folder, name);
  let [done, from] = [0, 0];
  const result = await inTerminal(`join ${args} --name ${name} --lang en`, (seen, child) => {
    const next = script[done];
    if (next === undefined || !next[0].test(seen.slice(from))) return;
    done++;
    from = seen.length;
    child.stdin.write(next[1]);
  });
  return { ...result, done };
};

const host = new Host(folder);

beforeAll(() => host.start(), 120_000);

afterAll(async () => {
  await host.kill('SIGKILL');
  rmSync(folder, { recursive: true });
}, 120_000);

// The other games are in join.long.test.ts.
test(
  '5vor12 between two terminals, with the server killed in the middle',
  () => playWithCrash(host, '5vor12'),
  240_000,
);

test('while others are awaited ? explains and q leaves', async () => {
  const { code, done } = await atTerminal(`${host.url} --game 5vor12 --seats 2`, 'Idle', [
    [/Waiting for players: 1 of 2/, '?'],
    [/type a move/, ' '],
    [/Waiting for players: 1 of 2/, 'q'],
    [/Quit this game/, 'n'],
    [/Waiting for players: 1 of 2/, 'q'],
    [/Quit this game/, 'y'],
  ]);
  expect([code, done]).toEqual([0, 6]);
});

test('on a screen: the board is drawn, keys move, and q leaves', async () => {
  process.env.CRESCENDO_HOME = join(folder, 'Scr');
  const script = [
    ['Put the', '\r\r\r'],
    ['Supply', 'q'],
    ['Quit this game', 'y'],
  ] as const;
  let done = 0;
  const { code, out } = await inTerminal(
    `join ${host.url} --game 5vor12 --bots random --name Scr --lang en`,
    (seen, child) => {
      const next = script[done];
      if (next === undefined || !seen.includes(next[0])) return;
      done++;
      child.stdin.write(next[1]);
    },
  );
  expect(code).toBe(0);
  expect(out).toContain('Crescendo');
  expect(out).toContain('Scr');
  expect(out).not.toMatch(/Error|undefined/);
});

test('a server without a table: the list says who waits, and one is chosen by its number', async () => {
  const ada = atKeyboard(
    folder,
    [host.url, '--game', 'finito', '--options', OPTIONS.finito ?? '', '--seats', '3', '--public'],
    'Ada',
  );
  const link = await ada.invited;
  // Without a screen, each table comes with the command that leads there.
  const { code, out } = await runHere(['join', host.url, '--name', 'Lis'], {
    CRESCENDO_HOME: join(folder, 'Lis'),
  });
  expect(code).toBe(0);
  expect(out).toContain(`Tables at ${host.url}\n`);
  expect(out).toMatch(/^Finito! {2}Ada · 2 of 3 seats free · (just opened|waiting for .+)$/m);
  expect(out).toContain(`\n         crescendo join ${link}\n`);
  expect(out).toMatch(/(Create|Open) one with --game/);
  const german = await runHere(['join', host.url, '--lang', 'de'], { CRESCENDO_HOME: join(folder, 'Lis') });
  expect(german.out).toContain('Ada · 2 von 3 Plätzen frei · ');
  const chosen = await atTerminal(host.url, 'Eva', [
    [/Ada · 2 of 3 seats free[\s\S]*New table/, '1'],
    [/2 of 3 are here/, '\u0003'],
  ]);
  expect([chosen.code, chosen.done]).toEqual([130, 2]);
  const table = await tableOf(link.slice(-22));
  expect(table.seating.map(({ name }) => name)).toEqual(['Ada', 'Eva', '']);
  ada.end();
}, 120_000);

test('a server without a table: a new one for friends, with the link to send them', async () => {
  const { code, out, done } = await atTerminal(host.url, 'Fay', [
    [/New table/, 'n'],
    [/Which game/, '3'],
    [/Which rules/, '1'],
    [/How many/, '3'],
    [/Who plays[\s\S]*Friends/, '1'],
    [/1 of 3 are here/, '\u0003'],
  ]);
  expect([code, done]).toEqual([130, 6]);
  const id = /crescendo join \S+\/t\/(\S{22})/.exec(out)?.[1];
  const table = await tableOf(defined(id));
  expect(table).toMatchObject({
    game: 'finito',
    preset: 'schmidt-2008',
    seats: 3,
    public: false,
    status: 'open',
  });
  expect(table.seating[0]?.name).toBe('Fay');
}, 120_000);

test('the token is for the eyes of this user only', () => {
  const file = join(folder, 'Ada', 'servers.json');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(Object.keys(JSON.parse(readFileSync(file, 'utf8')))).toContain(host.url);
});

test('backup and admin work while the server runs', async () => {
  const data = ['--data', join(folder, 'data')];
  const listed = await run(['admin', 'tables', '--json', ...data]);
  const first = JSON.parse(listed.out).tables.find(({ status }: { status: string }) => status === 'over');
  const exported = await run(['admin', 'export', first.id, ...data]);
  expect(exported.out, exported.err).toMatch(/^crescendo 1\n/);
  // Older servers made ids that look like flags.
  expect((await run(['admin', 'export', ...data, '--', `-${'x'.repeat(21)}`])).err).toContain(
    'There is no table',
  );
  const { space } = JSON.parse((await run(['admin', 'top', '--json', ...data])).out);
  expect(space[0]).toMatchObject({ kind: 'events', bytes: expect.any(Number) });
  const copy = join(folder, 'copy.db');
  expect((await run(['backup', copy, ...data])).code).toBe(0);
  expect((await run(['backup', copy, ...data])).err).toContain('already exists');
  expect((await run(['restore', copy, ...data])).err).toContain('There is data already');
  const other = ['--data', join(folder, 'restored')];
  expect((await run(['restore', copy, ...other])).code).toBe(0);
  expect((await run(['admin', 'export', first.id, ...other])).out).toBe(exported.out);
  expect((await run(['admin', 'delete', first.id, ...data])).code).toBe(0);
  expect((await run(['admin', 'export', first.id, ...data])).err).toContain('There is no table');
});

test('invalid arguments: one sentence', async () => {
  for (const [args, sentence] of [
    [['join'], /Which server\?/],
    [['join', 'http://127.0.0.1:1'], /No server answers at/],
    [['join', `${host.url}/t/${'x'.repeat(22)}`], /no such table/],
    [['serve', '--port', 'x'], /--port takes a whole number/],
    [['backup'], /Which file/],
    [['restore'], /Which backup/],
    [['restore', '/no/where'], /backup that this version can read/],
    [['backup', '/tmp/no-such-copy', '--data', '/no/where'], /no data in/],
    [['admin', 'dance'], /tables, export, delete or top/],
    [['verify', '--fair', '--game', 'all'], /give the name of its file/],
  ] as const) {
    const { code, err } = await runHere(args, { CRESCENDO_HOME: folder });
    expect(err).toMatch(sentence);
    expect(err.trim().split('\n')).toHaveLength(1);
    expect(code).toBe(2);
  }
});

test('valid arguments, but impossible: one sentence, and another status', async () => {
  const taken = new URL(host.url).port;
  for (const [args, sentence] of [
    [['--port', taken, '--data', join(folder, 'other')], /Port \d+ is in use/],
    [['--port', '0', '--data', join(folder, 'data')], /Another server is already using/],
    [['--port', '0', '--data', BIN], /it is not a folder/],
  ] as const) {
    const { code, err } = await run(['serve', ...args]);
    expect(err).toMatch(sentence);
    expect(err.trim().split('\n')).toHaveLength(1);
    expect(code).toBe(1);
  }
});

test('a server told to stop ends well', async () => {
  expect(await host.kill('SIGTERM')).toBe(0);
  await host.start(new URL(host.url).port);
});

test('a server of another protocol version is refused in the language of the user', async () => {
  const other = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ name: '', protocol: 99 }));
  });
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  const env = { ...process.env, CRESCENDO_HOME: join(folder, 'nobody') };
  const child = spawn(process.execPath, [BIN, 'join', `127.0.0.1:${port}`, '--lang', 'de'], { env });
  let errors = '';
  child.stderr.on('data', (text) => {
    errors += text;
  });
  const code = await new Promise((resolve) => child.once('exit', resolve));
  other.close();
  expect([code, errors]).toEqual([2, expect.stringContaining('Version 99 des Protokolls')]);
});
