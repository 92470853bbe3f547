import { beforeEach, expect, test } from 'vitest';
import { forget, keep } from '../app/kept.ts';
import { commitmentSeen, hasGiven, noteCommitment, noteShare } from './witness.ts';

beforeEach(() => forget('witness'));

test('the fingerprint seen first stays', () => {
  expect(commitmentSeen('table')).toBeUndefined();
  noteCommitment('table', 'first');
  noteCommitment('table', 'second');
  expect(commitmentSeen('table')).toBe('first');
});

test('own shares are known again', () => {
  noteShare('aa');
  noteCommitment('table', 'cc');
  expect(hasGiven('aa')).toBe(true);
  expect(hasGiven('bb')).toBe(false);
});

test('the last two hundred of each are remembered', () => {
  for (let i = 0; i < 205; i++) {
    noteCommitment(`table ${i}`, 'c');
    noteShare(`share ${i}`);
  }
  expect([commitmentSeen('table 4'), commitmentSeen('table 5')]).toEqual([undefined, 'c']);
  expect([hasGiven('share 4'), hasGiven('share 5')]).toEqual([false, true]);
});

test('nonsense in the memory is as good as nothing', () => {
  keep('witness', '{"seen":7}');
  expect(commitmentSeen('table')).toBeUndefined();
  noteCommitment('table', 'c');
  expect(commitmentSeen('table')).toBe('c');
});
