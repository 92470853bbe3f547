import { gameById } from '@crescendo/rules';
import { expect, test } from 'vitest';
import { fairnessIn } from './fair.ts';
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
    terms: undefined,
    throws: 2,
  });
  const [server, ada] = ['5e'.repeat(32), 'ca'.repeat(32)];
  const terms = `crescendo dice 2\ngame qwinto\nseats 2\nseries none\nfirst A\ndraws stable\nserver ${server}\nseat A ${ada}\nseat B none\n`;
  const lines = `fair terms ${JSON.stringify(terms)}\nfair secret "5e"\nfair number-a "aa"\n`;
  expect(fairnessIn(await read(HEAD + lines + EVENTS))).toEqual({
    commitment: server,
    seed: '5e',
    shares: ['aa', ''],
    commitments: [ada, ''],
    terms,
    throws: 2,
  });
  expect(fairnessIn(await read(HEAD + EVENTS))).toMatchObject({ seed: undefined, shares: ['', ''] });
});

test("a bot's level stands for its name, unless the seat has a share in the dice", async () => {
  const names = async (text: string) => setupFromRecord(await read(text), '').players.map(({ name }) => name);
  expect(await names(HEAD + FAIR + EVENTS)).toEqual(['Ada', 'Allegro']);
  expect(await names(HEAD + FAIR.replace('entropy-b ""', 'entropy-b "bb"') + EVENTS)).toEqual([
    'Ada',
    'strong',
  ]);
});
