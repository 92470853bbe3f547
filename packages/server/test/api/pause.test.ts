import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { itemAt } from '@crescendo/rules';
import { expect, test } from 'vitest';
import { Player } from '../support/player.ts';
import { spawnServer } from '../support/server-process.ts';
import { useTestServer } from '../support/use-test-server.ts';

const fixture = useTestServer();
const { pair, advance, newPlayer } = fixture;

const ask = async (player: Player, id: string, pause: boolean) =>
  (await player.ask('POST', `/api/tables/${id}/pause`, { pause })).body;
const tryMove = async (player: Player, id: string) => {
  const { body: state } = await player.ask('GET', `/api/tables/${id}`);
  const asked = { id: `try-${Math.random().toString(36).slice(2, 12)}`, move: player.anyMove(state) };
  return (await player.ask('POST', `/api/tables/${id}/moves`, asked)).body;
};

test('one asks, all agree, nobody moves and no clock runs; anyone can end it', async () => {
  const { ada, bob, id } = await pair({ game: '5vor12', clock: { kind: 'move', seconds: 60 }, absent: 0 });
  const first = await ask(ada, id, true);
  expect(first).toMatchObject({ paused: false });
  const seen = await bob.until(id, ({ table }) => table.seating[0]?.wantsPause);
  expect(seen.table.seating[1]?.wantsPause).toBe(false);
  // So far it is a wish, and the game goes on.
  expect(await tryMove(ada, id)).toHaveProperty('version');
  advance(20_000);
  expect(await ask(bob, id, true)).toMatchObject({ paused: true });
  const held = await ada.until(id, ({ table }) => table.paused);
  expect(held.clocks.map(({ running }) => running)).toEqual([false, false]);
  expect((itemAt(held.clocks, 1).left ?? Infinity) / 1000).toBeLessThan(41);
  expect(await tryMove(bob, id)).toMatchObject({ code: 'paused-by-agreement' });
  expect((await fixture.server.services.tables.load(id)).dueTasks()).toEqual([]);
  advance(1_000_000);
  const { body: later } = await ada.ask('GET', `/api/tables/${id}`);
  expect(later).toMatchObject({ version: held.version, clocks: held.clocks });
  expect(await ask(ada, id, false)).toMatchObject({ paused: false });
  const on = await bob.until(id, ({ table }) => !table.paused);
  expect(on.table.seating.map(({ wantsPause }) => wantsPause)).toEqual([false, false]);
  expect(on.clocks[1]?.running).toBe(true);
  expect((itemAt(on.clocks, 1).left ?? 0) / 1000).toBeGreaterThan(35);
  expect(await tryMove(bob, id)).toHaveProperty('version');
});

test('a request can be withdrawn; only players can make one, and only in a game', async () => {
  const { ada, bob, id } = await pair({ game: 'qwinto' });
  const zoe = await newPlayer('Zoe');
  await ask(ada, id, true);
  expect((await ask(ada, id, false)).seating[0].wantsPause).toBe(false);
  expect(await ask(bob, id, true)).toMatchObject({ paused: false });
  expect(await ask(zoe, id, true)).toMatchObject({ code: 'not-seated' });
  const open = await ada.create({ game: 'qwinto', seats: 2 });
  expect(await ask(ada, open.id, true)).toMatchObject({ code: 'not-playing' });
});

test('a request is declined by one word of another player, and may be made again', async () => {
  const { ada, bob, id } = await pair({ game: 'qwinto' });
  await ask(ada, id, true);
  expect((await ask(bob, id, false)).seating).toMatchObject([{ wantsPause: false }, { wantsPause: false }]);
  // A pause that nobody asked for cannot be declined.
  const { version } = (await ada.ask('GET', `/api/tables/${id}`)).body;
  await ask(bob, id, false);
  expect((await ada.ask('GET', `/api/tables/${id}`)).body.version).toBe(version);
  await ask(ada, id, true);
  expect(await ask(bob, id, true)).toMatchObject({ paused: true });
});

test('a player alone with bots pauses at once, and the bots wait', async () => {
  const ada = await newPlayer('Ada');
  const { id } = await ada.create({ game: '5vor12', seats: 2, start: 'host' });
  await ada.ask('POST', `/api/tables/${id}/bot`, { seat: 1, level: 'random' });
  await ada.ask('POST', `/api/tables/${id}/start`);
  ada.watch(id);
  // The opening of this game is everyone's turn: the bot makes its move, then all depends on her.
  const before = await ada.until(
    id,
    ({ turn }) => turn?.kind === 'players' && turn.seats.length === 1 && turn.seats[0] === 0,
  );
  expect(await ask(ada, id, true)).toMatchObject({ paused: true });
  expect(await ask(ada, id, true)).toMatchObject({ paused: true, version: before.version + 1 });
  await ask(ada, id, false);
  await ada.play(id, 1);
  const next = await ada.until(id, ({ moment }) => moment >= before.moment + 2);
  expect(next.table.paused).toBe(false);
});

test('a pause and its clock survive kill -9', async () => {
  const data = mkdtempSync(join(tmpdir(), 'crescendo-pause-'));
  const env = { CRESCENDO_DATA: data, PORT: '0' };
  const first = await spawnServer(env);
  const [ada, bob] = [await Player.at(first.url, 'Ada'), await Player.at(first.url, 'Bob')];
  const { id } = await ada.create({
    game: '5vor12',
    seats: 2,
    clock: { kind: 'move', seconds: 5 },
    absent: 0,
  });
  await bob.ask('POST', `/api/tables/${id}/sit`, {});
  for (const player of [ada, bob]) await ask(player, id, true);
  const { body: held } = await ada.ask('GET', `/api/tables/${id}`);
  expect(held.table.paused).toBe(true);
  await first.kill();
  const second = await spawnServer(env);
  for (const player of [ada, bob]) player.url = second.url;
  // Longer than the clock would have allowed.
  await new Promise((resolve) => setTimeout(resolve, 6500));
  const { body: after } = await ada.ask('GET', `/api/tables/${id}`);
  expect(after).toMatchObject({ version: held.version, clocks: held.clocks, table: { paused: true } });
  expect(await tryMove(ada, id)).toMatchObject({ code: 'paused-by-agreement' });
  await ask(bob, id, false);
  expect(await tryMove(ada, id)).toHaveProperty('version');
  await second.kill();
  rmSync(data, { recursive: true });
});
