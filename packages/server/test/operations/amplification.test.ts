// Frequent actions of one client are announced to the others seldom.
import { expect, test } from 'vitest';
import { useTestServer } from '../support/use-test-server.ts';

const fixture = useTestServer();

const statesOf = (player: { readonly messages: readonly { readonly type: string }[] }): number =>
  player.messages.filter(({ type }) => type === 'state').length;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

test('renaming again and again is told once in a while, and soon refused', async () => {
  const { ada, bob, id } = await fixture.pair({ game: 'qwinto' });
  await pause(100);
  const before = statesOf(ada);
  const statuses: number[] = [];
  for (let n = 0; n < 20; n++)
    statuses.push((await bob.ask('PATCH', '/api/me', { name: `Bob ${n}` })).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(5);
  expect(statuses.at(-1)).toBe(429);
  // The last name arrives, if a little later.
  await ada.until(id, ({ table }) => table.seating[1]?.name === 'Bob 4');
  expect(statesOf(ada) - before).toBeLessThanOrEqual(4);
});

test('coming and going is told once in a while, and in the end as it is', async () => {
  const { ada, bob, id } = await fixture.pair({ game: 'qwinto' });
  await pause(100);
  const before = statesOf(ada);
  const socket = bob.socket();
  await new Promise((resolve) => socket.once('open', resolve));
  bob.close();
  for (let n = 0; n < 50; n++)
    for (const type of ['watch', 'unwatch']) socket.send(JSON.stringify({ type, table: id }));
  await ada.until(id, ({ table }) => !table.seating[1]?.online);
  expect(statesOf(ada) - before).toBeLessThanOrEqual(6);
  socket.terminate();
});

test('one person’s new name does not make the server forget who the others are', async () => {
  const { ada, bob } = await fixture.pair({ game: 'qwinto' });
  const { store } = fixture.server.services;
  await ada.ask('GET', '/api/tables/mine');
  let read = 0;
  const { byDevice } = store.people;
  Object.assign(store.people, {
    byDevice: (hash: string) => {
      read++;
      return byDevice(hash);
    },
  });
  await bob.ask('PATCH', '/api/me', { name: 'Robert' });
  await ada.ask('GET', '/api/tables/mine');
  expect(read).toBe(0);
  expect((await bob.ask('GET', '/api/me')).body.name).toBe('Robert');
  Object.assign(store.people, { byDevice });
});
