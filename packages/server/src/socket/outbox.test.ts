import { Duplex, type Writable } from 'node:stream';
import { expect, test } from 'vitest';
import * as ws from 'ws';
import { SocketOutbox, textFrame } from './outbox.ts';

// The types do not mention it.
const { Receiver } = ws as unknown as { Receiver: new (options: object) => Writable };

const OPEN = { readyState: 1, OPEN: 1 } as const;

/** A socket that takes what is written when the test says so, or at once. */
const socketThat = (takes: 'at once' | 'later') => {
  const written: string[] = [];
  const waiting: (() => void)[] = [];
  const socket = new Duplex({
    decodeStrings: false,
    read: () => {},
    write: (chunk, encoding, done) => {
      if (chunk !== '') expect(encoding).toBe('latin1');
      written.push(String(chunk));
      if (takes === 'at once') done();
      else waiting.push(done);
    },
  });
  return { socket, written, take: () => waiting.shift()?.() };
};

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Reads these bytes as a client does. */
const messagesIn = (bytes: string): Promise<readonly string[]> =>
  new Promise((resolve, reject) => {
    const receiver = new Receiver({ isServer: false });
    const messages: string[] = [];
    receiver.on('message', (data: Buffer) => messages.push(String(data)));
    receiver.on('error', reject);
    receiver.write(Buffer.from(bytes, 'latin1'), () => resolve(messages));
  });

test('a text of any length is read as it was written', async () => {
  const texts = [0, 1, 125, 126, 127, 65_535, 65_536, 70_000].map((length) => 'x'.repeat(length));
  texts.push('é', 'ÿ\x80', '“Zoë” 🎲 5 → 12', `${'a'.repeat(124)}é`, '漢字'.repeat(40_000));
  expect(await messagesIn(texts.map(textFrame).join(''))).toEqual(texts);
});

test('messages of one tick leave in one write, in order', async () => {
  const { socket, written } = socketThat('at once');
  const outbox = new SocketOutbox(socket, OPEN);
  outbox.send('one');
  outbox.send('two');
  expect(written).toEqual([]);
  await turn();
  expect(written).toHaveLength(1);
  expect(await messagesIn(written.join(''))).toEqual(['one', 'two']);
  expect([outbox.isBlocked, outbox.waitingBytes]).toEqual([false, 0]);
});

test('a socket that does not take what is sent blocks it until it does', async () => {
  const { socket, take } = socketThat('later');
  const outbox = new SocketOutbox(socket, OPEN);
  let frees = 0;
  outbox.onFree = () => frees++;
  outbox.send('one');
  await turn();
  expect([outbox.isBlocked, outbox.waitingBytes, frees]).toEqual([true, textFrame('one').length, 0]);
  outbox.send('two');
  await turn();
  for (let n = 0; n < 3; n++) {
    take();
    await turn();
  }
  expect([outbox.isBlocked, outbox.waitingBytes, frees]).toEqual([false, 0, 1]);
});

test('nothing follows the frame that closes the connection', async () => {
  const { socket, written } = socketThat('at once');
  const closing: { readyState: 1 | 2; OPEN: 1 } = { readyState: 1, OPEN: 1 };
  const outbox = new SocketOutbox(socket, closing);
  outbox.send('late');
  closing.readyState = 2;
  await turn();
  expect(written).toEqual([]);
});
