import { TableList } from '@crescendo/protocol';
import { afterEach, expect, test, vi } from 'vitest';
import { NOTHING, request } from './api.ts';

vi.mock('../shell/base.ts', () => ({ HAS_SERVER: true, addressOf: (path: string) => path }));

const replyWith = (body: string | null, init: ResponseInit = {}, type = 'application/json'): void => {
  vi.stubGlobal('fetch', async () => new Response(body, { ...init, headers: { 'content-type': type } }));
};
const askForTables = () => request('GET', '/api/tables', TableList);

afterEach(() => vi.unstubAllGlobals());

test('a reply that fits is the reply itself, with what a later server adds', async () => {
  replyWith('{"tables":[],"later":1}');
  expect(await askForTables()).toEqual({ tables: [], later: 1 });
});

test.each(['{}', '{"tables":{}}', '{"tables":[{"id":5}]}', 'null', '[]', '{"tables":['])(
  'a reply that does not fit is an ordinary error: %s',
  async (body) => {
    replyWith(body);
    await expect(askForTables()).rejects.toMatchObject({ name: 'Refused', code: 'try-again' });
  },
);

test('nothing where something was expected is an error, too, and the reverse', async () => {
  replyWith(null, { status: 204 });
  await expect(askForTables()).rejects.toMatchObject({ code: 'try-again' });
  expect(await request('POST', '/api/me/push', NOTHING)).toBeUndefined();
  replyWith('{"tables":[]}');
  await expect(request('POST', '/api/me/push', NOTHING)).rejects.toMatchObject({ code: 'try-again' });
});

test('an error of the server has its code and its reason', async () => {
  replyWith('{"code":"table-full","message":"…","reason":{"code":"why"}}', { status: 409 });
  await expect(askForTables()).rejects.toMatchObject({ code: 'table-full', reason: { code: 'why' } });
});

test.each(['{}', '{"code":7}', '{"code":"table-full","reason":7}', 'null', '{"co'])(
  'an error that does not fit is an ordinary one: %s',
  async (body) => {
    replyWith(body, { status: 400 });
    await expect(askForTables()).rejects.toMatchObject({ name: 'Refused', code: 'try-again' });
  },
);

test('a page of another program is no server', async () => {
  replyWith('<p>Hello</p>', {}, 'text/html');
  await expect(askForTables()).rejects.toMatchObject({ code: 'no-server' });
  replyWith('<p>Not found</p>', { status: 404 }, 'text/html');
  await expect(askForTables()).rejects.toMatchObject({ code: 'no-server' });
});
