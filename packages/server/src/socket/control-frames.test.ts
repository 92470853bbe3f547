import { connect, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import type { WebSocket } from 'ws';
import { useTestServer } from '../../test/support/use-test-server.ts';

const fixture = useTestServer({ messagesPerSecond: 20, messagesPerAddress: 200 });

const opened = (socket: WebSocket): Promise<unknown> =>
  new Promise((resolve) => socket.once('open', resolve));
const closed = (socket: WebSocket): Promise<unknown> =>
  new Promise((resolve) => socket.once('close', resolve));

/** A connection of bare TCP, which can refuse to read. */
const rawSocket = async (): Promise<Socket> => {
  const socket = connect(fixture.server.port, '127.0.0.1');
  socket.write(
    'GET /api/socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n' +
      'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
  );
  await new Promise((resolve) => socket.once('data', resolve));
  return socket;
};

/** A masked frame with the mask 0. */
const frame = (opcode: number, body: Buffer, isFinal = true): Buffer =>
  Buffer.concat([Buffer.from([(isFinal ? 0x80 : 0) | opcode, 0x80 | body.length, 0, 0, 0, 0]), body]);

const PING = 9;

test('a ping within the limits is answered by a pong with the same body', async () => {
  const ada = await fixture.newPlayer('Ada');
  const socket = ada.socket();
  await opened(socket);
  const pong = new Promise((resolve) => socket.once('pong', (body) => resolve(String(body))));
  socket.ping('hello');
  expect(await pong).toBe('hello');
  socket.terminate();
});

test.each(['ping', 'pong'] as const)(
  'a client that sends one %s after another is disconnected',
  async (kind) => {
    const ada = await fixture.newPlayer('Ada');
    const socket = ada.socket();
    await opened(socket);
    let pongs = 0;
    socket.on('pong', () => pongs++);
    const end = closed(socket);
    for (let n = 0; n < 2000; n++) socket[kind]('x'.repeat(125));
    expect(await end).toBe(1008);
    expect(pongs).toBeLessThan(300);
  },
);

test('a client that sends pings and never reads is disconnected, and its pongs are not kept', async () => {
  const socket = await rawSocket();
  socket.pause();
  const end = new Promise((resolve) => socket.once('close', resolve));
  socket.on('error', () => {});
  const before = fixture.server.services.sockets.count;
  const pings = Buffer.concat(Array.from({ length: 500 }, () => frame(PING, Buffer.alloc(125))));
  const flood = setInterval(() => socket.write(pings), 5);
  await end;
  clearInterval(flood);
  expect(fixture.server.services.sockets.count).toBeLessThan(before + 1);
});

test('a message in endless empty parts is not waited for', async () => {
  const socket = await rawSocket();
  socket.on('error', () => {});
  const end = new Promise((resolve) => socket.once('close', resolve));
  socket.write(frame(1, Buffer.alloc(0), false));
  const parts = Buffer.concat(Array.from({ length: 100 }, () => frame(0, Buffer.alloc(0), false)));
  socket.write(parts);
  await end;
  expect(socket.destroyed).toBe(true);
});
