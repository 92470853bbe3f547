import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { addressOf } from './headers.ts';

const from = (remote: string): string => addressOf(readConfig({}), {}, remote);

test('a client with a whole network of addresses counts as one; others are told apart', () => {
  expect(from('2001:db8:1:2:3:4:5:6')).toBe(from('2001:db8:1:2::9'));
  expect(from('2001:db8::1')).toBe(from('2001:db8::ffff:0:1'));
  expect(from('2001:db8:1:2::1')).not.toBe(from('2001:db8:1:3::1'));
  expect(from('2001:db8::5:0:0:0:1')).not.toBe(from('2001:db8::1'));
  expect(from('::ffff:192.0.2.1')).not.toBe(from('::ffff:192.0.2.2'));
  expect(from('192.0.2.1')).not.toBe(from('192.0.2.2'));
});
