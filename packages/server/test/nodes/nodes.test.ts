import type { TableState } from '@crescendo/protocol';
import { itemAt } from '@crescendo/rules';
import { formatTile, type View } from '@crescendo/rules/rummikub';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { Player } from '../support/player.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let postgres: TestPostgres;
let nodes: readonly TestServer[];

/** Two nodes with a database of their own. */
const startNodes = async (): Promise<readonly TestServer[]> => {
  const databaseUrl = await postgres.database();
  return Promise.all([startTestServer({ databaseUrl }), startTestServer({ databaseUrl })]);
};

beforeAll(async () => {
  postgres = await startPostgres();
  nodes = await startNodes();
}, 120_000);

afterAll(async () => {
  for (const node of nodes) await node.end();
  await postgres.stop();
}, 120_000);

test('two nodes, one table: moves, names and talk reach the other side', async () => {
  const ada = await Player.at(itemAt(nodes, 0).url, 'Ada');
  const bob = await Player.at(itemAt(nodes, 1).url, 'Bob');
  const { id } = await ada.create({ game: 'finito', seats: 2, options: { roundLimit: 8 } });
  await bob.ask('POST', `/api/tables/${id}/sit`, {});
  ada.watch(id);
  bob.watch(id);
  await ada.until(id, ({ table }) => table.seating[1]?.name === 'Bob');
  await bob.until(id, ({ view }) => view !== null);
  bob.connect().say(id, 'hello from the other side');
  await ada.heard((message) => message.type === 'talk' && message.line.text === 'hello from the other side');
  await bob.ask('PATCH', '/api/me', { name: 'Robert' });
  await ada.until(id, ({ table }) => table.seating[1]?.name === 'Robert');
  const [hers, his] = await Promise.all([ada.play(id), bob.play(id)]);
  const versions = [...hers, ...his].map(({ version }) => version);
  expect(new Set(versions).size).toBe(versions.length);
  const isOver = ({ table }: TableState): boolean => table.status === 'over';
  const [one, two] = await Promise.all([ada.until(id, isOver), bob.until(id, isOver)]);
  expect(one.table.result).toEqual(two.table.result);
  for (const player of [ada, bob]) player.close();
});

test('a hint that is lost costs a moment, and never a move', async () => {
  const ada = await Player.at(itemAt(nodes, 0).url, 'Ada');
  const bob = await Player.at(itemAt(nodes, 1).url, 'Bob');
  const { id } = await ada.create({ game: '5vor12', seats: 2 });
  await bob.ask('POST', `/api/tables/${id}/sit`, {});
  ada.watch(id);
  bob.watch(id);
  await Promise.all([ada, bob].map((player) => player.until(id, ({ view }) => view !== null)));
  const { engine } = itemAt(nodes, 0).services.store;
  const { notify } = engine;
  engine.notify = () => {};
  // Nobody tells his node; his own move finds hers in the log, and the sweep shows it.
  const hers = await ada.connect().move(id, ada.anyMove(ada.stateOf(id)), { id: 'hers-first' });
  const { body } = await bob.ask('GET', `/api/tables/${id}`);
  expect(body.version).toBe(hers);
  const his = await bob.connect().move(id, bob.anyMove(body));
  expect(his).toBe(hers + 1);
  expect(await ada.connect().move(id, 'd4', { id: 'hers-first' })).toBe(hers);
  const next = await ada.until(id, ({ version }) => version >= his);
  const again = await ada.connect().move(id, ada.anyMove(next));
  await bob.until(id, ({ version }) => version >= again);
  engine.notify = notify;
  for (const player of [ada, bob]) player.close();
});

test('a row that comes with its hint is not read again, and nobody at another node is sent a push', async () => {
  const ada = await Player.at(itemAt(nodes, 0).url, 'Ada');
  const bob = await Player.at(itemAt(nodes, 1).url, 'Bob');
  const { id } = await ada.create({ game: '5vor12', seats: 2 });
  await bob.ask('POST', `/api/tables/${id}/sit`, {});
  ada.watch(id);
  bob.watch(id);
  await Promise.all([ada, bob].map((player) => player.until(id, ({ view }) => view !== null)));
  // From here on each has moved once, so each node knows where the other player is.
  await Promise.all([ada.play(id, 1), bob.play(id, 1)]);
  const { store } = itemAt(nodes, 1).services;
  const reads = vi.spyOn(store.tables, 'events');
  const pushes = nodes.map(({ services }) => vi.spyOn(services, 'pushNotify'));
  const [hers, his] = await Promise.all([ada.play(id), bob.play(id)]);
  expect(hers.length + his.length).toBeGreaterThan(10);
  await bob.until(id, ({ table }) => table.status === 'over');
  // Two moves at the same moment: the one that comes second may have to read.
  expect(reads.mock.calls.length).toBeLessThan((hers.length + his.length) / 2);
  for (const push of pushes) expect(push).not.toHaveBeenCalled();
  vi.restoreAllMocks();
  const logged = nodes.flatMap(({ lines }) => lines).join('\n');
  expect(logged).not.toContain('"events"');
  for (const player of [ada, bob]) player.close();
});

test('a table for a group is told to a member at the other node', async () => {
  const ada = await Player.at(itemAt(nodes, 0).url, 'Ada');
  const bob = await Player.at(itemAt(nodes, 1).url, 'Bob');
  const { id: group } = (await ada.ask('POST', '/api/groups', { name: 'Us' })).body;
  await bob.ask('POST', `/api/groups/${group}/join`, { notices: true });
  bob.connect();
  await bob.heard(({ type }) => type === 'welcome');
  const { id } = await ada.create({ game: '5vor12', seats: 2, group });
  expect(await bob.heard(({ type }) => type === 'group')).toMatchObject({ group, table: id, by: 'Ada' });
  bob.close();
});

test('a quick game, a pause and a seat taken back, each from the other side', async () => {
  const ada = await Player.at(itemAt(nodes, 0).url, 'Ada');
  const bob = await Player.at(itemAt(nodes, 1).url, 'Bob');
  const { id } = (await ada.ask('POST', '/api/tables/quick', { game: '5vor12' })).body;
  expect((await bob.ask('POST', '/api/tables/quick', { game: '5vor12' })).body).toMatchObject({
    id,
    seat: 1,
    status: 'playing',
  });
  ada.watch(id);
  bob.watch(id);
  for (const player of [ada, bob]) await player.ask('POST', `/api/tables/${id}/pause`, { pause: true });
  await Promise.all([ada, bob].map((player) => player.until(id, ({ table }) => table.paused)));
  await bob.ask('POST', `/api/tables/${id}/pause`, { pause: false });
  await ada.until(id, ({ table }) => !table.paused);
  await bob.ask('POST', `/api/tables/${id}/leave`);
  await ada.until(id, ({ table }) => table.seating[1]?.kind === 'bot');
  expect((await bob.ask('POST', `/api/tables/${id}/sit`, {})).body.seat).toBe(1);
  await ada.until(id, ({ table }) => table.seating[1]?.name === 'Bob');
  for (const player of [ada, bob]) player.close();
});

test('the clock of one node decides by the draft that another has received, and shows it to nobody', async () => {
  const ada = await Player.at(itemAt(nodes, 0).url, 'Ada');
  const bob = await Player.at(itemAt(nodes, 1).url, 'Bob');
  const options = { startDraw: 'none', threePairsRedeal: false, mayDelayOpening: true };
  const asked = { game: 'rummikub', preset: 'carlit-fr-2007', options, absent: 0 };
  const { id } = await ada.create({ ...asked, seats: 2, clock: { kind: 'move', seconds: 5 } });
  await bob.ask('POST', `/api/tables/${id}/sit`, {});
  ada.watch(id);
  bob.watch(id);
  await Promise.all([ada, bob].map((player) => player.until(id, ({ view }) => view !== null)));
  const { turn } = ada.stateOf(id);
  const first = turn?.kind === 'players' && turn.seats[0] === ada.stateOf(id).seat ? ada : bob;
  const second = first === ada ? bob : ada;
  // The node of the first player writes the last event: its clock runs for the second, whose page is at the other node.
  await first.connect().move(id, 'draw');
  const { seat, view } = await second.until(
    id,
    (state) => state.turn?.kind === 'players' && state.turn.seats[0] === state.seat,
  );
  const tile = formatTile(itemAt(itemAt((view as unknown as View).racks, seat ?? 0), 0));
  second.connect().draft(id, `play ${tile}`);
  const { view: after } = await second.until(
    id,
    ({ lastMove }) => lastMove?.by === 'clock' && lastMove.seat === seat,
  );
  expect(after?.news).toContainEqual({ type: 'time-up', seat, owed: 3 });
  await first.until(id, ({ lastMove }) => lastMove?.by === 'clock' && lastMove.seat === seat);
  expect(first.messages.filter(({ type }) => type === 'draft')).toEqual([]);
  for (const player of [ada, bob]) player.close();
});

test('what a node had to do is done by another when it is gone', async () => {
  const [leaving, staying] = (await startNodes()) as [TestServer, TestServer];
  const ada = await Player.at(leaving.url, 'Ada');
  const { id } = await ada.create({
    game: '5vor12',
    seats: 2,
    absent: 0,
    level: 'random',
    clock: { kind: 'move', seconds: 5 },
  });
  await ada.ask('POST', `/api/tables/${id}/bot`, { seat: 1, level: 'random' });
  const before = (await ada.ask('GET', `/api/tables/${id}`)).body.version;
  await leaving.end();
  ada.url = staying.url;
  ada.watch(id);
  // Her time runs out, then the bot moves: both looked after by the other node.
  await ada.until(id, ({ version }) => version >= before + 2);
  ada.close();
  await staying.end();
});
