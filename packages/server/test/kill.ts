// For tests: games under play while servers are killed, again and again, and the account of it afterwards.
import { pick, seeded } from '@crescendo/rules';
import { openStore } from '../src/storage/store.ts';
import { parseStoredEvent } from '../src/table/table-event.ts';
import { Player } from './player.ts';
import { freePort } from './postgres.ts';
import { type ServerProcess, spawnServer } from './server-process.ts';

export interface Killing {
  /** Where the data are, for servers and for the account: a file, or a PostgreSQL. */
  readonly where: string;
  readonly env: { readonly [name: string]: string };
  readonly nodes: number;
  readonly pairs: number;
  readonly kills: number;
  readonly seed: string;
}

export interface Account {
  readonly kills: number;
  readonly acknowledged: number;
  readonly lost: number;
  readonly doubled: number;
  readonly games: number;
  /** Milliseconds from the kill to the first acknowledged move after it, half of the time and at worst. */
  readonly resumed: { readonly median: number; readonly worst: number };
}

const GAMES = [
  { game: 'qwinto', seats: 2 },
  { game: '5vor12', seats: 2 },
  { game: 'finito', seats: 2, options: { roundLimit: 20 } },
  { game: 'rummikub', seats: 2, options: { values: 8, handSize: 8 } },
];

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Kill servers at random moments while pairs of players play game after game. */
export const killWhilePlaying = async (killing: Killing): Promise<Account> => {
  const dice = seeded(killing.seed);
  const ports = await Promise.all(Array.from({ length: killing.nodes }, freePort));
  const start = (node: number): Promise<ServerProcess> =>
    spawnServer({ ...killing.env, PORT: String(ports[node]) });
  const servers = await Promise.all(ports.map((_, node) => start(node)));
  const acknowledged: { table: string; id: string; version: number }[] = [];
  const tables = new Set<string>();
  let games = 0;
  /** When the last kill was, and the first acknowledged move after it. */
  let killed = Infinity;
  let resumed = 0;
  let isOver = false;

  const pair = async (n: number): Promise<void> => {
    const url = (): string => `http://127.0.0.1:${ports[Math.floor(dice() * ports.length)]}`;
    const patiently = async <T>(work: (url: string) => Promise<T>): Promise<T> => {
      for (;;) {
        try {
          return await work(url());
        } catch {
          await sleep(50);
        }
      }
    };
    const [ada, bob] = (await Promise.all(
      ['a', 'b'].map((name) => patiently((at) => Player.at(at, `${name}${n}`))),
    )) as [Player, Player];
    // Each reconnects to any server that answers.
    for (const player of [ada, bob]) {
      const { socket } = player;
      player.socket = function (this: Player, headers) {
        this.url = url();
        return socket.call(this, headers);
      };
    }
    for (let round = 0; !isOver; round++) {
      const asked = GAMES[(n + round) % GAMES.length]!;
      const id = await patiently(async (at) => {
        ada.url = at;
        return (await ada.create(asked)).id;
      });
      tables.add(id);
      await patiently(async (at) => {
        bob.url = at;
        const { status, body } = await bob.ask('POST', `/api/tables/${id}/sit`, {});
        if (status !== 200 && body.code !== 'not-open' && body.code !== 'already-seated')
          throw new Error(body.code);
      });
      await Promise.all([ada, bob].map((player) => playOn(player, id)));
      if (!isOver) games++;
    }
    for (const player of [ada, bob]) player.close();
  };

  const playOn = async (player: Player, table: string): Promise<void> => {
    player.watch(table);
    const connection = player.connect();
    let known = 0;
    for (let n = 0; !isOver; n++) {
      const state = await Promise.race([
        player.until(table, ({ table: info, seat, turn, version }) =>
          info.status !== 'playing'
            ? info.status !== 'open'
            : version >= known && turn?.kind === 'players' && turn.seats.includes(seat!),
        ),
        sleep(500).then(() => undefined),
      ]);
      if (state === undefined) continue;
      if (state.table.status !== 'playing') break;
      const id = `${player.name}-${table.slice(0, 8)}-${n}`;
      known = await connection.move(table, player.anyMove(state), { id });
      if (resumed < killed && performance.now() > killed) resumed = performance.now();
      acknowledged.push({ table, id, version: known });
    }
    connection.unwatch(table);
    player.states.delete(table);
  };

  const playing = Array.from({ length: killing.pairs }, (_, n) => pair(n));
  const waits: number[] = [];
  for (let n = 0; n < killing.kills; n++) {
    await sleep(20 + dice() * 500);
    const node = pick(dice, [...ports.keys()]);
    await servers[node]!.kill();
    killed = performance.now();
    servers[node] = await start(node);
    while (resumed < killed) await sleep(5);
    waits.push(resumed - killed);
  }
  isOver = true;
  await Promise.all(playing);
  await Promise.all(servers.map((server) => server.kill()));
  const account = await reckon(killing.where, tables, acknowledged);
  waits.sort((a, b) => a - b);
  const waited = { median: Math.round(waits[waits.length >> 1] ?? 0), worst: Math.round(waits.at(-1) ?? 0) };
  return { kills: killing.kills, acknowledged: acknowledged.length, games, resumed: waited, ...account };
};

/** Every acknowledged move must stand in the log, once, at the version that was said. */
const reckon = async (
  where: string,
  tables: ReadonlySet<string>,
  acknowledged: readonly { table: string; id: string; version: number }[],
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
