import type { MyResult, TableSummary } from '@crescendo/protocol';
import { itemAt, required } from '@crescendo/rules';
import { expect, test, vi } from 'vitest';
import type { Player } from '../../../test/support/player.ts';
import { useTestServer } from '../../../test/support/use-test-server.ts';

const fixture = useTestServer();
const { pair, newPlayer } = fixture;

const free = { kind: 'free', name: '', level: null };
const person = (name: string) => ({ kind: 'person', name, level: null });
const bot = (level: string) => ({ kind: 'bot', name: '', level });

const lines = async (player: Player, path: string): Promise<TableSummary[]> =>
  (await player.ask('GET', path)).body.tables;
const line = async (player: Player, path: string, id: string): Promise<TableSummary | undefined> =>
  (await lines(player, path)).find((one) => one.id === id);

test('a line of the lobby says all that one chooses by', async () => {
  const [ada, bob] = [await newPlayer('Ada'), await newPlayer('Bob')];
  const { id } = await ada.create({
    game: 'rummikub',
    preset: 'international-2019',
    seats: 3,
    public: true,
    spectators: false,
    start: 'host',
    series: true,
    clock: { kind: 'move', seconds: 45 },
  });
  await ada.ask('POST', `/api/tables/${id}/bot`, { seat: 2, level: 'casual' });
  const seen = required(await line(bob, '/api/tables', id));
  expect(seen).toMatchObject({
    preset: 'international-2019',
    options: { jokerPenalty: 30 },
    series: { rounds: 0, target: 0, by: 'wins' },
    clock: { kind: 'move', seconds: 45 },
    players: [person('Ada'), free, bot('casual')],
    taken: 2,
    spectators: false,
    start: 'host',
    seat: null,
    waits: false,
    result: null,
    daily: null,
  });
  expect((await line(ada, '/api/tables', id))?.seat).toBe(0);
});

test('among my own tables I see where it is my turn, and not while there is a pause', async () => {
  const { ada, bob, id } = await pair({ game: '5vor12' });
  const waits = async (player: Player) => (await line(player, '/api/tables/mine', id))?.waits;
  expect([await waits(ada), await waits(bob)]).toEqual([true, true]);
  await ada.play(id, 1);
  expect([await waits(ada), await waits(bob)]).toEqual([false, true]);
  for (const player of [ada, bob]) await player.ask('POST', `/api/tables/${id}/pause`, { pause: true });
  expect([await waits(ada), await waits(bob)]).toEqual([false, false]);
});

test('how a game ended stands in the archive and among my results, the last first', async () => {
  const first = await pair({ game: '5vor12', series: { rounds: 2, target: 0, by: 'points' } });
  const { ada, bob } = first;
  const second = await ada.create({ game: 'finito', seats: 2, options: { roundLimit: 3 } });
  await bob.ask('POST', `/api/tables/${second.id}/sit`, {});
  for (const player of [ada, bob]) player.watch(second.id);
  for (const id of [first.id, second.id]) {
    await Promise.all([ada.play(id), bob.play(id)]);
    await ada.until(id, ({ table }) => table.status === 'over');
  }
  const { result } = ada.stateOf(second.id).table;
  expect((await line(bob, '/api/tables/archive', second.id))?.result).toEqual(result);
  const results: MyResult[] = (await bob.ask('GET', '/api/me/results')).body.results;
  expect(results).toEqual([
    {
      table: second.id,
      game: 'finito',
      at: expect.any(Number),
      seat: 1,
      players: [person('Ada'), person('Bob')],
      ...result,
      rounds: null,
      daily: null,
    },
    expect.objectContaining({ table: first.id, rounds: 2, ...ada.stateOf(first.id).table.result }),
  ]);
  expect(itemAt(results, 0).at).toBeGreaterThan(itemAt(results, 1).at);
  const zoe = await newPlayer('Zoe');
  expect((await zoe.ask('GET', '/api/me/results')).body.results).toEqual([]);
});

test.each([':constructor', ':expert', '__proto__', 'hasOwnProperty'])(
  'a person called %s is a person',
  async (name) => {
    const eve = await newPlayer(name);
    const { id } = await eve.create({ game: 'qwinto', seats: 3, public: true });
    await eve.ask('POST', `/api/tables/${id}/bot`, { seat: 1, level: 'expert' });
    for (const path of ['/api/tables', '/api/tables/mine'])
      expect((await line(eve, path, id))?.players).toEqual([person(name), bot('expert'), free]);
  },
);

test('an entry that cannot be read does not hide the others', async () => {
  const eve = await newPlayer('Eve');
  const [broken, whole] = [
    await eve.create({ game: 'qwinto', seats: 2, public: true }),
    await eve.create({ game: 'qwinto', seats: 2, public: true }),
  ];
  const { engine } = fixture.server.services.store;
  await engine.one({ sql: 'UPDATE tables SET settings = $1 WHERE id = $2', values: ['{', broken.id] });
  for (const path of ['/api/tables', '/api/tables/mine']) {
    expect(await line(eve, path, whole.id)).toBeDefined();
    expect(await line(eve, path, broken.id)).toBeUndefined();
  }
});

test('a name that was stored before is shown without what cannot be seen', async () => {
  const eve = await newPlayer('Eve');
  const { id } = await eve.create({ game: 'qwinto', seats: 2, public: true });
  const { store, tables } = fixture.server.services;
  const { host } = required(tables.known(id)).config;
  await store.engine.one({
    sql: 'UPDATE people SET name = $1 WHERE id = $2',
    values: ['E\u202Ev\u200Be', host],
  });
  expect((await line(eve, '/api/tables', id))?.players[0]).toEqual(person('Eve'));
});

test('the lobby is read once for all who ask at the same time, and again for those who ask later', async () => {
  const eve = await newPlayer('Eve');
  const waiting = vi.spyOn(fixture.server.services.store.lists, 'waiting');
  await Promise.all(Array.from({ length: 20 }, () => lines(eve, '/api/tables')));
  expect(waiting.mock.calls.length).toBeLessThan(10);
  waiting.mockRestore();
  const { id } = await eve.create({ game: 'qwinto', seats: 2, public: true });
  expect(await line(eve, '/api/tables', id)).toMatchObject({ seat: 0 });
});
