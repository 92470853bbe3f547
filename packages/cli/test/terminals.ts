// For tests: a server as users start it, and players at a keyboard, each in a process of its own.
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pick, seeded } from '@crescendo/rules';
import { defined } from './defined.ts';

export const BIN = fileURLToPath(new URL('../bin/crescendo.js', import.meta.url));
const dice = seeded('join');

/** A server that can be killed, with its data in `folder`. */
export class Host {
  child: ChildProcessWithoutNullStreams | undefined;
  url = '';
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  async start(port = '0'): Promise<void> {
    const args = ['serve', '--port', port, '--data', join(this.folder, 'data')];
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
export const atKeyboard = (
  folder: string,
  args: readonly string[],
  name: string,
  moved: (count: number) => void = () => {},
) => {
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
