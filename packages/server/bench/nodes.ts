// Measures the gain of a second and a fourth node: clusters of 1, 2 and 4 nodes, each on a database of its own in one PostgreSQL, play in
// short rounds by turns, so that what else happens on the machine falls on all of them alike. The players of a table are at
// different nodes, or all at one. On a machine with few cores the measure is the processor time of a move.
import { itemAt, range } from '@crescendo/rules';
import { startPostgres } from '../test/support/postgres.ts';
import { type ServerProcess, spawnServer } from '../test/support/server-process.ts';
import { newTable, newToken, Runner, summary } from './clients.ts';
import { familyMs, processorMs } from './processor.ts';

/** For each node, so that each has as much to do as one alone. */
const CLIENTS = Number(process.env.CLIENTS ?? 100);
const ROUNDS = Number(process.env.ROUNDS ?? 6);
const SECONDS = Number(process.env.SECONDS ?? 3);
const NODES = (process.env.NODES ?? '1,2,4').split(',').map(Number);
const SETTLE_MS = 700;
const IDLE_SECONDS = 5;

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

interface Setup {
  readonly name: string;
  readonly servers: readonly ServerProcess[];
  readonly runners: readonly Runner[];
  readonly times: number[];
  /** Spent by its nodes, less what they spend when nobody moves. */
  nodesMs: number;
  postgresMs: number;
  seconds: number;
}

/** Milliseconds a second that these processes spend when nobody moves. */
interface Idle {
  readonly nodes: number;
  readonly postgres: number;
}

const nodesMs = (servers: readonly ServerProcess[]): number =>
  servers.reduce((sum, { child }) => sum + processorMs(child.pid), 0);

/** The players of table `n`: at neighbouring nodes, or both at one. */
const players = async (servers: readonly ServerProcess[], isApart: boolean): Promise<readonly Runner[]> => {
  const runners: Runner[] = [];
  const url = (n: number): string => itemAt(servers, n % servers.length).url;
  for (const n of range((CLIENTS * servers.length) / 2)) {
    const places = [url(n), url(isApart ? n + 1 : n)];
    const tokens = [await newToken(url(n)), await newToken(url(n))];
    let made: Promise<string> | undefined;
    // The first of the two who is ready creates the next table for both.
    const next = (): Promise<string> => {
      const known = made ?? newTable(url(n), tokens);
      made = made === undefined ? known : undefined;
      return known;
    };
    const first = await newTable(url(n), tokens);
    for (const [seat, token] of tokens.entries()) {
      const runner = new Runner(itemAt(places, seat), token, `bench ${n} ${seat}`);
      runner.hold();
      await runner.play(first, next);
      runners.push(runner);
    }
  }
  return runners;
};

const round = async (setup: Setup, postgres: number, idle: Idle): Promise<void> => {
  for (const runner of setup.runners) runner.go();
  await sleep(SETTLE_MS);
  for (const { times } of setup.runners) times.length = 0;
  const { servers } = setup;
  const [nodesBefore, postgresBefore, started] = [nodesMs(servers), familyMs(postgres), performance.now()];
  await sleep(SECONDS * 1000);
  const seconds = (performance.now() - started) / 1000;
  setup.nodesMs += nodesMs(servers) - nodesBefore - seconds * idle.nodes * servers.length;
  setup.postgresMs += familyMs(postgres) - postgresBefore - seconds * idle.postgres;
  setup.seconds += seconds;
  setup.times.push(...setup.runners.flatMap(({ times }) => times));
  for (const runner of setup.runners) runner.hold();
  await sleep(SETTLE_MS);
};

/** Of one node, and of PostgreSQL with all of them. */
const measureIdle = async (servers: readonly ServerProcess[], postgres: number): Promise<Idle> => {
  const [nodesBefore, postgresBefore] = [nodesMs(servers), familyMs(postgres)];
  await sleep(IDLE_SECONDS * 1000);
  return {
    nodes: (nodesMs(servers) - nodesBefore) / IDLE_SECONDS / servers.length,
    postgres: (familyMs(postgres) - postgresBefore) / IDLE_SECONDS,
  };
};

const figuresOf = ({ times, seconds, nodesMs, postgresMs }: Setup) => {
  const { moves, perSecond, p50, p99 } = summary(times, seconds);
  return { moves, perSecond, p50, p99, nodes: nodesMs / moves, postgres: postgresMs / moves };
};

const print = (setups: readonly Setup[]): void => {
  const [one] = setups.map(figuresOf);
  const number = (value: number): string => value.toFixed(3).padStart(9);
  console.log(
    `postgres, ${CLIENTS} clients for each node, ${ROUNDS} rounds of ${SECONDS} s each by turns; processor ms a move`,
  );
  console.log(
    'players of a table at'.padEnd(28),
    'moves/s   p50   p99    nodes  × one node  postgres  × one node    both  × one node',
  );
  for (const setup of setups) {
    const { perSecond, p50, p99, nodes, postgres } = figuresOf(setup);
    const cells = [nodes, nodes / (one?.nodes ?? 1), postgres, postgres / (one?.postgres ?? 1)];
    const both = nodes + postgres;
    const all = [...cells, both, both / ((one?.nodes ?? 0) + (one?.postgres ?? 0))];
    const latency = [perSecond, p50, p99].map((value) => String(value).padStart(6)).join('');
    console.log(setup.name.padEnd(28), latency, all.map(number).join(' '));
  }
};

export const nodesBench = async (): Promise<void> => {
  const postgres = await startPostgres();
  const setups: Setup[] = [];
  const all: ServerProcess[] = [];
  for (const count of NODES) {
    const env = { DATABASE_URL: await postgres.database(), PORT: '0' };
    const servers: ServerProcess[] = [];
    for (const _ of range(count)) servers.push(await spawnServer(env));
    all.push(...servers);
    for (const isApart of count === 1 ? [false] : [true, false]) {
      const name = count === 1 ? '1 node' : `${count} nodes, ${isApart ? 'different ones' : 'the same one'}`;
      const runners = await players(servers, isApart);
      setups.push({ name, servers, runners, times: [], nodesMs: 0, postgresMs: 0, seconds: 0 });
    }
  }
  // The first round warms everything up and does not count.
  for (const setup of setups) await round(setup, postgres.pid, { nodes: 0, postgres: 0 });
  for (const setup of setups) Object.assign(setup, { times: [], nodesMs: 0, postgresMs: 0, seconds: 0 });
  const idle = await measureIdle(all, postgres.pid);
  for (const _ of range(ROUNDS)) for (const setup of setups) await round(setup, postgres.pid, idle);
  console.log(`idle, taken off below: ${idle.nodes.toFixed(1)} ms a second for each node`);
  print(setups);
  for (const { runners } of setups) for (const runner of runners) runner.close();
  await Promise.all(all.map((server) => server.kill()));
  await postgres.stop();
};
