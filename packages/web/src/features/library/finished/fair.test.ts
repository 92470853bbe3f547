import { gameById } from '@crescendo/rules';
import { expect, test } from 'vitest';
import { fairnessIn, proofFor, savedDiceError } from './fair.ts';
import { readRecord, setupFromRecord } from './read-record.ts';

const HEAD = 'crescendo 1\ngame qwinto\nseats 2\nname A "Ada"\nname B "strong"\n';
const EVENTS = '\n* first A\nA dice yp\n* roll y4 p3\nA keep\n';
const FAIR = 'fair commitment "c0"\nfair seed "5e"\nfair entropy-a "aa"\nfair entropy-b ""\n';

const read = async (text: string) => {
  const understood = await readRecord(text, 'en');
  if ('why' in understood) throw new Error(understood.why);
  expect(understood.board.game).toBe(gameById('qwinto'));
  return understood.record;
};

test('what a record says about its dice', async () => {
  expect(fairnessIn(await read(HEAD + FAIR + EVENTS))).toEqual({
    commitment: 'c0',
    seed: '5e',
    shares: ['aa', ''],
    commitments: ['', ''],
    throws: 2,
  });
  expect(fairnessIn(await read(HEAD + EVENTS))).toMatchObject({ seed: undefined, shares: ['', ''] });
});

const FIXED = 'fair commitment-a "ca"\nfair commitment-b "cb"\n';
const OWN = { commitment: 'ca', entropy: 'aa' };

test('this device notices when its share was left out, or another exchanged after it had revealed its own', async () => {
  const fairness = fairnessIn(
    await read(HEAD + FAIR.replace('entropy-b ""', 'entropy-b "bb"') + FIXED + EVENTS),
  );
  const memory = (entropy: string, commitments: readonly string[]) => ({
    seen: 'c0',
    own: { ...OWN, entropy, revealed: { table: 'table', commitments } },
    isOwn: (share: string) => share === entropy,
  });
  expect(savedDiceError(fairness, memory('aa', ['ca', 'cb']))).toBeUndefined();
  expect(savedDiceError(fairness, { ...memory('aa', ['ca', 'cb']), seen: 'c1' })).toEqual({
    code: 'other-commitment',
  });
  expect(savedDiceError(fairness, memory('dd', ['ca', 'cb']))).toEqual({ code: 'own-share-missing' });
  expect(savedDiceError(fairness, memory('aa', ['ca', 'cx']))).toEqual({ code: 'share-exchanged', seat: 1 });
  expect(savedDiceError(fairness, memory('aa', ['ca', '']))).toEqual({ code: 'share-exchanged', seat: 1 });
});

test('it claims no more than is proven on this device', async () => {
  const proof = async (lines: string, own: boolean, isOwn: boolean) =>
    proofFor(fairnessIn(await read(HEAD + lines + EVENTS)), {
      seen: 'c0',
      own: own ? { ...OWN, revealed: { table: 'table', commitments: ['ca', 'cb'] } } : undefined,
      isOwn: (share) => isOwn && share === 'aa',
    });
  const both = FAIR.replace('entropy-b ""', 'entropy-b "bb"');
  expect(await proof(both + FIXED, true, true)).toBe('fixed');
  // The other one was given without being fixed before.
  expect(await proof(`${both}fair commitment-a "ca"\n`, true, true)).toBe('own');
  // A record of an earlier version, in which this device has a share.
  expect(await proof(both, false, true)).toBe('own');
  // A game from a file, by a spectator, or at another device.
  expect(await proof(both + FIXED, false, false)).toBe('follows');
});

test("a bot's level stands for its name, unless the seat has a share in the dice", async () => {
  const names = async (text: string) => setupFromRecord(await read(text), '').players.map(({ name }) => name);
  expect(await names(HEAD + FAIR + EVENTS)).toEqual(['Ada', 'Allegro']);
  expect(await names(HEAD + FAIR.replace('entropy-b ""', 'entropy-b "bb"') + EVENTS)).toEqual([
    'Ada',
    'strong',
  ]);
});
