// The vectors of docs/fair-dice.md that other programs are checked with.
import { readFileSync } from 'node:fs';
import { gameById } from '@crescendo/rules';
import { expect, test } from 'vitest';
import { commitmentOf } from './dice.ts';
import { diceKey, drawsFromKey, firstFromKey } from './lots.ts';
import { readTerms, termsText } from './terms.ts';

const PAGE = readFileSync(new URL('../../../../docs/fair-dice.md', import.meta.url), 'utf8');
const TERMS = /```\n(crescendo dice 2\ngame qwinto\n[^`]*)```/.exec(PAGE)?.[1] ?? '';
const hexAfter = (row: string): string =>
  new RegExp(`^\\| ${row} \\| \`(\\w+)\` \\|$`, 'm').exec(PAGE)?.[1] ?? '';
const [secret, a, b] = ['5e', 'aa', 'bb'].map((byte) => byte.repeat(32));

test('the terms and the keys of the page are ours', () => {
  // The head start came later than this table.
  const { headStart, headStartSeat, ...options } = gameById('qwinto')?.options ?? {};
  expect([headStart, headStartSeat]).toEqual([0, 1]);
  const commitments = [a, b].map((number) => commitmentOf(number ?? ''));
  const server = commitmentOf(secret ?? '');
  const facts = { game: 'qwinto', seats: 2, series: null, first: 'drawn' as const, server, commitments };
  expect(termsText({ ...facts, options: { ...options, firstSeat: 'given' } })).toBe(TERMS);
  expect(readTerms(TERMS)).toMatchObject({ first: 'drawn', server, commitments });
  const shares = { terms: TERMS, secret: secret ?? '', numbers: [a ?? '', b ?? ''] };
  const key = diceKey(shares);
  expect(Buffer.from(key).toString('hex')).toBe(hexAfter('K'));
  const withheld = diceKey({ ...shares, numbers: [a ?? '', ''] });
  expect(Buffer.from(withheld).toString('hex')).toBe(hexAfter('K, if B does not reveal its number'));
  const lot = Number(/^\| lot of `o` in the draw `0 0` \| (\d+) \|$/m.exec(PAGE)?.[1]);
  expect(drawsFromKey(key).lots('0 0')('o') * 2 ** 48).toBe(lot);
  expect(firstFromKey(key, 2)).toBe(0);
});
