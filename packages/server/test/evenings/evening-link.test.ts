// One link all evening: that of an earlier table leads to the table of the moment.
import { expect, test } from 'vitest';
import type { Player } from '../support/player.ts';
import { useTestServer } from '../support/use-test-server.ts';

const fixture = useTestServer();
const { newPlayer, pair } = fixture;

const post = (player: Player, id: string, what: string, body: object = {}) =>
  player.ask('POST', `/api/tables/${id}/${what}`, body);

const nowFrom = async (player: Player, id: string): Promise<string> =>
  (await player.ask('GET', `/api/tables/${id}/evening`)).body.now;

const finish = async (players: readonly Player[], id: string): Promise<void> => {
  await Promise.all(players.map((player) => player.play(id)));
  for (const player of players) await player.until(id, ({ table }) => table.status === 'over');
};

test('the first link leads on, over changed seats, a rematch and another game', async () => {
  const [ada, bob] = [await newPlayer('Ada'), await newPlayer('Bob')];
  const late = await newPlayer('Late');
  const { id: first } = await ada.create({ game: 'finito', seats: 2, options: { roundLimit: 2 } });
  expect(await nowFrom(late, first)).toBe(first);
  const { id: second } = await ada.create({
    game: 'finito',
    seats: 2,
    options: { roundLimit: 1 },
    instead: first,
  });
  expect(await nowFrom(late, first)).toBe(second);
  await post(bob, second, 'sit');
  for (const player of [ada, bob]) player.watch(second);
  await finish([ada, bob], second);
  expect(await nowFrom(late, first)).toBe(second);
  const third = (await post(ada, second, 'rematch', { game: 'qwinto' })).body;
  for (const old of [first, second]) expect(await nowFrom(late, old)).toBe(third.id);
  // The players pass on one link; a stranger at a later table is not told of earlier ones.
  expect(third.link).toBe(first);
  const seen = (await late.ask('GET', `/api/tables/${third.id}`)).body.table;
  expect(seen.link).toBeNull();
  expect(JSON.stringify(seen)).not.toContain(first);
});

test('a link never leads to a game that nobody may watch', async () => {
  const { ada, bob, id } = await pair({ game: 'finito', options: { roundLimit: 1 }, spectators: false });
  const late = await newPlayer('Late');
  await finish([ada, bob], id);
  expect((await late.ask('GET', `/api/tables/${id}/evening`)).body.code).toBe('no-spectators');
  const { body: next } = await post(ada, id, 'rematch', {});
  expect(await nowFrom(late, id)).toBe(next.id);
  await post(bob, id, 'rematch', {});
  await post(bob, next.id, 'sit');
  expect(await nowFrom(bob, id)).toBe(next.id);
  expect((await late.ask('GET', `/api/tables/${id}/evening`)).body.code).toBe('no-spectators');
});
