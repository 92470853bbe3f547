import { beforeEach, expect, test } from 'vitest';
import { removeStored, writeStored } from '../../shell/storage/storage.ts';
import {
  isOwnShare,
  saveCommitment,
  saveShare,
  seenCommitment,
  shareCommittedTo,
  shareRevealedAt,
} from './saved-dice.ts';

beforeEach(() => removeStored('witness'));

test('the fingerprint seen first stays', () => {
  expect(seenCommitment('table')).toBeUndefined();
  saveCommitment('table', 'first');
  saveCommitment('table', 'second');
  expect(seenCommitment('table')).toBe('first');
});

test('own shares are known again, and where they were revealed', () => {
  const share = { commitment: 'c1', entropy: 'aa' };
  saveShare(share);
  saveCommitment('table', 'cc');
  expect([isOwnShare('aa'), isOwnShare('bb')]).toEqual([true, false]);
  expect(shareCommittedTo('c1')).toEqual(share);
  expect(shareRevealedAt('table')).toBeUndefined();
  const revealed = { ...share, revealed: { table: 'table', commitments: ['c1', 'c2'] } };
  saveShare(revealed);
  expect(shareRevealedAt('table')).toEqual(revealed);
  expect(shareCommittedTo('c1')).toEqual(revealed);
});

test('shares that an earlier version gave are still known', () => {
  writeStored('witness', '{"seen":[],"given":["aa"]}');
  saveShare({ commitment: 'c1', entropy: 'bb' });
  expect([isOwnShare('aa'), isOwnShare('bb')]).toEqual([true, true]);
});

test('the last two hundred of each are remembered', () => {
  for (let i = 0; i < 205; i++) {
    saveCommitment(`table ${i}`, 'c');
    saveShare({ commitment: `c ${i}`, entropy: `share ${i}` });
  }
  expect([seenCommitment('table 4'), seenCommitment('table 5')]).toEqual([undefined, 'c']);
  expect([isOwnShare('share 4'), isOwnShare('share 5')]).toEqual([false, true]);
});

test('nonsense in the memory is as good as nothing', () => {
  writeStored('witness', '{"seen":7,"shares":"x"}');
  expect(seenCommitment('table')).toBeUndefined();
  saveCommitment('table', 'c');
  expect(seenCommitment('table')).toBe('c');
});
