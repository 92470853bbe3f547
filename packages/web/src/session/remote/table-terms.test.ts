import { gameById, presetOptions } from '@crescendo/rules';
import { expect, test } from 'vitest';
import { defaultChoice, type SetupChoice, withClock, withFirst, withOption } from '../setup/setup-choice.ts';
import {
  createTableRequest,
  defaultTerms,
  onlineSeatLimits,
  presetClock,
  proposalFromTable,
  proposalWithPreset,
  restoreTerms,
  type TableTerms,
} from './table-terms.ts';

const rummikub = gameById('rummikub')!;
const finito = gameById('finito')!;
const qwinto = gameById('qwinto')!;

const agreed = (choice: SetupChoice, game = rummikub) => ({ choice, terms: defaultTerms(choice, game) });

test('a choice becomes the table of these rules, by link, for friends and not for its bots', () => {
  const choice = withOption(withClock(defaultChoice(rummikub, 'Ada'), rummikub, 90), 'openMin', 40);
  const table = createTableRequest(agreed(choice));
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
    jokerSets: presetOptions(rummikub, choice.preset).jokerSets,
  });
  expect(table.absent).toBeUndefined();
});

test('without a clock there is none, and a series goes along', () => {
  const series = { rounds: 3, target: 0, by: 'points' } as const;
  const table = createTableRequest(
    agreed({ ...withClock(defaultChoice(rummikub, ''), rummikub, 0), series }),
  );
  expect(table.clock).toEqual({ kind: 'none' });
  expect(table.series).toEqual(series);
});

test('with days for a move nobody counts as gone; strangers begin when the table is full', () => {
  const { choice, terms } = agreed(defaultChoice(rummikub, ''));
  const table = createTableRequest({
    choice,
    terms: { ...terms, clock: { kind: 'days', days: 2 }, public: true },
  });
  expect(table).toMatchObject({ clock: { kind: 'days', days: 2 }, absent: 0, public: true, start: 'full' });
});

test('where nobody may watch there is nothing to delay', () => {
  const { choice, terms } = agreed(defaultChoice(rummikub, ''));
  expect(createTableRequest({ choice, terms: { ...terms, delay: 60 } }).delay).toBe(60);
  expect(createTableRequest({ choice, terms: { ...terms, delay: 60, spectators: false } }).delay).toBe(0);
});

test('friends are two at least, and as many as the edition allows', () => {
  expect(onlineSeatLimits(qwinto, '')).toEqual({ min: 2, max: 6 });
  const small = Object.keys(finito.presets).find((preset) => finito.presets[preset]?.seats?.max === 4)!;
  expect(onlineSeatLimits(finito, small)).toEqual({ min: 2, max: 4 });
  const alone: SetupChoice = { ...defaultChoice(finito, ''), players: [{ kind: 'human', name: '' }] };
  expect(defaultTerms(alone, finito).seats).toBe(2);
  const many = {
    choice: defaultChoice(finito, ''),
    terms: { ...defaultTerms(defaultChoice(finito, ''), finito), seats: 8 },
  };
  expect(proposalWithPreset(many, finito, small).terms.seats).toBe(4);
});

test('the clock of an edition: a bank before seconds, or none', () => {
  const clockWith = (options: object) => presetClock(rummikub, { ...rummikub.options, ...options });
  expect(clockWith({ bank: 600, increment: 10, seconds: 60 })).toEqual({
    kind: 'bank',
    seconds: 600,
    increment: 10,
  });
  expect(clockWith({ seconds: 60 })).toEqual({ kind: 'move', seconds: 60 });
  expect(clockWith({ seconds: 0 })).toBeUndefined();
  expect(presetClock(qwinto, qwinto.options)).toBeUndefined();
});

test('another edition brings its clock, but only to those who play by the clock', () => {
  const choice = withClock(defaultChoice(rummikub, ''), rummikub, 0);
  const terms = defaultTerms(choice, rummikub);
  const banked = Object.keys(rummikub.presets).find(
    (preset) => Number(presetOptions(rummikub, preset).bank) > 0,
  )!;
  const calm = proposalWithPreset({ choice, terms }, rummikub, banked);
  expect(calm.terms.clock).toEqual({ kind: 'none' });
  const ticking = { choice, terms: { ...terms, clock: { kind: 'move', seconds: 60 } as const } };
  expect(proposalWithPreset(ticking, rummikub, banked).terms.clock).toEqual(
    presetClock(rummikub, presetOptions(rummikub, banked)),
  );
  const slow = { choice, terms: { ...terms, clock: { kind: 'days', days: 3 } as const } };
  expect(proposalWithPreset(slow, rummikub, banked).terms.clock).toEqual({ kind: 'days', days: 3 });
});

test.each([
  ['nothing', undefined],
  ['nonsense', 7],
  ['terms of another time', { seats: 'many', clock: { kind: 'sand' }, level: 'god' }],
  ['half a clock', { clock: { kind: 'move' } }],
])('%s is remembered as what is usual', (_, kept) => {
  const choice = defaultChoice(rummikub, '');
  expect(restoreTerms(kept, choice, rummikub)).toEqual(defaultTerms(choice, rummikub));
});

test('what was agreed comes back, as many seats as the edition has now', () => {
  const choice = defaultChoice(rummikub, '');
  const kept: TableTerms = {
    seats: 9,
    clock: { kind: 'bank', seconds: 300, increment: 5 },
    public: true,
    spectators: false,
    delay: 60,
    talk: false,
    reactions: false,
    drafts: true,
    level: 'expert',
  };
  expect(restoreTerms(kept, choice, rummikub)).toEqual({ ...kept, seats: 4 });
});

test('a table that is there already is read back as it is', () => {
  const here = defaultChoice(rummikub, 'Ada');
  const before = {
    choice: withOption(here, 'openMin', 20),
    terms: {
      ...defaultTerms(here, rummikub),
      seats: 3,
      clock: { kind: 'days', days: 7 } as const,
      talk: false,
    },
  };
  const { instead: _, entropy: __, preset = '', options = {}, ...made } = createTableRequest(before);
  const info = { ...made, preset, options, series: null };
  const back = proposalFromTable(info, here, rummikub);
  expect(createTableRequest(back)).toEqual(createTableRequest(before));
  expect(back.choice.players).toEqual(here.players);
});

test('[V-8] who begins is asked for where it was chosen, and read back from a table', () => {
  const here = defaultChoice(rummikub, 'Ada');
  expect(createTableRequest(agreed(here))).not.toHaveProperty('first');
  for (const first of [1, 'random'] as const) {
    const table = createTableRequest(agreed(withFirst(here, first)));
    expect(table.first).toBe(first);
    const info = { preset: here.preset, options: here.options, series: null, first };
    expect(proposalFromTable(info, here, rummikub).choice.first).toBe(first);
  }
  const plain = { preset: here.preset, options: here.options, series: null };
  expect(proposalFromTable(plain, withFirst(here, 1), rummikub).choice).not.toHaveProperty('first');
});
