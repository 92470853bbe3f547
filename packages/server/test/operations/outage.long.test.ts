import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Engine } from '../../src/storage/engine.ts';
import { cutConnections, type Disruption, disruptNodes, pause, restartDatabase } from '../support/kill.ts';
import { Player } from '../support/player.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { useTestServer } from '../support/use-test-server.ts';

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const HOUR = 3_600_000;

/** Plays while the clock may play too: a move that comes too late is refused, and another one made. */
const playAgainst = async (player: Player, table: string): Promise<readonly number[]> => {
  const versions: number[] = [];
  for (;;) {
    const last = versions.at(-1) ?? 0;
    const state = await player.until(
      table,
      ({ table: info, seat, turn, version }) =>
        info.status === 'over' ||
        (version >= last && turn?.kind === 'players' && seat !== null && turn.seats.includes(seat)),
    );
    if (state.table.status === 'over') return versions;
    const version = await player
      .connect()
      .move(table, player.anyMove(state))
      .catch(() => undefined);
    if (version !== undefined) versions.push(version);
    else await sleep(5);
  }
};

/** A full file still has room in its last pages: fill that too, to the last letter. */
const fill = async (engine: Engine): Promise<void> => {
  const sql = 'INSERT INTO events (table_id, n, at, body) VALUES ($1, $2, 0, $3)';
  let n = 0;
  for (const size of [1900, 400, 80, 10])
    for (let isFull = false; !isFull; )
      await engine.one({ sql, values: ['pad', ++n, 'x'.repeat(size)] }).catch(() => {
        isFull = true;
      });
};

describe('a file', () => {
  const fixture = useTestServer();

  test.each([
    ['read-only', 'PRAGMA query_only = 1', 'PRAGMA query_only = 0'],
    ['full', 'PRAGMA max_page_count = 1', 'PRAGMA max_page_count = 1000000000'],
  ])('that is %s rejects clearly, and everything goes on once it recovers', async (what, worse, better) => {
    const { ada, id } = await fixture.pair({ game: '5vor12' });
    const { engine } = fixture.server.services.store;
    const before = ada.stateOf(id);
    await engine.read({ sql: worse });
    if (what === 'full') await fill(engine);
    const move = ada.anyMove(before);
    const refused = await ada.ask('POST', `/api/tables/${id}/moves`, { id: 'in-disruption', move });
    expect(refused).toMatchObject({ status: 503, body: { code: 'try-again' } });
    expect((await ada.ask('POST', '/api/tables', { game: 'qwinto', seats: 2 })).body.code).toBe('try-again');
    expect((await ada.ask('GET', `/api/tables/${id}`)).body.version).toBe(before.version);
    await engine.read({ sql: better });
    const done = await ada.ask('POST', `/api/tables/${id}/moves`, { id: 'in-disruption', move });
    expect(done.body.version).toBe(before.version + 1);
  });

  test('a clock that jumps back an hour bends no game', async () => {
    const { ada, bob, id } = await fixture.pair({
      game: '5vor12',
      clock: { kind: 'move', seconds: 60 },
      absent: 0,
    });
    fixture.advance(-3_600_000);
    const version = await ada.connect().move(id, ada.anyMove(ada.stateOf(id)));
    const state = await bob.until(id, (now) => now.version >= version);
    expect(state.table.changed).toBeGreaterThanOrEqual(state.table.createdAt);
    expect(state.clocks[1]?.left).toBeGreaterThan(50_000);
    fixture.advance(3_600_000);
  });

  test.each([
    ['no clock', { kind: 'none' }],
    ['a clock for each move', { kind: 'move', seconds: 600 }],
    ['a bank', { kind: 'bank', seconds: 600, increment: 5 }],
    ['days', { kind: 'days', days: 1 }],
  ])('with %s, a clock that jumps to and fro by hours ends no game wrongly', async (_what, clock) => {
    const { ada, bob, id } = await fixture.pair({ game: 'qwinto', clock, absent: 0, level: 'random' });
    const jumps = setInterval(() => fixture.advance(Math.round((ada.dice() - 0.5) * 10 * HOUR)), 20);
    const made = await Promise.all([ada, bob].map((player) => playAgainst(player, id)));
    clearInterval(jumps);
    const { table } = await ada.until(id, (state) => state.table.status === 'over');
    expect(table.result).not.toBeNull();
    const { steps } = (await ada.ask('GET', `/api/tables/${id}/history?views=1`)).body;
    const [times, kept] = [
      steps.map(({ at }: { at: number }) => at),
      steps.map(({ version }: { version: number }) => version),
    ];
    expect(times).toEqual(times.toSorted((a: number, b: number) => a - b));
    for (const version of made.flat()) expect(kept).toContain(version);
  });

  test('a socket that stops reading holds up nobody, and is not fed for ever', async () => {
    const { ada, bob, id } = await fixture.pair({ game: 'qwinto', level: 'random' });
    const deaf = await fixture.newPlayer('Deaf');
    const socket = deaf.socket();
    await new Promise((resolve) => socket.once('open', resolve));
    socket.send(JSON.stringify({ type: 'watch', table: id }));
    await sleep(50);
    // A private field of `ws`: the only way to stop reading without closing.
    (socket as unknown as { _socket: { pause(): void } })._socket.pause();
    await Promise.all([ada.play(id), bob.play(id)]);
    expect((await ada.until(id, ({ table }) => table.status === 'over')).table.status).toBe('over');
    for (const connection of fixture.server.services.sockets.all())
      expect(connection.bufferedBytes).toBeLessThan(2_000_000);
    socket.terminate();
  });
});

describe('a database that is gone for a while', () => {
  let postgres: TestPostgres;
  let server: TestServer;

  beforeAll(async () => {
    postgres = await startPostgres();
    server = await startTestServer({ databaseUrl: await postgres.database() });
  }, 120_000);

  afterAll(async () => {
    await server.end();
    await postgres.stop();
  }, 120_000);

  test('refuses clearly, loses nothing, and is used again when it is back', async () => {
    const [ada, bob] = [await Player.at(server.url, 'Ada'), await Player.at(server.url, 'Bob')];
    const { id } = await ada.create({ game: 'finito', seats: 2, options: { roundLimit: 6 } });
    await bob.ask('POST', `/api/tables/${id}/sit`, {});
    for (const player of [ada, bob]) player.watch(id);
    await Promise.all([ada, bob].map((player) => player.until(id, ({ view }) => view !== null)));
    await postgres.kill();
    expect((await ada.ask('GET', '/readyz')).status).toBe(503);
    expect((await ada.ask('GET', '/healthz')).status).toBe(200);
    const move = ada.anyMove(ada.stateOf(id));
    expect((await ada.ask('POST', `/api/tables/${id}/moves`, { id: 'database-gone', move })).body.code).toBe(
      'try-again',
    );
    // Both go on playing; their lines send again until it is written.
    const playing = Promise.all([ada.play(id), bob.play(id)]);
    await sleep(500);
    await postgres.start();
    await playing;
    expect((await ada.until(id, ({ table }) => table.status === 'over')).table.result).not.toBeNull();
    // Writing is tried once a second, not at every request.
    await vi.waitFor(async () => expect((await ada.ask('GET', '/readyz')).status).toBe(200), 30_000);
    for (const player of [ada, bob]) player.close();
  });
});

describe('three nodes, with players of each table at any of them', () => {
  const disruptions: readonly [string, number, (postgres: TestPostgres, database: string) => Disruption][] = [
    ['a node that stands still for ten seconds', 1, () => pause(10_000)],
    ['a database that is replaced by another', 2, (postgres) => restartDatabase(postgres, 1000)],
    ['connections to the database that all break', 3, (_postgres, database) => cutConnections(database)],
  ];

  test.each(disruptions)('%s: nothing is lost, and everyone goes on', async (_what, times, disruption) => {
    const account = await disruptNodes({ pairs: 4, kills: times, seed: 'disruption' }, disruption);
    expect(account).toMatchObject({ kills: times, lost: 0, doubled: 0 });
    // Under three seconds on a quiet machine: `npm run outage -w packages/server`.
    expect(account.resumed.worst).toBeLessThan(15_000);
  });
});
