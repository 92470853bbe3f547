// Players who decide at the same moment: their moves are written and shown together.
import { expect, test, vi } from 'vitest';
import type { Player } from '../../test/player.ts';
import { useTestServer } from '../../test/use-test-server.ts';
import { playMove } from './play-move.ts';
import type { Table } from './table.ts';

const fixture = useTestServer();

/** Two players who both have to decide, and how each of them sends a move without waiting for anything. */
const bothDecide = async () => {
  const { ada, bob, id } = await fixture.pair({ game: 'finito', absent: 0 });
  const { services } = fixture.server;
  const table = await services.tables.load(id);
  const send = (
    player: Player,
    moveId: string,
    move = player.anyMove(player.stateOf(id)),
  ): Promise<number> => {
    const person = table.people[player === ada ? 0 : 1] ?? '';
    return playMove(services, { person, address: 'here' }, table, { id: moveId, move });
  };
  return { ada, bob, table, send, version: table.snapshot.version };
};

const versionsShown = ({ messages }: Player): number[] =>
  messages.flatMap((message) => (message.type === 'state' ? [message.version] : []));

const bodiesAfter = async ({ id }: Table, version: number): Promise<string[]> =>
  (await fixture.server.services.store.tables.events(id, version)).map(({ body }) => body);

test('one statement, one state, and both are told what both have done', async () => {
  const { ada, bob, table, send, version } = await bothDecide();
  const written = vi.spyOn(fixture.server.services.store.engine, 'changes');
  expect(await Promise.all([send(ada, 'her-own-move'), send(bob, 'his-own-move')])).toEqual([
    version + 1,
    version + 2,
  ]);
  expect(written).toHaveBeenCalledTimes(1);
  written.mockRestore();
  const bodies = await bodiesAfter(table, version);
  expect(bodies.map((body) => JSON.parse(body).id)).toEqual(['her-own-move', 'his-own-move']);
  const state = await ada.until(table.id, (now) => now.version === version + 2);
  expect(versionsShown(ada)).not.toContain(version + 1);
  const { told } = await table.views.stateFor(table.people[0] ?? null, version).then(({ game }) => game);
  expect(state.told).toEqual(JSON.parse(JSON.stringify(told)));
});

test('the same move twice counts once', async () => {
  const { ada, bob, table, send, version } = await bothDecide();
  const move = bob.anyMove(bob.stateOf(table.id));
  const versions = await Promise.all([
    send(ada, 'her-own-move'),
    send(bob, 'twice-the-same', move),
    send(bob, 'twice-the-same', move),
  ]);
  expect(versions).toEqual([version + 1, version + 2, version + 2]);
  expect(await bodiesAfter(table, version)).toHaveLength(2);
});

test('a move that the other one makes impossible is refused once that one is on the disk', async () => {
  const { ada, table, send, version } = await bothDecide();
  const [first, second] = await Promise.allSettled([send(ada, 'the-first-one'), send(ada, 'the-second-one')]);
  expect(first).toEqual({ status: 'fulfilled', value: version + 1 });
  expect(second).toMatchObject({ status: 'rejected', reason: { name: 'RequestError' } });
  expect(table.snapshot.version).toBe(version + 1);
});

test('where the number is taken none of them is written, and who has joined tries again', async () => {
  const { ada, bob, table, send, version } = await bothDecide();
  const { tables } = fixture.server.services.store;
  const row = { n: version + 1, at: Date.now(), body: '{"kind":"talk","on":false}' };
  const faster = tables.append(table.id, row);
  const [hers, his] = await Promise.allSettled([send(ada, 'her-own-move'), send(bob, 'his-own-move')]);
  expect(await faster).toBe(true);
  expect(hers).toMatchObject({ status: 'rejected', reason: { code: 'try-again' } });
  expect(his).toEqual({ status: 'fulfilled', value: version + 2 });
  expect(await bodiesAfter(table, version)).toHaveLength(2);
});
