import type { MyResult, TableSummary } from '@crescendo/protocol';
import { itemAt } from '@crescendo/rules';
import { expect, test } from 'vitest';
import type { Player } from '../test/player.ts';
import { useTestServer } from '../test/use-test-server.ts';

const { pair, newPlayer } = useTestServer();

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
  const seen = (await line(bob, '/api/tables', id))!;
  expect(seen).toMatchObject({
    preset: 'international-2019',
    options: { jokerPenalty: 30 },
    series: { rounds: 0, target: 0, by: 'wins' },
    clock: { kind: 'move', seconds: 45 },
    names: ['Ada', '', ':casual'],
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
      names: ['Ada', 'Bob'],
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
