import { load } from '@crescendo/words';
import { expect, test } from 'vitest';
import { FREE, bot as listedBot, person } from '../../../test/support/listed.ts';
import type { SavedGame } from '../../session/saved/saved-games.ts';
import { scoreText } from '../home/score-text.ts';
import { opponents, playersText, tableOpponents, timeAgo } from './game-facts.ts';

const en = await load('en', 'start/shared');

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
  },
  record,
  decisions: 9,
  over: false,
  updated: 0,
});

test('how long ago, in the unit a person would choose', () => {
  const now = 1e12;
  expect(timeAgo(now - 5 * 60_000, now, 'en')).toBe('5 minutes ago');
  expect(timeAgo(now - 26 * 3600_000, now, 'de')).toBe('gestern');
  expect(timeAgo(now + 5000, now, 'en')).toBe('now');
});

test('against whom', () => {
  const ada = { kind: 'human', name: 'Ada' } as const;
  const bot = { kind: 'bot', level: 'casual', name: '' } as const;
  expect(opponents(game([ada, bot]), en, 'en')).toBe('against Andante');
  expect(opponents(game([ada]), en, 'en')).toBe('alone');
  expect(opponents(game([bot, ada, { kind: 'human', name: '' }]), en, 'en')).toBe(
    'against Andante and Player 3',
  );
});

test('who sits at a table of the server', () => {
  expect(playersText([person('Ada'), listedBot('strong'), FREE, person('Ben')], 'en')).toBe(
    'Ada, Allegro, and Ben',
  );
  expect(playersText([FREE, person('')], 'en')).toBe('');
  expect(playersText([':constructor', ':expert', '__proto__'].map(person), 'en')).toBe(
    ':constructor, :expert, and __proto__',
  );
  expect(tableOpponents({ players: [person('Ada'), listedBot('strong')], seat: 0 }, en, 'en')).toBe(
    'against Allegro',
  );
  expect(tableOpponents({ players: [person('Ada'), FREE], seat: 0 }, en, 'en')).toBe('');
  // Every bot has a name of its own, the same as at the table.
  const bots = [1, 2, 3].map(() => listedBot('casual'));
  expect(tableOpponents({ players: [...bots, person('Ada')], seat: 3 }, en, 'en')).toBe(
    'against Andante, Moderato, and Comodo',
  );
});

test('the result a record claims', () => {
  expect(scoreText(game([], 'crescendo 1\nresult 45 -5 winners A\n\n'))).toBe('45 : −5');
  expect(scoreText(game([], 'crescendo 1\n\n'))).toBe('');
  // The record of a game that is won or lost has figures which nobody has seen.
  const { setup, record } = game([], 'crescendo 1\nresult 2 -4 winners A\n\n');
  expect(scoreText({ record, setup: { ...setup, game: '5vor12' } })).toBe('');
  const series = { rounds: 3, target: 0, by: 'points' as const };
  expect(scoreText({ record, setup: { ...setup, game: '5vor12', series } })).toBe('2 : −4');
});
