import type { History } from '@crescendo/protocol';
import { describe, expect, test } from 'vitest';
import type { EventRow } from '../../src/table/log/rows.ts';
import type { Player } from '../support/player.ts';
import { useTestServer } from '../support/use-test-server.ts';

/** More than a full bucket of requests pays for. */
const LONG = 6500;

/** Adds events that change nothing, as fast as the database takes them; the table is read again. */
const makeLong = async (
  { services }: { services: typeof fixture.server.services },
  id: string,
): Promise<number> => {
  const { store, tables } = services;
  const first = await store.tables.lastEvent(id);
  const bodies = [true, false].map((on) => JSON.stringify({ kind: 'talk', on }));
  const rows = Array.from(
    { length: LONG },
    (_, i): EventRow => ({ n: first + 1 + i, at: services.now(), body: bodies[i % 2] ?? '' }),
  );
  await Promise.all(rows.map((row) => store.tables.append(id, row)));
  const table = tables.known(id);
  if (table !== undefined) services.scheduler.cancel(table);
  tables.unload(id);
  return first + LONG;
};

const fixture = useTestServer({ requestsPerSecond: 40 });

const wholeHistory = async (player: Player, id: string): Promise<History> => {
  const steps: History['steps'] = [];
  for (let after: number | undefined = 0; after !== undefined; ) {
    const { status, body } = await player.ask('GET', `/api/tables/${id}/history?views=1&after=${after}`);
    if (status === 429) fixture.advance(5000);
    else {
      steps.push(...body.steps);
      after = body.next;
    }
  }
  return { seat: 0, steps };
};

test('a history of any length can be read, in parts', async () => {
  const { ada, bob, id } = await fixture.pair({ game: 'qwinto', level: 'random' });
  await Promise.race([ada.play(id, 1), bob.play(id, 1)]);
  const { steps } = await wholeHistory(ada, id);
  const version = await makeLong(fixture.server, id);
  fixture.advance(60_000);
  const first = await ada.ask('GET', `/api/tables/${id}/history?views=1`);
  expect(first.status).toBe(200);
  expect(first.body.next).toBeLessThan(version);
  expect((await wholeHistory(ada, id)).steps).toEqual(steps);
});

test('the record of a game of any length can be read, and its reader then waits', async () => {
  fixture.advance(60_000);
  const { ada, bob, id } = await fixture.pair({ game: 'finito', options: { roundLimit: 2 } });
  await Promise.all([ada.play(id), bob.play(id)]);
  await ada.until(id, ({ table }) => table.status === 'over');
  for (const player of [ada, bob]) player.close();
  await makeLong(fixture.server, id);
  fixture.advance(60_000);
  const { status, body } = await ada.ask('GET', `/api/tables/${id}/record`);
  expect([status, String(body).slice(0, 11)]).toEqual([200, 'crescendo 1']);
  expect((await ada.ask('GET', `/api/tables/${id}/record`)).status).toBe(429);
  fixture.advance(60_000);
  expect((await ada.ask('GET', `/api/tables/${id}/record`)).status).toBe(200);
});

describe('my tables', () => {
  // On a slow machine a budget would fill again while the log is read.
  const started = Date.now();
  const server = useTestServer({ requestsPerSecond: 40 }, () => started);

  test('are listed without reading their logs', async () => {
    const { ada, bob, id } = await server.pair({ game: 'qwinto' });
    const mover = (ada.stateOf(id).turn as { seats: number[] }).seats[0] === 0 ? ada : bob;
    const { services } = server.server;
    for (const player of [ada, bob]) player.close();
    while ((services.tables.known(id)?.watchers.size ?? 0) > 0) await new Promise(setImmediate);
    services.tables.unload(id);
    const waits = async (player: Player): Promise<boolean[]> =>
      (await player.ask('GET', '/api/tables/mine')).body.tables.map((line: { waits: boolean }) => line.waits);
    expect([await waits(ada), await waits(bob)]).toEqual([[mover === ada], [mover === bob]]);
    expect(services.tables.known(id)).toBeUndefined();
  });

  test('a client that loads long logs pays for them, and others are served in between', async () => {
    const { ada, id } = await server.pair({ game: 'qwinto' });
    const { id: other } = await ada.create({ game: 'qwinto', seats: 3 });
    ada.close();
    const version = await makeLong(server.server, id);
    await makeLong(server.server, other);
    server.advance(60_000);
    let turns = 0;
    let isDone = false;
    const count = (): void => {
      turns++;
      if (!isDone) setImmediate(count);
    };
    count();
    expect((await ada.ask('GET', `/api/tables/${id}`)).body.version).toBe(version);
    isDone = true;
    expect(turns).toBeGreaterThan(LONG / 64);
    expect((await ada.ask('GET', `/api/tables/${other}`)).body.code).toBe('too-fast');
    server.advance(60_000);
    expect((await ada.ask('GET', `/api/tables/${other}`)).status).toBe(200);
  });
});
