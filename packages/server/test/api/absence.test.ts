// A player has gone: those who are still there decide what happens to the seat.
import { itemAt } from '@crescendo/rules';
import { expect, test } from 'vitest';
import type { Player } from '../support/player.ts';
import { useTestServer } from '../support/use-test-server.ts';

const fixture = useTestServer();
const { newPlayer, advance } = fixture;

/** These people at a table of 5 vor 12, where a bot never plays by itself. */
const gather = async (players: readonly [Player, ...Player[]]): Promise<string> => {
  const options = { game: '5vor12', seats: players.length, absent: 0, level: 'random' };
  const { id } = await players[0].create(options);
  for (const player of players.slice(1)) await player.ask('POST', `/api/tables/${id}/sit`, {});
  for (const player of players) player.watch(id);
  await Promise.all(players.map((player) => player.until(id, ({ table }) => table.status === 'playing')));
  return id;
};

const three = async (): Promise<{ players: readonly [Player, Player, Player]; id: string }> => {
  const players = [await newPlayer('Ada'), await newPlayer('Bob'), await newPlayer('Cleo')] as const;
  return { players, id: await gather(players) };
};

const choose = (player: Player, id: string, seat: number, choice: string) =>
  player.ask('POST', `/api/tables/${id}/absence`, { seat, choice });

/** Closes the player's connection, and waits until a minute has passed and everyone knows; the first of the others waits. */
const vanish = async (player: Player, seat: number, others: readonly Player[], id: string): Promise<void> => {
  player.close();
  advance(61_000);
  for (const other of others) await other.until(id, ({ table }) => table.seating[seat]?.online === false);
  // The server may still believe what it was told a moment ago.
  const voter = itemAt(others, 0);
  const asked = async () => (await choose(voter, id, seat, 'wait')).status;
  await expect.poll(asked, { timeout: 20_000 }).toBe(200);
};

test('a bot plays until the player is back once those who are there agree', async () => {
  const { players, id } = await three();
  const [ada, bob, cleo] = players;
  expect((await choose(ada, id, 2, 'bot')).body.code).toBe('player-present');
  await vanish(cleo, 2, [ada, bob], id);
  const first = await choose(bob, id, 2, 'bot');
  expect(first.body.seating[2]).toMatchObject({
    away: false,
    votes: [
      { seat: 0, choice: 'wait' },
      { seat: 1, choice: 'bot' },
    ],
  });
  const other = await choose(ada, id, 2, 'bot');
  expect(other.body.seating[2]).toMatchObject({ away: true, name: 'Cleo' });
  expect(other.body.seating[2].votes).toBeUndefined();
  // She is back: the seat is hers.
  cleo.watch(id);
  await cleo.until(id, ({ table }) => table.seating[2]?.away === false);
});

test('one of three who does not answer does not keep the others waiting', async () => {
  const [ada, bob, cleo] = [await newPlayer('Ada'), await newPlayer('Bob'), await newPlayer('Cleo')];
  const dan = await newPlayer('Dan');
  const id = await gather([ada, bob, cleo, dan]);
  await vanish(dan, 3, [ada, bob, cleo], id);
  expect((await choose(bob, id, 3, 'bot')).body.seating[3].away).toBe(false);
  expect((await choose(cleo, id, 3, 'bot')).body.seating[3].away).toBe(true);
});

test('where two are left the host decides alone, and the seat may go to a bot for good', async () => {
  const { players, id } = await three();
  const [ada, bob, cleo] = players;
  await vanish(bob, 1, [ada, cleo], id);
  expect((await choose(cleo, id, 1, 'replace')).body.seating[1].kind).toBe('person');
  const { body } = await choose(ada, id, 1, 'replace');
  expect(body.seating[1]).toMatchObject({ kind: 'bot', level: 'random' });
  expect((await bob.ask('POST', `/api/tables/${id}/sit`, { seat: 1 })).body.code).toBe('not-open');
  expect((await bob.ask('GET', `/api/tables/${id}`)).body.table).toMatchObject({
    seat: null,
    reclaimableSeat: null,
  });
});

test('the only one left decides, host or not', async () => {
  const { ada, bob, id } = await fixture.pair({ game: 'qwinto', absent: 0, level: 'random' });
  await vanish(ada, 0, [bob], id);
  expect((await choose(bob, id, 0, 'bot')).body.seating[0].away).toBe(true);
});

test('nobody decides about themselves, about a bot, or from outside', async () => {
  const { players, id } = await three();
  const [ada, bob, cleo] = players;
  const zoe = await newPlayer('Zoe');
  await vanish(cleo, 2, [ada, bob], id);
  expect((await choose(zoe, id, 2, 'bot')).body.code).toBe('not-seated');
  expect((await choose(ada, id, 0, 'bot')).body.code).toBe('player-present');
  expect((await choose(ada, id, 9, 'bot')).body.code).toBe('unknown-seat');
  expect((await choose(ada, id, 2, 'nonsense')).body.code).toBe('bad-message');
  await choose(ada, id, 2, 'replace');
  await choose(bob, id, 2, 'replace');
  expect((await choose(ada, id, 2, 'bot')).body.code).toBe('player-present');
});

test('who wants to wait keeps the bot from coming by itself', async () => {
  const { ada, bob, id } = await fixture.pair({ game: '5vor12', absent: 120, level: 'random' });
  await ada.connect().move(id, ada.anyMove(ada.stateOf(id)));
  await vanish(bob, 1, [ada], id);
  expect((await choose(ada, id, 1, 'wait')).body.seating[1].votes).toEqual([{ seat: 0, choice: 'wait' }]);
  const table = await fixture.server.services.tables.load(id);
  expect(table.dueTasks()).toEqual([]);
  // A change of mind.
  expect((await choose(ada, id, 1, 'bot')).body.seating[1].away).toBe(true);
});

test('a minute is a minute: a player who reloads the page keeps the seat', async () => {
  const { ada, bob, id } = await fixture.pair({ game: 'qwinto', absent: 0, level: 'random' });
  bob.close();
  await ada.until(id, ({ table }) => table.seating[1]?.online === false);
  expect((await choose(ada, id, 1, 'replace')).body.code).toBe('player-present');
});
