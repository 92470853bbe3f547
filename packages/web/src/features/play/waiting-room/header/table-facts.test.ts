import { gameById, presetOptions } from '@crescendo/rules';
import { gameWords, load } from '@crescendo/words';
import { expect, test } from 'vitest';
import { formatClock, formatDuration, formatFirst, formatLength, formatRules } from './table-facts.ts';

const de = await load('de', 'together/waitingRoom');

test.each([
  [30, '30 s'],
  [60, '1 min'],
  [90, '90 s'],
  [300, '5 min'],
  [3600, '1 h'],
  [5400, '90 min'],
])('%i seconds are %s', (seconds, text) => {
  expect(formatDuration(seconds)).toBe(text);
});

test.each([
  [{ kind: 'none' }, 'ohne Uhr'],
  [{ kind: 'move', seconds: 120 }, '2 min je Zug'],
  [{ kind: 'bank', seconds: 300, increment: 5 }, '5 min + 5 s je Zug'],
  [{ kind: 'bank', seconds: 300, increment: 0 }, '5 min'],
  [{ kind: 'days', days: 1 }, '1 Tag je Zug'],
  [{ kind: 'days', days: 3 }, '3 Tage je Zug'],
] as const)('%j', (clock, text) => {
  expect(formatClock(clock, de)).toBe(text);
});

test('how long: one game, so many rounds (one for each where none are said), or so many points', () => {
  expect(formatLength(null, 3, de)).toBe('ein Spiel');
  expect(formatLength({ rounds: 4, target: 0, by: 'points' }, 3, de)).toBe('4 Runden');
  expect(formatLength({ rounds: 0, target: 0, by: 'wins' }, 3, de)).toBe('3 Runden');
  expect(formatLength({ rounds: 0, target: 200, by: 'points' }, 3, de)).toBe('bis 200 Punkte');
});

test('the edition by its name, and how many rules differ from it', async () => {
  const game = gameById('rummikub')!;
  const said = await gameWords('rummikub', 'de');
  const preset = Object.keys(game.presets)[1]!;
  const options = { ...presetOptions(game, preset) };
  expect(formatRules({ preset, options }, { game, words: said }, 'Rummikub', de)).toEqual([
    said.presets[preset],
  ]);
  const other = { ...options, openMin: Number(options.openMin) + 10 };
  expect(formatRules({ preset, options: other }, { game, words: said }, 'Rummikub', de)).toEqual([
    said.presets[preset],
    '1 Regel geändert',
  ]);
});

test('below its title an edition is called by its publisher', async () => {
  const game = gameById('finito')!;
  const said = await gameWords('finito', 'de');
  const preset = Object.keys(game.presets)[0]!;
  const options = { ...presetOptions(game, preset) };
  expect(said.presets[preset]).toBe('Finito! (Schmidt Spiele 2008)');
  expect(formatRules({ preset, options }, { game, words: said }, 'Finito!', de)).toEqual([
    'Schmidt Spiele 2008',
  ]);
});

test('[V-8] who begins, where somebody has said so', () => {
  expect(formatFirst(undefined, de)).toBe('');
  expect(formatFirst(1, de)).toBe('Platz 2 beginnt');
  expect(formatFirst('random', de)).toBe('wer beginnt, wird gelost');
});
