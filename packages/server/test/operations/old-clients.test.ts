// Clients of version 3 of the protocol: without naming a version they get the messages and replies of that version.
import { PROTOCOL_HEADER, withChange } from '@crescendo/protocol';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { Player } from '../support/player.ts';
import { useTestServer } from '../support/use-test-server.ts';

const fixture = useTestServer();

// biome-ignore lint/suspicious/noExplicitAny: messages of a version whose types are gone
type OldMessage = any;

const OLD_TABLE = ['chairs', 'held', 'back', 'made'];
const NEW_TABLE = ['seating', 'paused', 'reclaimableSeat', 'createdAt'];

/** A client of that time: it watches with changes, and puts them together as `docs/protocol.md` of that time said. */
const watchAsThen = (player: Player, table: string) => {
  const socket = new WebSocket(`${player.url.replace('http', 'ws')}/api/socket?table=${table}`, {
    headers: { authorization: `Bearer ${player.token}` },
  });
  const messages: OldMessage[] = [];
  let state: OldMessage;
  socket.on('open', () => socket.send(JSON.stringify({ type: 'watch', table, changes: true })));
  socket.on('message', (data) => {
    const message: OldMessage = JSON.parse(String(data));
    messages.push(message);
    if (message.type === 'state') state = message;
    if (message.type !== 'change') return;
    state = withChange(state, message.state);
    state.told = message.told ?? state.view?.news ?? [];
  });
  return { messages, state: () => state, close: () => socket.terminate() };
};

test('a whole game reaches a client of version 3 under the names that it knows', async () => {
  const { ada, bob, id } = await fixture.pair({ game: 'finito', options: { roundLimit: 3 } });
  const old = watchAsThen(ada, id);
  await expect.poll(() => old.messages.length).toBeGreaterThan(1);
  expect(old.messages[0]).toMatchObject({ type: 'welcome', protocol: 3 });
  expect(Object.keys(old.messages[1].table)).toEqual(expect.arrayContaining(OLD_TABLE));
  await Promise.all([ada.play(id), bob.play(id)]);
  const last = await ada.until(id, ({ table }) => table.status === 'over');
  await expect.poll(() => old.state().version).toBe(last.version);
  const { told, table } = old.state();
  expect(told).toEqual(last.news);
  expect(Object.keys(table).filter((key) => NEW_TABLE.includes(key))).toEqual([]);
  const { seating, paused, reclaimableSeat, createdAt } = last.table;
  expect(table).toMatchObject({
    status: 'over',
    held: paused,
    back: reclaimableSeat,
    made: createdAt,
    chairs: seating.map(({ kind, name }) => ({ kind, name })),
  });
  expect(old.messages.some(({ type }) => type === 'change')).toBe(true);
  old.close();
});

test('it is answered in that version over HTTP, too, and a client that names ours is not', async () => {
  const { ada, id } = await fixture.pair({ game: 'qwinto' });
  const asked = (path: string, named: string) =>
    ada.ask('GET', path, undefined, { [PROTOCOL_HEADER]: named }).then(({ body }) => body);
  expect((await asked('/api/server', '')).protocol).toBe(3);
  expect((await asked('/api/server?protocol=4', '')).protocol).toBe(4);
  expect((await asked('/api/server', '4')).protocol).toBe(4);
  const [then, now] = [await asked(`/api/tables/${id}`, '3'), await asked(`/api/tables/${id}`, '4')];
  expect(then.table.chairs).toEqual(now.table.seating);
  expect(then.table.made).toBe(now.table.createdAt);
  expect(then.told).toEqual(now.news);
  expect(then.view).toEqual(now.view);
  expect(now.table).not.toHaveProperty('chairs');
  const me = await asked('/api/me', '');
  expect([me.made, me.devices[0].made]).toEqual([expect.any(Number), expect.any(Number)]);
  expect(me).not.toHaveProperty('createdAt');
});
