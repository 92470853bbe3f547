import { expect, test } from 'vitest';
import { readConfig } from '../boot/config.ts';
import { addressOf, isOwnOrigin, mayReadMetrics } from './headers.ts';

const from = (remote: string): string => addressOf(readConfig({}), {}, remote);

test('a client with a whole network of addresses counts as one; others are told apart', () => {
  expect(from('2001:db8:1:2:3:4:5:6')).toBe(from('2001:db8:1:2::9'));
  expect(from('2001:db8::1')).toBe(from('2001:db8::ffff:0:1'));
  expect(from('2001:db8:1:2::1')).not.toBe(from('2001:db8:1:3::1'));
  expect(from('2001:db8::5:0:0:0:1')).not.toBe(from('2001:db8::1'));
  expect(from('::ffff:192.0.2.1')).not.toBe(from('::ffff:192.0.2.2'));
  expect(from('192.0.2.1')).not.toBe(from('192.0.2.2'));
});

test.each([
  ['http://localhost:8080', {}, true],
  ['http://127.0.0.1:8080', {}, true],
  ['http://192.168.1.20:8080', {}, true],
  ['http://[fe80::1]:8080', {}, true],
  ['http://raspberrypi:8080', {}, true],
  ['http://raspberrypi.local', {}, true],
  // A stranger's name that points at this machine, or a Host that was made up.
  ['http://evil.example:8080', {}, false],
  ['http://1.2.3.4.evil.example', {}, false],
  ['http://play.example.org', {}, false],
  ['http://play.example.org', { CRESCENDO_ORIGINS: 'http://play.example.org' }, true],
])('a page at %s with %j: own page %s', (origin, env, isOwn) => {
  const { host } = new URL(origin);
  expect(isOwnOrigin(readConfig(env), { origin, host })).toBe(isOwn);
  expect(isOwnOrigin(readConfig({}), { origin, host: 'localhost:9' })).toBe(false);
});

test('behind a proxy a certificate proves the name', () => {
  const config = readConfig({ CRESCENDO_TRUST_PROXY: 'yes' });
  const headers = { origin: 'https://play.example.org', 'x-forwarded-host': 'play.example.org' };
  expect(isOwnOrigin(config, { ...headers, 'x-forwarded-proto': 'https' })).toBe(true);
  expect(isOwnOrigin(config, { ...headers, 'x-forwarded-proto': 'http' })).toBe(false);
  expect(isOwnOrigin(readConfig({}), { ...headers, 'x-forwarded-proto': 'https', host: 'x' })).toBe(false);
});

test('the metrics are for this machine, or for clients with the token', () => {
  const open = readConfig({});
  const host = 'localhost:5112';
  expect(mayReadMetrics(open, { host }, '127.0.0.1')).toBe(true);
  expect(mayReadMetrics(open, { host }, '::ffff:127.0.0.1')).toBe(true);
  expect(mayReadMetrics(open, { host }, '192.168.1.2')).toBe(false);
  expect(mayReadMetrics(open, { host, 'x-forwarded-for': '1.2.3.4' }, '127.0.0.1')).toBe(false);
  expect(mayReadMetrics(open, { host: 'evil.example' }, '127.0.0.1')).toBe(false);
  const token = readConfig({ CRESCENDO_METRICS_TOKEN: 'abc' });
  expect(mayReadMetrics(token, { host }, '127.0.0.1')).toBe(false);
  expect(mayReadMetrics(token, { host, authorization: 'Bearer abc' }, '9.9.9.9')).toBe(true);
  expect(mayReadMetrics(token, { host, authorization: 'Bearer abd' }, '9.9.9.9')).toBe(false);
});
