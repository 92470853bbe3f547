// For tests: servers are killed, or suffer otherwise, again and again while people play; afterwards the log is audited.
import { itemAt, pick, range, seeded } from '@crescendo/rules';
import pg from 'pg';
import { openStore } from '../../src/boot/store.ts';
import { parseStoredEvent } from '../../src/table/log/table-event.ts';
import { Player } from './player.ts';
import { freePort, startPostgres, type TestPostgres } from './postgres.ts';
import { type ServerProcess, spawnServer } from './server-process.ts';

interface RunningNode {
  server: ServerProcess;
  readonly start: () => Promise<ServerProcess>;
}

/** Disrupts a node. `isOver` is called at the moment from which everyone should be able to go on. */
export type Disruption = (node: RunningNode, isOver: () => void) => Promise<void>;

export const kill: Disruption = async (node, isOver) => {
  await node.server.kill();
  isOver();
  node.server = await node.start();
};

/** The whole process stands still, as on a machine that swaps or a virtual one that is moved. */
export const pause =
  (ms: number): Disruption =>
  async ({ server: { child } }, isOver) => {
    child.kill('SIGSTOP');
    await sleep(ms);
    child.kill('SIGCONT');
    isOver();
  };

/** PostgreSQL loses its power and is back after this time, as when another machine takes over. */
export const restartDatabase =
  (postgres: TestPostgres, ms: number): Disruption =>
  async (_node, isOver) => {
    await postgres.kill();
    await sleep(ms);
    await postgres.start();
    isOver();
  };

/** All connections to the database break, and new ones are accepted at once. */
export const cutConnections =
  (database: string): Disruption =>
  async (_node, isOver) => {
    const client = new pg.Client(database);
    await client.connect();
    isOver();
    await client.query(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()',
    );
    await client.end();
  };

export interface KillPlan {
  /** The database, for the servers and for the audit: a file, or PostgreSQL. */
  readonly where: string;
  readonly env: { readonly [name: string]: string };
  readonly nodes: number;
  readonly pairs: number;
  readonly kills: number;
  readonly seed: string;
  /** Instead of kill -9. */
  readonly disruption?: Disruption;
}

export interface KillReport {
  readonly kills: number;
  readonly acknowledged: number;
  readonly lost: number;
  readonly doubled: number;
  readonly games: number;
  /** Milliseconds from each disruption to the next acknowledged move of each pair of players. */
  readonly resumed: { readonly median: number; readonly p99: number; readonly worst: number };
}

const GAMES = [
  { game: 'qwinto', seats: 2 },
  { game: '5vor12', seats: 2 },
  { game: 'finito', seats: 2, options: { roundLimit: 20 } },
  { game: 'rummikub', seats: 2, options: { values: 8, handSize: 8 } },
];

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

interface AcknowledgedMove {
  readonly table: string;
  readonly id: string;
  readonly version: number;
}

/** Repeats until a server answers. */
const persistently = async <T>(work: () => Promise<T>): Promise<T> => {
  for (;;) {
    try {
      return await work();
    } catch {
      await sleep(50);
    }
  }
};

/** Pairs of players who play game after game, on servers that come and go. */
class PlayThroughKills {
  readonly acknowledged: AcknowledgedMove[] = [];
  readonly tables = new Set<string>();
  games = 0;
  /** The waiting time of each pair after each disruption. */
  readonly waits: number[] = [];
  isOver = false;
  #disruptedAt = 0;
  readonly #waiting = new Set<number>();
  readonly #anyUrl: () => string;

  constructor(anyUrl: () => string) {
    this.#anyUrl = anyUrl;
  }

  /** From now on everyone should be able to go on. */
  readonly disruptionEnded = (pairs: number): void => {
    this.#disruptedAt = performance.now();
    for (const n of range(pairs)) this.#waiting.add(n);
  };

  get isWaiting(): boolean {
    return this.#waiting.size > 0;
  }

  async pair(n: number): Promise<void> {
    const ada = await this.#player(`a${n}`);
    const bob = await this.#player(`b${n}`);
    for (let round = 0; !this.isOver; round++) {
      const asked = itemAt(GAMES, (n + round) % GAMES.length);
      const id = await persistently(async () => {
        ada.url = this.#anyUrl();
        return (await ada.create(asked)).id;
      });
      this.tables.add(id);
      await persistently(async () => {
        bob.url = this.#anyUrl();
        const { status, body } = await bob.ask('POST', `/api/tables/${id}/sit`, {});
        if (status !== 200 && body.code !== 'not-open' && body.code !== 'already-seated')
          throw new Error(body.code);
      });
      await Promise.all([ada, bob].map((player) => this.#play(player, id, n)));
      if (!this.isOver) this.games++;
    }
    for (const player of [ada, bob]) player.close();
  }

  /** A player who reconnects to any server that answers. */
  async #player(name: string): Promise<Player> {
    const player = await persistently(() => Player.at(this.#anyUrl(), name));
    const { socket } = player;
    player.socket = (headers) => {
      player.url = this.#anyUrl();
      return socket.call(player, headers);
    };
    return player;
  }

  async #play(player: Player, table: string, pair: number): Promise<void> {
    player.watch(table);
    const connection = player.connect();
    let known = 0;
    for (let n = 0; !this.isOver; n++) {
      const state = await Promise.race([
        player.until(table, ({ table: info, seat, turn, version }) =>
          info.status !== 'playing'
            ? info.status !== 'open'
            : version >= known && turn?.kind === 'players' && seat !== null && turn.seats.includes(seat),
        ),
        sleep(500).then(() => undefined),
      ]);
      if (state === undefined) continue;
      if (state.table.status !== 'playing') break;
      const id = `${player.name}-${table.slice(0, 8)}-${n}`;
      known = await connection.move(table, player.anyMove(state), { id });
      if (this.#waiting.delete(pair)) this.waits.push(performance.now() - this.#disruptedAt);
      this.acknowledged.push({ table, id, version: known });
    }
    connection.unwatch(table);
    player.states.delete(table);
  }
}

/** Kill servers at random moments while pairs of players play game after game. */
export const killWhilePlaying = async (plan: KillPlan): Promise<KillReport> => {
  const dice = seeded(plan.seed);
  const nodes = await Promise.all(
    range(plan.nodes).map(async () => {
      const port = await freePort();
      const start = (): Promise<ServerProcess> => spawnServer({ ...plan.env, PORT: String(port) });
      return { port, start, server: await start() };
    }),
  );
  const play = new PlayThroughKills(() => `http://127.0.0.1:${pick(dice, nodes).port}`);
  const pairs = range(plan.pairs).map((n) => play.pair(n));
  const disruption = plan.disruption ?? kill;
  // First let everyone sit down and move.
  play.disruptionEnded(plan.pairs);
  while (play.isWaiting) await sleep(5);
  play.waits.length = 0;
  for (let n = 0; n < plan.kills; n++) {
    await sleep(20 + dice() * 500);
    await disruption(pick(dice, nodes), () => play.disruptionEnded(plan.pairs));
    while (play.isWaiting) await sleep(5);
  }
  play.isOver = true;
  await Promise.all(pairs);
  await Promise.all(nodes.map(({ server }) => server.kill()));
  const audit = await auditLog(plan.where, play.tables, play.acknowledged);
  const waits = play.waits.toSorted((a, b) => a - b);
  const part = (share: number): number =>
    Math.round(waits[Math.min(waits.length - 1, Math.floor(waits.length * share))] ?? 0);
  const resumed = { median: part(0.5), p99: part(0.99), worst: part(1) };
  return { kills: plan.kills, acknowledged: play.acknowledged.length, games: play.games, resumed, ...audit };
};

/** The same on three nodes of a PostgreSQL of its own, with the players of each table at any of them. */
export const disruptNodes = async (
  plan: Pick<KillPlan, 'pairs' | 'kills' | 'seed'>,
  disruption: (postgres: TestPostgres, database: string) => Disruption,
): Promise<KillReport> => {
  const postgres = await startPostgres();
  const where = await postgres.database();
  const env = { DATABASE_URL: where };
  const account = await killWhilePlaying({
    ...plan,
    where,
    env,
    nodes: 3,
    disruption: disruption(postgres, where),
  });
  await postgres.stop();
  return account;
};

/** Every acknowledged move must be in the log, once, at the version that was acknowledged. */
const auditLog = async (
  where: string,
  tables: ReadonlySet<string>,
  acknowledged: readonly AcknowledgedMove[],
): Promise<{ lost: number; doubled: number }> => {
  const store = await openStore(where);
  const found = new Map<string, number>();
  let doubled = 0;
  for (const table of tables)
    for (const { n, body } of await store.tables.events(table, 0)) {
      const event = parseStoredEvent(body);
      if (event.kind !== 'move' || event.id === '') continue;
      const key = `${table} ${event.id}`;
      if (found.has(key)) doubled++;
      found.set(key, n);
    }
  const lost = acknowledged.filter(
    ({ table, id, version }) => found.get(`${table} ${id}`) !== version,
  ).length;
  await store.engine.close();
  return { lost, doubled };
};
