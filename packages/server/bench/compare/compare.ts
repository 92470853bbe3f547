// `npm run bench -w packages/server -- compare`: this server and boardgame.io's, side by side in one run. Both are built
// JavaScript in a process of their own, play the same game with the same clients, and take turns under load. Ours writes every
// move to a real disk; theirs keeps them in memory. Ratios are what counts: machines are noisy.
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { NO_LIMITS } from '../../test/server-process.ts';
import { percentile } from '../clients.ts';
import { processorMs } from '../processor.ts';

const run = promisify(execFile);
const here = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
const BUILD = "import { bringUpToDate } from './scripts/build.js'; await bringUpToDate(['packages']);";
const TSX = fileURLToPath(import.meta.resolve('tsx'));

const ROUNDS = Number(process.env.ROUNDS ?? 3);
const SETTINGS = {
  clients: Number(process.env.CLIENTS ?? 100),
  seconds: Number(process.env.ROUND_SECONDS ?? 5),
};

/** Pinned, and not a dependency of ours. Later versions of koa-compose are modules that boardgame.io cannot load. */
const PACKAGE = {
  private: true,
  dependencies: { 'boardgame.io': '0.50.2' },
  overrides: { 'koa-compose': '4.1.0' },
};

const installBoardgame = async (folder: string): Promise<void> => {
  writeFileSync(join(folder, 'package.json'), JSON.stringify(PACKAGE));
  const flags = ['--omit=dev', '--omit=optional', '--ignore-scripts', '--no-audit', '--no-fund'];
  await run('npm', ['install', ...flags], { cwd: folder });
};

interface Server {
  readonly url: string;
  readonly child: ChildProcess;
}

const startServer = (script: string, args: readonly string[], env: object): Promise<Server> =>
  new Promise((resolve, reject) => {
    const profile =
      process.env.PROFILE === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${process.env.PROFILE}`];
    const child = spawn(
      process.execPath,
      [...profile, '--conditions=crescendo-dist', here(script), ...args],
      {
        env: { ...process.env, NODE_ENV: 'production', PORT: '0', ...env },
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    child.stdout.once('data', (text) => resolve({ url: String(text).trim(), child }));
    child.once('exit', (code) => reject(new Error(`${script} ended with ${code}`)));
  });

interface Round {
  readonly seconds: number;
  readonly times: readonly number[];
  readonly bytes: number;
  readonly clientMs: number;
  readonly serverMs: number;
}

const playRound = async (side: string, { url, child }: Server): Promise<Round> => {
  const args = ['--import', TSX, here('load.ts'), side, url, JSON.stringify(SETTINGS)];
  const load = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let [serverMs, last] = [0, ''];
  for await (const line of createInterface({ input: load.stdout })) {
    if (line === 'start') serverMs -= processorMs(child.pid);
    else if (line === 'end') serverMs += processorMs(child.pid);
    else last = line;
  }
  return { ...JSON.parse(last), serverMs };
};

interface Figures {
  readonly perSecond: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly processorMs: number;
  readonly bytes: number;
  readonly clientMs: number;
  /** What one core can do that runs nothing but the server. */
  readonly perCore: number;
}

const figuresOf = (rounds: readonly Round[]): Figures => {
  const sum = (of: (round: Round) => number): number => rounds.reduce((all, round) => all + of(round), 0);
  const times = rounds.flatMap((round) => round.times).sort((a, b) => a - b);
  const moves = times.length;
  const processorMs = sum(({ serverMs }) => serverMs) / moves;
  return {
    perSecond: moves / sum(({ seconds }) => seconds),
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    p99: percentile(times, 0.99),
    processorMs,
    perCore: 1000 / processorMs,
    bytes: sum(({ bytes }) => bytes) / moves,
    clientMs: sum(({ clientMs }) => clientMs) / moves,
  };
};

const ROWS: readonly (readonly [label: string, key: keyof Figures, digits: number])[] = [
  ['moves per second', 'perSecond', 0],
  ['p50, ms', 'p50', 1],
  ['p95, ms', 'p95', 1],
  ['p99, ms', 'p99', 1],
  ['processor ms per move', 'processorMs', 4],
  ['bytes per move', 'bytes', 0],
  ["clients' processor ms per move", 'clientMs', 4],
  ['server alone, moves/s of a core', 'perCore', 0],
];

const table = (ours: Figures, theirs: Figures): string =>
  [
    `${''.padEnd(32)}${'crescendo'.padStart(12)}${'boardgame.io'.padStart(14)}${'ratio'.padStart(8)}`,
    ...ROWS.map(([label, key, digits]) => {
      const [a, b] = [ours[key], theirs[key]];
      return `${label.padEnd(32)}${a.toFixed(digits).padStart(12)}${b.toFixed(digits).padStart(14)}${(a / b).toFixed(2).padStart(8)}`;
    }),
  ].join('\n');

/**
 * Where server and clients share the cores, the clients bound the ratio of the moves per second: with all of the machine and
 * nothing else on it, a move takes the processor time of both.
 */
const sharedMachine = (ours: Figures, theirs: Figures): string => {
  const [mine, other] = [ours, theirs].map(({ processorMs, clientMs }) => processorMs + clientMs);
  const [bound, free] = [(other ?? 0) / (mine ?? 1), (other ?? 0) / ours.clientMs];
  return [
    'Server and clients share the cores. By processor time of both together,',
    `the moves per second can be ${bound.toFixed(2)} × those of boardgame.io, and with a server that costs nothing ${free.toFixed(2)} ×.`,
  ].join('\n');
};

/** `BOARDGAME`: a folder where it is installed already. */
export const compare = async (): Promise<void> => {
  await run(process.execPath, ['--input-type=module', '--eval', BUILD, here('compare.ts')], {
    cwd: here('../../../..'),
  });
  const folder = mkdtempSync(join(tmpdir(), 'crescendo-compare-'));
  const servers: Server[] = [];
  try {
    if (process.env.BOARDGAME === undefined) await installBoardgame(folder);
    const ours = await startServer('crescendo-server.js', [], {
      ...NO_LIMITS,
      CRESCENDO_DATA: join(folder, 'data'),
    });
    servers.push(ours);
    const theirs = await startServer('boardgame-server.js', [process.env.BOARDGAME ?? folder], {});
    servers.push(theirs);
    const rounds: { ours: Round[]; theirs: Round[] } = { ours: [], theirs: [] };
    // The first round of each warms its server up, and does not count.
    await playRound('boardgame', theirs);
    await playRound('crescendo', ours);
    for (let n = 0; n < ROUNDS; n++) {
      rounds.theirs.push(await playRound('boardgame', theirs));
      rounds.ours.push(await playRound('crescendo', ours));
    }
    const load = loadavg().map((average) => average.toFixed(1));
    console.log(
      `${SETTINGS.clients} clients, ${ROUNDS} rounds of ${SETTINGS.seconds} s each; ${availableParallelism()} cores, load average ${load.join(' ')}`,
    );
    const figures = { ours: figuresOf(rounds.ours), theirs: figuresOf(rounds.theirs) };
    console.log(table(figures.ours, figures.theirs));
    console.log(sharedMachine(figures.ours, figures.theirs));
  } finally {
    const ended = servers.map(({ child }) => new Promise((resolve) => child.once('exit', resolve)));
    for (const { child } of servers) child.kill('SIGTERM');
    await Promise.all(ended);
    rmSync(folder, { recursive: true, force: true });
  }
};
