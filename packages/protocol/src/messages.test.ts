import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { ClientMessage } from './client-messages.ts';
import { ERRORS } from './errors.ts';
import { Clock, CreateTable, TableClock } from './table-settings.ts';

const table = 'A'.repeat(22);

describe('what a client may say', () => {
  test.each([
    { type: 'watch', table },
    { type: 'watch', table, have: 7 },
    { type: 'unwatch', table },
    { type: 'move', table, id: 'abcdefgh', move: 'a1' },
    { type: 'say', table, text: ' hello ' },
    { type: 'say', table, reaction: 'well-played' },
    { type: 'ping' },
  ])('%j', (message) => expect(v.is(ClientMessage, message)).toBe(true));

  test('text comes out trimmed, and what is not asked for does not come through', () => {
    const said = v.parse(ClientMessage, { type: 'say', table, text: ' hello ', admin: true });
    expect(said).toEqual({ type: 'say', table, text: 'hello' });
  });
});

describe('what it may not', () => {
  test.each([
    null,
    [],
    'ping',
    {},
    { type: 'dance' },
    { type: 'watch' },
    { type: 'watch', table: 'short' },
    { type: 'watch', table, have: -1 },
    { type: 'watch', table, have: 1.5 },
    { type: 'move', table, move: 'a1' },
    { type: 'move', table, id: 'short', move: 'a1' },
    { type: 'move', table, id: 'abcdefgh', move: { type: 'draw' } },
    { type: 'move', table, id: 'abcdefgh', move: 'x'.repeat(2001) },
    { type: 'say', table },
    { type: 'say', table, text: 'a', reaction: 'hello' },
    { type: 'say', table, text: ' ' },
    { type: 'say', table, text: 'x'.repeat(201) },
    { type: 'say', table, text: 'a\u202eb' },
  ])('%j', (message) => expect(v.is(ClientMessage, message)).toBe(false));
});

test('a table needs a game and seats; everything else has a default', () => {
  expect(v.is(CreateTable, { game: 'qwinto', seats: 2 })).toBe(true);
  expect(v.is(CreateTable, { game: 'qwinto', seats: 2, clock: 'game', series: true, level: 'expert' })).toBe(
    true,
  );
  expect(v.is(CreateTable, { game: 'qwinto', seats: 2, clock: { kind: 'bank', seconds: 60 } })).toBe(false);
  expect(v.is(CreateTable, { game: 'qwinto', seats: 2, entropy: 'xyz' })).toBe(false);
});

test('every error has a status that says whose fault it is', () => {
  for (const [status] of Object.values(ERRORS)) expect([4, 5]).toContain(Math.floor(status / 100));
});

test('a table may have a clock that nobody could ask for', () => {
  const seconds = { kind: 'move', seconds: 1 };
  expect(v.is(Clock, seconds)).toBe(false);
  expect(v.is(TableClock, seconds)).toBe(true);
});
