// The archive: deals of earlier days, played outside the ranking.
import { type Daily, type DailyDays, type DailyGame, dailyNumber, FIRST_DAILY } from '@crescendo/protocol';
import { GAME_IDS, required } from '@crescendo/rules';
import { beforeAll, expect, test } from 'vitest';
import { Player } from '../../../test/support/player.ts';
import { useTestServer } from '../../../test/support/use-test-server.ts';
import { endOfDay } from '../../table/daily.ts';

const fixture = useTestServer();
const { advance, newPlayer } = fixture;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Noon, so that no test meets midnight by accident. */
beforeAll(() => {
  const now = Date.now();
  advance(endOfDay(new Date(now).toISOString().slice(0, 10)) + DAY_MS / 2 - now);
});

const dailyFor = async (player: Player, query = ''): Promise<Daily> =>
  (await player.ask('GET', `/api/daily${query}`)).body;
const daysFor = async (player: Player, query = ''): Promise<DailyDays> =>
  (await player.ask('GET', `/api/daily/days${query}`)).body;
const deal = async (player: Player, query = ''): Promise<DailyGame> =>
  required((await dailyFor(player, query)).games.find(({ game }) => game === '5vor12'));
const begin = async (player: Player, query = '') =>
  (await player.ask('POST', `/api/daily/5vor12${query}`)).body;

const play = async (player: Player, query = ''): Promise<string> => {
  const { id } = await begin(player, query);
  player.watch(id);
  await player.play(id);
  await player.until(id, ({ table }) => table.status === 'over');
  return id;
};

test('a deal of an earlier day is the same deal, and its result is compared and never ranked', async () => {
  // Players with the same name play the same moves in these tests.
  const [first, second, worse] = [await newPlayer('Twin'), await newPlayer('Twin'), await newPlayer('Eve')];
  await play(first);
  await play(worse);
  const { day, number } = await dailyFor(first);
  expect(number).toBe(dailyNumber(day));
  const commitment = (await begin(first)).commitment;
  const ranked = (await deal(first)).results.map(({ you: _, ...result }) => result);
  advance(DAY_MS);
  expect(await dailyFor(second, `?day=${day}`)).toMatchObject({ day, open: true });
  const id = await play(second, `?day=${day}`);
  expect(await begin(second, `?day=${day}`)).toMatchObject({ id, commitment, daily: day });
  const after = await deal(second, `?day=${day}`);
  expect(after).toMatchObject({ table: id, status: 'over', played: 2 });
  expect(after.results.map(({ you: _, ...result }) => result)).toEqual(ranked);
  expect(after.results.some(({ you }) => you)).toBe(false);
  const { place, score, won, moves } = required(
    (await deal(first, `?day=${day}`)).results.find(({ you }) => you),
  );
  expect(after.afterwards).toEqual({ place, score, won, moves });
  // It is in the calendar, and does not count as a day on which one played in time.
  const calendar = await daysFor(second);
  expect(calendar.days).toEqual([{ day, games: [{ game: '5vor12', over: true, won }] }]);
  expect(calendar.total).toBe(0);
  // The deal of today is untouched by it.
  expect((await deal(second)).table).toBeNull();
  expect((await begin(second)).id).not.toBe(id);
});

test('a deal is closed to the archive as long as somebody may still play it for the ranking', async () => {
  const ada = await newPlayer('Ada');
  const { today, until } = await dailyFor(ada);
  advance(DAY_MS / 2 + HOUR_MS / 2);
  const refused = { code: 'bad-message', reason: { code: 'bad-day' } };
  expect((await dailyFor(ada, `?day=${today}`)).open).toBeUndefined();
  expect(await begin(ada, `?day=${today}`)).toMatchObject(refused);
  const tomorrow = new Date(until + DAY_MS).toISOString().slice(0, 10);
  for (const wrong of [tomorrow, '2025-12-31', '2026-02-30', 'x'])
    expect(await begin(ada, `?day=${wrong}`)).toMatchObject(refused);
  advance(HOUR_MS);
  expect(await begin(ada, `?day=${today}`)).toMatchObject({ daily: today });
  advance(DAY_MS / 2 - 1.5 * HOUR_MS);
});

test('finds the latest deal that has not been begun, and shows any six weeks', async () => {
  const ada = await newPlayer('Ada');
  const nobody = new Player(fixture.server.url, 'Nobody');
  const { today, next = [] } = await daysFor(ada);
  const yesterday = new Date(Date.parse(today) - DAY_MS).toISOString().slice(0, 10);
  const number = dailyNumber(yesterday);
  expect(next).toEqual(GAME_IDS.map((game) => ({ game, day: yesterday, number })));
  expect((await daysFor(nobody)).next).toEqual(next);
  await begin(ada, `?day=${yesterday}`);
  const { next: then = [] } = await daysFor(ada);
  expect(then.find(({ game }) => game === '5vor12')).toMatchObject({ number: number - 1 });
  expect(then.find(({ game }) => game === 'qwinto')).toMatchObject({ number });
  const old = '2026-03-01';
  await begin(ada, `?day=${old}`);
  expect(await daysFor(ada, `?until=2026-03-15`)).toMatchObject({
    ...{ today, since: '2026-02-02', until: '2026-03-15', first: FIRST_DAILY },
    days: [{ day: old, games: [{ game: '5vor12', over: false, won: false }] }],
  });
  for (const wrong of ['2025-12-31', '2099-01-01', 'x'])
    expect((await ada.ask('GET', `/api/daily/days?until=${wrong}`)).body.code).toBe('bad-message');
});
