import { type Daily, type DailyGame, fairnessError, type TableState, verdictOn } from '@crescendo/protocol';
import { GAMES, gameById, itemAt, parseRecord, required } from '@crescendo/rules';
import { beforeAll, describe, expect, test } from 'vitest';
import { Player } from '../../../test/support/player.ts';
import { startTestServer } from '../../../test/support/test-server.ts';
import { useTestServer } from '../../../test/support/use-test-server.ts';
import { endOfDay } from '../../table/daily.ts';

const fixture = useTestServer();
const { advance, newPlayer } = fixture;
const DAY_MS = 86_400_000;

/** Noon, so that no test meets midnight by accident. */
const noon = (now: number): number => {
  const day = new Date(now).toISOString().slice(0, 10);
  return endOfDay(day) + DAY_MS / 2 - now;
};

beforeAll(() => advance(noon(Date.now())));

const begin = async (player: Player, game: string) => (await player.ask('POST', `/api/daily/${game}`)).body;
const dailyFor = async (player: Player, query = ''): Promise<Daily> =>
  (await player.ask('GET', `/api/daily${query}`)).body;
const gameIn = ({ games }: Daily, id: string): DailyGame => required(games.find(({ game }) => game === id));

const playDaily = async (player: Player, game: string): Promise<string> => {
  const { id } = await begin(player, game);
  player.watch(id);
  await player.play(id);
  await player.until(id, ({ table }) => table.status === 'over');
  return id;
};

describe('the deal of the day', () => {
  test.each(GAMES.map(({ id }) => id))(
    '%s is the same for everyone, and the same moves get the same replies',
    async (game) => {
      // Players with the same name play the same moves in these tests.
      const twins = [await newPlayer('Twin'), await newPlayer('Twin')];
      const tables = await Promise.all(twins.map((twin) => begin(twin, game)));
      expect(tables[0].id).not.toBe(tables[1].id);
      expect(tables[0].commitment).toBe(tables[1].commitment);
      const stories = await Promise.all(
        twins.map(async (twin, i) => {
          const { id } = tables[i];
          twin.watch(id);
          for (let n = 0; n < 12; n++) {
            // The second thinks for a while: who is faster must not matter.
            if (i === 1) await new Promise((resolve) => setTimeout(resolve, 60));
            await twin.play(id, 1);
          }
          const { body } = await twin.ask('GET', `/api/tables/${id}/history?views=1`);
          return body.steps.map(({ by, view, turn }: TableState & { by: number | null }) => ({
            by,
            view,
            turn,
          }));
        }),
      );
      const both = Math.min(...stories.map((story) => story.length));
      expect(both).toBeGreaterThan(12);
      expect(itemAt(stories, 1).slice(0, both)).toEqual(itemAt(stories, 0).slice(0, both));
    },
  );

  test('is one table for each person, at once and again; other days and games are other deals', async () => {
    const ada = await newPlayer('Ada');
    const asked = await Promise.all([1, 2, 3].map(() => begin(ada, 'qwinto')));
    expect(new Set(asked.map(({ id }) => id)).size).toBe(1);
    expect(asked[0]).toMatchObject({
      daily: (await dailyFor(ada)).today,
      preset: 'nsv-2015',
      status: 'playing',
      seats: 2,
      seat: 0,
      series: null,
      public: false,
      clock: { kind: 'none' },
      absent: 0,
      seating: [
        { kind: 'person', you: true },
        { kind: 'bot', level: 'strong' },
      ],
    });
    expect((await ada.ask('POST', '/api/daily/chess')).body.code).toBe('unknown-game');
    expect((await begin(ada, '5vor12')).commitment).not.toBe(asked[0].commitment);
    advance(DAY_MS);
    const tomorrow = await begin(ada, 'qwinto');
    expect(tomorrow.id).not.toBe(asked[0].id);
    expect(tomorrow.commitment).not.toBe(asked[0].commitment);
  });

  test('is nobody else’s business until the day is over; only then the seed is shown', async () => {
    const [ada, bob] = [await newPlayer('Ada'), await newPlayer('Bob')];
    const id = await playDaily(ada, '5vor12');
    for (const path of ['', '/history?views=1', '/record', '/talk'])
      expect((await bob.ask('GET', `/api/tables/${id}${path}`)).body.code).toBe('no-spectators');
    expect((await bob.ask('POST', `/api/tables/${id}/sit`, {})).body.code).toBe('not-open');
    expect((await ada.ask('POST', `/api/tables/${id}/rematch`)).body.code).toBe('not-open');
    const { seed } = required(await fixture.server.services.store.tables.find(id));
    const record = await ada.ask('GET', `/api/tables/${id}/record`);
    expect(record.body).toMatch(/^crescendo 1\n/);
    expect(record.body).not.toMatch(/^fair (?!seats)/m);
    const own = await ada.ask('GET', `/api/tables/${id}/history?views=1`);
    const said = JSON.stringify([ada.messages, own.body, record.body, await dailyFor(ada)]);
    expect(said).not.toContain(seed);
    advance(DAY_MS);
    const later = parseRecord((await bob.ask('GET', `/api/tables/${id}/record`)).body, gameById);
    if ('error' in later) throw new Error(JSON.stringify(later.error));
    expect(later.record.fairness.secret).toBe(seed);
    expect(fairnessError(later.record, gameById)).toBeUndefined();
    expect(fixture.server.lines.join('')).not.toContain(seed);
  });

  test('has a fingerprint that is published the day before, the same for everybody, and that the record proves', async () => {
    const [ada, bob] = [await newPlayer('Ada'), await newPlayer('Bob')];
    const { tomorrow } = gameIn(await dailyFor(ada), 'finito');
    expect(gameIn(await dailyFor(bob), 'finito').tomorrow).toBe(tomorrow);
    advance(DAY_MS);
    expect(gameIn(await dailyFor(bob), 'finito')).toMatchObject({ fingerprint: tomorrow });
    const table = await begin(ada, 'finito');
    expect([table.commitment, (await begin(bob, 'finito')).commitment]).toEqual([tomorrow, tomorrow]);
    const id = await playDaily(ada, 'finito');
    advance(DAY_MS + 3_600_001);
    const parsed = parseRecord((await bob.ask('GET', `/api/tables/${id}/record`)).body, gameById);
    if ('error' in parsed) throw new Error(JSON.stringify(parsed.error));
    const memory = { server: tomorrow, published: tomorrow };
    expect(verdictOn(parsed.record, gameById, memory)).toEqual({
      grade: 'unproven',
      why: 'server-beforehand',
    });
    const other = { ...memory, published: 'ff'.repeat(32) };
    expect(verdictOn(parsed.record, gameById, other)).toMatchObject({ grade: 'broken' });
  });

  test('can be given up, and then is over for today', async () => {
    const ada = await newPlayer('Ada');
    const { id } = await begin(ada, 'finito');
    expect((await ada.ask('POST', `/api/tables/${id}/leave`)).body.status).toBe('closed');
    expect(await begin(ada, 'finito')).toMatchObject({ id, status: 'closed' });
    expect(gameIn(await dailyFor(ada), 'finito')).toMatchObject({ table: id, status: 'closed' });
  });
});

test('who begins a deal after somebody else at the same address is marked, also when the other is gone', async () => {
  advance(DAY_MS);
  const throwaway = await newPlayer('Throwaway');
  await begin(throwaway, '5vor12');
  await throwaway.ask('DELETE', '/api/me');
  const ada = await newPlayer('Ada');
  await playDaily(ada, '5vor12');
  expect(gameIn(await dailyFor(ada), '5vor12').results).toMatchObject([{ name: 'Ada', later: true }]);
});

describe('the table of results', () => {
  test('ranks everyone who has finished, for anyone to read', async () => {
    advance(DAY_MS);
    const [ada, bob] = [await newPlayer('Ada'), await newPlayer('Bob')];
    const nobody = new Player(fixture.server.url, 'Nobody');
    expect(gameIn(await dailyFor(nobody), '5vor12')).toEqual({
      fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/),
      tomorrow: expect.stringMatching(/^[0-9a-f]{64}$/),
      game: '5vor12',
      level: 'strong',
      seats: 2,
      table: null,
      status: null,
      played: 0,
      results: [],
    });
    const id = await playDaily(ada, '5vor12');
    const his = await begin(bob, '5vor12');
    const result = required(ada.stateOf(id).table.result);
    const { steps } = (await ada.ask('GET', `/api/tables/${id}/history?views=1`)).body;
    const moves = steps.filter(({ by }: { by: number | null }) => by === 0).length;
    const line = { place: 1, name: 'Ada', score: result.scores[0], won: result.winners.includes(0), moves };
    const seen = gameIn(await dailyFor(nobody), '5vor12');
    expect(seen).toMatchObject({ played: 1, table: null, results: [{ ...line, you: false }] });
    expect(gameIn(await dailyFor(ada), '5vor12')).toMatchObject({
      table: id,
      status: 'over',
      results: [{ ...line, you: true }],
    });
    expect(gameIn(await dailyFor(bob), '5vor12')).toMatchObject({
      table: his.id,
      status: 'playing',
      played: 1,
    });
    const [mine] = (await ada.ask('GET', '/api/me/results')).body.results;
    expect(mine).toMatchObject({ table: id, daily: (await dailyFor(ada)).day, ...result });
    // A ranking among friends; only they may ask for it.
    const { id: group } = (await bob.ask('POST', '/api/groups', { name: 'Us' })).body;
    expect(gameIn(await dailyFor(bob, `?group=${group}`), '5vor12')).toMatchObject({
      played: 0,
      results: [],
    });
    expect((await ada.ask('GET', `/api/daily?group=${group}`)).body.code).toBe('not-member');
    await ada.ask('POST', `/api/groups/${group}/join`, {});
    expect(await dailyFor(bob, `?group=${group}`)).toMatchObject({ group });
    expect(gameIn(await dailyFor(bob, `?group=${group}`), '5vor12')).toMatchObject({
      played: 1,
      results: [line],
    });
    await ada.ask('DELETE', '/api/me');
    expect(gameIn(await dailyFor(nobody), '5vor12')).toMatchObject({ played: 0, results: [] });
  });

  test('tells how many are behind, and on which days one has played', async () => {
    advance(DAY_MS);
    const players = await Promise.all(['Ada', 'Bob', 'Cleo'].map(newPlayer));
    const nobody = new Player(fixture.server.url, 'Nobody');
    for (const player of players) await playDaily(player, '5vor12');
    const { results, behind } = gameIn(await dailyFor(nobody), '5vor12');
    expect(behind).toBeUndefined();
    for (const player of players) {
      const mine = gameIn(await dailyFor(player), '5vor12');
      const { place = 0 } = mine.results.find(({ you }) => you) ?? {};
      expect(mine.behind).toBe(results.filter((other) => other.place > place).length);
    }
    const ada = itemAt(players, 0);
    const { today } = await dailyFor(ada);
    await begin(ada, 'qwinto');
    const days = async (player: Player) => (await player.ask('GET', '/api/daily/days')).body;
    const won = gameIn(await dailyFor(ada), '5vor12').results.find(({ you }) => you)?.won;
    const games = [
      { game: '5vor12', over: true, won },
      { game: 'qwinto', over: false, won: false },
    ];
    expect(await days(ada)).toMatchObject({ today, days: [{ day: today, games }], total: 1 });
    expect(await days(nobody)).toMatchObject({ today, days: [], total: 0 });
    advance(DAY_MS);
    await playDaily(ada, '5vor12');
    expect((await days(ada)).total).toBe(2);
    // Days long ago are counted, and not listed.
    advance(50 * DAY_MS);
    expect(await days(ada)).toMatchObject({ days: [], total: 2 });
  });

  test('belongs to its day: none for days to come, nothing for days without, and late is too late', async () => {
    const ada = await newPlayer('Ada');
    const { day, today, until } = await dailyFor(ada);
    expect(day).toBe(today);
    expect(until).toBe(endOfDay(today));
    for (const wrong of [new Date(until).toISOString().slice(0, 10), '2026-02-30', 'today', '2026-1-1', ''])
      expect((await ada.ask('GET', `/api/daily?day=${wrong}`)).body).toMatchObject({
        code: 'bad-message',
        reason: { code: 'bad-day' },
      });
    const old = await dailyFor(ada, '?day=2001-01-01');
    expect(old).toMatchObject({ day: '2001-01-01', today });
    expect(old.games.every(({ played }) => played === 0)).toBe(true);
    const { id } = await begin(ada, '5vor12');
    advance(DAY_MS);
    ada.watch(id);
    await ada.play(id);
    await ada.until(id, ({ table }) => table.status === 'over');
    expect(gameIn(await dailyFor(ada, `?day=${day}`), '5vor12')).toMatchObject({
      table: id,
      status: 'over',
      played: 0,
    });
  });
});

test('a daily deal goes on after a restart, and is the same for players who come later', async () => {
  const start = Date.now();
  const shift = noon(start);
  const now = (): number => Date.now() + shift;
  const first = await startTestServer({}, now);
  const ada = await Player.at(first.url, 'Ada');
  const { id, commitment } = await begin(ada, '5vor12');
  ada.watch(id);
  await ada.play(id, 3);
  ada.close();
  await first.stop();
  const second = await startTestServer({ data: first.config.data }, now);
  const again = new Player(second.url, 'Ada');
  again.token = ada.token;
  expect((await begin(again, '5vor12')).id).toBe(id);
  again.watch(id);
  await again.play(id);
  await again.until(id, ({ table }) => table.status === 'over');
  const bob = await Player.at(second.url, 'Bob');
  expect((await begin(bob, '5vor12')).commitment).toBe(commitment);
  expect(gameIn(await dailyFor(bob), '5vor12').played).toBe(1);
  for (const player of [again, bob]) player.close();
  await second.end();
});
