import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { protocolText } from '../../scripts/protocol-text.ts';
import { meet } from '../testing/meeting.ts';

const meeting = meet();

test('docs/protocol.md is what the schemas say; else: npm run docs -w packages/server', () => {
  const written = readFileSync(new URL('../../../../docs/protocol.md', import.meta.url), 'utf8');
  expect(written).toBe(protocolText());
});

test('the interface describes itself, for programs and for people', async () => {
  const ada = await meeting.somebody('Ada');
  const { body } = await ada.ask('GET', '/api/openapi.json');
  expect(body.openapi).toBe('3.1.0');
  const create = body.paths['/api/tables'].post;
  expect(create.requestBody.content['application/json'].schema.required).toEqual(['game', 'seats']);
  expect(Object.keys(body.paths)).toContain('/api/tables/{table}/moves');
  for (const path of Object.values(body.paths) as object[])
    for (const operation of Object.values(path)) expect(operation.summary.length).toBeGreaterThan(5);
  const page = await ada.ask('GET', '/api');
  expect(page.body).toContain('POST /api/tables/:table/sit');
  expect(page.body).not.toContain('<script');
});

test('answers are what the description says', async () => {
  const ada = await meeting.somebody('Ada');
  const { body } = await ada.ask('GET', '/api/games');
  expect(body.games.map(({ id }: { id: string }) => id)).toEqual(['5vor12', 'rummikub', 'finito', 'qwinto']);
  expect((await ada.ask('GET', '/api/server')).body).toMatchObject({ name: 'crescendo', protocol: 1 });
});

test('health, readiness and figures', async () => {
  const ada = await meeting.somebody('Ada');
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
  ])
    expect(body).toContain(`crescendo_${name}`);
});
