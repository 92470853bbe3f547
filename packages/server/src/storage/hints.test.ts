import { expect, test } from 'vitest';
import type { Hint } from './engine.ts';
import { formatHint, packHints, unpackHints } from './hints.ts';

const row = (n: number, body: string): Hint => ({
  topic: 'table',
  id: `t${n}`,
  row: { n, at: 1000 + n, body },
});

const sent = (hints: readonly Hint[]): readonly Hint[] =>
  packHints('one', hints.map(formatHint)).flatMap((message) => unpackHints('two', message));

test('hints arrive as they were sent, with or without a row', () => {
  const hints: Hint[] = [
    { topic: 'person', id: 'p' },
    row(1, '{"kind":"sit","name":"Zoë 5 vor 12  x"}'),
    { topic: 'talk', id: 't1' },
    { topic: 'draft', id: 't1', row: { n: 7, at: 1, body: 'play R9 R10 R11 | K8' } },
    row(2, ''),
    { topic: 'table', id: 't3' },
  ];
  expect(sent(hints)).toEqual(hints);
});

test('a process does not hear itself, and skips what a later version may send', () => {
  const [message = ''] = packHints('one', ['table t', 'weather sunny', 'person p']);
  expect(unpackHints('one', message)).toEqual([]);
  expect(unpackHints('two', message)).toEqual([
    { topic: 'table', id: 't' },
    { topic: 'person', id: 'p' },
  ]);
});

test('every message is shorter than PostgreSQL accepts, counted in bytes', () => {
  const hints = Array.from({ length: 200 }, (_, n) => row(n, 'é'.repeat(40 * n)));
  for (const message of packHints('one', hints.map(formatHint)))
    expect(Buffer.byteLength(message)).toBeLessThan(8000);
  // A row that is too long is left to the reader.
  const short = hints.map(({ row: own, ...hint }) =>
    own !== undefined && Buffer.byteLength(own.body) < 7880 ? { ...hint, row: own } : hint,
  );
  expect(sent(hints)).toEqual(short);
});
