// `npm run bench -w packages/server -- compare`: this server and boardgame.io's, side by side in one run. Both are built
// JavaScript in a process of their own, play the same game with the same clients, and take turns under load. Ours writes every
// move to a real disk; theirs keeps them in memory. Ratios are what counts: machines are noisy.
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { NO_LIMITS } from '../../test/support/server-process.ts';
import { percentile } from '../clients.ts';
import { processorMs } from '../processor.ts';
import { bounds, figuresOf, type Round, table } from './figures.ts';

const run = promisify(execFile);
const here = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
const BUILD = "import { bringUpToDate } from './scripts/build.js'; await bringUpToDate(['packages']);";
const TSX = fileURLToPath(import.meta.resolve('tsx'));

const ROUNDS = Number(process.env.ROUNDS ?? 3);
const SETTINGS = {
  clients: Number(process.env.CLIENTS ?? 100),
  seconds: Number(process.env.ROUND_SECONDS ?? 5),
};

const WARM_UP = { moves: Number(process.env.WARM_UP_MOVES ?? 10_000) };

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

const playRound = async (side: string, { url, child }: Server, more: object = {}): Promise<Round> => {
  const args = ['--import', TSX, here('load.ts'), side, url, JSON.stringify({ ...SETTINGS, ...more })];
  const load = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let [serverMs, last] = [0, ''];
  for await (const line of createInterface({ input: load.stdout })) {
    if (line === 'start') serverMs -= processorMs(child.pid);
    else if (line === 'end') serverMs += processorMs(child.pid);
    else last = line;
  }
  return { ...JSON.parse(last), serverMs };
};

const SYNCS = 50;

/** The time that the disk takes, at this moment, to store 4 KB. */
const syncMs = async (folder: string): Promise<number> => {
  const file = await open(join(folder, 'sync'), 'w');
  const times: number[] = [];
  for (let n = 0; n < SYNCS; n++) {
    const started = performance.now();
    // The same place again, as in a log that begins anew.
    await file.write(Buffer.alloc(4096, n), 0, 4096, 0);
    await file.datasync();
    times.push(performance.now() - started);
  }
  await file.close();
  return percentile(
    times.sort((a, b) => a - b),
    0.5,
  );
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
    // The first round of each warms its server up, both by as many moves, and does not count.
    await playRound('boardgame', theirs, WARM_UP);
    await playRound('crescendo', ours, WARM_UP);
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
    console.log(bounds(figures.ours, figures.theirs));
    console.log(
      `Every move of ours waits for the disk: ${(await syncMs(folder)).toFixed(1)} ms (median of ${SYNCS}).`,
    );
  } finally {
    const ended = servers.map(({ child }) => new Promise((resolve) => child.once('exit', resolve)));
    for (const { child } of servers) child.kill('SIGTERM');
    await Promise.all(ended);
    rmSync(folder, { recursive: true, force: true });
  }
};
