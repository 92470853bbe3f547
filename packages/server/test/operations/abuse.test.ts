// Attacks of a single client over HTTP.
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { useTestServer } from '../support/use-test-server.ts';

const fixture = useTestServer({ requestsPerSecond: 5 });

test('the log of a table cannot be made longer without end, nor by requests that change nothing', async () => {
  const ada = await fixture.newPlayer('Ada');
  const { id } = await ada.create({ game: 'qwinto', seats: 2 });
  const host = (body: object) => {
    fixture.advance(10_000);
    return ada.ask('POST', `/api/tables/${id}/host`, body);
  };
  const { body } = await host({ talk: false });
  for (let n = 0; n < 3; n++) expect((await host({ talk: false })).body.version).toBe(body.version);
  expect((await host({ mute: { seat: 0, muted: false } })).body.version).toBe(body.version);
  expect((await host({ mute: { seat: 9, muted: true } })).body.code).toBe('unknown-seat');
  const flood = Array.from({ length: 60 }, (_, n) =>
    ada.ask('POST', `/api/tables/${id}/host`, { talk: n % 2 === 0 }),
  );
  const answers = await Promise.all(flood);
  expect(answers.filter(({ status }) => status === 200).length).toBeLessThan(40);
  expect(answers.map(({ status }) => status)).toContain(429);
  fixture.advance(60_000);
});

test.each([
  'https://127.0.0.1/',
  'https://fcm.googleapis.com@127.0.0.1/',
  'https://fcm.googleapis.com:9999/',
  'https://fcm.googleapis.com.evil.example/',
  'https://evil.example/.push.apple.com/',
  'https://fcm.googleapis.com/\r\nHost: x',
  'https://fcm.googleapis.com/ x',
])('no notification is sent to %j', async (endpoint) => {
  fixture.advance(10_000);
  const ada = await fixture.newPlayer('Ada');
  const keys = { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) };
  expect((await ada.ask('POST', '/api/me/push', { endpoint, keys })).body.reason.code).toBe(
    'not-a-push-service',
  );
});

test.each([
  '/%E0%A4%A',
  '/api/tables/%00',
  '/api/tables/..%2f..%2fetc',
  '//evil.example/x',
  '/api//tables',
  '/..%5c..%5c',
])('%s is nothing, and no error', async (path) => {
  fixture.advance(10_000);
  const before = fixture.server.lines.length;
  expect((await fetch(fixture.server.url + path)).status).toBe(404);
  expect(fixture.server.lines.slice(before).join('')).not.toContain('"error"');
});

test('a client that sends requests and never reads the answers costs little memory', async () => {
  const socket = connect(fixture.server.port, '127.0.0.1');
  socket.on('error', () => {});
  socket.pause();
  const requests = 'GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(1000);
  const before = process.memoryUsage().rss;
  for (let n = 0; n < 20 && !socket.destroyed; n++) {
    socket.write(requests);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  expect(process.memoryUsage().rss - before).toBeLessThan(150_000_000);
  socket.destroy();
});
