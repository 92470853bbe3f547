import { expect, test } from 'vitest';
import type { Player } from '../support/player.ts';
import { useTestServer } from '../support/use-test-server.ts';

const fixture = useTestServer();
const { pair, newPlayer } = fixture;

const mine = async (player: Player): Promise<string[]> =>
  (await player.ask('GET', '/api/tables/mine')).body.tables.map(({ id }: { id: string }) => id);

test('a table replaces another: all its players move there', async () => {
  const [ada, bob, zoe] = [await newPlayer('Ada'), await newPlayer('Bob'), await newPlayer('Zoe')];
  const old = await ada.create({ game: 'qwinto', seats: 4, spectators: false });
  await bob.ask('POST', `/api/tables/${old.id}/sit`, { seat: 1 });
  await ada.ask('POST', `/api/tables/${old.id}/bot`, { seat: 2, level: 'casual' });
  bob.watch(old.id);
  await bob.until(old.id, () => true);
  const made = await ada.create({ game: 'rummikub', seats: 4, instead: old.id });
  expect(made).toMatchObject({ game: 'rummikub', status: 'open', seat: 0, host: true });
  expect(made.seating).toMatchObject([
    { name: 'Ada', kind: 'person', ready: true },
    { name: 'Bob', kind: 'person', ready: true },
    { kind: 'bot', level: 'casual' },
    { kind: 'free' },
  ]);
  const { table } = await bob.until(old.id, (state) => state.table.status === 'closed');
  expect(table.next).toBe(made.id);
  expect([await mine(ada), await mine(bob)]).toEqual([[made.id], [made.id]]);
  // A person who has only the old link follows it too.
  expect((await zoe.ask('GET', `/api/tables/${old.id}`)).body.table.next).toBe(made.id);
  expect((await zoe.ask('POST', `/api/tables/${old.id}/sit`, {})).body.code).toBe('not-open');
});

test('with fewer seats people come before bots; full, it begins', async () => {
  const [ada, bob] = [await newPlayer('Ada'), await newPlayer('Bob')];
  const old = await ada.create({ game: 'qwinto', seats: 4 });
  await ada.ask('POST', `/api/tables/${old.id}/bot`, { seat: 1, level: 'casual' });
  await bob.ask('POST', `/api/tables/${old.id}/sit`, { seat: 3 });
  const made = await ada.create({ game: 'qwinto', seats: 2, instead: old.id });
  expect(made).toMatchObject({ status: 'playing', seating: [{ name: 'Ada' }, { name: 'Bob' }] });
});

test('only the host, only before the game, and a refusal leaves nothing behind', async () => {
  const { ada, bob, id } = await pair({ game: '5vor12' });
  const open = await ada.create({ game: 'qwinto', seats: 3 });
  const asked = { game: 'qwinto', seats: 2 };
  const refused = async (player: Player, instead: string) =>
    (await player.ask('POST', '/api/tables', { ...asked, instead })).body.code;
  expect(await refused(bob, open.id)).toBe('not-host');
  expect(await refused(ada, id)).toBe('not-open');
  expect(await refused(ada, 'x'.repeat(22))).toBe('unknown-table');
  expect(await mine(ada)).toEqual([open.id, id]);
  expect((await ada.ask('GET', `/api/tables/${open.id}`)).body.table.status).toBe('open');
});

test('a player who sits down at that very moment moves along, or is told that it is too late', async () => {
  const [ada, bob] = [await newPlayer('Ada'), await newPlayer('Bob')];
  const outcomes = new Set<number>();
  for (let n = 0; n < 20; n++) {
    const old = await ada.create({ game: 'qwinto', seats: 3, sit: false });
    const snapshot = () => bob.ask('POST', `/api/tables/${old.id}/sit`, {});
    const replacing = () => ada.create({ game: 'finito', seats: 3, sit: true, instead: old.id });
    const [made, sat] =
      n % 2 === 0
        ? await Promise.all([replacing(), snapshot()])
        : await Promise.all([snapshot(), replacing()]).then(([one, two]) => [two, one] as const);
    outcomes.add(sat.status);
    const { seating } = (await ada.ask('GET', `/api/tables/${made.id}`)).body.table;
    const names = seating.map(({ name }: { name: string }) => name).filter((name: string) => name !== '');
    expect(names.toSorted()).toEqual(sat.status === 200 ? ['Ada', 'Bob'] : ['Ada']);
  }
  expect([...outcomes].every((status) => status === 200 || status === 409)).toBe(true);
});

test('a player who leaves at that very moment is not taken along', async () => {
  const [ada, bob] = [await newPlayer('Ada'), await newPlayer('Bob')];
  const old = await ada.create({ game: 'qwinto', seats: 3 });
  await bob.ask('POST', `/api/tables/${old.id}/sit`, {});
  const { tables } = fixture.server.services.store;
  const { add } = tables;
  tables.add = async (...table) => {
    tables.add = add;
    await add(...table);
    await bob.ask('POST', `/api/tables/${old.id}/leave`);
  };
  const next = await ada.create({ game: 'qwinto', seats: 2, instead: old.id });
  expect(next).toMatchObject({ status: 'open', seating: [{ name: 'Ada' }, { kind: 'free' }] });
});
