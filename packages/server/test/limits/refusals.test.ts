// Clients that go on although they are told that they ask too often.
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { useTestServer } from '../support/use-test-server.ts';

const fixture = useTestServer({ requestsPerSecond: 5 });

const REQUEST = 'GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n';

/** Sends one request after another on one connection until the server closes it, and says what was answered. */
const persist = async (): Promise<readonly string[]> => {
  const socket = connect(fixture.server.port, '127.0.0.1');
  // An ignored client is reset, perhaps before it has noticed that it was connected.
  socket.on('error', () => {});
  const answers: string[] = [];
  socket.on('data', (data) => {
    answers.push(...(String(data).match(/HTTP\/1\.1 \d+/g) ?? []));
    socket.write(REQUEST);
  });
  socket.on('connect', () => socket.write(REQUEST));
  await new Promise((resolve) => socket.once('close', resolve));
  return answers;
};

test('requests through a proxy that is not trusted are warned of, once', async () => {
  const warnings = (): number =>
    fixture.server.lines.filter((line) => line.includes('CRESCENDO_TRUST_PROXY')).length;
  const ask = () => fetch(`${fixture.server.url}/healthz`, { headers: { 'x-forwarded-for': '192.0.2.1' } });
  expect(warnings()).toBe(0);
  await ask();
  await ask();
  expect(warnings()).toBe(1);
});

test('a refused client is answered, then disconnected, then ignored for a while, then heard again', async () => {
  const answers = await persist();
  expect(answers).toContain('HTTP/1.1 200');
  expect(answers.at(-1)).toBe('HTTP/1.1 429');
  let connections = 0;
  while ((await persist()).length > 0) connections++;
  expect(connections).toBeGreaterThan(10);
  expect(connections).toBeLessThan(1000);
  expect(await persist()).toEqual([]);
  fixture.advance(30_000);
  expect((await persist())[0]).toBe('HTTP/1.1 200');
});
