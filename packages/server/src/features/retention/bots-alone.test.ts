// Tables where only bots play.
import { describe, expect, test } from 'vitest';
import { Player } from '../../../test/support/player.ts';
import { useTestServer } from '../../../test/support/use-test-server.ts';
import { DAY_MS, removeOldTables } from './retention.ts';

const fixture = useTestServer({ keepDays: 30 });

const botsOnly = async (host: Player, more: object = {}): Promise<string> => {
  const { id } = await host.create({ game: 'qwinto', seats: 2, sit: false, ...more });
  for (const seat of [0, 1]) await host.ask('POST', `/api/tables/${id}/bot`, { seat, level: 'random' });
  return id;
};

const versionOf = async (player: Player, id: string): Promise<number> =>
  (await player.ask('GET', `/api/tables/${id}`)).body.version;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

test('bots wait until somebody watches, and again when nobody does', async () => {
  const ada = await fixture.newPlayer('Ada');
  const id = await botsOnly(ada, { options: { misthrowLimit: 9, rowsToEnd: 3 } });
  const started = await versionOf(ada, id);
  await pause(300);
  expect(await versionOf(ada, id)).toBe(started);
  await fixture.server.services.scheduler.poll(1e9);
  await pause(200);
  expect(await versionOf(ada, id)).toBe(started);

  const eve = new Player(fixture.server.url, 'Eve');
  eve.watch(id);
  await eve.until(id, ({ version }) => version > started + 3);
  eve.close();
  await expect.poll(() => fixture.server.services.sockets.count).toBe(0);
  await pause(200);
  const left = await versionOf(ada, id);
  await pause(300);
  expect(await versionOf(ada, id)).toBe(left);
});

test('they are removed a day later, while a game with a person stays', async () => {
  const ada = await fixture.newPlayer('Ada');
  const alone = await botsOnly(ada);
  const { id: shared } = await ada.create({ game: 'qwinto', seats: 2, absent: 0 });
  await ada.ask('POST', `/api/tables/${shared}/bot`, { seat: 1, level: 'random' });
  await pause(100);
  fixture.advance(DAY_MS + 120_000);
  fixture.server.services.tables.unloadIdle(() => {});
  await removeOldTables(fixture.server.services);
  expect((await ada.ask('GET', `/api/tables/${alone}`)).status).toBe(404);
  expect((await ada.ask('GET', `/api/tables/${shared}`)).status).toBe(200);
});

test.each([
  [{ rounds: 9999, target: 0, by: 'points' }, 'too-many-rounds'],
  [{ rounds: 0, target: 999_999, by: 'wins' }, 'target-too-high'],
])('a series as long as %j is refused', async (series, code) => {
  const ada = await fixture.newPlayer('Ada');
  const { body } = await ada.ask('POST', '/api/tables', { game: 'qwinto', seats: 2, series });
  expect(body).toMatchObject({ code: 'bad-options', reason: { code } });
});

describe('one address', () => {
  const strict = useTestServer({ tablesPerAddress: 3, peoplePerAddress: 3 });

  test('creates only so many tables and people in an hour, no matter who asks', async () => {
    const [ada, bob] = [await strict.newPlayer('Ada'), await strict.newPlayer('Bob')];
    const create = (player: Player) => player.ask('POST', '/api/tables', { game: 'qwinto', seats: 2 });
    const codes = [];
    for (const player of [ada, bob, ada, bob, ada]) codes.push((await create(player)).body.code);
    expect(codes).toEqual([undefined, undefined, undefined, 'too-many-tables', 'too-many-tables']);
    const statuses = [];
    for (let n = 0; n < 3; n++)
      statuses.push((await new Player(strict.server.url, 'x').ask('POST', '/api/me', {})).status);
    expect(statuses).toEqual([200, 429, 429]);
    strict.advance(3_600_000);
    expect((await create(ada)).status).toBe(200);
  });
});
