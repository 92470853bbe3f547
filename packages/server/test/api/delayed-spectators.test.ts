import { expect, test } from 'vitest';
import { useTestServer } from '../support/use-test-server.ts';

const fixture = useTestServer();

test('a spectator sees what lies open, at once or as late as the host wants', async () => {
  const { ada, bob, id } = await fixture.pair({ game: 'qwinto', delay: 30 });
  const zoe = await fixture.newPlayer('Zoe');
  const mover = (ada.stateOf(id).turn as { seats: number[] }).seats[0] === 0 ? ada : bob;
  fixture.advance(40_000);
  const version = await mover.connect().move(id, 'dice oyp');
  zoe.watch(id);
  const early = await zoe.until(id, () => true);
  expect(early.version).toBe(version - 1);
  expect(early.view).toMatchObject({ seat: null, colours: null });
  expect((await zoe.ask('GET', `/api/tables/${id}`)).body.version).toBe(version - 1);
  expect(JSON.stringify((await zoe.ask('GET', `/api/tables/${id}/history`)).body)).not.toContain('"dice"');
  fixture.advance(40_000);
  expect((await zoe.ask('GET', `/api/tables/${id}`)).body.version).toBe(version);
});

test('delayed spectators get talk with the same delay as moves', async () => {
  const { ada, bob, id } = await fixture.pair({ game: 'qwinto', delay: 1 });
  const zoe = await fixture.newPlayer('Zoe');
  zoe.watch(id);
  await zoe.until(id, () => true);
  const at = Date.now();
  ada.connect().say(id, 'I have the five');
  await bob.heard(({ type }) => type === 'talk');
  expect((await zoe.ask('GET', `/api/tables/${id}/talk`)).body.lines).toEqual([]);
  expect((await bob.ask('GET', `/api/tables/${id}/talk`)).body.lines).toHaveLength(1);
  await zoe.heard(({ type }) => type === 'talk');
  expect(Date.now() - at).toBeGreaterThanOrEqual(1000);
  expect((await zoe.ask('GET', `/api/tables/${id}/talk`)).body.lines).toHaveLength(1);
});

test('delayed spectators are shown every step without reading the whole log again', async () => {
  const { ada, bob, id } = await fixture.pair({ game: 'qwinto', delay: 1 });
  const zoe = await fixture.newPlayer('Zoe');
  fixture.advance(2000);
  zoe.watch(id);
  await zoe.until(id, ({ view }) => view !== null);
  const { tables } = fixture.server.services.store;
  const { events } = tables;
  const read: number[] = [];
  tables.events = (table, after) => {
    read.push(after);
    return events(table, after);
  };
  const mover = (ada.stateOf(id).turn as { seats: number[] }).seats[0] === 0 ? ada : bob;
  const version = await mover.connect().move(id, 'dice oyp');
  const state = await zoe.until(id, (late) => late.version === version);
  expect(state.news).toContainEqual(expect.objectContaining({ type: 'dice' }));
  expect(read.length).toBeGreaterThan(0);
  expect(read).not.toContain(0);
  tables.events = events;
});

test('what may not be seen yet is not read again at every look', async () => {
  const { ada, id } = await fixture.pair({ game: 'qwinto', delay: 600 });
  const { services } = fixture.server;
  const first = await services.store.tables.lastEvent(id);
  const body = JSON.stringify({ kind: 'talk', on: true });
  for (let n = 1; n <= 1000; n++)
    void services.store.tables.append(id, { n: first + n, at: services.now(), body });
  await services.store.tables.append(id, { n: first + 1001, at: services.now(), body });
  services.tables.unload(id);
  const zoe = await fixture.newPlayer('Zoe');
  const { tables } = services.store;
  const { events } = tables;
  await zoe.ask('GET', `/api/tables/${id}`);
  let rows = 0;
  tables.events = async (...asked) => {
    const found = await events(...asked);
    rows += found.length;
    return found;
  };
  for (let n = 0; n < 20; n++) await zoe.ask('GET', `/api/tables/${id}`);
  tables.events = events;
  expect(rows).toBe(0);
  fixture.advance(700_000);
  expect((await zoe.ask('GET', `/api/tables/${id}`)).body.version).toBe(first + 1001);
  ada.connect().unwatch(id);
});

test('a delayed spectator who comes after the last move still sees it', async () => {
  const { ada, bob, id } = await fixture.pair({ game: 'qwinto', delay: 1 });
  const mover = (ada.stateOf(id).turn as { seats: number[] }).seats[0] === 0 ? ada : bob;
  const version = await mover.connect().move(id, 'dice oyp');
  const zoe = await fixture.newPlayer('Zoe');
  zoe.watch(id);
  expect((await zoe.until(id, () => true)).version).toBeLessThan(version);
  await zoe.until(id, (late) => late.version === version);
});

test('before the start nobody is delayed: a guest sees which seats are free', async () => {
  const [ada, bob] = [await fixture.newPlayer('Ada'), await fixture.newPlayer('Bob')];
  const { id } = await ada.create({ game: 'qwinto', seats: 3, delay: 600 });
  const { body } = await bob.ask('GET', `/api/tables/${id}`);
  expect(body.table.seating).toMatchObject([{ name: 'Ada' }, { kind: 'free' }, { kind: 'free' }]);
});

test('a host who does not sit at a delayed table learns nothing early, by whichever request', async () => {
  const [ada, bob, cyd] = [
    await fixture.newPlayer('Ada'),
    await fixture.newPlayer('Bob'),
    await fixture.newPlayer('Cyd'),
  ];
  const asked = {
    game: 'finito',
    seats: 2,
    options: { roundLimit: 2 },
    delay: 600,
    sit: false,
    public: true,
  };
  const { id } = await ada.create(asked);
  for (const player of [bob, cyd]) {
    await player.ask('POST', `/api/tables/${id}/sit`, {});
    player.watch(id);
  }
  const line = async () =>
    (await ada.ask('GET', '/api/tables')).body.tables.find((one: { id: string }) => one.id === id);
  fixture.advance(700_000);
  await bob.ask('POST', `/api/tables/${id}/pause`, { pause: true });
  await bob.ask('POST', `/api/tables/${id}/pause`, { pause: false });
  const before = { line: await line(), info: (await ada.ask('POST', `/api/tables/${id}/host`, {})).body };
  fixture.advance(1000);
  await Promise.all([bob.play(id), cyd.play(id)]);
  await bob.until(id, ({ table }) => table.status === 'over');
  for (const body of [{}, { talk: true }, { mute: { seat: 1, muted: false } }]) {
    const after = (await ada.ask('POST', `/api/tables/${id}/host`, body)).body;
    expect(after).toEqual(before.info);
    expect(after).toMatchObject({ status: 'playing', result: null });
  }
  // The lobby goes on showing a game in progress for as long.
  expect(await line()).toEqual(before.line);
  expect(before.line).toMatchObject({ status: 'playing', result: null });
  fixture.advance(700_000);
  expect((await ada.ask('POST', `/api/tables/${id}/host`, {})).body.status).toBe('over');
  expect(await line()).toBeUndefined();
});
