import { beforeEach, expect, test } from 'vitest';
import { removeStored, writeStored } from '../app/storage.ts';
import { isOwnShare, rememberCommitment, rememberShare, seenCommitment } from './remembered-dice.ts';

beforeEach(() => removeStored('witness'));

test('the fingerprint seen first stays', () => {
  expect(seenCommitment('table')).toBeUndefined();
  rememberCommitment('table', 'first');
  rememberCommitment('table', 'second');
  expect(seenCommitment('table')).toBe('first');
});

test('own shares are known again', () => {
  rememberShare('aa');
  rememberCommitment('table', 'cc');
  expect(isOwnShare('aa')).toBe(true);
  expect(isOwnShare('bb')).toBe(false);
});

test('the last two hundred of each are remembered', () => {
  for (let i = 0; i < 205; i++) {
    rememberCommitment(`table ${i}`, 'c');
    rememberShare(`share ${i}`);
  }
  expect([seenCommitment('table 4'), seenCommitment('table 5')]).toEqual([undefined, 'c']);
  expect([isOwnShare('share 4'), isOwnShare('share 5')]).toEqual([false, true]);
});

test('nonsense in the memory is as good as nothing', () => {
  writeStored('witness', '{"seen":7}');
  expect(seenCommitment('table')).toBeUndefined();
  rememberCommitment('table', 'c');
  expect(seenCommitment('table')).toBe('c');
});
