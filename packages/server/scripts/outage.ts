// Outages while people play: `npm run outage -w packages/server [-- full immutable database killed paused restarted cut]`.
// Needs root on Linux for the first two (a tiny file system; a file that may not change). OUTAGE_SECONDS (60): how long each lasts.
// The last four happen to three nodes again and again, and tell how long each pair of players waited afterwards.

import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { itemAt } from '@crescendo/rules';
import {
  cutConnections,
  type Disruption,
  disruptNodes,
  kill,
  pause,
  restartDatabase,
} from '../test/support/kill.ts';
import { Player } from '../test/support/player.ts';
import { startPostgres, type TestPostgres } from '../test/support/postgres.ts';
import { type ServerProcess, spawnServer } from '../test/support/server-process.ts';

const PAIRS = 4;
const seconds = Number(process.env.OUTAGE_SECONDS ?? 60);
const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

interface Outage {
  readonly server: ServerProcess;
  readonly worse: () => unknown;
  readonly better: () => unknown;
}

const status = async (url: string, path: string): Promise<number> => (await fetch(`${url}${path}`)).status;

/** Pairs play long games during the outage; afterwards every acknowledged move must be there, once. */
const through = async ({ server, worse, better }: Outage): Promise<object> => {
  const { url } = server;
  const pairs = await Promise.all(
    Array.from({ length: PAIRS }, async (_, n) => {
      const [ada, bob] = [await Player.at(url, `a${n}`), await Player.at(url, `b${n}`)];
      const { id } = await ada.create({ game: 'rummikub', seats: 2, absent: 0 });
      await bob.ask('POST', `/api/tables/${id}/sit`, {});
      for (const player of [ada, bob]) player.watch(id);
      return { ada, bob, id };
    }),
  );
  await Promise.all(pairs.flatMap(({ ada, bob, id }) => [ada.play(id, 8), bob.play(id, 8)]));
  await worse();
  const going = Promise.all(pairs.flatMap(({ ada, bob, id }) => [ada.play(id), bob.play(id)]));
  const seen = { ready: [] as number[], alive: [] as number[], refused: 0 };
  for (let n = 0; n < seconds; n += 2) {
    await sleep(2000);
    seen.ready.push(await status(url, '/readyz'));
    seen.alive.push(await status(url, '/healthz'));
    const { body } = await itemAt(pairs, 0).ada.ask('POST', '/api/tables', { game: 'qwinto', seats: 2 });
    if (body.code === 'try-again') seen.refused++;
  }
  await better();
  const recovered = performance.now();
  const made = await going;
  let [acknowledged, missing] = [0, 0];
  for (const [n, { ada, bob, id }] of pairs.entries()) {
    const { steps } = (await ada.ask('GET', `/api/tables/${id}/history?views=1`)).body;
    const kept = new Set(steps.map(({ version }: { version: number }) => version));
    for (const { version } of [...itemAt(made, 2 * n), ...itemAt(made, 2 * n + 1)]) {
      acknowledged++;
      if (!kept.delete(version)) missing++;
    }
    for (const player of [ada, bob]) player.close();
  }
  return {
    seconds,
    readyz: [...new Set(seen.ready)],
    healthz: [...new Set(seen.alive)],
    refusedWithTryAgain: seen.refused,
    acknowledged,
    missing,
    playedToTheEndAfterMs: Math.round(performance.now() - recovered),
    readyAfterwards: await status(url, '/readyz'),
  };
};

/** Ten pairs of players, each player at any of three nodes. */
const onNodes = (
  times: number,
  disruption: (postgres: TestPostgres, database: string) => Disruption,
): Promise<object> => disruptNodes({ pairs: 10, kills: times, seed: String(Date.now()) }, disruption);

const folder = (): string => mkdtempSync(join(tmpdir(), 'crescendo-bad-'));

const OUTAGES: { readonly [name: string]: () => Promise<object> } = {
  /** A file system of four megabytes, filled to the last byte. */
  full: async () => {
    const data = folder();
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', data]);
    const server = await spawnServer({ CRESCENDO_DATA: data, PORT: '0' });
    try {
      const padding = join(data, 'padding');
      return await through({
        server,
        worse: () => {
          try {
            writeFileSync(padding, Buffer.alloc(8_000_000));
          } catch {
            // It is full now: that was the point.
          }
        },
        better: () => rmSync(padding),
      });
    } finally {
      await server.kill();
      execFileSync('umount', [data]);
    }
  },
  /** The journal may not be written any more, as when a disk turns read-only. */
  immutable: async () => {
    const data = folder();
    const server = await spawnServer({ CRESCENDO_DATA: data, PORT: '0' });
    const files = ['crescendo.db', 'crescendo.db-wal'].map((name) => join(data, name));
    try {
      return await through({
        server,
        worse: () => execFileSync('chattr', ['+i', ...files]),
        better: () => execFileSync('chattr', ['-i', ...files]),
      });
    } finally {
      execFileSync('chattr', ['-i', ...files]);
      await server.kill();
      rmSync(data, { recursive: true });
    }
  },
  /** PostgreSQL loses its power, and comes back. */
  database: async () => {
    const postgres = await startPostgres();
    const server = await spawnServer({ DATABASE_URL: await postgres.database(), PORT: '0' });
    try {
      return await through({ server, worse: postgres.kill, better: postgres.start });
    } finally {
      await server.kill();
      await postgres.stop();
    }
  },
  /** kill -9 of a node. */
  killed: () => onNodes(20, () => kill),
  /** A node stands still for ten seconds. */
  paused: () => onNodes(4, () => pause(10_000)),
  /** PostgreSQL is back after two seconds, as when another machine takes over. */
  restarted: () => onNodes(8, (postgres) => restartDatabase(postgres, 2000)),
  /** All connections to PostgreSQL break. */
  cut: () => onNodes(10, (_postgres, database) => cutConnections(database)),
};

const wanted = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(OUTAGES);
for (const name of wanted) {
  const outage = OUTAGES[name];
  if (outage === undefined)
    throw new Error(`There is no outage “${name}”: choose from ${Object.keys(OUTAGES).join(', ')}.`);
  console.log(name, JSON.stringify(await outage()));
}
process.exit(0);
