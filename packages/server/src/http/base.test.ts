import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { useTestServer } from '../../test/support/use-test-server.ts';

const page = mkdtempSync(join(tmpdir(), 'crescendo-page-'));
writeFileSync(
  join(page, 'index.html'),
  '<head><title>the page</title><script src="/theme-boot.js"></script><a href="//example.org">elsewhere</a></head>',
);
writeFileSync(join(page, 'theme-boot.js'), 'void 0');

const fixture = useTestServer({ page, base: '/games/' });
const ask = (path: string, init: RequestInit = {}) =>
  fetch(`http://127.0.0.1:${fixture.server.port}${path}`, { redirect: 'manual', ...init });

test('the page, its files and the API are below the base', async () => {
  const html = await (await ask('/games/')).text();
  expect(html).toContain('src="/games/theme-boot.js"');
  expect(html).toContain('href="//example.org"');
  expect(html).toMatch(/og:url" content="http:\/\/127\.0\.0\.1:\d+\/games\/"/);
  expect(await (await ask('/games/settings', { headers: { accept: 'text/html' } })).text()).toContain(
    '/games/',
  );
  expect(await (await ask('/games/theme-boot.js')).text()).toBe('void 0');
  expect((await ask('/games/api/server')).status).toBe(200);
  expect(await (await ask('/games/api')).text()).toContain('href="api/openapi.json"');
  expect((await ask('/games/readyz')).status).toBe(200);
});

test('a forgotten slash is added', async () => {
  for (const path of ['/games', '/games?from=mail']) {
    const answer = await ask(path);
    expect([answer.status, answer.headers.get('location')]).toEqual([308, '/games/']);
  }
});

test('a proxy may remove the base', async () => {
  expect((await ask('/api/server')).status).toBe(200);
  expect(await (await ask('/')).text()).toContain('src="/games/theme-boot.js"');
});

test('the cookie is of the base only', async () => {
  const answer = await ask('/games/api/me', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"name":"Ada"}',
  });
  expect(answer.headers.get('set-cookie')).toContain('; Path=/games/;');
});

test('sockets are below the base', async () => {
  const socket = new WebSocket(`ws://127.0.0.1:${fixture.server.port}/games/api/socket?protocol=4`);
  const first = await new Promise((resolve, reject) => {
    socket.once('message', (data) => resolve(JSON.parse(String(data))));
    socket.once('error', reject);
  });
  expect(first).toMatchObject({ type: 'welcome' });
  socket.close();
});
