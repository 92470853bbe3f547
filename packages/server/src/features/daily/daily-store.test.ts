import type { GameId } from '@crescendo/rules';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { engines, KINDS } from '../../../test/support/engines.ts';
import { openStore, type Store } from '../../boot/store.ts';

const { fresh } = engines();
const DAY = '2026-11-15';

const table = (id: string, made = 1000) =>
  ({ id, host: '', settings: '{}', seed: 's', listed: false, status: 'open', seating: '[]', made }) as const;

describe.each(KINDS)('%s keeps the contract:', (kind) => {
  let store: Store;

  beforeEach(async () => {
    store = await openStore(await fresh(kind));
  }, 120_000);

  afterEach(() => store.engine.close());

  const begin = (
    person: string,
    game: GameId = 'qwinto',
    day = DAY,
    network = `network of ${person}`,
  ): Promise<boolean> => {
    const id = `${day} ${game} ${person}`;
    const effects = { seated: person, status: 'playing', seating: JSON.stringify([person]) } as const;
    const events = [1, 2].map((n) => ({ event: { n, at: 1000, body: `step ${n}` }, effects }));
    return store.daily.add({ day, game, person }, { row: table(id), events }, network);
  };

  const ranking = (person: string | null, most: number, day = DAY) =>
    store.daily.ranking({ day, game: 'qwinto', person }, most);

  const end = (person: string, [won, score, moves, at]: readonly [boolean, number, number, number]) => {
    const daily = { day: DAY, game: 'qwinto', person, won, score, moves, isRanked: true };
    const effects = { status: 'over', end: { result: `{"of":"${person}"}`, at, daily } } as const;
    return store.tables.append(`${DAY} qwinto ${person}`, { n: 3, at, body: 'end' }, effects);
  };

  const RESULTS = {
    lost: [false, 90, 5, 2000],
    late: [true, 50, 20, 3000],
    early: [true, 50, 20, 2500],
    best: [true, 60, 30, 2600],
    quick: [true, 50, 19, 2700],
    last: [false, 80, 5, 1900],
  } as const;

  /** Six players have ended the deal of the day. */
  const endAll = async (): Promise<void> => {
    for (const [person, result] of Object.entries(RESULTS)) {
      await begin(person);
      expect(await end(person, result)).toBe(true);
    }
  };

  test('one table for each person, game and day: of many who ask at once one is written, with all its steps', async () => {
    const asked = await Promise.all(Array.from({ length: 8 }, () => begin('eve')));
    expect(asked.filter(Boolean)).toHaveLength(1);
    const id = (await store.daily.find({ day: DAY, game: 'qwinto', person: 'eve' })) ?? 'none';
    expect((await store.tables.events(id, 0)).map(({ n }) => n)).toEqual([1, 2]);
    expect(await store.tables.find(id)).toMatchObject({ id, status: 'playing', seating: '["eve"]' });
    expect((await store.lists.of('eve', false, 9)).map((line) => line.id)).toEqual([id]);
    expect(await begin('eve', 'finito')).toBe(true);
    expect(await begin('eve', 'qwinto', '2026-11-14')).toBe(true);
    expect(await store.daily.own(DAY, 'eve')).toHaveLength(2);
    expect(await store.daily.find({ day: DAY, game: 'rummikub', person: 'eve' })).toBeUndefined();
  });

  test('the ranking: won, then points, then moves; equals share a place, the earlier above', async () => {
    await endAll();
    const rows = await ranking(null, 100);
    expect(rows.map(({ person, place }) => [person, place])).toEqual([
      ['best', 1],
      ['quick', 2],
      ['early', 3],
      ['late', 3],
      ['lost', 5],
      ['last', 6],
    ]);
    expect(rows[0]).toEqual({
      person: 'best',
      score: 60,
      won: 1,
      moves: 30,
      later: null,
      place: 1,
    });
    const short = await ranking('last', 2);
    expect(short.map(({ person, place }) => [person, place])).toEqual([
      ['best', 1],
      ['quick', 2],
      ['last', 6],
    ]);
    await begin('eve');
    expect(await ranking('eve', 2)).toHaveLength(2);
    expect(await ranking(null, 100, '2026-11-14')).toEqual([]);
    expect(await store.daily.played(DAY, 'qwinto')).toBe(6);
  });

  test('a result comes with the step that ends the game, or not at all', async () => {
    await begin('best');
    await begin('eve');
    expect(await end('best', RESULTS.best)).toBe(true);
    expect(await end('best', [false, 1, 1, 9000])).toBe(false);
    const [best] = await store.lists.results('best', 10);
    expect(best).toMatchObject({ result: '{"of":"best"}', ended: 2600, status: 'over' });
    expect(await store.lists.results('eve', 10)).toEqual([]);
    expect((await ranking(null, 1))[0]).toMatchObject({ person: 'best', won: 1 });
  });

  test('a player who begins after somebody else on the same network is marked, for this deal and this day', async () => {
    const later = async (person: string): Promise<unknown> => {
      await end(person, [false, 0, 1, 9000]);
      return (await ranking(null, 100)).find((one) => one.person === person)?.later;
    };
    for (const person of ['first', 'second', 'apart'])
      await begin(person, 'qwinto', DAY, person === 'apart' ? 'hotel' : 'home');
    expect(await later('first')).toBeNull();
    expect(await later('second')).toBe(1);
    expect(await later('apart')).toBeNull();
    // The player who began first may have left by now.
    await store.people.remove('apart');
    await begin('third', 'qwinto', DAY, 'hotel');
    expect(await later('third')).toBe(1);
    await store.daily.forgetNetworks(DAY);
    expect(await store.engine.read({ sql: 'SELECT DISTINCT day FROM daily_networks' })).toEqual([
      { day: DAY },
    ]);
    await store.daily.forgetNetworks('2026-11-16');
    expect(await store.engine.read({ sql: 'SELECT * FROM daily_networks' })).toEqual([]);
  });

  test('a group has a ranking of its own', async () => {
    await endAll();
    const member = (person: string) => ({ id: person, person, joined: 1, notices: false });
    const limits = { members: 9, groups: 9 };
    await store.groups.add({ id: 'g', name: 'us', made: 1 }, member('last'), {
      table: undefined,
      asked: [],
      limits,
    });
    for (const person of ['late', 'early', 'nobody']) await store.groups.join('g', member(person), limits);
    const rows = await store.daily.rankingOfGroup(DAY, 'qwinto', 'g');
    expect(rows.map(({ person, place }) => [person, place])).toEqual([
      ['early', 1],
      ['late', 1],
      ['last', 3],
    ]);
  });

  test('nothing is left of a deleted person', async () => {
    await endAll();
    await store.people.remove('best');
    expect((await ranking(null, 1))[0]).toMatchObject({ person: 'quick', place: 1 });
    expect(await store.daily.played(DAY, 'qwinto')).toBe(5);
    expect(await store.daily.own(DAY, 'best')).toEqual([]);
  });

  test('who waits longest is found first', async () => {
    for (const [id, made, listed] of [
      ['second', 3000, true],
      ['first', 2000, true],
      ['hidden', 1500, false],
      ['old', 500, true],
    ] as const)
      await store.tables.add({ ...table(id, made), listed });
    const everyone = { made: 0, seen: 0 };
    expect((await store.lists.waiting(1000, everyone, 9)).map(({ id }) => id)).toEqual(['second', 'first']);
    expect(await store.lists.waiting(1000, everyone, 1)).toHaveLength(1);
  });
});
