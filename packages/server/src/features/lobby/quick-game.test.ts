import { GAMES, itemAt } from '@crescendo/rules';
import { beforeEach, expect, test } from 'vitest';
import type { Player } from '../../../test/support/player.ts';
import { useTestServer } from '../../../test/support/use-test-server.ts';

const { advance, newPlayer } = useTestServer();

/** A table from hours ago waits for nobody: none is left of an earlier test. */
beforeEach(() => advance(4 * 3_600_000));

const quick = async (player: Player, asked: object) =>
  (await player.ask('POST', '/api/tables/quick', asked)).body;

test.each(GAMES.map(({ id, presets }) => [id, itemAt(Object.keys(presets), 0)] as const))(
  '%s: the first sets a table up, the second sits down there',
  async (game, preset) => {
    const [ada, bob] = [await newPlayer('Ada'), await newPlayer('Bob')];
    const made = await quick(ada, { game });
    expect(made).toMatchObject({
      game,
      preset,
      seats: 2,
      public: true,
      start: 'full',
      series: null,
      status: 'open',
      seat: 0,
      host: true,
    });
    // Strangers do not wait forever, whatever the game.
    expect(made.clock.kind).toBe('move');
    // Pressed again, it is the same table.
    expect((await quick(ada, { game })).id).toBe(made.id);
    expect(await quick(bob, { game })).toMatchObject({ id: made.id, seat: 1, status: 'playing' });
    expect((await quick(ada, { game })).id).not.toBe(made.id);
    // A player who keeps waiting does not affect the others.
    const [own] = (await ada.ask('GET', '/api/tables/mine')).body.tables;
    await ada.ask('POST', `/api/tables/${own.id}/close`);
  },
);

test('many who press at the same moment meet, two and two', async () => {
  const people = await Promise.all(Array.from({ length: 10 }, (_, i) => newPlayer(`P${i}`)));
  const tables = await Promise.all(people.map((player) => quick(player, { game: 'qwinto' })));
  expect(new Set(tables.map(({ id }) => id)).size).toBe(5);
  for (const { id } of tables)
    expect((await itemAt(people, 0).ask('GET', `/api/tables/${id}`)).body.table.status).toBe('playing');
});

test('only a table that fits: this game with its defaults, and a player present', async () => {
  const [ada, bob] = [await newPlayer('Ada'), await newPlayer('Bob')];
  const game = 'finito';
  const defaults = { game, preset: 'schmidt-2008', seats: 2, public: true };
  const others = [
    { ...defaults, public: false },
    { ...defaults, options: { roundLimit: 5 } },
    { ...defaults, series: true },
    { ...defaults, start: 'host' },
    { ...defaults, clock: { kind: 'days', days: 1 } },
    { ...defaults, game: 'qwinto', preset: 'nsv-2015' },
    { ...defaults, sit: false },
  ];
  for (const asked of others) await ada.create(asked);
  const three = await ada.create({ ...defaults, seats: 3 });
  const own = await quick(bob, { game, seats: 2 });
  expect(own.host).toBe(true);
  await bob.ask('POST', `/api/tables/${own.id}/close`);
  expect((await quick(bob, { game })).id).toBe(three.id);
  expect((await quick(bob, { game: 'chess' })).code).toBe('unknown-game');
  expect((await quick(bob, { game, seats: 9 })).code).toBe('bad-seats');
});

test('nobody is sent to a table whose people have gone', async () => {
  const [ada, bob, cyd] = [await newPlayer('Ada'), await newPlayer('Bob'), await newPlayer('Cyd')];
  const left = await quick(ada, { game: 'rummikub' });
  advance(60_000);
  const made = await quick(bob, { game: 'rummikub' });
  expect(made.id).not.toBe(left.id);
  // She is back, and has waited longest.
  ada.watch(left.id);
  await ada.until(left.id, () => true);
  expect((await quick(cyd, { game: 'rummikub' })).id).toBe(left.id);
  // A table from hours ago waits for nobody.
  const [dan, eve] = [await newPlayer('Dan'), await newPlayer('Eve')];
  const old = await quick(dan, { game: '5vor12' });
  dan.watch(old.id);
  await dan.until(old.id, () => true);
  advance(3_700_000);
  expect((await quick(eve, { game: '5vor12' })).id).not.toBe(old.id);
});
