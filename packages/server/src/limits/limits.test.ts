import { itemAt, required } from '@crescendo/rules';
import { describe, expect, test } from 'vitest';
import { useTestServer } from '../../test/support/use-test-server.ts';
import { switchTalk } from '../table/commands/host.ts';
import { Bucket, Buckets } from './buckets.ts';
import { AddressBuckets } from './networks.ts';

test('a bucket empties, fills with time, and does not mind a clock that jumps back', () => {
  const bucket = new Bucket(10, 0, 5);
  expect([1, 2, 3, 4, 5, 6].map(() => bucket.take(0))).toEqual([true, true, true, true, true, false]);
  expect(bucket.take(-5000)).toBe(false);
  expect(bucket.take(-4900)).toBe(true);
  expect(bucket.take(-4900)).toBe(false);
  const slow = new Bucket(1 / 60, 0);
  expect([slow.take(0), slow.take(30_000), slow.take(61_000)]).toEqual([true, false, true]);
  const many = new Buckets(1);
  expect(Array.from({ length: 30_000 }, (_, n) => many.take(String(n), n)).every(Boolean)).toBe(true);
});

test('with more keys than are kept, whoever owes something goes on owing it', () => {
  const many = new Buckets(1, 10);
  many.spend('debtor', 0, 15);
  for (let n = 0; n < 100_000; n++) many.take(`${n}`, 0);
  expect(many.take('debtor', 0)).toBe(false);
  expect(many.take('debtor', 1000)).toBe(false);
  expect(many.take('debtor', 8000)).toBe(true);
});

test('many addresses of one IPv6 network share a limit', () => {
  const people = new AddressBuckets(0.001, 100);
  const introduced = (address: (n: number) => string): number =>
    Array.from({ length: 2000 }, (_, n) => people.take(address(n), 0)).filter(Boolean).length;
  expect(introduced(() => '2001:db8:1:1')).toBe(100);
  expect(introduced((n) => `2001:db8:1:2${(n % 256).toString(16).padStart(2, '0')}`)).toBe(200);
  expect(introduced((n) => `2001:db8:1:${(n + 0x4000).toString(16)}`)).toBe(100);
  expect(introduced((n) => `2001:db8:${n.toString(16)}:1`)).toBe(1999);
  expect(introduced((n) => `192.0.2.${n % 256}`)).toBe(2000);
});

const fixture = useTestServer({
  messagesPerSecond: 5,
  requestsPerSecond: 10,
  tablesPerPerson: 2,
  socketsPerAddress: 3,
});

test('tables of one person, sockets of one address, messages and requests have their limits', async () => {
  const ada = await fixture.newPlayer('Ada');
  for (let n = 0; n < 2; n++) await ada.create({ game: 'qwinto', seats: 2 });
  expect((await ada.ask('POST', '/api/tables', { game: 'qwinto', seats: 2 })).body.code).toBe(
    'too-many-tables',
  );
  const sockets = [1, 2, 3].map(() => ada.socket());
  await Promise.all(sockets.map((socket) => new Promise((resolve) => socket.once('open', resolve))));
  const refused = await new Promise((resolve) => {
    const socket = ada.socket();
    socket.on('error', () => {});
    socket.on('unexpected-response', (_request, response) => resolve(response.statusCode));
  });
  expect(refused).toBe(429);
  const socket = itemAt(sockets, 0);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  const answers: string[] = [];
  socket.on('message', (data) => answers.push(JSON.parse(String(data)).code ?? 'pong'));
  for (let n = 0; n < 400; n++) socket.send('{"type":"ping"}');
  expect(await closed).toBe(1008);
  expect(answers).toContain('too-fast');
  const statuses = await Promise.all(
    Array.from({ length: 60 }, () => ada.ask('GET', '/healthz').then(({ status }) => status)),
  );
  expect(statuses).toContain(429);
  for (const one of sockets) one.terminate();
});

describe('size', () => {
  const roomy = useTestServer();

  test('what is too large is refused before it is understood', async () => {
    const ada = await roomy.newPlayer('Ada');
    const { body, status } = await ada.ask('POST', '/api/tables', { game: 'x'.repeat(20_000), seats: 2 });
    expect({ status, code: body.code }).toEqual({ status: 413, code: 'too-large' });
    const socket = ada.socket();
    await new Promise((resolve) => socket.once('open', resolve));
    socket.send('x'.repeat(20_000));
    expect(await new Promise((resolve) => socket.once('close', resolve))).toBe(1009);
  });
});

describe('a long game', () => {
  const patient = useTestServer({ requestsPerSecond: 20 });

  test('is not read again and again for a client that keeps asking', async () => {
    const { ada, bob, id } = await patient.pair({ game: 'qwinto' });
    const mover = (ada.stateOf(id).turn as { seats: number[] }).seats[0] === 0 ? ada : bob;
    await mover.connect().move(id, 'dice oyp');
    const { tables } = patient.server.services;
    const table = required(tables.known(id));
    const host = table.config.host;
    for (let n = 0; n < 400; n++) await table.act(switchTalk(host, n % 2 === 1));
    const asked = Array.from({ length: 20 }, () => ada.ask('GET', `/api/tables/${id}/history`));
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
    patient.advance(10_000);
    expect((await ada.ask('GET', `/api/tables/${id}/history`)).status).toBe(200);
    patient.advance(10_000);
    // On a socket everyone gets the current state, but only now and then everything that happened before.
    const socket = ada.socket();
    const counts: number[] = [];
    await new Promise<void>((resolve) => {
      const watch = (): void => socket.send(JSON.stringify({ type: 'watch', table: id, have: 0 }));
      socket.on('message', (data) => {
        const message = JSON.parse(String(data));
        if (message.type !== 'state') return;
        counts.push(message.news.length);
        if (counts.length === 20) resolve();
        else watch();
      });
      socket.on('open', watch);
    });
    const whole = counts.filter((count) => count > 0).length;
    expect(whole).toBeGreaterThan(0);
    expect(whole).toBeLessThan(20);
    socket.terminate();
  });
});
