// Two nodes at the same moment: whatever one learns in passing is shown to everyone who watches there.

import { itemAt, required } from '@crescendo/rules';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { stopClock } from '../../src/table/commands/pause.ts';
import { RequestError } from '../../src/table/request-error.ts';
import { Player } from '../support/player.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let postgres: TestPostgres;
let one: TestServer;
let two: TestServer;
const players: Player[] = [];

beforeAll(async () => {
  postgres = await startPostgres();
  const databaseUrl = await postgres.database();
  [one, two] = (await Promise.all([startTestServer({ databaseUrl }), startTestServer({ databaseUrl })])) as [
    TestServer,
    TestServer,
  ];
  // Hints are lost: what is shown at the second node it has found by itself.
  one.services.store.engine.notify = () => {};
}, 120_000);

afterEach(() => {
  for (const player of players.splice(0)) player.close();
});

afterAll(async () => {
  for (const node of [one, two]) await node.end();
  await postgres.stop();
}, 120_000);

const at = async ({ url }: TestServer, name: string): Promise<Player> => {
  const player = await Player.at(url, name);
  players.push(player);
  return player;
};

/** Ada at the first node, Bob at the second, and a game between them. */
const pair = async (asked: object = {}): Promise<{ ada: Player; bob: Player; id: string }> => {
  const [ada, bob] = [await at(one, 'Ada'), await at(two, 'Bob')];
  const { id } = await ada.create({ game: '5vor12', seats: 2, ...asked });
  await bob.ask('POST', `/api/tables/${id}/sit`, {});
  ada.watch(id);
  bob.watch(id);
  await Promise.all([ada, bob].map((player) => player.until(id, ({ view }) => view !== null)));
  return { ada, bob, id };
};

test('what is found while looking after a table is shown', async () => {
  const { ada, bob, id } = await pair();
  const version = await ada.connect().move(id, ada.anyMove(ada.stateOf(id)));
  await two.services.store.due.set(id, 1);
  await two.services.scheduler.poll();
  expect(two.services.tables.known(id)?.snapshot.version).toBe(version);
  await bob.until(id, (state) => state.version >= version);
});

test('what is found while something is refused is shown', async () => {
  const { ada, bob, id } = await pair();
  const version = await ada.connect().move(id, ada.anyMove(ada.stateOf(id)));
  const table = required(two.services.tables.known(id));
  const late = table.act((_facts, snapshot) => {
    if (snapshot.version >= version) throw new RequestError('not-your-turn');
    return { kind: 'restart-clock' };
  });
  await expect(late).rejects.toMatchObject({ code: 'not-your-turn' });
  await bob.until(id, (state) => state.version >= version);
});

test('a move sent again to a node that does not know yet who sits there counts once', async () => {
  const [ada, bob] = [await at(one, 'Ada'), await at(one, 'Bob')];
  const { id } = await ada.create({ game: '5vor12', seats: 2 });
  bob.url = two.url;
  await bob.ask('GET', `/api/tables/${id}`);
  bob.url = one.url;
  await bob.ask('POST', `/api/tables/${id}/sit`, {});
  const { body } = await bob.ask('GET', `/api/tables/${id}`);
  const sent = { id: 'sent-twice', move: bob.anyMove(body) };
  const first = await bob.ask('POST', `/api/tables/${id}/moves`, sent);
  expect(first.status).toBe(200);
  expect(two.services.tables.known(id)?.people).toHaveLength(1);
  bob.url = two.url;
  expect(await bob.connect().move(id, sent.move, { id: sent.id })).toBe(first.body.version);
});

test('a client that has left before the table was loaded does not watch it', async () => {
  const { bob, id } = await pair();
  bob.connect().unwatch(id);
  const table = required(two.services.tables.known(id));
  const before = two.services.sockets.count;
  for (let i = 0; i < 20; i++) {
    const socket = bob.socket();
    await new Promise((resolve) => socket.once('message', resolve));
    socket.send(JSON.stringify({ type: 'watch', table: id }));
    socket.terminate();
  }
  const brief = bob.socket();
  await new Promise((resolve) => brief.once('message', resolve));
  for (const type of ['watch', 'unwatch']) brief.send(JSON.stringify({ type, table: id }));
  brief.send(JSON.stringify({ type: 'ping' }));
  await new Promise((resolve) => brief.on('message', (data) => String(data).includes('pong') && resolve(0)));
  brief.close();
  while (two.services.sockets.count > before) await new Promise((resolve) => setTimeout(resolve, 10));
  await table.refresh();
  expect(table.watchers.size).toBe(0);
});

test('a clock stopped by a node that sees nobody runs again where a player is', async () => {
  const clock = { kind: 'move', seconds: 600 };
  const { bob, id } = await pair({ clock, stopClock: true });
  await (await one.services.tables.load(id)).act(stopClock);
  const paused = (await bob.ask('GET', `/api/tables/${id}`)).body.version;
  await bob.until(id, ({ version, clocks }) => version > paused && clocks.some(({ running }) => running));
});

test('what is said in one breath is heard at the other node, each line once', async () => {
  const { ada, bob, id } = await pair();
  for (const text of ['one', 'two', 'three']) bob.connect().say(id, text);
  ada.connect().say(id, 'well');
  for (const text of ['one', 'two', 'three', 'well'])
    await ada.heard((message) => message.type === 'talk' && message.line.text === text);
  const lines = ada.messages.flatMap((message) => (message.type === 'talk' ? [message.line.text] : []));
  expect(lines.toSorted()).toEqual(['one', 'three', 'two', 'well']);
});

test('many talk at once, and every line is kept', async () => {
  const { store } = one.services;
  const said = Array.from({ length: 12 }, (_, n) => ({ person: 'p', at: n, body: '{}' }));
  const stores = [store, two.services.store];
  const numbers = await Promise.all(said.map((row, n) => itemAt(stores, n % 2).chat.add('t', row)));
  expect(numbers.toSorted((a, b) => a - b)).toEqual(said.map((_, n) => n + 1));
});
