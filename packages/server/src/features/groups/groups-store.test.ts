import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { engines, KINDS } from '../../../test/support/engines.ts';
import { openStore, type Store } from '../../boot/store.ts';

const { fresh } = engines();
const LIMITS = { members: 5, groups: 3 };

describe.each(KINDS)('%s keeps the contract:', (kind) => {
  let store: Store;
  beforeEach(async () => {
    store = await openStore(await fresh(kind));
    for (const id of ['ada', 'bob', 'cleo', 'dan', 'eve', 'fay', 'guy'])
      await store.people.add({ id, name: id.toUpperCase(), made: 1 }, `hash of ${id}`);
  }, 120_000);
  afterEach(() => store.engine.close());

  const member = (person: string, joined = 10) => ({ id: `m-${person}`, person, joined, notices: true });
  const add = (id: string, person: string, asked: readonly string[] = [], table?: string) =>
    store.groups.add({ id, name: `the ${id}`, made: 10 }, member(person), { table, asked, limits: LIMITS });
  const join = (id: string, person: string, joined = 20) =>
    store.groups.join(id, member(person, joined), LIMITS);
  const rows = async (table: string): Promise<number> =>
    (await store.engine.read({ sql: `SELECT * FROM ${table}` })).length;

  const addTable = (id: string): Promise<void> => {
    const table = {
      host: 'ada',
      settings: '{}',
      seed: 's',
      listed: false,
      status: 'open',
      seating: '[]',
    } as const;
    return store.tables.add({ ...table, id, made: 5 });
  };

  test('a group begins with one member; the others are asked, and nobody is added', async () => {
    await addTable('t1');
    expect(await add('g1', 'ada', ['bob', 'cleo'], 't1')).toBe(true);
    expect((await store.groups.members('g1')).map(({ person }) => person)).toEqual(['ada']);
    expect(await store.groups.asksTo('bob')).toEqual([{ id: 'g1', name: 'the g1', members: 1, by: 'ADA' }]);
    expect(await store.groups.ofTable('t1')).toBe('g1');
    // A table belongs to one group; another question of the same person replaces the first.
    expect(await add('g2', 'ada', ['cleo'], 't1')).toBe(true);
    expect(await store.groups.ofTable('t1')).toBe('g1');
    expect((await store.groups.asksTo('cleo')).map(({ id }) => id)).toEqual(['g2']);
    await store.groups.decline('g2', 'cleo');
    expect(await store.groups.asksTo('cleo')).toEqual([]);
  });

  test('a person who joins is a member once, and no longer asked', async () => {
    await add('g1', 'ada', ['bob']);
    expect(await store.groups.asksTo('bob')).toHaveLength(1);
    expect(await join('g1', 'bob')).toBe('joined');
    expect(await join('g1', 'bob', 99)).toBe('joined');
    expect(await store.groups.asksTo('bob')).toEqual([]);
    expect(await store.groups.members('g1')).toEqual([
      { group: 'g1', id: 'm-ada', person: 'ada', name: 'ADA', joined: 10, notices: true },
      { group: 'g1', id: 'm-bob', person: 'bob', name: 'BOB', joined: 20, notices: true },
    ]);
    const own = await store.groups.of('bob');
    expect(own.groups).toEqual([{ id: 'g1', name: 'the g1', made: 10 }]);
    expect(own.members).toHaveLength(2);
    expect(await join('nowhere', 'bob')).toBe('unknown-group');
  });

  test('of many who join at once only so many get in', async () => {
    await add('g1', 'ada');
    await join('g1', 'bob');
    const outcomes = await Promise.all(['cleo', 'dan', 'eve', 'fay', 'guy'].map((who) => join('g1', who)));
    expect(outcomes.toSorted()).toEqual(['group-full', 'group-full', 'joined', 'joined', 'joined']);
  });

  test('a person has only so many groups', async () => {
    for (const id of ['g1', 'g2', 'g3']) expect(await add(id, 'ada')).toBe(true);
    expect(await add('g4', 'ada')).toBe(false);
  });

  test('the last one to leave deletes the group, also when all leave at once; its tables stay', async () => {
    const members = ['ada', 'bob', 'cleo', 'dan', 'eve'];
    await addTable('t1');
    await add('g1', 'ada', [], 't1');
    for (const person of members.slice(1)) expect(await join('g1', person)).toBe('joined');
    const left = await Promise.all(members.map((person) => store.groups.leave('g1', person)));
    expect(left).toEqual([true, true, true, true, true]);
    expect(await store.groups.leave('g1', 'ada')).toBe(false);
    expect(await store.groups.find('g1')).toBeUndefined();
    expect(await store.groups.ofTable('t1')).toBeUndefined();
    expect(await store.tables.find('t1')).toBeDefined();
  });

  test('nothing is left of a deleted person, nor of a group that was theirs alone', async () => {
    await add('g2', 'ada');
    await add('g3', 'ada');
    await add('g5', 'bob', ['ada', 'eve']);
    await join('g3', 'bob');
    await store.people.remove('ada');
    expect(await store.groups.find('g2')).toBeUndefined();
    expect((await store.groups.members('g3')).map(({ person }) => person)).toEqual(['bob']);
    expect((await store.groups.asksTo('eve')).map(({ id }) => id)).toEqual(['g5']);
    await store.people.remove('bob');
    for (const table of ['player_groups', 'group_members', 'group_asks']) expect(await rows(table)).toBe(0);
  });
});
