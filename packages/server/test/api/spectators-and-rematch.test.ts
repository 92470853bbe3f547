// Around the table: who watches, who is offered a seat, who may react; and what goes on from one game to the next.
import { itemAt } from '@crescendo/rules';
import { expect, test } from 'vitest';
import type { Player } from '../support/player.ts';
import { useTestServer } from '../support/use-test-server.ts';

const fixture = useTestServer();
const { newPlayer, pair } = fixture;

const namesWatching = (player: Player, id: string): readonly string[] =>
  (player.stateOf(id).table.watching ?? []).map(({ name }) => name);

const post = (player: Player, id: string, what: string, body?: object) =>
  player.ask('POST', `/api/tables/${id}/${what}`, body);

/** Somebody watches, and this player knows it. */
const joins = async (name: string, id: string, teller: Player): Promise<Player> => {
  const player = await newPlayer(name);
  player.watch(id);
  await teller.until(id, () => namesWatching(teller, id).includes(name));
  return player;
};

const keyOf = (player: Player, id: string, name: string): string =>
  player.stateOf(id).table.watching?.find((one) => one.name === name)?.key ?? '';

test('everyone is told who watches, by name, as they come, rename themselves and go', async () => {
  const { ada, bob, id } = await pair({ game: 'qwinto' });
  const eve = await joins('Eve', id, ada);
  await bob.until(id, ({ table }) => table.audience === 1);
  expect(JSON.stringify(bob.stateOf(id).table.watching)).not.toContain(eve.token);
  await eve.ask('PATCH', '/api/me', { name: 'Eva' });
  await ada.until(id, () => namesWatching(ada, id).includes('Eva'));
  // Nobody passes for a player, in the list or in the chat.
  await eve.ask('PATCH', '/api/me', { name: 'BÓB' });
  await ada.until(id, () => namesWatching(ada, id).join() === '');
  expect(ada.stateOf(id).table.audience).toBe(1);
  eve.connect().say(id, { reaction: 'oops' });
  expect(await bob.heard((message) => message.type === 'talk')).toMatchObject({ line: { name: '' } });
  eve.close();
  await ada.until(id, ({ table }) => table.audience === 0 && table.watching?.length === 0);
});

test('who watches is offered a seat and takes it, also where it was added for them', async () => {
  const [ada, bob] = [await newPlayer('Ada'), await newPlayer('Bob')];
  const { id } = await ada.create({ game: 'qwinto', seats: 2, start: 'host' });
  ada.watch(id);
  await post(bob, id, 'sit', {});
  const eve = await joins('Eve', id, ada);
  const key = keyOf(ada, id, 'Eve');
  expect((await post(bob, id, 'offer', { key })).body.code).toBe('not-host');
  expect((await post(ada, id, 'offer', { key: 'nobody' })).body.code).toBe('not-found');
  expect((await post(ada, id, 'offer', { key })).body.watching).toMatchObject([{ offered: true }]);
  await eve.until(id, ({ table }) => table.offered === true);
  expect((await post(eve, id, 'sit', {})).body.code).toBe('table-full');
  // One more seat is another table, and the offer goes along.
  const next = await ada.create({ game: 'qwinto', seats: 3, start: 'host', instead: id });
  eve.watch(next.id);
  await eve.until(next.id, ({ table }) => table.offered === true);
  expect((await post(eve, next.id, 'sit', {})).body).toMatchObject({ seat: 2, offered: false });
  await eve.until(next.id, ({ table }) => table.offered === false && table.watching?.length === 0);
});

test('who would rather watch says so, and may be asked again', async () => {
  const ada = await newPlayer('Ada');
  const { id } = await ada.create({ game: 'qwinto', seats: 2, start: 'host' });
  ada.watch(id);
  const eve = await joins('Eve', id, ada);
  const key = keyOf(ada, id, 'Eve');
  await post(ada, id, 'offer', { key });
  expect((await post(eve, id, 'decline')).body.offered).toBe(false);
  expect((await post(eve, id, 'decline')).body.code).toBe('not-seated');
  await ada.until(id, ({ table }) => table.watching?.[0]?.offered === false);
  expect((await post(ada, id, 'offer', { key })).body.watching[0].offered).toBe(true);
});

test('spectators react where the host lets them, and never talk', async () => {
  const { ada, bob, id } = await pair({ game: 'qwinto' });
  const eve = await joins('Eve', id, ada);
  eve.connect().say(id, { reaction: 'well-played' });
  const heard = await bob.heard((message) => message.type === 'talk');
  expect(heard).toMatchObject({ line: { seat: null, name: 'Eve', reaction: 'well-played' } });
  eve.connect().say(id, 'I know what she has');
  await eve.heard((message) => message.type === 'error' && message.code === 'not-seated');
  expect((await post(ada, id, 'host', { reactions: false })).body.reactions).toBe(false);
  eve.connect().say(id, { reaction: 'oops' });
  await eve.heard(
    (message) => message.type === 'error' && eve.messages.filter(({ type }) => type === 'error').length === 2,
  );
  expect((await ada.ask('GET', `/api/tables/${id}/talk`)).body.lines).toHaveLength(1);
  // Among strangers it is off unless somebody wants it.
  expect((await ada.create({ game: 'qwinto', seats: 2, public: true })).reactions).toBe(false);
});

const SHORT = { game: 'finito', options: { roundLimit: 2 } };

/** Both play to the end. */
const finish = async (players: readonly Player[], id: string): Promise<readonly number[]> => {
  await Promise.all(players.map((player) => player.play(id)));
  const { turn } = await itemAt(players, 0).until(id, ({ table }) => table.status === 'over');
  return turn?.kind === 'over' ? turn.winners : [];
};

test('talk and tally go on into the rematch, for those who were there', async () => {
  const { ada, bob, id } = await pair(SHORT);
  ada.connect().say(id, 'Good luck!');
  await bob.heard((message) => message.type === 'talk');
  const wins = [0, 0];
  for (const seat of await finish([ada, bob], id)) wins[seat] = itemAt(wins, seat) + 1;
  expect((await ada.ask('GET', `/api/tables/${id}/evening`)).body.wins).toEqual(wins);
  // Another game: all move up one seat.
  const { body: first } = await post(ada, id, 'rematch', { game: 'qwinto' });
  // The host thinks of other rules: the evening goes on at the table that replaces it, once the other has agreed.
  const next = await ada.create({ game: 'qwinto', seats: 2, instead: first.id });
  expect(next.seating).toMatchObject([
    { name: 'Bob', ready: false },
    { name: 'Ada', ready: true },
  ]);
  expect((await post(bob, id, 'rematch', {})).body.id).toBe(next.id);
  expect((await post(bob, next.id, 'sit', {})).body.status).toBe('playing');
  for (const table of [first, next]) expect(table).toMatchObject({ continues: true, link: id });
  const evening = (await bob.ask('GET', `/api/tables/${next.id}/evening`)).body;
  expect(evening).toMatchObject({ games: [{ game: 'finito' }], wins: wins.toReversed() });
  bob.watch(next.id);
  bob.connect().say(next.id, 'Thanks!');
  await bob.heard((message) => message.type === 'talk' && message.table === next.id);
  const { lines, earlier } = (await bob.ask('GET', `/api/tables/${next.id}/talk`)).body;
  expect(lines).toMatchObject([{ text: 'Thanks!', name: 'Bob', seat: 0 }]);
  expect(earlier).toMatchObject([{ text: 'Good luck!', name: 'Ada', seat: 1 }]);
  // A person who comes later does not see the chat among them.
  const eve = await newPlayer('Eve');
  expect((await eve.ask('GET', `/api/tables/${next.id}/talk`)).body.earlier).toBeUndefined();
});

test('a delayed spectator does not learn from the tally how the game before ended', async () => {
  const { ada, bob, id } = await pair({ ...SHORT, delay: 600 });
  await finish([ada, bob], id);
  const { body: next } = await post(ada, id, 'rematch', {});
  const eve = await newPlayer('Eve');
  const games = async (player: Player) =>
    (await player.ask('GET', `/api/tables/${next.id}/evening`)).body.games.length;
  expect([await games(ada), await games(eve)]).toEqual([1, 0]);
  fixture.advance(601_000);
  expect(await games(eve)).toBe(1);
});

test('everyone learns who suggests which game; those who agreed play it without a silent one', async () => {
  const players = [await newPlayer('Ada'), await newPlayer('Bob'), await newPlayer('Cleo')] as const;
  const [ada, bob, cleo] = players;
  const { id } = await ada.create({ ...SHORT, seats: 3 });
  for (const player of [bob, cleo]) await post(player, id, 'sit', {});
  for (const player of players) player.watch(id);
  await finish(players, id);
  const { body: first } = await post(bob, id, 'rematch', { game: 'qwinto' });
  const seen = await cleo.until(id, ({ table }) => table.next !== null);
  expect(seen.table.suggestion).toEqual({ by: 1, game: 'qwinto' });
  expect(first).toMatchObject({ status: 'open', seats: 3 });
  await post(ada, first.id, 'sit', {});
  // Bob suggested it, but the host is there and stays the host.
  const asked = { game: 'qwinto', seats: 2, instead: first.id, agreed: true };
  expect((await bob.ask('POST', '/api/tables', asked)).body.code).toBe('not-host');
  const next = await ada.create(asked);
  expect(next).toMatchObject({ status: 'playing', seating: [{ name: 'Bob' }, { name: 'Ada' }] });
  // Cleo answers late: she is led there, and may watch.
  expect((await post(cleo, id, 'rematch', {})).body.id).toBe(next.id);
  expect((await post(cleo, next.id, 'sit', {})).body.code).toBe('not-open');
  expect((await cleo.ask('GET', `/api/tables/${next.id}`)).body.seat).toBeNull();
});

test('a host who has gone keeps nobody waiting: who suggests the next game is its host', async () => {
  const { ada, bob, id } = await pair(SHORT);
  await finish([ada, bob], id);
  ada.close();
  await bob.until(id, ({ table }) => table.seating[0]?.online === false);
  expect((await post(bob, id, 'rematch', {})).body).toMatchObject({ host: true });
});
