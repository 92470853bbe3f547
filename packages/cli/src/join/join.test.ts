import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TableInfo } from '@crescendo/protocol';
import { pick, seeded } from '@crescendo/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { defined } from '../../test/defined.ts';
import { inTerminal, run, runHere } from '../../test/run-cli.ts';

const BIN = fileURLToPath(new URL('../../bin/crescendo.js', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'crescendo-join-'));
const dice = seeded('join');

/** A server as users start it: a process of its own that can be killed. */
class Host {
  child: ChildProcessWithoutNullStreams | undefined;
  url = '';

  async start(port = '0'): Promise<void> {
    const args = ['serve', '--port', port, '--data', join(folder, 'data')];
    const env = { ...process.env, CRESCENDO_LOG: 'error', CRESCENDO_SOURCE: '1' };
    const child = spawn(process.execPath, [BIN, ...args], { env });
    this.child = child;
    const line = await new Promise<string>((resolve, reject) => {
      child.stdout.once('data', (text) => resolve(String(text)));
      child.once('exit', () => reject(new Error('the server did not start')));
    });
    this.url = defined(/http:\S+/.exec(line))[0].replace('localhost', '127.0.0.1');
  }

  async kill(signal: NodeJS.Signals): Promise<number | null> {
    const child = defined(this.child);
    const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
    child.kill(signal);
    return ended;
  }

  async crash(): Promise<void> {
    await this.kill('SIGKILL');
    await this.start(new URL(this.url).port);
  }
}

/** A player at a keyboard who lists the legal moves and then makes any of them. */
const atKeyboard = (args: readonly string[], name: string, moved: (count: number) => void = () => {}) => {
  const env = { ...process.env, LANG: 'en_GB.UTF-8', LC_ALL: '', CRESCENDO_HOME: join(folder, name) };
  const child = spawn(process.execPath, [BIN, 'join', ...args, '--name', name], { env });
  let [all, fresh, count] = ['', '', 0];
  let asked = false;
  child.stdin.on('error', () => {});
  child.stdout.setEncoding('utf8').on('data', (text) => {
    all += text;
    fresh += text;
    if (/Another game\? \(y \/ n\) $/.test(fresh)) child.stdin.write('n\n');
    else if (fresh.includes(`${name}> `)) {
      // In between, the connection may have been lost and restored.
      const moves = fresh.split('\n').filter((line) => line !== '' && !/^The |> /.test(line));
      fresh = '';
      if (asked) {
        child.stdin.write(`${pick(dice, moves)}\n`);
        moved(++count);
      } else child.stdin.write('moves\n');
      asked = !asked;
    }
  });
  let errors = '';
  child.stderr.on('data', (text) => {
    errors += text;
  });
  const ended = new Promise<{ code: number | null; all: string; errors: string }>((resolve) =>
    child.on('close', (code) => resolve({ code, all, errors })),
  );
  const invited = new Promise<string>((resolve) =>
    child.stdout.on('data', () => {
      const link = /crescendo join (\S+)/.exec(all)?.[1];
      if (link) resolve(link);
    }),
  );
  return { ended, invited, end: () => child.kill() };
};

const tableOf = async (id: string): Promise<TableInfo> => {
  const answer = await fetch(`${host.url}/api/tables/${id}`);
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

const host = new Host();

beforeAll(() => host.start(), 120_000);

afterAll(async () => {
  await host.kill('SIGKILL');
  rmSync(folder, { recursive: true });
}, 120_000);

/** Small enough for players who move at random: with exchanges alone a big board is never full. */
const OPTIONS: { readonly [game: string]: string } = {
  '5vor12': 'size=3 guard=3',
  finito: 'roundLimit=10',
  rummikub: 'values=6 handSize=7 emptyPool=playOn threePairsRedeal=false',
};

test.each(['5vor12', 'rummikub', 'finito', 'qwinto'])(
  '%s between two terminals, with the server killed in the middle',
  async (game) => {
    let crashed: Promise<void> | undefined;
    const ada = atKeyboard([host.url, '--game', game, '--options', OPTIONS[game] ?? ''], 'Ada', (count) => {
      if (count === 4) crashed = host.crash();
    });
    const link = await ada.invited;
    const bob = atKeyboard([link], 'Bob');
    const [hers, his] = await Promise.all([ada.ended, bob.ended]);
    await crashed;
    for (const { code, errors, all } of [hers, his]) {
      expect({ code, errors }).toEqual({ code: 0, errors: '' });
      expect(all).toMatch(/wins!|share the win!/);
    }
    expect(hers.all).toContain('The connection to the server is lost');
    const record = await fetch(`${host.url}/api/tables/${link.slice(-22)}/record`);
    const file = join(folder, `${game}.txt`);
    const text = await record.text();
    writeFileSync(file, text);
    const fair = await run(['verify', '--fair', file]);
    expect({ code: fair.code, err: fair.err }).toEqual({ code: 0, err: '' });
    expect(fair.out).toMatch(/The dice are as promised: \d+ rolls and draws/);
    // Both players committed to a share, and revealed it.
    for (const seat of ['a', 'b'])
      for (const what of ['commitment', 'entropy'])
        expect(text).toMatch(new RegExp(`^fair ${what}-${seat} "[0-9a-f]{64}"$`, 'm'));
    const seed = /fair seed "(.)/.exec(text)?.[1];
    writeFileSync(file, text.replace(/fair seed "./, `fair seed "${seed === '0' ? '1' : '0'}`));
    const bent = await run(['verify', '--fair', file]);
    expect(bent).toMatchObject({ code: 1, err: expect.stringContaining('not the one promised') });
  },
  240_000,
);

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
  expect(out).toMatch(/Create one with --game/);
  const german = await runHere(['join', host.url, '--lang', 'de'], { CRESCENDO_HOME: join(folder, 'Lis') });
  expect(german.out).toContain('Ada · 2 von 3 Plätzen frei · ');
  const chosen = await atTerminal(host.url, 'Eva', [
    [/Ada · 2 of 3 seats free[\s\S]*New table/, '1'],
    [/2 of 3 are here/, '\u0003'],
  ]);
  expect([chosen.code, chosen.done]).toEqual([130, 2]);
  const table = await tableOf(link.slice(-22));
  expect(table.chairs.map(({ name }) => name)).toEqual(['Ada', 'Eva', '']);
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
  expect(table.chairs[0]?.name).toBe('Fay');
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
  const copy = join(folder, 'copy.db');
  expect((await run(['backup', copy, ...data])).code).toBe(0);
  expect((await run(['backup', copy, ...data])).err).toContain('already exists');
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
    [['backup', '/tmp/no-such-copy', '--data', '/no/where'], /no data in/],
    [['admin', 'dance'], /tables, export or delete/],
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
