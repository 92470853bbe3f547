import { gameById } from '@crescendo/rules';
import { expect, test } from 'vitest';
import { type Choice, optionsOf, usual, withClock, withOption } from '../../table/choosing.ts';
import {
  agreedAt,
  friendSeats,
  ownClock,
  rememberedTerms,
  type Terms,
  tableOf,
  usualTerms,
  withEdition,
} from './terms.ts';

const rummikub = gameById('rummikub')!;
const finito = gameById('finito')!;
const qwinto = gameById('qwinto')!;

const agreed = (choice: Choice, game = rummikub) => ({ choice, terms: usualTerms(choice, game) });

test('a choice becomes the table of these rules, by link, for friends and not for its bots', () => {
  const choice = withOption(withClock(usual(rummikub, 'Ada'), 90), 'openMin', 40);
  const table = tableOf(agreed(choice));
  expect(table).toMatchObject({
    game: 'rummikub',
    preset: choice.preset,
    seats: 2,
    series: false,
    clock: { kind: 'move', seconds: 90 },
    public: false,
    spectators: true,
    start: 'host',
  });
  expect(table.options).toMatchObject({
    openMin: 40,
    jokerSets: optionsOf(rummikub, choice.preset).jokerSets,
  });
  expect(table.absent).toBeUndefined();
});

test('without a clock there is none, and a series goes along', () => {
  const series = { rounds: 3, target: 0, by: 'points' } as const;
  const table = tableOf(agreed({ ...withClock(usual(rummikub, ''), 0), series }));
  expect(table.clock).toEqual({ kind: 'none' });
  expect(table.series).toEqual(series);
});

test('with days for a move nobody counts as gone; strangers begin when the table is full', () => {
  const { choice, terms } = agreed(usual(rummikub, ''));
  const table = tableOf({ choice, terms: { ...terms, clock: { kind: 'days', days: 2 }, public: true } });
  expect(table).toMatchObject({ clock: { kind: 'days', days: 2 }, absent: 0, public: true, start: 'full' });
});

test('where nobody may watch there is nothing to delay', () => {
  const { choice, terms } = agreed(usual(rummikub, ''));
  expect(tableOf({ choice, terms: { ...terms, delay: 60 } }).delay).toBe(60);
  expect(tableOf({ choice, terms: { ...terms, delay: 60, spectators: false } }).delay).toBe(0);
});

test('friends are two at least, and as many as the edition allows', () => {
  expect(friendSeats(qwinto, '')).toEqual({ min: 2, max: 6 });
  const small = Object.keys(finito.presets).find((preset) => finito.presets[preset]?.seats?.max === 4)!;
  expect(friendSeats(finito, small)).toEqual({ min: 2, max: 4 });
  const alone: Choice = { ...usual(finito, ''), players: [{ kind: 'human', name: '' }] };
  expect(usualTerms(alone, finito).seats).toBe(2);
  const many = { choice: usual(finito, ''), terms: { ...usualTerms(usual(finito, ''), finito), seats: 8 } };
  expect(withEdition(many, finito, small).terms.seats).toBe(4);
});

test('the clock of an edition: a bank before seconds, or none', () => {
  expect(ownClock({ bank: 600, increment: 10, seconds: 60 })).toEqual({
    kind: 'bank',
    seconds: 600,
    increment: 10,
  });
  expect(ownClock({ seconds: 60 })).toEqual({ kind: 'move', seconds: 60 });
  expect(ownClock({ seconds: 0 })).toBeUndefined();
  expect(ownClock({})).toBeUndefined();
});

test('another edition brings its clock, but only to those who play by the clock', () => {
  const choice = withClock(usual(rummikub, ''), 0);
  const terms = usualTerms(choice, rummikub);
  const banked = Object.keys(rummikub.presets).find(
    (preset) => Number(optionsOf(rummikub, preset).bank) > 0,
  )!;
  const calm = withEdition({ choice, terms }, rummikub, banked);
  expect(calm.terms.clock).toEqual({ kind: 'none' });
  const ticking = { choice, terms: { ...terms, clock: { kind: 'move', seconds: 60 } as const } };
  expect(withEdition(ticking, rummikub, banked).terms.clock).toEqual(ownClock(optionsOf(rummikub, banked)));
  const slow = { choice, terms: { ...terms, clock: { kind: 'days', days: 3 } as const } };
  expect(withEdition(slow, rummikub, banked).terms.clock).toEqual({ kind: 'days', days: 3 });
});

test.each([
  ['nothing', undefined],
  ['nonsense', 7 as unknown as Terms],
  ['terms of another time', { seats: 'many', clock: { kind: 'sand' }, level: 'god' } as unknown as Terms],
  ['half a clock', { clock: { kind: 'move' } } as unknown as Terms],
])('%s is remembered as what is usual', (_, kept) => {
  const choice = usual(rummikub, '');
  expect(rememberedTerms(kept, choice, rummikub)).toEqual(usualTerms(choice, rummikub));
});

test('what was agreed comes back, as many seats as the edition has now', () => {
  const choice = usual(rummikub, '');
  const kept: Terms = {
    seats: 9,
    clock: { kind: 'bank', seconds: 300, increment: 5 },
    public: true,
    spectators: false,
    delay: 60,
    talk: false,
    level: 'expert',
  };
  expect(rememberedTerms(kept, choice, rummikub)).toEqual({ ...kept, seats: 4 });
});

test('a table that is there already is read back as it is', () => {
  const here = usual(rummikub, 'Ada');
  const before = {
    choice: withOption(here, 'openMin', 20),
    terms: {
      ...usualTerms(here, rummikub),
      seats: 3,
      clock: { kind: 'days', days: 7 } as const,
      talk: false,
    },
  };
  const { instead: _, entropy: __, ...made } = tableOf(before);
  const info = { ...made, series: null } as unknown as Parameters<typeof agreedAt>[0];
  const back = agreedAt(info, here, rummikub);
  expect(tableOf(back)).toEqual(tableOf(before));
  expect(back.choice.players).toEqual(here.players);
});
