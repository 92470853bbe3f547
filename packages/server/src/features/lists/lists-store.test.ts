import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { engines, KINDS } from '../../../test/support/engines.ts';
import { openStore, type Store } from '../../boot/store.ts';
import type { TableRow } from '../../table/log/rows.ts';

const { fresh } = engines();

const NOW = 1_700_000_000_000;
const MINUTE = 60_000;
const attendance = { made: NOW - MINUTE, seen: NOW - MINUTE };

describe.each(KINDS)('%s:', (kind) => {
  let store: Store;

  const add = async (id: string, changes: Partial<TableRow>, seated?: string): Promise<void> => {
    const row = {
      host: 'old',
      settings: '{}',
      seed: 's',
      listed: true,
      status: 'open',
      seating: '[]',
    } as const;
    await store.tables.add({ ...row, id, made: NOW - 10 * MINUTE, ...changes });
    if (seated !== undefined)
      await store.tables.append(id, { n: 1, at: NOW, body: `{"by":"${id}"}` }, { seated });
  };
  const idsOf = (rows: readonly { readonly id: string }[]): readonly string[] => rows.map(({ id }) => id);

  beforeEach(async () => {
    store = await openStore(await fresh(kind));
    for (const [id, seen] of [
      ['old', NOW - 60 * MINUTE],
      ['here', NOW],
    ] as const) {
      await store.people.add({ id, name: id, made: NOW - 90 * MINUTE }, `hash ${id}`);
      await store.people.markSeen([id], seen);
    }
  }, 120_000);

  afterEach(() => store.engine.close());

  test('waiting tables: where someone is present first, and everyone’s newest before anyone’s second', async () => {
    for (let n = 1; n <= 3; n++)
      await add(`crowd ${n}`, { host: 'here', origin: 'one address', made: NOW - n });
    await add('left', {});
    await add('seated', { origin: 'two', made: NOW - 9 * MINUTE }, 'here');
    await add('hosted', { host: 'here', origin: 'three' });
    await add('hidden', { host: 'here', listed: false });
    const rows = await store.lists.waiting(NOW - 60 * MINUTE, attendance, 10);
    expect(idsOf(rows)).toEqual(['crowd 1', 'seated', 'hosted', 'crowd 2', 'crowd 3', 'left']);
    expect(rows.map(({ attended }) => attended)).toEqual([1, 1, 1, 1, 1, 0]);
    expect(idsOf(await store.lists.waiting(NOW - 60 * MINUTE, attendance, 3))).toHaveLength(3);
    expect(await store.lists.waitingFrom('here', 'one address', NOW - 60 * MINUTE)).toEqual([4, 3]);
    // A table that no longer waits is forgotten.
    await store.tables.append('crowd 3', { n: 1, at: NOW, body: '{}' }, { status: 'playing' });
    expect(await store.lists.waitingFrom('here', 'one address', NOW - 60 * MINUTE)).toEqual([3, 2]);
  });

  test('games in progress, and those that delayed spectators still see', async () => {
    await add('playing', { status: 'playing' });
    await add('over', { status: 'over' });
    await add('lingers', { status: 'playing' });
    const end = { result: '{}', at: NOW, lingers: NOW + MINUTE };
    await store.tables.append('lingers', { n: 1, at: NOW, body: '{}' }, { status: 'over', end });
    const shown = async (now: number): Promise<readonly string[]> =>
      idsOf(await store.lists.inProgress(NOW - 60 * MINUTE, now, 10)).toSorted();
    expect(await shown(NOW)).toEqual(['lingers', 'playing']);
    expect(await shown(NOW + MINUTE)).toEqual(['playing']);
  });

  test('quick games: only of this kind, with a player present, the oldest first', async () => {
    await add('quick 1', { quick: 'kind', made: NOW - 3 * MINUTE }, 'here');
    await add('quick 2', { quick: 'kind', made: NOW - 9 * MINUTE }, 'here');
    await add('quick 3', { quick: 'other' }, 'here');
    await add('quick 4', { quick: 'kind' }, 'old');
    await add('quick 5', { quick: 'kind', host: 'here' });
    const quick = async (person: string): Promise<readonly string[]> =>
      idsOf(await store.lists.quick('kind', person, NOW - 60 * MINUTE, attendance, 10));
    expect(await quick('nobody')).toEqual(['quick 2', 'quick 1']);
    expect(await quick('old')).toEqual(['quick 4', 'quick 2', 'quick 1']);
  });

  test('the last events of tables, the newest first', async () => {
    await add('playing', { status: 'playing' });
    await add('left', {});
    await add('seated', {}, 'here');
    for (let n = 1; n <= 20; n++) await store.tables.append('playing', { n, at: NOW, body: `${n}` });
    expect(await store.tables.lastEvent('playing')).toBe(20);
    expect(await store.tables.lastEvent('left')).toBe(0);
    const events = await store.tables.lastEvents(['playing', 'left', 'seated']);
    expect(events.get('playing')?.map(({ n }) => n)).toEqual([20, 19, 18, 17, 16, 15, 14, 13]);
    expect(events.get('left')).toEqual([]);
    expect(events.get('seated')?.map(({ body }) => body)).toEqual(['{"by":"seated"}']);
    expect(await store.tables.events('playing', 5, 7)).toHaveLength(2);
  });
});
