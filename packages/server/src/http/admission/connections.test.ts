import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { useTestServer } from '../../../test/support/use-test-server.ts';

const fixture = useTestServer({ socketsPerAddress: 5 });

const open = async (): Promise<Socket> => {
  const socket = connect({ port: fixture.server.port, host: '127.0.0.1', allowHalfOpen: true });
  socket.on('error', () => {});
  await once(socket, 'connect');
  return socket;
};

const openConnections = (): Promise<number> =>
  new Promise((resolve) => {
    fixture.server.http.getConnections((_error, count) => resolve(count));
  });

/** Waits until the server has this many connections. */
const settle = async (count: number): Promise<void> => {
  for (let tries = 0; tries < 200 && (await openConnections()) !== count; tries++)
    await new Promise((resolve) => setTimeout(resolve, 25));
  expect(await openConnections()).toBe(count);
};

test.each([
  ['/api/nowhere', 'websocket', '404'],
  ['//', 'websocket', '404'],
  ['/api/socket', 'websocket\r\nOrigin: http://evil.example', '403'],
])(
  'a refused upgrade of %s keeps no connection, even if the client never closes its end',
  async (path, upgrade, status) => {
    const socket = await open();
    let answer = '';
    socket.on('data', (data) => {
      answer += data;
    });
    socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: ${upgrade}\r\n\r\n`);
    await once(socket, 'end');
    expect(answer).toContain(`HTTP/1.1 ${status}`);
    await settle(0);
    socket.destroy();
  },
);

test('one address may have only so many connections, whatever it sends on them', async () => {
  const sockets = await Promise.all(Array.from({ length: 260 }, open));
  await settle(205);
  for (const socket of sockets) socket.destroy();
  await settle(0);
  const response = await fetch(`${fixture.server.url}/healthz`, { headers: { connection: 'close' } });
  expect(response.status).toBe(200);
});
