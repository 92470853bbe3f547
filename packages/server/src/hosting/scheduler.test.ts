import type { TableState } from '@crescendo/protocol';
import { itemAt, required } from '@crescendo/rules';
import { describe, expect, test } from 'vitest';
import { Player } from '../../test/support/player.ts';
import { startTestServer } from '../../test/support/test-server.ts';
import { useTestServer } from '../../test/support/use-test-server.ts';
import { formatTableEvent } from '../table/log/table-event.ts';

const fixture = useTestServer();
const { pair, advance } = fixture;

const acting = (turn: unknown): number => itemAt((turn as { seats: number[] }).seats, 0);

describe('when time is up', () => {
  test("the game's own rule decides, where it has one", async () => {
    const { ada, id } = await pair({ game: 'rummikub', clock: 'game', preset: 'carlit-fr-2007', absent: 0 });
    const { turn, clocks, version } = ada.stateOf(id);
    const seat = acting(turn);
    expect(clocks[seat]).toMatchObject({ running: true });
    expect(clocks[seat]?.left).toBeGreaterThan(110_000);
    advance(130_000);
    const state = await ada.until(id, (now) => now.version > version);
    expect(state.news[0]).toMatchObject({ type: 'time-up', seat });
  });

  test('else a bot of the table plays that move', async () => {
    const { ada, id } = await pair({
      game: 'qwinto',
      clock: { kind: 'days', days: 2 },
      absent: 0,
      level: 'random',
    });
    const { turn, version } = ada.stateOf(id);
    advance(3 * 86_400_000);
    const state = await ada.until(id, (now) => now.version > version);
    expect(state.news[0]).toMatchObject({ type: 'dice', seat: acting(turn) });
    expect(state.table.seating[0]?.kind).toBe('person');
  });

  test('a bank is emptied by thinking and filled by moving', async () => {
    const clock = { kind: 'bank', seconds: 100, increment: 5 };
    const { ada, bob, id } = await pair({ game: '5vor12', clock, absent: 0 });
    advance(40_000);
    const moved = await ada.connect().move(id, ada.anyMove(ada.stateOf(id)));
    const state = await bob.until(id, ({ version }) => version >= moved);
    expect((itemAt(state.clocks, 0).left ?? 0) / 1000).toBeGreaterThan(63);
    expect((itemAt(state.clocks, 0).left ?? 0) / 1000).toBeLessThan(66);
    expect(state.clocks[0]?.running).toBe(false);
    expect((itemAt(state.clocks, 1).left ?? Infinity) / 1000).toBeLessThan(61);
    expect(state.clocks[1]?.running).toBe(true);
  });

  test('where so agreed the clock stops while nobody is there', async () => {
    const { ada, bob, id } = await pair({
      game: 'qwinto',
      clock: { kind: 'move', seconds: 60 },
      stopClock: true,
      absent: 0,
    });
    const { version, turn } = ada.stateOf(id);
    ada.close();
    bob.close();
    const { tables } = fixture.server.services;
    while (!(await tables.load(id)).snapshot.clockStopped)
      await new Promise((resolve) => setTimeout(resolve, 50));
    advance(1_000_000);
    const again = new Player(fixture.server.url, 'again');
    again.token = ada.token;
    again.watch(id);
    const state = await again.until(id, ({ clocks }) => clocks[acting(turn)]?.running);
    expect(state.version).toBe(version + 2);
    expect(state.clocks[acting(turn)]?.left).toBeGreaterThan(40_000);
    again.close();
  });
});

test('a bot plays for an absent player, until they are back', async () => {
  const { ada, bob, id } = await pair({ game: '5vor12', absent: 60, level: 'random' });
  await ada.connect().move(id, ada.anyMove(ada.stateOf(id)));
  bob.close();
  await ada.until(id, ({ table }) => !table.seating[1]?.online);
  advance(200_000);
  await fixture.server.services.store.people.markSeen([], 0);
  await ada.until(id, ({ table }) => table.seating[1]?.away);
  const state = await ada.until(id, ({ turn }) => acting(turn) === 0);
  expect(state.table.seating[1]).toMatchObject({ kind: 'person', away: true, name: 'Bob' });
  const again = new Player(fixture.server.url, 'again');
  again.token = bob.token;
  again.watch(id);
  await ada.until(id, ({ table }) => !table.seating[1]?.away && table.seating[1]?.online);
  again.close();
});

test('a clock and a bot to move survive the end of the process', async () => {
  let passed = 0;
  const now = () => Date.now() + passed;
  const first = await startTestServer({}, now);
  const ada = await Player.at(first.url, 'Ada');
  const timed = await ada.create({
    game: '5vor12',
    seats: 2,
    sit: true,
    absent: 0,
    level: 'random',
    clock: { kind: 'move', seconds: 30 },
  });
  await ada.ask('POST', `/api/tables/${timed.id}/bot`, { seat: 1, level: 'random' });
  const before = (await ada.ask('GET', `/api/tables/${timed.id}`)).body.version;
  await first.stop();
  passed += 31_000;
  const second = await startTestServer({ data: first.config.data }, now);
  ada.url = second.url;
  ada.watch(timed.id);
  await ada.until(timed.id, ({ version }) => version >= before + 2);
  ada.close();
  await second.end();
});

test('where the clock stops while nobody is there, it stood still while the server was gone', async () => {
  let passed = 0;
  const now = () => Date.now() + passed;
  const first = await startTestServer({}, now);
  const ada = await Player.at(first.url, 'Ada');
  const { id } = await ada.create({
    game: 'qwinto',
    seats: 2,
    absent: 0,
    stopClock: true,
    clock: { kind: 'move', seconds: 60 },
  });
  await ada.ask('POST', `/api/tables/${id}/bot`, { seat: 1, level: 'random' });
  ada.watch(id);
  const isHers = ({ turn }: TableState): boolean => turn?.kind === 'players' && turn.seats.includes(0);
  const before = await ada.until(id, isHers);
  ada.close();
  await first.stop();
  passed += 600_000;
  const second = await startTestServer({ data: first.config.data }, now);
  const again = new Player(second.url, 'again');
  again.token = ada.token;
  while (!(await second.services.tables.load(id)).snapshot.clockStopped) await new Promise(setImmediate);
  again.watch(id);
  const state = await again.until(id, ({ clocks }) => clocks[0]?.running);
  expect(state.decided).toBe(before.decided);
  expect(state.clocks[0]?.left).toBeGreaterThan(40_000);
  again.close();
  await second.end();
});

test('a table that was full when the server died starts when it is loaded', async () => {
  const first = await startTestServer();
  const [ada, bob] = [await Player.at(first.url, 'Ada'), await Player.at(first.url, 'Bob')];
  const { id } = await ada.create({ game: 'qwinto', seats: 2 });
  const { id: other } = await bob.create({ game: 'qwinto', seats: 2 });
  const { store, tables } = first.services;
  const person = required(tables.known(other)).config.host;
  const body = formatTableEvent({ kind: 'sit', seat: 1, person, entropy: '', ready: true });
  await store.tables.append(id, { n: 2, at: Date.now(), body });
  await first.stop();
  const second = await startTestServer({ data: first.config.data });
  ada.url = second.url;
  ada.watch(id);
  await ada.until(id, ({ table }) => table.status === 'playing');
  ada.close();
  await second.end();
});
