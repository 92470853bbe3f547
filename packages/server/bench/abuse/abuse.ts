// `npm run bench -w packages/server -- abuse [attack …]`: honest players from one address of the loopback while an attacker
// does the worst that the default limits allow from another, each attack on a fresh server. Prints for each what the
// honest players felt before, during and after it. Ends by itself.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { type ServerProcess, spawnServer } from '../../test/support/server-process.ts';
import { ATTACKS } from './attacks.ts';
import type { Phase } from './honest.ts';
import { p99 } from './percentile.ts';
import { PARTS } from './stored-attacks.ts';
import { sleep } from './wire.ts';

const SECONDS = { before: 4, during: 8, after: 5 } as const;
const PHASES = ['before', 'during', 'after'] as const;
const GOAL = { ms: 50, times: 5, megabytes: 400, seconds: 5 };

/** Files of a page that was not compressed when it was built: not easy to compress, as programs are not. */
const partOf = (n: number): string =>
  Array.from({ length: 12_000 }, (_, i) => ((i * 7919 + n * 104_729) ** 2 % 1_000_003).toString(36)).join(
    ' ',
  );

/** Empty: the default. The limits are part of what is measured. */
const DEFAULTS = Object.fromEntries(
  [
    'SOCKETS_PER_ADDRESS',
    'MESSAGES_PER_SECOND',
    'MESSAGES_PER_ADDRESS',
    'REQUESTS_PER_SECOND',
    'WORK_PER_ADDRESS',
    'TABLES_PER_PERSON',
    'TABLES_PER_ADDRESS',
    'PEOPLE_PER_ADDRESS',
    'STORED_PER_ADDRESS',
    'BOT_PAUSE',
  ].map((name) => [`CRESCENDO_${name}`, '']),
);

const TSX = fileURLToPath(import.meta.resolve('tsx'));

/** A process that is told lines and answers with lines. */
class Helper {
  readonly #child: ChildProcess;
  readonly #lines: AsyncIterator<string>;

  constructor(file: string, words: readonly string[]) {
    const path = fileURLToPath(new URL(file, import.meta.url));
    const child = spawn(process.execPath, ['--import', TSX, path, ...words], {
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    if (child.stdout === null) throw new Error('no output');
    this.#child = child;
    this.#lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  }

  tell(line: string): void {
    this.#child.stdin?.write(`${line}\n`);
  }

  async line(): Promise<string> {
    return (await this.#lines.next()).value ?? '';
  }

  end(): void {
    this.#child.kill('SIGKILL');
  }
}

const megabytesOf = ({ child }: ServerProcess): number => {
  try {
    const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
};

/** The longest time that the main thread was busy, in milliseconds, since it was last asked. */
const longestDelay = async ({ url }: ServerProcess): Promise<number> => {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/delay_seconds\{quantile="1"\} (\S+)/.exec(text)?.[1] ?? 0) * 1000;
};

interface Outcome {
  readonly p99: readonly number[];
  /** The p99 of the disk alone, in the same seconds. */
  readonly disk: readonly number[];
  /** The longest answer of a bot. */
  readonly bot: readonly number[];
  readonly delay: readonly number[];
  readonly megabytes: number;
  /** Seconds after the attack until nobody waits longer than the goal any more. */
  readonly normal: number;
  readonly isGood: boolean;
}

const judge = (
  phases: { readonly [name in (typeof PHASES)[number]]: Phase },
  endedAt: number,
  { disk, delay, megabytes }: Pick<Outcome, 'disk' | 'delay' | 'megabytes'>,
): Outcome => {
  const times = PHASES.map((name) => p99(phases[name].moves.map(([, ms]) => ms)));
  const [quiet = 0, during = Number.NaN] = times;
  const limit = Math.max(GOAL.ms, GOAL.times * quiet);
  const slow = phases.after.moves.filter(([, ms]) => ms > limit).map(([at]) => (at - endedAt) / 1000);
  const normal = phases.after.moves.length === 0 ? Number.POSITIVE_INFINITY : Math.max(0, ...slow);
  const isGood = during <= limit && megabytes < GOAL.megabytes && normal < GOAL.seconds;
  const bot = PHASES.map((name) => Math.max(0, ...phases[name].bot));
  return { p99: times, disk, bot, delay, megabytes, normal, isGood };
};

const measure = async (name: string, address: string): Promise<Outcome> => {
  const data = mkdtempSync(join(tmpdir(), 'crescendo-abuse-'));
  writeFileSync(join(data, 'big.js'), `//${'x'.repeat(1e6)}`);
  writeFileSync(join(data, 'index.html'), '<!doctype html>');
  for (let n = 0; n < PARTS; n++) writeFileSync(join(data, `part-${n}.js`), partOf(n));
  const server = await spawnServer({
    ...DEFAULTS,
    CRESCENDO_DATA: join(data, 'data'),
    CRESCENDO_PAGE: data,
    PORT: '0',
  });
  const attacker = new Helper('./attacker.ts', [name, server.url, address, join(data, 'data')]);
  const honest = new Helper('./honest.ts', [server.url]);
  const disk = new Helper('./disk.ts', [data]);
  let most = 0;
  const watch = setInterval(() => {
    most = Math.max(most, megabytesOf(server));
  }, 100);
  try {
    await Promise.all([attacker.line(), honest.line()]);
    await sleep(1500);
    const delays: number[] = [];
    const times: number[] = [];
    const disks: number[] = [];
    const diskSpeed = async (): Promise<number> => {
      disk.tell('next');
      return Number(await disk.line());
    };
    await Promise.all([longestDelay(server), diskSpeed()]);
    for (const phase of PHASES) {
      if (phase === 'during') attacker.tell('start');
      if (phase === 'after') attacker.end();
      honest.tell(`phase ${phase}`);
      times.push(Number(await honest.line()));
      await sleep(SECONDS[phase] * 1000);
      delays.push(await longestDelay(server));
      disks.push(await diskSpeed());
    }
    honest.tell('end');
    return judge(JSON.parse(await honest.line()), times[2] ?? 0, {
      disk: disks,
      delay: delays,
      megabytes: most,
    });
  } finally {
    clearInterval(watch);
    attacker.end();
    honest.end();
    disk.end();
    await server.kill();
    rmSync(data, { recursive: true, force: true });
  }
};

const cells = (values: readonly number[], digits = 0): string =>
  values.map((value) => value.toFixed(digits)).join(' / ');

export const abuse = async (): Promise<void> => {
  const asked = process.argv.slice(3);
  const names = asked.length > 0 ? asked : Object.keys(ATTACKS);
  console.log('Before / during / after the attack, in milliseconds:');
  console.log(
    '| attack | p99 of a move | p99 of the disk alone | longest answer of a bot | event loop, longest delay | memory, MB | normal after | |',
  );
  console.log('|---|---|---|---|---|---|---|---|');
  for (const [n, name] of names.entries()) {
    const outcome = await measure(name, `127.0.0.${n + 2}`);
    const { p99: moves, disk, bot, delay, megabytes, normal, isGood } = outcome;
    console.log(
      `| ${name} | ${cells(moves, 1)} | ${cells(disk, 1)} | ${cells(bot)} | ${cells(delay)} | ${megabytes.toFixed(0)} | ${normal.toFixed(1)} s | ${isGood ? 'good' : 'BAD'} |`,
    );
  }
};
