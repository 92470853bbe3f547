import { beforeEach, expect, test } from 'vitest';
import { removeStored, writeStored } from '../../shell/storage/storage.ts';
import {
  agreedAt,
  agreeToNewDice,
  confirmShare,
  diceMemoryOf,
  isOwnShare,
  revealedFor,
  saveCommitment,
  savePublished,
  saveReplacement,
  saveShare,
  seenCommitment,
  shareCommittedTo,
} from './saved-dice.ts';

beforeEach(() => removeStored('witness'));

test('the fingerprint seen first stays', () => {
  expect(seenCommitment('table')).toBeUndefined();
  saveCommitment('table', 'first');
  saveCommitment('table', 'second');
  expect(seenCommitment('table')).toBe('first');
});

const revealedAt = (table: string, commitment: string, terms = 'terms') => ({
  commitment,
  entropy: `number of ${commitment}`,
  revealed: { table, commitments: [commitment, 'c2'], terms },
});

test('own shares are known again, and what was written down before one was revealed', () => {
  const share = { commitment: 'c1', entropy: 'number of c1' };
  saveShare(share);
  saveCommitment('table', 'cc');
  expect([isOwnShare('number of c1'), isOwnShare('bb')]).toEqual([true, false]);
  expect(shareCommittedTo('c1')).toEqual(share);
  expect(diceMemoryOf('table')).toEqual({ server: 'cc' });
  saveShare(revealedAt('table', 'c1'));
  const memory = {
    server: 'cc',
    terms: 'terms',
    commitments: ['c1', 'c2'],
    number: 'number of c1',
    earlier: 0,
  };
  expect(diceMemoryOf('table')).toEqual({ ...memory, state: 'sent' });
  // Only what the server has acknowledged counts as confirmed.
  confirmShare('table', 'c2');
  expect(diceMemoryOf('table')).toEqual({ ...memory, state: 'sent' });
  confirmShare('table', 'c1');
  expect(diceMemoryOf('table')).toEqual({ ...memory, state: 'confirmed' });
});

test('a second share for the same game is counted, also where the table was replaced', () => {
  saveReplacement('second', 'first');
  expect(revealedFor('second')).toBe(0);
  saveShare(revealedAt('first', 'c1'));
  saveReplacement('second', 'first');
  expect([revealedFor('first'), revealedFor('second'), agreedAt('second')]).toEqual([1, 1, 0]);
  agreeToNewDice('second');
  expect(agreedAt('second')).toBe(1);
  saveShare(revealedAt('second', 'c3'));
  expect(revealedFor('second')).toBe(2);
  expect(diceMemoryOf('second')).toMatchObject({ number: 'number of c3', earlier: 1 });
});

test('the fingerprint of a day stays as it was published', () => {
  savePublished('2026-11-20', 'qwinto', 'f1');
  savePublished('2026-11-20', 'qwinto', 'f2');
  const deal = { day: '2026-11-20', game: 'qwinto' };
  expect(diceMemoryOf('table', deal)).toEqual({ server: undefined, published: 'f1' });
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
