import { expect, test } from 'vitest';
import { Player } from '../support/player.ts';
import { useTestServer } from '../support/use-test-server.ts';

const fixture = useTestServer();
const { pair, newPlayer } = fixture;

const upgraded = (player: Player, headers: Record<string, string>): Promise<number> =>
  new Promise((resolve) => {
    const socket = player.socket(headers);
    socket.on('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0));
    socket.on('open', () => {
      socket.close();
      resolve(101);
    });
    socket.on('error', () => {});
  });

test("another device can't move my seat, close my table, or change it", async () => {
  const { ada, id } = await pair({ game: '5vor12' });
  const eve = await newPlayer('Eve');
  const move = ada.anyMove(ada.stateOf(id));
  for (const [path, body, code] of [
    ['moves', { id: 'eves-move', move }, 'not-seated'],
    ['close', undefined, 'not-host'],
    ['start', undefined, 'not-host'],
    ['leave', undefined, 'not-seated'],
    ['host', { talk: false }, 'not-host'],
    ['bot', { seat: 0, level: 'random' }, 'not-host'],
    ['rematch', undefined, 'not-seated'],
    ['sit', { seat: 0 }, 'not-open'],
  ] as const)
    expect((await eve.ask('POST', `/api/tables/${id}/${path}`, body)).body).toMatchObject({ code });
  eve.watch(id);
  const state = await eve.until(id, ({ view }) => view !== null);
  expect(state.seat).toBeNull();
  expect((state.view as { seat: unknown }).seat).toBeNull();
  await expect(eve.connect().move(id, move)).rejects.toMatchObject({ body: { code: 'not-seated' } });
  eve.connect().say(id, 'let me in');
  await eve.heard((message) => message.type === 'error' && message.code === 'not-seated');
});

test('a table without spectators shows them nothing', async () => {
  const { id } = await pair({ game: 'qwinto', spectators: false });
  const eve = await newPlayer('Eve');
  for (const path of ['', '/history', '/talk', '/record'])
    expect((await eve.ask('GET', `/api/tables/${id}${path}`)).body.code).toBe('no-spectators');
  eve.watch(id);
  await eve.heard((message) => message.type === 'error' && message.code === 'no-spectators');
});

test('nor does any question about it that changes nothing', async () => {
  const { ada, bob, id } = await fixture.pair({
    game: 'finito',
    options: { roundLimit: 1 },
    spectators: false,
  });
  const eve = await fixture.newPlayer('Eve');
  expect((await eve.ask('POST', `/api/tables/${id}/host`, {})).body.code).toBe('not-host');
  await Promise.all([ada.play(id), bob.play(id)]);
  const { id: next } = (await ada.ask('POST', `/api/tables/${id}/rematch`)).body;
  expect((await bob.ask('POST', `/api/tables/${id}/rematch`)).body.id).toBe(next);
  expect((await eve.ask('POST', `/api/tables/${id}/rematch`)).body.code).toBe('not-seated');
});

test('who is nobody may look, but do nothing', async () => {
  const { id } = await pair({ game: 'qwinto' });
  const nobody = new Player(fixture.server.url, 'nobody');
  expect((await nobody.ask('GET', `/api/tables/${id}`)).body.seat).toBeNull();
  for (const [method, path] of [
    ['POST', '/api/tables'],
    ['GET', '/api/me'],
    ['DELETE', '/api/me'],
    ['GET', '/api/tables/mine'],
    ['POST', `/api/tables/${id}/sit`],
    ['POST', `/api/tables/${id}/dice`],
  ] as const)
    expect((await nobody.ask(method, path, method === 'POST' ? {} : undefined)).body.code).toBe(
      'unauthenticated',
    );
  nobody.token = 'A'.repeat(43);
  expect((await nobody.ask('GET', '/api/me')).body.code).toBe('unauthenticated');
  nobody.close();
});

test('a page of another site is refused, on HTTP and on sockets', async () => {
  const ada = await newPlayer('Ada');
  const evil = { origin: 'https://evil.example' };
  expect((await ada.ask('POST', '/api/tables', { game: 'qwinto', seats: 2 }, evil)).body.code).toBe(
    'bad-origin',
  );
  expect((await ada.ask('DELETE', '/api/me', undefined, evil)).body.code).toBe('bad-origin');
  expect(await upgraded(ada, evil)).toBe(403);
  expect(await upgraded(ada, { origin: 'null' })).toBe(403);
  expect(await upgraded(ada, { origin: fixture.server.url })).toBe(101);
  const own = await ada.ask(
    'POST',
    '/api/tables',
    { game: 'qwinto', seats: 2 },
    { origin: fixture.server.url },
  );
  expect(own.status).toBe(200);
});

test('every answer carries its safety, and no page can be framed or scripted from elsewhere', async () => {
  const ada = await newPlayer('Ada');
  for (const path of ['/', '/api', '/api/me', '/api/openapi.json', '/healthz', '/nowhere', '/api/nowhere']) {
    const { headers } = await ada.ask('GET', path);
    const csp = headers.get('content-security-policy') ?? '';
    expect(csp).toContain("default-src 'none'");
    expect(csp).toContain("script-src 'self' 'wasm-unsafe-eval'");
    expect(csp).toContain("worker-src 'self'");
    expect(csp).toContain("frame-ancestors 'none'");
    expect(csp).not.toContain("'unsafe-inline'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('same-origin');
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
  }
  expect((await ada.ask('GET', '/api/me')).headers.get('cache-control')).toBe('no-store');
});

test('ids are unguessable and never counted up', async () => {
  const ada = await newPlayer('Ada');
  const ids = await Promise.all(
    [1, 2, 3].map(async () => (await ada.create({ game: 'qwinto', seats: 2 })).id),
  );
  for (const id of ids) expect(id).toMatch(/^[\w-]{22}$/);
  expect(new Set(ids.map((id) => id.slice(0, 4))).size).toBe(3);
  for (const id of ['1', '../../etc/passwd', 'x'.repeat(22), '%00'.repeat(4)])
    expect((await ada.ask('GET', `/api/tables/${encodeURIComponent(id)}`)).status).toBe(404);
});
