import { once } from 'node:events';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants, gunzipSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { startTestServer } from '../../test/support/test-server.ts';
import { useTestServer } from '../../test/support/use-test-server.ts';
import { encoded, readPage } from './page.ts';

const page = mkdtempSync(join(tmpdir(), 'crescendo-page-'));
mkdirSync(join(page, 'assets'));
const SCRIPT = `console.log(${JSON.stringify('x'.repeat(3000))})`;
for (const [name, text] of Object.entries({
  'index.html': '<!doctype html><title>the page</title>',
  'sw.js': 'self.skipWaiting()',
  'assets/main-CzeHkT6S.js': SCRIPT,
  'assets/bot-worker-CzeHkT6S.js': SCRIPT,
  'assets/solver-B4885Y7A.wasm': 'wasm',
  'tsconfig.tsbuildinfo': 'secret of the builder',
}))
  writeFileSync(join(page, name), text);

const fixture = useTestServer({ page });

test.each([
  ['/', '*/*', 200, 'text/html; charset=utf-8', 'no-cache'],
  ['/rules/qwinto', 'text/html', 200, 'text/html; charset=utf-8', 'no-cache'],
  ['/settings/', 'text/html', 200, 'text/html; charset=utf-8', 'no-cache'],
  ['/play/some/place', 'text/html', 404, 'text/html; charset=utf-8', 'no-cache'],
  ['/t/AAAAAAAAAAAAAAAAAAAAAA', 'text/html', 200, 'text/html; charset=utf-8', 'no-cache'],
  ['/sw.js', '*/*', 200, 'text/javascript; charset=utf-8', 'no-cache'],
  [
    '/assets/main-CzeHkT6S.js',
    '*/*',
    200,
    'text/javascript; charset=utf-8',
    'public, max-age=31536000, immutable',
  ],
  ['/assets/solver-B4885Y7A.wasm', '*/*', 200, 'application/wasm', 'public, max-age=31536000, immutable'],
  ['/assets/gone-CzeHkT6S.js', 'text/html', 404, 'application/json', null],
  ['/tsconfig.tsbuildinfo', '*/*', 404, 'application/json', null],
  ['/../../etc/passwd', '*/*', 404, 'application/json', null],
  ['/api/nowhere', 'text/html', 404, 'application/json', null],
])('%s', async (path, accept, status, type, cache) => {
  const response = await fetch(`${fixture.server.url}${path}`, { headers: { accept } });
  expect(response.status).toBe(status);
  expect(response.headers.get('content-type')).toBe(type);
  expect(response.headers.get('cache-control')).toBe(cache);
});

test('a known page is not sent again, and a long one is sent small', async () => {
  const url = `${fixture.server.url}/assets/main-CzeHkT6S.js`;
  const first = await fetch(url, { headers: { 'accept-encoding': 'gzip, br' } });
  expect(first.headers.get('content-encoding')).toBe('br');
  expect(await first.text()).toBe(SCRIPT);
  const again = await fetch(url, { headers: { 'if-none-match': first.headers.get('etag') ?? '' } });
  expect(again.status).toBe(304);
});

test('a file is sent as it was compressed when it was built, unless it has changed since', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'crescendo-page-'));
  const text = `console.log(${JSON.stringify('y'.repeat(3000))})`;
  const built = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_LGWIN]: 10 } });
  const other = gzipSync('something else');
  for (const [name, body] of Object.entries({
    'index.html': '<!doctype html><title>the page</title>',
    'main.js': text,
    'main.js.br': built,
    'main.js.gz': other,
  }))
    writeFileSync(join(folder, name), body);
  const files = readPage(folder);
  const file = files.get('/main.js');
  if (file === undefined) throw new Error('it is not served');
  expect(Buffer.from(await encoded(file, 'br')).equals(built)).toBe(true);
  expect(gunzipSync(await encoded(file, 'gzip')).toString()).toBe(text);
  expect([...files.keys()]).toEqual(['/index.html', '/main.js']);
});

test('an address that no page has is "not found" each time, with the page that says so', async () => {
  const ask = (etag: string): Promise<Response> =>
    fetch(`${fixture.server.url}/nowhere`, { headers: { accept: 'text/html', 'if-none-match': etag } });
  const first = await ask('');
  expect(await first.text()).toContain('the page');
  const again = await ask(first.headers.get('etag') ?? '');
  expect([first.status, again.status]).toEqual([404, 404]);
});

test('a policy comes with what lives by it: pages and workers, not with the parts of a page', async () => {
  const headersOf = async (path: string): Promise<Headers> =>
    (await fetch(`${fixture.server.url}${path}`)).headers;
  for (const path of ['/', '/sw.js', '/assets/bot-worker-CzeHkT6S.js'])
    expect((await headersOf(path)).get('content-security-policy'), path).toContain("default-src 'none'");
  const part = await headersOf('/assets/main-CzeHkT6S.js');
  expect(part.get('content-security-policy')).toBeNull();
  expect(part.get('x-content-type-options')).toBe('nosniff');
  expect(part.get('cross-origin-resource-policy')).toBe('same-origin');
});

test('HEAD says how long it is, and an old answer among several is recognized', async () => {
  const url = `${fixture.server.url}/assets/main-CzeHkT6S.js`;
  const head = await fetch(url, { method: 'HEAD', headers: { 'accept-encoding': 'identity' } });
  expect(head.headers.get('content-length')).toBe(String(SCRIPT.length));
  expect(await head.text()).toBe('');
  const known = `"other", W/${head.headers.get('etag')}`;
  expect((await fetch(url, { headers: { 'if-none-match': known } })).status).toBe(304);
});

test('responses share the bytes of a file: clients that never read cost no memory', async () => {
  const big = join(page, 'assets', 'big-B4885Y7A.wasm');
  writeFileSync(big, Buffer.alloc(8_000_000, 1));
  const server = await startTestServer({ page });
  const before = process.memoryUsage().arrayBuffers;
  const sockets = Array.from({ length: 40 }, () => {
    const socket = connect(server.port, '127.0.0.1');
    socket.pause();
    socket.write('GET /assets/big-B4885Y7A.wasm HTTP/1.1\r\nHost: localhost\r\n\r\n');
    return socket;
  });
  await Promise.all(sockets.map((socket) => once(socket, 'readable')));
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(100_000_000);
  for (const socket of sockets) socket.destroy();
  await server.end();
});

test('with a low limit the page comes with all its files; what asks for work is still counted', async () => {
  // No time passes, however slow the machine is: the limit grants nothing new.
  const began = Date.now();
  const server = await startTestServer({ page, requestsPerSecond: 2 }, () => began);
  const ask = (path: string): Promise<number> => fetch(`${server.url}${path}`).then(({ status }) => status);
  const files = await Promise.all(Array.from({ length: 100 }, () => ask('/assets/main-CzeHkT6S.js')));
  expect(new Set(files)).toEqual(new Set([200]));
  expect(await Promise.all(Array.from({ length: 30 }, () => ask('/api/server')))).toContain(429);
  const more = await Promise.all(Array.from({ length: 100 }, () => ask('/assets/main-CzeHkT6S.js')));
  expect(more).toContain(429);
  await server.end();
});
