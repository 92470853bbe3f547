// Groups over the wire: people who played together find each other again.

import { Group, type GroupMember, MyData, MyGroups, TableGroup, TableList } from '@crescendo/protocol';
import { required } from '@crescendo/rules';
import type { GenericSchema } from 'valibot';
import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { Player } from '../../../test/support/player.ts';
import { useTestServer } from '../../../test/support/use-test-server.ts';

const fixture = useTestServer();
const { newPlayer } = fixture;

/** The answer, which holds what the description says and nothing else. */
const get = async (player: Player, path: string, schema: GenericSchema) => {
  const { status, body } = await player.ask('GET', path);
  expect(status, JSON.stringify(body)).toBe(200);
  expect(v.parse(schema, body)).toEqual(body);
  return body;
};

const groupOf = (player: Player, id: string) => get(player, `/api/groups/${id}`, Group);
const post = (player: Player, path: string, body?: object) => player.ask('POST', `/api/groups${path}`, body);

const isOver = { game: 'finito', options: { roundLimit: 1 } } as const;

test('from a finished table to a group: the others are asked, and join with one request', async () => {
  const { ada, bob, id } = await fixture.pair(isOver);
  await Promise.all([ada.play(id), bob.play(id)]);
  await ada.until(id, ({ table }) => table.status === 'over');
  const eve = await newPlayer('Eve');
  expect((await post(eve, '', { name: 'Mine', table: id })).body.code).toBe('not-seated');
  const made = (await post(ada, '', { name: ' Thursday  night ', table: id })).body;
  expect(made).toMatchObject({ name: 'Thursday night', members: 1, joined: true, inside: { played: 1 } });
  // Nobody is told of anything without having said so.
  expect(made.inside.notices).toBe(false);
  expect(await bob.heard(({ type }) => type === 'group')).toEqual({
    type: 'group',
    what: 'asked',
    group: made.id,
    name: 'Thursday night',
    by: 'Ada',
    table: id,
  });
  expect(await get(bob, '/api/groups', MyGroups)).toEqual({
    groups: [],
    asked: [{ id: made.id, name: 'Thursday night', members: 1, by: 'Ada' }],
  });
  const atTable = `/api/tables/${id}/group`;
  expect((await get(bob, atTable, TableGroup)).group).toMatchObject({ joined: false, asked: 'Ada' });
  expect(await get(eve, atTable, TableGroup)).toEqual({ group: null });
  // Strangers with the link see its name and its size.
  const nobody = new Player(fixture.server.url, 'nobody');
  for (const stranger of [eve, nobody])
    expect(await groupOf(stranger, made.id)).toEqual({
      id: made.id,
      name: 'Thursday night',
      members: 1,
      joined: false,
    });
  const joined = (await post(bob, `/${made.id}/join`, { notices: true })).body;
  expect(joined.inside.members.map(({ name, you }: GroupMember) => [name, you])).toEqual([
    ['Ada', false],
    ['Bob', true],
  ]);
  expect((await get(bob, '/api/groups', MyGroups)).asked).toEqual([]);
  expect(joined.inside.tally.map(({ games }: { games: number }) => games)).toEqual([1, 1]);
  expect(joined.inside.games).toMatchObject([{ table: id, game: 'finito', evening: 1 }]);
  const archive = await get(bob, '/api/tables/archive', TableList);
  expect(archive.tables[0].group).toEqual({ id: made.id, name: 'Thursday night' });
  // No answer tells anyone's own id.
  const { host } = required(await fixture.server.services.store.tables.find(id));
  expect(JSON.stringify([joined, archive])).not.toContain(host);
});

test('a table for the group: those who agreed are told, and it is among everyone’s tables', async () => {
  const [ada, bob, cleo] = [await newPlayer('Ada'), await newPlayer('Bob'), await newPlayer('Cleo')];
  const { id } = (await post(ada, '', { name: 'Us' })).body;
  await post(bob, `/${id}/join`, { notices: true });
  await post(cleo, `/${id}/join`, { notices: false });
  const push = vi.spyOn(fixture.server.services, 'pushNotify');
  bob.connect();
  cleo.connect();
  await Promise.all([bob, cleo].map((one) => one.heard(({ type }) => type === 'welcome')));
  const eve = await newPlayer('Eve');
  const refused = await eve.ask('POST', '/api/tables', { ...isOver, seats: 2, group: id });
  expect(refused.body.code).toBe('not-member');
  const table = await ada.create({ ...isOver, seats: 3, group: id });
  expect(await bob.heard(({ type }) => type === 'group')).toEqual({
    type: 'group',
    what: 'table',
    group: id,
    name: 'Us',
    by: 'Ada',
    table: table.id,
    game: 'finito',
  });
  const summary = { id: table.id, group: { id, name: 'Us' }, seat: null, status: 'open' };
  for (const member of [bob, cleo]) {
    expect((await get(member, '/api/tables/mine', TableList)).tables).toMatchObject([summary]);
    expect((await groupOf(member, id)).inside.tables).toMatchObject([summary]);
  }
  expect(cleo.messages.some(({ type }) => type === 'group')).toBe(false);
  expect(
    JSON.stringify(await eve.ask('GET', `/api/tables/${table.id}`).then(({ body }) => body)),
  ).not.toContain(id);
  // Seats are reserved for nobody. With more seats the table is still the group's, and so is a rematch.
  const wider = await ada.create({ ...isOver, seats: 2, instead: table.id });
  expect((await get(cleo, '/api/tables/mine', TableList)).tables).toMatchObject([{ id: wider.id }]);
  await eve.ask('POST', `/api/tables/${wider.id}/sit`, {});
  for (const player of [ada, eve]) player.watch(wider.id);
  await Promise.all([ada.play(wider.id), eve.play(wider.id)]);
  const next = (await ada.ask('POST', `/api/tables/${wider.id}/rematch`, { game: 'qwinto' })).body;
  expect((await groupOf(bob, id)).inside).toMatchObject({
    tables: [{ id: next.id }],
    played: 1,
    evenings: 1,
  });
  // Bob was told on his page, and Cleo did not want to be.
  expect(push.mock.calls.filter(([, { what }]) => what === 'group-table')).toEqual([]);
  vi.restoreAllMocks();
});

test('a member with no page open gets a push notification, and not for ever', async () => {
  const [ada, bob] = [await newPlayer('Ada'), await newPlayer('Bob')];
  const { id } = (await post(ada, '', { name: 'Us' })).body;
  await post(bob, `/${id}/join`, { notices: true });
  const push = vi.spyOn(fixture.server.services, 'pushNotify');
  for (let n = 0; n < 5; n++) await ada.create({ ...isOver, seats: 2, group: id });
  expect(push).toHaveBeenCalledTimes(3);
  expect(push.mock.calls[0]?.[1]).toMatchObject({ what: 'group-table', game: 'finito', group: 'Us' });
  await bob.ask('PATCH', `/api/groups/${id}`, { notices: false });
  fixture.advance(3_600_000);
  await ada.create({ ...isOver, seats: 2, group: id });
  expect(push).toHaveBeenCalledTimes(3);
  vi.restoreAllMocks();
});

test('members rename and leave it; others cannot; the last one deletes it', async () => {
  const [ada, bob, eve] = [await newPlayer('Ada'), await newPlayer('Bob'), await newPlayer('Eve')];
  const { id } = (await post(ada, '', { name: 'Us' })).body;
  await post(bob, `/${id}/join`, {});
  expect((await eve.ask('PATCH', `/api/groups/${id}`, { name: 'Mine' })).body.code).toBe('not-member');
  expect((await post(eve, `/${id}/leave`)).body.code).toBe('not-member');
  for (const name of ['', ' ', 'x'.repeat(41), 'a\nb', 'a\u202eb', 7])
    expect((await ada.ask('PATCH', `/api/groups/${id}`, { name })).body.code).toBe('bad-message');
  expect((await bob.ask('PATCH', `/api/groups/${id}`, { name: 'All of us' })).body.name).toBe('All of us');
  expect((await post(ada, `/${id}/leave`)).status).toBe(204);
  expect(await groupOf(ada, id)).toMatchObject({ members: 1, joined: false });
  expect((await post(bob, `/${id}/leave`)).status).toBe(204);
  expect((await bob.ask('GET', `/api/groups/${id}`)).body.code).toBe('unknown-group');
  for (const wrong of ['nonsense', 'A'.repeat(22)])
    expect((await bob.ask('GET', `/api/groups/${wrong}`)).body.code).toBe('unknown-group');
});

test('groups are part of my data, and go with it', async () => {
  const { ada, bob, id: table } = await fixture.pair({ game: 'qwinto' });
  const { id } = (await post(ada, '', { name: 'Us', table })).body;
  expect((await get(bob, '/api/me', MyData)).groupAsks).toMatchObject([{ id, by: 'Ada' }]);
  await post(bob, `/${id}/join`, {});
  expect((await get(bob, '/api/me', MyData)).groups).toMatchObject([{ id, name: 'Us', members: [{}, {}] }]);
  await bob.ask('DELETE', '/api/me');
  const { inside } = await groupOf(ada, id);
  expect(inside.members).toHaveLength(1);
  expect(JSON.stringify(inside)).not.toContain('Bob');
});

test('there is an end to the groups of one person', async () => {
  const ada = await newPlayer('Ada');
  for (let n = 0; n < 30; n++) expect((await post(ada, '', { name: `Group ${n}` })).status).toBe(200);
  expect((await post(ada, '', { name: 'One more' })).body.code).toBe('too-many-groups');
});

test('a member who did not play at a delayed table learns the result as late as any spectator', async () => {
  const [ada, bob, cyd] = [await newPlayer('Ada'), await newPlayer('Bob'), await newPlayer('Cyd')];
  const { id: group } = (await post(ada, '', { name: 'Late' })).body;
  for (const player of [bob, cyd]) await post(player, `/${group}/join`, {});
  const { id } = await ada.create({ ...isOver, seats: 2, delay: 600, group });
  await bob.ask('POST', `/api/tables/${id}/sit`, {});
  for (const player of [ada, bob]) player.watch(id);
  await Promise.all([ada.play(id), bob.play(id)]);
  await ada.until(id, ({ table }) => table.status === 'over');
  const seenBy = async (player: Player) => {
    const { inside } = await groupOf(player, group);
    return {
      running: inside.tables.map(({ status }: { status: string }) => status),
      played: inside.played,
      evenings: inside.evenings,
      games: inside.tally.reduce((sum: number, { games }: { games: number }) => sum + games, 0),
    };
  };
  expect(await seenBy(ada)).toEqual({ running: [], played: 1, evenings: 1, games: 2 });
  expect(await seenBy(cyd)).toEqual({ running: ['playing'], played: 0, evenings: 0, games: 0 });
  fixture.advance(700_000);
  expect(await seenBy(cyd)).toEqual({ running: [], played: 1, evenings: 1, games: 2 });
});

test('whoever declines is asked no more, and is not in the group', async () => {
  const { ada, bob, id } = await fixture.pair(isOver);
  await Promise.all([ada.play(id), bob.play(id)]);
  await ada.until(id, ({ table }) => table.status === 'over');
  const { id: group } = (await post(ada, '', { name: 'No thanks', table: id })).body;
  expect((await get(bob, '/api/groups', MyGroups)).asked).toHaveLength(1);
  expect((await post(bob, `/${group}/decline`)).status).toBe(204);
  expect(await get(bob, '/api/groups', MyGroups)).toEqual({ groups: [], asked: [] });
  expect((await groupOf(ada, group)).members).toBe(1);
});
