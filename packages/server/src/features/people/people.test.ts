import { itemAt } from '@crescendo/rules';
import { LANGUAGES, load } from '@crescendo/words';
import { expect, test } from 'vitest';
import { Player } from '../../../test/support/player.ts';
import { useTestServer } from '../../../test/support/use-test-server.ts';
import { StorageError } from '../../storage/engine.ts';

const fixture = useTestServer();
const { newPlayer, pair } = fixture;

test('a cookie has its flags, and the database has no token', async () => {
  const nobody = new Player(fixture.server.url, 'x');
  const { headers, body } = await nobody.ask('POST', '/api/me', { name: 'Ada' });
  const cookie = headers.get('set-cookie') ?? '';
  expect(cookie).toMatch(/^crescendo=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/);
  const mine = await nobody.ask('GET', '/api/me', undefined, { cookie: itemAt(cookie.split(';'), 0) });
  expect(mine.body).toMatchObject({ name: 'Ada', devices: [{}], tables: [] });
  const rows = await fixture.server.services.store.engine.read({ sql: 'SELECT * FROM devices' });
  expect(JSON.stringify(rows)).not.toContain(body.token);
});

test('a second device joins by a code, once', async () => {
  const ada = await newPlayer('Ada');
  const { code } = (await ada.ask('POST', '/api/me/code')).body;
  const phone = new Player(fixture.server.url, 'phone');
  expect((await phone.ask('POST', '/api/me/join', { code: 'WRONG-CODE2' })).body.code).toBe('bad-code');
  const joined = await phone.ask('POST', '/api/me/join', { code: code.toLowerCase() });
  expect(joined.body.name).toBe('Ada');
  phone.token = joined.body.token;
  expect((await phone.ask('GET', '/api/me')).body.devices).toHaveLength(2);
  expect(
    (await new Player(fixture.server.url, 'thief').ask('POST', '/api/me/join', { code })).body.code,
  ).toBe('bad-code');
});

test('devices of a person share exercises: the later version stays, and they go with the person', async () => {
  const ada = await newPlayer('Ada');
  const keep = (id: string, changed: number, body: string) =>
    ada.ask('POST', '/api/me/exercises', { id, changed, body });
  expect((await keep('game.7', 5, 'first')).status).toBe(204);
  await keep('game.7', 9, 'later');
  await keep('game.7', 8, 'too late');
  await keep('game.3', 1, '');
  const kept = [
    { id: 'game.3', changed: 1, body: '' },
    { id: 'game.7', changed: 9, body: 'later' },
  ];
  const phone = new Player(fixture.server.url, 'phone');
  const { code } = (await ada.ask('POST', '/api/me/code')).body;
  phone.token = (await phone.ask('POST', '/api/me/join', { code })).body.token;
  expect((await phone.ask('GET', '/api/me/exercises')).body).toEqual({ exercises: kept });
  expect((await phone.ask('GET', '/api/me')).body.exercises).toEqual(kept);
  expect((await keep('no spaces', 1, '')).body.code).toBe('bad-message');
  expect((await keep('long', 1, 'x'.repeat(12_001))).body.code).toBe('bad-message');
  expect((await keep('ahead', 8e15, '')).body.code).toBe('bad-message');
  const bob = await newPlayer('Bob');
  expect((await bob.ask('GET', '/api/me/exercises')).body).toEqual({ exercises: [] });
  expect((await ada.ask('DELETE', '/api/me')).status).toBe(204);
  expect(await fixture.server.services.store.engine.read({ sql: 'SELECT * FROM exercises' })).toEqual([]);
});

test('a new name is shown at once', async () => {
  const { ada, bob, id } = await pair({ game: 'qwinto' });
  await bob.ask('PATCH', '/api/me', { name: 'Robert' });
  const state = await ada.until(id, ({ table }) => table.seating[1]?.name === 'Robert');
  expect(state.news).toEqual([]);
  for (const name of ['', ' ', 'x'.repeat(25), 'a\nb', 'a\u202eb', 7])
    expect((await bob.ask('PATCH', '/api/me', { name })).body.code).toBe('bad-message');
});

test('a person can export everything, and be deleted entirely', async () => {
  const { ada, bob, id } = await pair({ game: 'qwinto' });
  bob.connect().say(id, 'hello');
  await ada.heard(({ type }) => type === 'talk');
  const mine = (await bob.ask('GET', '/api/me')).body;
  expect(mine).toMatchObject({ name: 'Bob', tables: [{ id }], talk: [{ table: id, text: 'hello' }] });
  const waiting = await bob.create({ game: 'finito', seats: 2, public: true });
  expect((await bob.ask('DELETE', '/api/me')).status).toBe(204);
  expect((await ada.ask('GET', '/api/tables')).body.tables).not.toContainEqual(
    expect.objectContaining({ id: waiting.id }),
  );
  expect((await bob.ask('GET', '/api/me')).body.code).toBe('unauthenticated');
  // First the bot takes over from him; then his name is gone, too.
  const { table } = await ada.until(id, (state) => state.table.seating[1]?.former === '');
  expect(JSON.stringify(table)).not.toContain('Bob');
  expect((await ada.ask('GET', `/api/tables/${id}/talk`)).body.lines).toEqual([]);
});

test('a table that waits for its host goes with its host, seated there or not', async () => {
  const [ada, bob] = [await newPlayer('Ada'), await newPlayer('Bob')];
  const { id } = await bob.create({ game: 'qwinto', seats: 2, sit: false, start: 'host' });
  await ada.ask('POST', `/api/tables/${id}/sit`, {});
  expect((await bob.ask('DELETE', '/api/me')).status).toBe(204);
  expect((await ada.ask('GET', `/api/tables/${id}`)).body.table.status).toBe('closed');
});

test('nobody is forgotten while a game cannot be left', async () => {
  const { bob, id } = await pair({ game: 'qwinto' });
  const { store } = fixture.server.services;
  const { append } = store.tables;
  store.tables.append = () => Promise.reject(new StorageError('no disk'));
  expect((await bob.ask('DELETE', '/api/me')).status).toBe(503);
  store.tables.append = append;
  expect((await bob.ask('GET', `/api/tables/${id}`)).body.seat).toBe(1);
  expect((await bob.ask('DELETE', '/api/me')).status).toBe(204);
});

test('an identity read before its deletion is not used afterwards', async () => {
  const ada = await newPlayer('Ada');
  const { store, identity } = fixture.server.services;
  const { byDevice } = store.people;
  let goOn = (): void => {};
  const gone = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  store.people.byDevice = async (hash) => {
    const found = await byDevice(hash);
    await gone;
    return found;
  };
  const early = identity.personFor(ada.token);
  store.people.byDevice = byDevice;
  expect((await ada.ask('DELETE', '/api/me')).status).toBe(204);
  goOn();
  await early;
  expect(await identity.personFor(ada.token)).toBeUndefined();
});

test('a muted player stays muted, also after sitting down again', async () => {
  const [ada, bob] = [await newPlayer('Ada'), await newPlayer('Bob')];
  const { id } = await ada.create({ game: 'qwinto', seats: 3 });
  await bob.ask('POST', `/api/tables/${id}/sit`, {});
  await ada.ask('POST', `/api/tables/${id}/host`, { mute: { seat: 1, muted: true } });
  expect((await bob.ask('POST', `/api/tables/${id}/sit`, {})).body.seating[1].muted).toBe(true);
});

test('talk reaches the table, is limited, can be switched off and muted', async () => {
  const { ada, bob, id } = await pair({ game: 'qwinto' });
  ada.connect().say(id, 'hello');
  expect(await bob.heard(({ type }) => type === 'talk')).toMatchObject({
    line: { seat: 0, name: 'Ada', text: 'hello', n: 1 },
  });
  for (let n = 0; n < 10; n++) ada.connect().say(id, `spam ${n}`);
  await ada.heard((message) => message.type === 'error' && message.code === 'too-fast');
  await ada.ask('POST', `/api/tables/${id}/host`, { mute: { seat: 1, muted: true } });
  bob.connect().say(id, 'may I?');
  await bob.heard((message) => message.type === 'error' && message.code === 'talk-off');
  expect((await bob.ask('POST', `/api/tables/${id}/host`, { talk: false })).body.code).toBe('not-host');
  await ada.ask('POST', `/api/tables/${id}/host`, { talk: false });
  expect((await ada.until(id, ({ table }) => !table.talk)).table.talk).toBe(false);
  const lines = (await bob.ask('GET', `/api/tables/${id}/talk`)).body.lines;
  expect(lines[0]).toMatchObject({ seat: 0, text: 'hello' });
});

test('nobody is called like a bot, or like the own seat in any language', async () => {
  const ada = await newPlayer('Ada');
  const nobody = new Player(fixture.server.url, 'x');
  const labels = await Promise.all(
    LANGUAGES.map(async (language) => (await load(language, 'table/table')).you),
  );
  for (const name of [...labels, 'Allegro', ' aNdante', 'Móderato', 'bot'])
    for (const [player, method] of [
      [ada, 'PATCH'],
      [nobody, 'POST'],
    ] as const)
      expect([name, (await player.ask(method, '/api/me', { name })).body.code]).toEqual([
        name,
        'reserved-name',
      ]);
  expect((await ada.ask('GET', '/api/me')).body.name).toBe('Ada');
});
