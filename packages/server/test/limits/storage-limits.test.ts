// The bytes that stay in the database are limited, by address and by person, and nobody reads many of them at once.
import { expect, test } from 'vitest';
import type { Player } from '../support/player.ts';
import { useTestServer } from '../support/use-test-server.ts';

const DAY = 86_400_000;

const fixture = useTestServer({ storedPerAddress: 1 });

const fill = async (player: Player): Promise<readonly number[]> => {
  const statuses: number[] = [];
  for (let n = 0; n < 12; n++) {
    const exercise = { id: `exercise.${n}`, changed: n + 1, body: 'x'.repeat(12_000) };
    statuses.push((await player.ask('POST', '/api/me/exercises', exercise)).status);
  }
  return statuses;
};

test('a person and an address may have only so much stored in a day', async () => {
  const people: Player[] = [];
  for (let n = 0; n < 12; n++) people.push(await fixture.newPlayer(`Ada ${n}`));
  const [ada] = people as [Player];
  const first = await fill(ada);
  expect(first.slice(0, 8)).toEqual(Array.from({ length: 8 }, () => 204));
  expect(first.at(-1)).toBe(429);
  // Another person at the same address has a share of their own, as long as the address has any left.
  expect((await fill(people[1] as Player))[0]).toBe(204);
  for (const player of people.slice(2)) await fill(player);
  expect((await fill(people.at(-1) as Player)).every((status) => status === 429)).toBe(true);
  expect((await ada.ask('POST', '/api/tables', { game: 'qwinto', seats: 2 })).status).toBe(429);
  fixture.advance(DAY);
  expect((await ada.ask('POST', '/api/tables', { game: 'qwinto', seats: 2 })).status).toBe(200);
});

test('exercises and everything about a person come in parts, and whole', async () => {
  fixture.advance(10 * DAY);
  const ada = await fixture.newPlayer('Ada');
  const { store, now } = fixture.server.services;
  const { id } = await ada.create({ game: 'qwinto', seats: 2 });
  const [row] = await store.engine.read<{ person: string }>({
    sql: 'SELECT person FROM sitters WHERE table_id = $1',
    values: [id],
  });
  const person = row?.person ?? '';
  const at = now();
  await store.engine.write(function* () {
    for (let n = 1; n <= 1300; n++)
      yield {
        sql: 'INSERT INTO talk (table_id, n, person, at, body) VALUES ($1, $2, $3, $4, $5)',
        values: [id, n, person, at + Math.floor(n / 7), JSON.stringify({ seat: 0, text: `line ${n}` })],
      };
    for (let n = 1; n <= 60; n++)
      yield {
        sql: 'INSERT INTO exercises (person, id, changed, body) VALUES ($1, $2, $3, $4)',
        values: [person, `e${n}`, n, ''],
      };
    for (let n = 1; n <= 1100; n++) {
      const copy = `${id.slice(0, 18)}${String(n).padStart(4, '0')}`;
      yield {
        sql: `INSERT INTO tables (id, host, settings, seed, listed, status, line, made)
          SELECT $1, host, settings, seed, listed, 'over', line, $2 FROM tables WHERE id = $3`,
        values: [copy, at - Math.floor(n / 3), id],
      };
      yield { sql: 'INSERT INTO sitters (table_id, person) VALUES ($1, $2)', values: [copy, person] };
    }
  });
  const tables = new Set<string>();
  const talk: string[] = [];
  const exercises = new Set<string>();
  for (let after: string | undefined = ''; after !== undefined; ) {
    const { body } = await ada.ask('GET', `/api/me${after && `?after=${after}`}`);
    expect(body.tables.length).toBeLessThanOrEqual(501);
    for (const table of body.tables) tables.add(table.id);
    talk.push(...body.talk.map(({ text }: { text: string }) => text));
    after = body.next;
  }
  for (let after: string | undefined = ''; after !== undefined; ) {
    const { body } = await ada.ask('GET', `/api/me/exercises?after=${after}`);
    expect(body.exercises.length).toBeLessThanOrEqual(25);
    for (const exercise of body.exercises) exercises.add(exercise.id);
    after = body.next;
  }
  expect(talk).toEqual(Array.from({ length: 1300 }, (_, n) => `line ${n + 1}`));
  expect([tables.size, exercises.size]).toEqual([1101, 60]);
  expect((await ada.ask('GET', '/api/me?after=x.y.z')).status).toBe(400);
});

const frozen = useTestServer({ requestsPerSecond: 5 }, () => 1_700_000_000_000);

test('nothing is read for a client that has used up its limit', async () => {
  const ada = await frozen.newPlayer('Ada');
  const { store, requests, now } = frozen.server.services;
  const { of } = store.exercises;
  let reads = 0;
  store.exercises.of = (...asked) => {
    reads++;
    return of(...asked);
  };
  const paths = ['/api/me', '/api/me/exercises', '/api/me/results', '/api/groups', '/api/tables/mine'];
  for (const path of [...paths, '/api/tables/archive']) {
    // The request itself is paid for, and nothing more.
    frozen.advance(10_000);
    requests.spend('127.0.0.1', now(), 14);
    expect((await ada.ask('GET', path)).status).toBe(429);
  }
  expect(reads).toBe(0);
  store.exercises.of = of;
});
