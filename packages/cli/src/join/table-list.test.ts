import { LANGUAGES } from '@crescendo/words';
import { expect, test } from 'vitest';
import { wordsFor } from '../words.ts';
import { durationText, tableText } from './table-list.ts';

const MINUTE = 60_000;
const NOW = 1_000_000_000;

const TABLE = {
  id: 't',
  game: 'qwinto',
  seats: 4,
  taken: 3,
  status: 'open',
  players: [
    { kind: 'person', name: 'Ada', level: null },
    { kind: 'bot', name: '', level: 'casual' },
    { kind: 'person', name: '', level: null },
    { kind: 'free', name: '', level: null },
  ],
  preset: '',
  options: {},
  series: null,
  clock: { kind: 'none' },
  spectators: true,
  start: 'full',
  seat: null,
  waits: false,
  result: null,
  daily: null,
  createdAt: NOW - 90 * MINUTE,
  changed: NOW - 3 * MINUTE,
} as const;

const textOf = async (changes: object, language: (typeof LANGUAGES)[number] = 'en') => {
  const table = { ...TABLE, ...changes, players: [...TABLE.players] };
  return tableText(table, { words: (await wordsFor(language)).join, language, now: NOW });
};

test('how long a table waits, in the largest unit that is full', () => {
  expect(durationText('en', 59_000)).toBe('');
  expect(durationText('en', MINUTE)).toBe('1 minute');
  expect(durationText('de', 59 * MINUTE)).toBe('59 Minuten');
  expect(durationText('fr', 119 * MINUTE)).toMatch(/^1\sheure$/);
  expect(durationText('es', 49 * 60 * MINUTE)).toBe('2 días');
});

test('a table in one line: who plays, what is free, how long it waits', async () => {
  expect(await textOf({})).toBe('Ada, bot, someone · 1 of 4 seats free · waiting for 3 minutes');
  expect(await textOf({ changed: NOW })).toContain('just opened');
  expect(await textOf({ status: 'playing' })).toBe('Ada, bot, someone · being played, you can watch');
  expect(await textOf({ status: 'playing', seat: 0, waits: true })).toMatch(/ · your turn$/);
  for (const language of LANGUAGES) expect(await textOf({}, language)).toMatch(/Ada.+ · .+ · .*3/);
});
