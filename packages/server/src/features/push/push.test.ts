import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PushNotice } from '@crescendo/protocol';
import { itemAt, required } from '@crescendo/rules';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { useTestServer } from '../../../test/support/use-test-server.ts';
import { isPushService, sendPush } from './push.ts';
import { newVapidKeys } from './vapid.ts';

/** Decrypts a message as a browser does. */
const decrypt = (ecdh: ReturnType<typeof createECDH>, auth: Buffer, message: Buffer): string => {
  const salt = message.subarray(0, 16);
  const length = message.readUInt8(20);
  const theirs = message.subarray(21, 21 + length);
  const body = message.subarray(21 + length);
  const derive = (from: Uint8Array, secret: Uint8Array, info: Buffer, size: number): Buffer =>
    Buffer.from(hkdfSync('sha256', secret, from, info, size));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), theirs]);
  const key = derive(auth, ecdh.computeSecret(theirs), info, 32);
  const decipher = createDecipheriv(
    'aes-128-gcm',
    derive(salt, key, Buffer.from('Content-Encoding: aes128gcm\0'), 16),
    derive(salt, key, Buffer.from('Content-Encoding: nonce\0'), 12),
  );
  decipher.setAuthTag(body.subarray(-16));
  const text = Buffer.concat([decipher.update(body.subarray(0, -16)), decipher.final()]);
  expect(text.at(-1)).toBe(2);
  return text.subarray(0, -1).toString('utf8');
};

test('a notice arrives signed, and only the browser can read it', async () => {
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  const auth = randomBytes(16);
  const got: { headers: Record<string, string>; body: Buffer }[] = [];
  const service = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => {
      got.push({ headers: request.headers as Record<string, string>, body: Buffer.concat(chunks) });
      response.writeHead(request.url === '/gone' ? 410 : 201).end();
    });
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => service.once('listening', resolve));
  const origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  const keys = newVapidKeys();
  const notice = { what: 'your-turn', table: 't'.repeat(22), game: 'qwinto' } as const;
  const target = { p256dh: ecdh.getPublicKey('base64url'), auth: auth.toString('base64url') };
  const from = { keys, contact: 'mailto:host@example.org', now: Date.now() };
  expect(await sendPush({ ...target, endpoint: `${origin}/here` }, notice, from)).toBe(true);
  expect(await sendPush({ ...target, endpoint: `${origin}/gone` }, notice, from)).toBe(false);
  const { headers, body } = itemAt(got, 0);
  expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
  expect(v.parse(PushNotice, JSON.parse(decrypt(ecdh, auth, body)))).toEqual(notice);
  const [, token = '', key] = /^vapid t=(.+), k=(.+)$/.exec(headers.authorization ?? '') ?? [];
  expect(key).toBe(keys.publicKey);
  const [head = '', claims = '', signature = ''] = token.split('.');
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
    aud: origin,
    sub: from.contact,
  });
  const { x, y } = keys.privateKey as { x: string; y: string };
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const signed = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const;
  expect(
    verify('sha256', Buffer.from(`${head}.${claims}`), signed, Buffer.from(signature, 'base64url')),
  ).toBe(true);
  service.close();
});

const fixture = useTestServer();

test('keys are made once; only push services of browsers are believed', async () => {
  const ada = await fixture.newPlayer('Ada');
  const { pushKey } = (await ada.ask('GET', '/api/server')).body;
  expect(Buffer.from(pushKey, 'base64url')).toHaveLength(65);
  const keys = { p256dh: pushKey, auth: randomBytes(16).toString('base64url') };
  const evil = await ada.ask('POST', '/api/me/push', { endpoint: 'https://169.254.169.254/latest', keys });
  expect(evil.body).toMatchObject({ code: 'bad-message', reason: { code: 'not-a-push-service' } });
  const well = await ada.ask('POST', '/api/me/push', {
    endpoint: 'https://fcm.googleapis.com/fcm/send/x',
    keys,
  });
  expect(well.status).toBe(204);
  expect((await ada.ask('GET', '/api/me')).body.push).toHaveLength(1);
  for (const endpoint of [
    'https://fcm.googleapis.com.evil.example/',
    'http://fcm.googleapis.com/x',
    'https://evil/fcm.googleapis.com/',
  ])
    expect(isPushService(endpoint)).toBe(false);
});

test('over an open socket a player who watches another table is told that it is their turn', async () => {
  const { ada, bob, id } = await fixture.pair({ game: '5vor12' });
  bob.connect().unwatch(id);
  await ada.until(id, ({ table }) => !table.seating[1]?.online);
  const before = ada.stateOf(id);
  const mover = (before.turn as { seats: number[] }).seats;
  expect(mover).toContain(0);
  await ada.connect().move(id, ada.anyMove(before));
  expect(await bob.heard(({ type }) => type === 'notice')).toEqual({
    type: 'notice',
    table: id,
    what: 'your-turn',
  });
});

test('an address that fails keeps no notice from the others, and nobody has them without number', async () => {
  const got: string[] = [];
  const service = createServer((request, response) => {
    got.push(request.url ?? '');
    request.resume().on('end', () => response.writeHead(201).end());
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => service.once('listening', resolve));
  const origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  const { services } = fixture.server;
  const ada = await fixture.newPlayer('Ada');
  const { id } = await ada.create({ game: 'qwinto', seats: 2 });
  const table = required(services.tables.known(id));
  const ecdh = createECDH('prime256v1');
  const auth = randomBytes(16).toString('base64url');
  const good = { p256dh: ecdh.generateKeys('base64url'), auth };
  const noPoint = {
    p256dh: Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 1)]).toString('base64url'),
    auth,
  };
  const { host } = table.config;
  await services.store.push.add(host, { endpoint: `${origin}/wrong`, ...noPoint, made: 1 });
  await services.store.push.add(host, { endpoint: `${origin}/right`, ...good, made: 2 });
  fixture.advance(60_000);
  services.pushNotify(host, { what: 'your-turn', table: id, game: 'qwinto' });
  while (got.length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
  expect(got).toEqual(['/right']);
  for (let n = 0; n < 30; n++)
    await services.store.push.add(host, { endpoint: `${origin}/${n}`, ...good, made: 3 + n });
  const kept = await services.store.push.of(host);
  expect(kept.length).toBeLessThan(30);
  expect(kept.at(-1)?.endpoint).toBe(`${origin}/29`);
  service.close();
});
