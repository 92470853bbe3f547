import { finito, GAMES, presetOptions, qwinto, rummikub, vorZwoelf } from '@crescendo/rules';
import { expect, test } from 'vitest';
import {
  changedOptions,
  defaultChoice,
  firstOf,
  offeredOptions,
  offeredValues,
  restoreChoice,
  seatLimits,
  suggestedChoice,
  withFirst,
  withPlayer,
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

test('somebody who looks at the options is offered the rules printed in their language', () => {
  expect(suggestedChoice(rummikub, 'Ada', 'fr').preset).toBe('carlit-fr-2007');
  expect(suggestedChoice(rummikub, 'Ada', 'fr').options).toEqual(presetOptions(rummikub, 'carlit-fr-2007'));
  expect(suggestedChoice(rummikub, 'Ada', 'it').preset).toBe('carlit-it-2007');
  for (const language of ['de', 'nl', 'es', 'en'])
    expect(suggestedChoice(rummikub, 'Ada', language)).toEqual(defaultChoice(rummikub, 'Ada'));
  for (const game of [vorZwoelf, finito, qwinto])
    expect(suggestedChoice(game, '', 'fr')).toEqual(defaultChoice(game, ''));
});

test('another edition brings its rules, seats, clock and series', () => {
  const booklet = {
    ...defaultChoice(rummikub, ''),
    clock: 120,
    series: { rounds: 0, target: 0, by: 'points' } as const,
  };
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

test('no clock runs unless one is chosen', () => {
  for (const game of GAMES) expect(defaultChoice(game, '').clock).toBe(0);
  expect(withPreset(defaultChoice(rummikub, ''), rummikub, 'international-2019').clock).toBe(0);
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

const bot = { kind: 'bot', level: 'casual', name: '' } as const;

test('[V-8] who begins can be chosen only where the rules leave it open, and only a seat that is there', () => {
  const choice = defaultChoice(vorZwoelf, 'Ada');
  expect(firstOf(choice, vorZwoelf, 2)).toBe(0);
  expect(firstOf(withFirst(choice, 1), vorZwoelf, 2)).toBe(1);
  expect(firstOf(withFirst(choice, 3), vorZwoelf, 2)).toBe(0);
  expect(firstOf(withFirst(choice, 'random'), vorZwoelf, 2)).toBe('random');
  expect(firstOf(withFirst(defaultChoice(finito, ''), 1), finito, 2)).toBe(0);
  expect(withFirst(withFirst(choice, 1), 0)).toEqual(choice);
});

test('[V-8] a player who leaves does not move the start to another', () => {
  const three = withPlayer(defaultChoice(vorZwoelf, 'Ada'), 2, bot);
  expect(withPlayer(withFirst(three, 2), 1, undefined).first).toBe(1);
  expect(withPlayer(withFirst(three, 1), 2, undefined).first).toBe(1);
  expect(withPlayer(withFirst(three, 1), 1, undefined).first).toBeUndefined();
  expect(withPlayer(withFirst(three, 'random'), 1, undefined).first).toBe('random');
});

test('[V-8] a stored choice of who begins comes back, nonsense does not', () => {
  const choice = defaultChoice(vorZwoelf, 'Ada');
  for (const first of [1, 'random'] as const)
    expect(restoreChoice({ ...choice, first }, vorZwoelf)).toEqual({ ...choice, first });
  for (const first of [-1, 0.5, 'me', null])
    expect(restoreChoice({ ...choice, first: first as number }, vorZwoelf)).toEqual(choice);
});

test('[V-19] a stored series to a target gets the limit that this game needs', () => {
  const series = { rounds: 0, target: 20, by: 'points' } as const;
  const endless = { ...defaultChoice(vorZwoelf, ''), series };
  expect(restoreChoice(endless, vorZwoelf)?.series).toEqual({ ...series, rounds: 50 });
  expect(restoreChoice({ ...defaultChoice(finito, ''), series }, finito)?.series).toEqual(series);
});
