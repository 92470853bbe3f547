import { readFileSync } from 'node:fs';
import {
  Daily,
  History,
  MyData,
  MyResults,
  PROTOCOL,
  TableInfo,
  TableList,
  TableState,
} from '@crescendo/protocol';
import type { GenericSchema } from 'valibot';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { protocolText } from '../../../scripts/protocol-text.ts';
import { useTestServer } from '../../../test/support/use-test-server.ts';

const fixture = useTestServer();

test('docs/protocol.md is what the schemas say; else: npm run docs -w packages/server', () => {
  const written = readFileSync(new URL('../../../../../docs/protocol.md', import.meta.url), 'utf8');
  expect(written).toBe(protocolText());
});

test('the interface describes itself, for programs and for people', async () => {
  const ada = await fixture.newPlayer('Ada');
  const { body } = await ada.ask('GET', '/api/openapi.json');
  expect(body.openapi).toBe('3.1.0');
  const create = body.paths['/api/tables'].post;
  expect(create.requestBody.content['application/json'].schema.required).toEqual(['game', 'seats']);
  for (const path of ['/api/tables/{table}/moves', '/api/tables/{table}/pause', '/api/daily/{game}'])
    expect(Object.keys(body.paths)).toContain(path);
  for (const path of Object.values(body.paths) as object[])
    for (const operation of Object.values(path)) expect(operation.summary.length).toBeGreaterThan(5);
  const page = await ada.ask('GET', '/api');
  expect(page.body).toContain('POST /api/tables/:table/sit');
  expect(page.body).not.toContain('<script');
});

test('answers are what the description says', async () => {
  const ada = await fixture.newPlayer('Ada');
  const { body } = await ada.ask('GET', '/api/games');
  expect(body.games.map(({ id }: { id: string }) => id)).toEqual(['5vor12', 'rummikub', 'finito', 'qwinto']);
  expect((await ada.ask('GET', '/api/server')).body).toMatchObject({ name: 'crescendo', protocol: PROTOCOL });
});

test('answers hold what the description says, and nothing else', async () => {
  const { ada, bob, id } = await fixture.pair({ game: 'finito', options: { roundLimit: 3 }, public: true });
  const asked: [GenericSchema, string, string, object?][] = [
    [TableState, 'GET', `/api/tables/${id}`],
    [TableList, 'GET', '/api/tables'],
    [TableList, 'GET', '/api/tables/mine'],
    [TableInfo, 'POST', `/api/tables/${id}/pause`, { pause: false }],
    [TableInfo, 'POST', '/api/tables/quick', { game: 'qwinto' }],
    [TableInfo, 'POST', '/api/daily/5vor12'],
    [Daily, 'GET', '/api/daily'],
  ];
  const check = async ([schema, method, path, body]: (typeof asked)[number]): Promise<void> => {
    const answer = await ada.ask(method, path, body);
    expect(answer.status, path).toBe(200);
    // Reading drops what no schema names: then the two would differ.
    expect(v.parse(schema, answer.body), path).toEqual(answer.body);
  };
  for (const one of asked) await check(one);
  await Promise.all([ada.play(id), bob.play(id)]);
  await ada.until(id, ({ table }) => table.status === 'over');
  await check([TableList, 'GET', '/api/tables/archive']);
  await check([MyResults, 'GET', '/api/me/results']);
  await check([MyData, 'GET', '/api/me']);
  await check([History, 'GET', `/api/tables/${id}/history?views=1`]);
});

test('health, readiness and figures', async () => {
  const ada = await fixture.newPlayer('Ada');
  expect((await ada.ask('GET', '/healthz')).body).toBe('alive\n');
  expect((await ada.ask('GET', '/readyz')).body).toBe('ready\n');
  const { body } = await ada.ask('GET', '/metrics');
  for (const name of [
    'tables',
    'sockets',
    'moves_total',
    'append_seconds_bucket',
    'bot_seconds_count',
    'memory_bytes',
    'http_requests_total{route="POST /api/me",status="200"}',
    'http_seconds_count{route="POST /api/me"}',
    'wal_bytes',
    'disk_free_bytes',
    'bot_queue',
    'due_queue',
    'ignored_addresses',
  ])
    expect(body).toContain(`crescendo_${name}`);
  const top = (await ada.ask('GET', '/metrics?top')).body;
  expect(top.requests[0]).toEqual(['127.0.0.1', expect.any(Number)]);
});
