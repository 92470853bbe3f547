import { describe, expect, test } from 'vitest';
import type { Player } from '../../../test/support/player.ts';
import { useTestServer } from '../../../test/support/use-test-server.ts';
import { DAY_MS, removeOldPeople, removeOldTables, removeOldTalk } from './retention.ts';

const fixture = useTestServer({ keepDays: 30 });
const SHORT = { game: 'finito', options: { roundLimit: 2 } };

const status = async (player: Player, id: string): Promise<string> =>
  (await player.ask('GET', `/api/tables/${id}`)).body.table?.status ?? 'gone';

/** Days go by, and nobody has looked at any table for a minute. */
const later = async (days: number): Promise<void> => {
  const { services } = fixture.server;
  fixture.advance(days * DAY_MS);
  services.tables.unloadIdle(() => {});
  await removeOldTables(services);
};

test('what never began or was closed goes after 30 days untouched; what was played stays', async () => {
  const { ada, bob, id: over } = await fixture.pair(SHORT);
  await Promise.all([ada.play(over), bob.play(over)]);
  const { id: playing } = await ada.create({ game: '5vor12', seats: 2, absent: 0 });
  await bob.ask('POST', `/api/tables/${playing}/sit`, {});
  for (const player of [ada, bob]) player.close();
  const { id: left } = await ada.create({ game: 'qwinto', seats: 2 });
  const { id: closed } = await ada.create({ game: 'qwinto', seats: 2 });
  await ada.ask('POST', `/api/tables/${closed}/close`);
  const { id: touched } = await ada.create({ game: 'qwinto', seats: 3 });
  const now = async () =>
    Object.fromEntries(
      await Promise.all(
        Object.entries({ over, playing, left, closed, touched }).map(async ([name, id]) => [
          name,
          await status(ada, id),
        ]),
      ),
    );
  await expect.poll(() => fixture.server.services.sockets.count).toBe(0);

  await later(29);
  await bob.ask('POST', `/api/tables/${touched}/sit`, {});
  expect(await now()).toMatchObject({ left: 'open', closed: 'closed' });

  await later(2);
  expect(await now()).toEqual({
    over: 'over',
    playing: 'playing',
    left: 'gone',
    closed: 'gone',
    touched: 'open',
  });
  const { engine } = fixture.server.services.store;
  for (const id of [left, closed])
    expect(await engine.read({ sql: 'SELECT n FROM events WHERE table_id = $1', values: [id] })).toEqual([]);
});

test('a host may keep everything', async () => {
  const ada = await fixture.newPlayer('Ada');
  const { id } = await ada.create({ game: 'qwinto', seats: 2 });
  const { services } = fixture.server;
  fixture.advance(400 * DAY_MS);
  services.tables.unloadIdle(() => {});
  await removeOldTables({ ...services, config: { ...services.config, keepDays: 0 } });
  expect(await status(ada, id)).toBe('open');
});

describe('what is kept of people', () => {
  const strict = useTestServer({ keepTalkDays: 100, keepPeopleDays: 200 });

  test('talk goes after its time; people go once none of their devices was seen, and their running games go on', async () => {
    const { services } = strict.server;
    const { ada, bob, id } = await strict.pair({ game: 'qwinto', absent: 0 });
    ada.connect().say(id, 'hello');
    await bob.heard(({ type }) => type === 'talk');
    strict.advance(90 * DAY_MS);
    await removeOldTalk(services);
    expect((await bob.ask('GET', `/api/tables/${id}/talk`)).body.lines).toHaveLength(1);
    strict.advance(20 * DAY_MS);
    await removeOldTalk(services);
    expect((await bob.ask('GET', `/api/tables/${id}/talk`)).body.lines).toEqual([]);
    ada.close();
    strict.advance(150 * DAY_MS);
    const { body: me } = await bob.ask('GET', '/api/me');
    expect(me).toMatchObject({ name: 'Bob', keepDays: { talk: 100, people: 200 } });
    // It is written while the answer is on its way.
    await expect
      .poll(async () => (await services.store.people.unseenSince(services.now() - 200 * DAY_MS, 9)).length)
      .toBe(1);
    await removeOldPeople(services);
    expect((await ada.ask('GET', '/api/me')).status).toBe(401);
    expect((await bob.ask('GET', '/api/me')).status).toBe(200);
    const left = await bob.until(id, ({ table }) => table.seating[0]?.kind === 'bot');
    expect(left.table.status).toBe('playing');
  });
});
