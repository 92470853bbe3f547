import { expect, test } from 'vitest';
import { PROTOCOL } from '../version.ts';
import { Connection, type SocketLike } from './connection.ts';

/** A socket whose server is this test. */
class FakeSocket implements SocketLike {
  onopen: SocketLike['onopen'] = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: SocketLike['onclose'] = null;
  onerror: SocketLike['onerror'] = null;
  readonly sent: string[] = [];
  isClosed = false;

  send(text: string): void {
    this.sent.push(text);
  }

  close(): void {
    this.isClosed = true;
  }

  welcome(protocol: number): void {
    this.onopen?.({} as never);
    this.onmessage?.({ data: JSON.stringify({ type: 'welcome', protocol, name: '', heartbeat: 30_000 }) });
  }
}

/** A connection opens its first socket once it has been told what to watch. */
const opening = (): Promise<void> => Promise.resolve();

const connect = async () => {
  const sockets: FakeSocket[] = [];
  const heard: unknown[] = [];
  const connection = new Connection(
    () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket;
    },
    {
      onMessage: ({ type }) => heard.push(type),
      onStatus: (isUp) => heard.push(isUp),
      onVersionMismatch: (version) => heard.push({ version }),
    },
  );
  await opening();
  const [socket] = sockets;
  if (socket === undefined) throw new Error('no socket was opened');
  return { connection, socket, sockets, heard };
};

test('a server of the same version is listened to', async () => {
  const { connection, socket, heard } = await connect();
  socket.welcome(PROTOCOL);
  expect(heard).toEqual([true, 'welcome']);
  expect(socket.isClosed).toBe(false);
  connection.close();
});

test('a server of another version is reported, and the connection closes for good', async () => {
  const { connection, socket, sockets, heard } = await connect();
  const move = connection.move('A'.repeat(22), 'a1');
  socket.welcome(PROTOCOL + 1);
  await expect(move).rejects.toThrow('the connection is closed');
  expect(heard).toEqual([true, false, { version: PROTOCOL + 1 }]);
  expect(socket.isClosed).toBe(true);
  connection.check();
  connection.renew();
  expect(sockets).toHaveLength(1);
});

test('a table that the server could not show is watched again, from the version that is known', async () => {
  const timers: (() => void)[] = [];
  const timer = (run: () => void) => {
    timers.push(run);
    return { cancel: () => {} };
  };
  const socket = new FakeSocket();
  const runtime = { setTimeout: timer, setInterval: () => ({ cancel: () => {} }), random: () => 0 };
  const connection = new Connection(() => socket, { onMessage: () => {} }, runtime);
  const table = 'A'.repeat(22);
  connection.watch(table);
  await opening();
  socket.welcome(PROTOCOL);
  socket.sent.length = 0;
  const error = { type: 'error', code: 'try-again', message: '', table };
  socket.onmessage?.({ data: JSON.stringify(error) });
  for (const run of timers.splice(0)) run();
  expect(socket.sent).toEqual([JSON.stringify({ type: 'watch', table, changes: true })]);
  socket.onmessage?.({ data: JSON.stringify({ ...error, code: 'no-spectators' }) });
  expect(timers).toEqual([]);
  connection.close();
});

test('the function that opens a socket gets the table, so that a proxy can choose a server by it', async () => {
  const tables: (string | undefined)[] = [];
  const open = (table: string | undefined): SocketLike => {
    tables.push(table);
    return new FakeSocket();
  };
  const connection = new Connection(open, { onMessage: () => {} });
  connection.watch('first');
  await opening();
  connection.watch('second');
  connection.renew();
  connection.unwatch('second');
  connection.unwatch('first');
  connection.renew();
  expect(tables).toEqual(['first', 'second', undefined]);
  connection.close();
});

test('what is no message is not shown: everything is asked for again, later and later', async () => {
  const timers: { readonly run: () => void; readonly ms: number }[] = [];
  const timer = (run: () => void, ms: number) => {
    timers.push({ run, ms });
    return { cancel: () => {} };
  };
  const runtime = { setTimeout: timer, setInterval: () => ({ cancel: () => {} }), random: () => 0.5 };
  const sockets: FakeSocket[] = [];
  const heard: string[] = [];
  const open = (): SocketLike => {
    const socket = new FakeSocket();
    sockets.push(socket);
    return socket;
  };
  const connection = new Connection(open, { onMessage: ({ type }) => heard.push(type) }, runtime);
  const table = 'A'.repeat(22);
  connection.watch(table);
  await opening();
  for (const nonsense of ['{"type":"state"}', '[]', '{', '{"type":"pong","now":"noon"}']) {
    const socket = sockets.at(-1);
    socket?.onopen?.({} as never);
    socket?.onmessage?.({ data: nonsense });
    expect(socket?.isClosed).toBe(true);
    timers.at(-1)?.run();
  }
  const waits = timers.map(({ ms }) => ms);
  expect(waits).toEqual([100, 200, 400, 800]);
  const last = sockets.at(-1);
  last?.welcome(PROTOCOL);
  // A type that this version does not know changes nothing.
  last?.onmessage?.({ data: '{"type":"fireworks"}' });
  expect(last?.isClosed).toBe(false);
  expect(heard).toEqual(['welcome']);
  connection.close();
});
