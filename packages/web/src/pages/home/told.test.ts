import { expect, test } from 'vitest';
import type { SavedGame } from '../../table/saved.ts';
import { en } from '../../words/en.ts';
import { ago, opponents, opponentsAt, score, sitters } from './told.ts';

const game = (players: SavedGame['setup']['players'], record = ''): SavedGame => ({
  version: 1,
  id: 'x',
  setup: {
    game: 'qwinto',
    preset: '',
    options: {},
    series: null,
    players,
    clock: 0,
    seed: 's',
    coach: false,
  },
  record,
  decisions: 9,
  over: false,
  updated: 0,
});

test('how long ago, in the unit a person would choose', () => {
  const now = 1e12;
  expect(ago(now - 5 * 60_000, now, 'en')).toBe('5 minutes ago');
  expect(ago(now - 26 * 3600_000, now, 'de')).toBe('gestern');
  expect(ago(now + 5000, now, 'en')).toBe('now');
});

test('against whom', () => {
  const ada = { kind: 'human', name: 'Ada' } as const;
  const bot = { kind: 'bot', level: 'casual', name: '' } as const;
  expect(opponents(game([ada, bot]), en.home, 'en')).toBe('against Andante');
  expect(opponents(game([ada]), en.home, 'en')).toBe('alone');
  expect(opponents(game([bot, ada, { kind: 'human', name: '' }]), en.home, 'en')).toBe(
    'against Andante and Player 3',
  );
});

test('who sits at a table of the server', () => {
  expect(sitters(['Ada', ':strong', '', 'Ben'], 'en')).toBe('Ada, Allegro, and Ben');
  expect(sitters(['', ''], 'en')).toBe('');
  expect(opponentsAt({ names: ['Ada', ':strong'], seat: 0 }, en.home, 'en')).toBe('against Allegro');
  expect(opponentsAt({ names: ['Ada', ''], seat: 0 }, en.home, 'en')).toBe('');
});

test('the result a record claims', () => {
  expect(score(game([], 'crescendo 1\nresult 45 -5 winners A\n\n'))).toBe('45 : −5');
  expect(score(game([], 'crescendo 1\n\n'))).toBe('');
});
