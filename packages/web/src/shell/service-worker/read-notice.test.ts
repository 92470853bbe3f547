import { PushNotice } from '@crescendo/protocol';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { readNotice } from './read-notice.ts';

const TURN = { what: 'your-turn', table: 'aB3_-'.padEnd(22, 'x'), game: 'chess' };
const GROUP = { ...TURN, what: 'group-table', group: 'Thursday' };

test('a notice is read', () => {
  expect(readNotice(JSON.stringify(TURN))).toEqual(TURN);
  expect(readNotice(JSON.stringify(GROUP))).toEqual(GROUP);
});

test('what is no JSON is no notice', () => {
  for (const text of [undefined, '', 'your turn', '{"what":']) expect(readNotice(text)).toBeUndefined();
});

test.each([
  TURN,
  GROUP,
  { ...GROUP, later: [1] },
  { ...TURN, group: 7 },
  { ...TURN, group: null },
  { ...TURN, what: 'advertisement' },
  { ...TURN, what: undefined },
  { ...TURN, table: '../settings' },
  { ...TURN, table: 'x'.repeat(23) },
  { ...TURN, table: undefined },
  { ...TURN, table: [TURN.table] },
  { ...TURN, game: undefined },
  { ...TURN, game: 5 },
  null,
  [],
  'your-turn',
  12,
])('it reads exactly what the schema of the protocol describes: %j', (value) => {
  const text = JSON.stringify(value);
  expect(readNotice(text) !== undefined).toBe(v.is(PushNotice, JSON.parse(text)));
});
