// The host removes somebody for good: before the game and during it, here and at the tables that follow.
import { expect, test } from 'vitest';
import type { Player } from '../support/player.ts';
import { useTestServer } from '../support/use-test-server.ts';

const fixture = useTestServer();
const { newPlayer, pair } = fixture;

const post = async (player: Player, id: string, what: string, body: object = {}) =>
  (await player.ask('POST', `/api/tables/${id}/${what}`, body)).body;

const keyFor = async (player: Player, id: string): Promise<string> =>
  (await player.ask('GET', `/api/tables/${id}`)).body.table.removed[0].key;

test('before the game the seat is free again, and the guest is told and stays away until let in', async () => {
  const [ada, bob, zoe] = [await newPlayer('Ada'), await newPlayer('Bob'), await newPlayer('Zoe')];
  const { id } = await ada.create({ game: 'qwinto', seats: 2, start: 'host' });
  await post(bob, id, 'sit');
  bob.watch(id);
  await bob.until(id, ({ seat }) => seat === 1);
  expect((await post(bob, id, 'remove', { seat: 0 })).code).toBe('not-host');
  expect((await post(ada, id, 'remove', { seat: 0 })).code).toBe('not-seated');
  expect((await post(ada, id, 'remove', { seat: 7 })).code).toBe('unknown-seat');
  const after = await post(ada, id, 'remove', { seat: 1 });
  expect(after).toMatchObject({
    seating: [{ kind: 'person' }, { kind: 'free' }],
    removed: [{ name: 'Bob' }],
  });
  await bob.heard((message) => message.type === 'error' && message.code === 'removed');
  expect((await post(bob, id, 'sit')).code).toBe('removed');
  expect((await bob.ask('GET', `/api/tables/${id}`)).body.code).toBe('removed');
  // Nobody else learns who was removed.
  expect((await zoe.ask('GET', `/api/tables/${id}`)).body.table.removed).toEqual([]);
  const key = await keyFor(ada, id);
  expect((await post(zoe, id, 'readmit', { key })).code).toBe('not-host');
  expect((await post(ada, id, 'readmit', { key: 'nobody' })).code).toBe('not-found');
  expect((await post(ada, id, 'readmit', { key })).removed).toEqual([]);
  expect((await post(bob, id, 'sit')).seat).toBe(1);
});

test('during a game a bot plays to the end, everyone is told, and the next tables remember', async () => {
  const [ada, bob, zoe] = [await newPlayer('Ada'), await newPlayer('Bob'), await newPlayer('Zoe')];
  const { id } = await ada.create({ game: 'finito', seats: 3, options: { roundLimit: 2 }, level: 'random' });
  for (const player of [bob, zoe]) await post(player, id, 'sit');
  for (const player of [ada, bob, zoe]) player.watch(id);
  await bob.until(id, ({ table }) => table.status === 'playing');
  expect((await post(ada, id, 'remove', { seat: 1 })).seating[1]).toMatchObject({
    kind: 'bot',
    former: 'Bob',
  });
  const { seatEvents } = await zoe.until(id, ({ table }) => table.seating[1]?.kind === 'bot');
  expect(seatEvents).toMatchObject([{ seat: 1, change: 'removed' }]);
  await bob.heard((message) => message.type === 'error' && message.code === 'removed');
  expect((await post(bob, id, 'sit')).code).toBe('removed');
  await Promise.all([ada.play(id), zoe.play(id)]);
  await ada.until(id, ({ table }) => table.status === 'over');
  const { id: next } = await post(ada, id, 'rematch', { game: 'qwinto' });
  const { id: last } = await ada.create({ game: 'qwinto', seats: 4, start: 'host', instead: next });
  expect((await post(bob, last, 'sit')).code).toBe('removed');
  expect((await post(ada, last, 'readmit', { key: await keyFor(ada, last) })).removed).toEqual([]);
  expect((await post(bob, last, 'sit')).seating).toContainEqual(expect.objectContaining({ name: 'Bob' }));
});

test('in a public game among strangers nobody is removed once it has begun', async () => {
  const { ada, id } = await pair({ game: 'qwinto', public: true });
  expect((await post(ada, id, 'remove', { seat: 1 })).code).toBe('not-open');
});

test('what is removed stays removed after a restart', async () => {
  const { ada, bob, id } = await pair({ game: 'qwinto', level: 'random' });
  await post(ada, id, 'remove', { seat: 1 });
  fixture.server.services.tables.unload(id);
  expect((await post(bob, id, 'sit')).code).toBe('removed');
});
