import { finito, GAMES, presetOptions, qwinto, rummikub } from '@crescendo/rules';
import { expect, test } from 'vitest';
import {
  changedOptions,
  defaultChoice,
  offeredOptions,
  offeredValues,
  restoreChoice,
  seatLimits,
  withPreset,
} from './setup-choice.ts';

test('every option offered exists, and what it has now is among what it may be', () => {
  for (const game of GAMES)
    for (const option of offeredOptions(game))
      for (const preset of Object.keys(game.presets)) {
        const now = presetOptions(game, preset)[option]!;
        expect(now, `${game.id} ${option}`).toBeDefined();
        expect(offeredValues(game, option, now)).toContain(now);
      }
});

test('another edition brings its rules, seats, clock and series', () => {
  const booklet = { ...defaultChoice(rummikub, ''), series: { rounds: 0, target: 0, by: 'points' } as const };
  const bot = { kind: 'bot', level: 'casual', name: '' } as const;
  const four = { ...booklet, players: [...booklet.players, bot, bot] };
  const mso = withPreset(four, rummikub, 'tournament-mso-2019');
  expect(mso.players).toHaveLength(2);
  expect(mso.clock).toBe(0);
  const world = withPreset(booklet, rummikub, 'international-2019');
  expect(world.series?.by).toBe('wins');
  expect(world.clock).toBe(60);
  expect(
    changedOptions(
      rummikub,
      presetOptions(rummikub, 'carlit-de-2007'),
      presetOptions(rummikub, 'international-2019'),
    ),
  ).toEqual([
    'jokerReuse',
    'jokerNotBeforeOpening',
    'jokerPenalty',
    'threePairsRedeal',
    'timeout',
    'emptyPool',
  ]);
});

test('one may play alone where the game allows it', () => {
  expect(seatLimits(qwinto, 'nsv-2015')).toEqual({ min: 1, max: 6 });
  expect(seatLimits(finito, 'quick')).toEqual({ min: 1, max: 8 });
});

test('nonsense that was remembered is left aside', () => {
  const choice = defaultChoice(qwinto, 'Ada');
  expect(restoreChoice(choice, qwinto)).toEqual(choice);
  expect(restoreChoice({ ...choice, preset: 'gone' }, qwinto)).toBeUndefined();
  expect(restoreChoice({ ...choice, options: { faces: 99 } }, qwinto)).toBeUndefined();
  expect(restoreChoice({ ...choice, players: [] }, qwinto)?.players).toHaveLength(1);
});
